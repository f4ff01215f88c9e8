import type { Plugin } from 'vite';

const mergeRefs = '\0merge-refs';
const atOnce = '\0at-once';

/** What a file of Mantine's takes in, and what it is given in its place. */
const standIns: { of: RegExp; takes: RegExp; instead: string }[] = [
  { of: /\/ScrollArea\/ScrollArea\.mjs$/, takes: /^@floating-ui\/react$/, instead: mergeRefs },
  {
    of: /\/(Button\/Button|ActionIcon\/ActionIcon)\.mjs$/,
    takes: /\/Transition\/Transition\.mjs$/,
    instead: atOnce,
  },
];

const codeOf: Record<string, string> = {
  [mergeRefs]: `import { useMergedRef } from '@mantine/hooks';
     export const useMergeRefs = (refs) => useMergedRef(...refs);`,
  [atOnce]: 'export const Transition = ({ mounted, children }) => (mounted ? children({}) : null);',
};

/** The shop has no groups of buttons, yet every button hands them on as properties of its own. */
const groups = /^(Button|ActionIcon)\.Group(Section)? = \w+;$/gm;

/**
 * Leaves out what Mantine's components carry along unused. Its scroll area takes one line from the positioning
 * engine (its way of merging refs), and with it every dialog would carry all 14 kB of the engine;
 * Mantine's own hook does the same. Buttons show that they are busy at once: every page would carry all transitions for
 * a spinner that slides in.
 */
export const lightMantine = (): Plugin => ({
  name: 'flowmart-light-mantine',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@floating-ui\/react$|\/Transition\.mjs$/ },
    handler: (source, importer) =>
      standIns.find(
        ({ of, takes }) =>
          takes.test(source) &&
          importer?.includes('/@mantine/core/esm/components/') &&
          of.test(importer),
      )?.instead ?? null,
  },
  load: {
    filter: { id: /^\0(merge-refs|at-once)$/ },
    handler: (id) => codeOf[id] ?? null,
  },
  transform: {
    filter: { id: /\/@mantine\/core\/esm\/components\/(Button|ActionIcon)\/\w+\.mjs$/ },
    handler: (code) => ({ code: code.replace(groups, ''), map: null }),
  },
});
