import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  emptyMutations,
  missedOfTanstack,
  unusedOfRouter,
} from '../../../src/prerender/lightTanstack';
import { prune } from '../../../src/prerender/prune';

it('the router is built without what the shop has nothing of', () => {
  const code = readFileSync('node_modules/@tanstack/router-core/dist/esm/router.js', 'utf8');
  const lean = prune(code, unusedOfRouter);
  const parts = ['this.matchRoute =', 'this.clearCache', 'this.options.routeMasks', 'this.rewrite'];
  expect(parts.map((part) => [code.includes(part), lean.includes(part)])).toEqual(
    parts.map(() => [true, false]),
  );
});

it('the client of questions finds no mutation, and ends none', async () => {
  const { MutationCache } = await import(
    `data:text/javascript,${encodeURIComponent(emptyMutations)}`
  );
  const { QueryClient } = await import('@tanstack/react-query');
  const client = new QueryClient({ mutationCache: new MutationCache() });
  client.setQueryData(['a'], 1);
  await client.resumePausedMutations();
  expect(client.isMutating()).toBe(0);
  client.clear();
  expect(client.getQueryData(['a'])).toBeUndefined();
});

it.each([
  ['const { mutate } = useMutation(options)', 'useMutation'],
  ['createRouter({ routeMasks: [mask] })', 'routeMasks:'],
  ['navigate({ viewTransition: true })', 'viewTransition: '],
  ['navigate({ viewTransition: false, to: "/" })', null],
])('the build ends on %s', (code, missed) => {
  expect(missedOfTanstack(code)).toBe(missed);
});
