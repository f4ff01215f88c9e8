import type { Plugin } from 'vite';

const standIn = '\0merge-refs';

/** The shop has no groups of buttons, yet every button hands them on as properties of its own. */
const groups = /^(Button|ActionIcon)\.Group(Section)? = \w+;$/gm;

/**
 * Leaves out what Mantine's components carry along unused. Its scroll area takes one line from the positioning
 * engine (its way of merging refs), and with it every dialog would carry all 14 kB of the engine;
 * Mantine's own hook does the same.
 */
export const lightMantine = (): Plugin => ({
  name: 'flowmart-light-mantine',
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
  transform: {
    filter: { id: /\/@mantine\/core\/esm\/components\/(Button|ActionIcon)\/\w+\.mjs$/ },
    handler: (code) => ({ code: code.replace(groups, ''), map: null }),
  },
});
