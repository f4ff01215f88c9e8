import type { Plugin } from 'vite';
import { unusedColours } from './mantineStyles.ts';

const mergeRefs = '\0merge-refs';
const atOnce = '\0at-once';
const noClasses = '\0no-classes';

/** What a file of Mantine's takes in, and what it is given in its place. */
const standIns: { of: RegExp; takes: RegExp; instead: string }[] = [
  { of: /\/ScrollArea\/ScrollArea\.mjs$/, takes: /^@floating-ui\/react$/, instead: mergeRefs },
  {
    of: /\/(Button\/Button|ActionIcon\/ActionIcon)\.mjs$/,
    takes: /\/Transition\/Transition\.mjs$/,
    instead: atOnce,
  },
  {
    of: /\/MantineProvider\/MantineProvider\.mjs$/,
    takes: /\/MantineClasses\.mjs$/,
    instead: noClasses,
  },
];

const codeOf: Record<string, string> = {
  [mergeRefs]: `import { useMergedRef } from '@mantine/hooks';
     export const useMergeRefs = (refs) => useMergedRef(...refs);`,
  [atOnce]: 'export const Transition = ({ mounted, children }) => (mounted ? children({}) : null);',
  [noClasses]: 'export const MantineClasses = () => null;',
};

/** The shop has no groups of buttons, yet every button hands them on as properties of its own. */
const groups = /^(Button|ActionIcon)\.Group(Section)? = \w+;$/gm;

const colour = new RegExp(`^\\t(${unusedColours.join('|')}): \\[[^\\]]*\\],?$`, 'gm');

/** Mantine's own colours without those that the shop does not use. */
export const usedColours = (code: string): string => code.replace(colour, '');

/** What Mantine writes style elements for, as the page runs: no page of the shop allows one (adoptedStyles.ts). */
const styleMakers = '<(?:SimpleGrid|Grid|Flex|AppShell|style)\\b|=\\{\\{ ?(?:base|xs|sm|md|lg|xl):';

const asked = new RegExp(
  `\\b(visibleFrom|hiddenFrom)\\b|\\b(color|c|bg)[=:] ?["'](${unusedColours.join('|')})\\b|${styleMakers}`,
);

/** The part of the shop's own code that needs what Mantine is built without. */
export const missedOfMantine = (code: string): string | null => asked.exec(code)?.[0] ?? null;

/**
 * Leaves out what Mantine's components carry along unused. Its scroll area takes one line from the positioning
 * engine (its way of merging refs), and with it every dialog would carry all 14 kB of the engine;
 * Mantine's own hook does the same. Buttons show that they are busy at once: every page would carry all transitions for
 * a spinner that slides in. Nothing of the shop is shown by a class of Mantine's for the width of a screen, in half of its
 * colours, or by a style that differs from one element to the next.
 */
export const lightMantine = (): Plugin => ({
  name: 'flowmart-light-mantine',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@floating-ui\/react$|\/(Transition|MantineClasses)\.mjs$/ },
    handler: (source, importer) =>
      standIns.find(
        ({ of, takes }) =>
          takes.test(source) && importer?.includes('/@mantine/core/esm/') && of.test(importer),
      )?.instead ?? null,
  },
  load: {
    filter: { id: /^\0(merge-refs|at-once|no-classes)$/ },
    handler: (id) => codeOf[id] ?? null,
  },
  transform: {
    filter: {
      id: /\/@mantine\/core\/esm\/(components\/(Button|ActionIcon)\/\w+|.*\/default-colors)\.mjs$|\/src\/.*\.tsx$/,
    },
    handler(code, id) {
      if (id.endsWith('/default-colors.mjs')) return { code: usedColours(code), map: null };
      if (id.includes('/@mantine/')) return { code: code.replace(groups, ''), map: null };
      const missed = missedOfMantine(code);
      if (missed) this.error(`${id} asks for ${missed}, which the shop is built without`);
      return null;
    },
  },
});
