import type { Plugin } from 'vite';

const standIn = '\0merge-refs';

/**
 * Mantine's scroll area takes one line from the positioning engine (its way of merging refs), and with
 * it every dialog would carry all 14 kB of the engine. Mantine's own hook does the same.
 */
export const lightScrollArea = (): Plugin => ({
  name: 'flowmart-light-scroll-area',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@floating-ui\/react$/ },
    handler: (_, importer) =>
      importer && /@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/.test(importer)
        ? standIn
        : null,
  },
  load: {
    filter: { id: /^\0merge-refs$/ },
    handler: () =>
      `import { useMergedRef } from '@mantine/hooks';
       export const useMergeRefs = (refs) => useMergedRef(...refs);`,
  },
});
