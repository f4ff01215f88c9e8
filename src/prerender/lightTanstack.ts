import type { Plugin } from 'vite';
import { type Facts, prune } from './prune.ts';

const noMutations = '\0no-mutations';

/** What changes something goes by flows: of a cache of mutations the client of questions needs that there are none. */
export const emptyMutations = `export class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

/** The shop stands at the root of its address, shows each page under its own, and moves from one to the next at once. */
export const unusedOfRouter: Facts = {
  functions: {},
  never: [],
  nulls: [
    'defaultViewTransition',
    'notFoundRoute',
    'postSearchFilters',
    'preSearchFilters',
    'rewrite',
    'routeMasks',
    'shouldViewTransition',
    'stringifyParams',
  ],
  tags: [],
  assignments: ['this.clearCache =', 'this.matchRoute =', 'this.rewrite ='],
};

const asked =
  /\b(useMutation|getMutationCache|useMatchRoute|matchRoute|clearCache|composeRewrites)\b|\b(routeMasks|notFoundRoute|stringifyParams|preSearchFilters|postSearchFilters|defaultViewTransition):|\bviewTransition: (?!false)/;

/** The part of the shop's own code that needs what the router and the cache of answers are built without. */
export const missedOfTanstack = (code: string): string | null => asked.exec(code)?.[0] ?? null;

export const lightTanstack = (): Plugin => ({
  name: 'flowmart-light-tanstack',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/mutationCache\.js$/ },
    handler: (_, importer) =>
      importer?.endsWith('/query-core/build/modern/queryClient.js') ? noMutations : null,
  },
  load: { filter: { id: /^\0no-mutations$/ }, handler: () => emptyMutations },
  transform: {
    filter: { id: /\/router-core\/dist\/esm\/router\.js$|\/src\/.*\.tsx?$/ },
    handler(code, id) {
      if (id.includes('/router-core/')) return { code: prune(code, unusedOfRouter), map: null };
      const missed = id.includes('/src/prerender/') ? null : missedOfTanstack(code);
      if (missed) this.error(`${id} asks for ${missed}, which the shop is built without`);
      return null;
    },
  },
});
