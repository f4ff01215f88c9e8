import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { landingQuery, modulesQuery } from '../../../src/client/shopQueries';
import { HowItWorks } from '../../../src/content/landing/HowItWorks';
import { ModuleTiles } from '../../../src/content/landing/ModuleTiles';
import { renderPiece } from '../../support/render';

vi.mock('../../../src/client/runtimeConfig', async (original) => {
  const real = await original<typeof import('../../../src/client/runtimeConfig')>();
  real.runtimeConfig.apiUrl = 'https://shop.example';
  return real;
});

const sources = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'));

it('pictures of tiles and steps come from the back end that named them (API_URL)', async () => {
  await renderPiece(
    <>
      <ModuleTiles />
      <HowItWorks />
    </>,
    (client) => {
      client.setQueryData(modulesQuery().queryKey, [
        {
          id: 1,
          module_name: 'Food',
          module_type: 'food',
          icon_full_url: '/media/module/food.svg',
          description: '',
          zones: [{ id: 1, name: 'Centre' }],
          status: 1,
          stores_count: 3,
        },
      ]);
      client.setQueryData(landingQuery().queryKey, {
        steps: [{ title: 'One', text: 'Two', image_full_url: '/media/item/food/a-1.svg' }],
      } as never);
    },
  );
  expect(sources()).toEqual([
    'https://shop.example/media/module/food.svg',
    'https://shop.example/media/item/food/a-1.svg',
  ]);
});

it('a page’s own pictures are the storefront’s files: none is asked of a back end that may not draw it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('locales'))
    .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));
  const drawn = files.filter(({ text }) => /['"`]\/media\/[a-z]/.test(text));
  expect(drawn.map(({ file }) => file)).toEqual([]);
  const own = files.flatMap(({ text }) => text.match(/\/pictures\/[\w-]+\.(svg|png)/g) ?? []);
  const rides = ['bicycle', 'scooter', 'car'].map((ride) => `/pictures/ride-${ride}.svg`);
  const missing = [...own, ...rides].filter((path) => !existsSync(join('public', path)));
  expect(missing).toEqual([]);
});
