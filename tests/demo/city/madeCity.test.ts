import { expect, it } from 'vitest';
import { createCity } from '../../../demo/city/city';
import { makeCity } from '../../../demo/city/makeCity';

it('the build puts the very city into the server that a start without it makes', async () => {
  const { transform } = makeCity();
  if (typeof transform !== 'function') throw new Error('it transforms');
  const made = await transform.call({} as never, '', '/home/shop/demo/city/madeCity.ts');
  const { code } = made as { code: string };
  const built: { madeCity: string } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect(JSON.parse(built.madeCity)).toEqual(createCity());
  expect(await transform.call({} as never, '', '/home/shop/demo/city/city.ts')).toBeNull();
});
