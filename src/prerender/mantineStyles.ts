import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Colours of Mantine's that the shop does not use: almost half of its variables. */
export const unusedColours = ['cyan', 'grape', 'green', 'indigo', 'lime', 'pink', 'violet'];

const unusedVariables = new RegExp(
  `--mantine-color-(${unusedColours.join('|')})-[\\w-]+:[^;]*;`,
  'g',
);

/**
 * Rules of groups of buttons and of loaders of bars and dots, of which the shop has none: a third of what
 * every button brings along.
 */
const unusedRules =
  /[^{}]*\.m_(1a0f1b21|437b6484|80d6d844|70be2a01|7a2bd4cd|870bb79|4e3f22d7|870c4af)\b[^{}]*\{[^{}]*\}/g;

/** How those loaders move. */
const unusedMoves = /@keyframes m_(5d2b3b9d|aac34a1) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/** Every length can be scaled by the theme; the shop's is 1 for all, and saying so costs a page half a KiB. */
const scaled = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/** Parts of components that the shop does not use, though they come along with their components. */
const unusedSheets = new Set(['CheckboxCard.layer.css', 'CheckboxIndicator.layer.css']);

/**
 * Components that others build on: their rules lose against those of the others in whatever order the
 * sheets arrive.
 */
const layerOf: Record<string, string> = Object.fromEntries([
  ...['baseline', 'global', 'UnstyledButton', 'Paper', 'ScrollArea', 'Group', 'VisuallyHidden'].map(
    (name) => [name, 'mantine.ground'],
  ),
  ...[
    'CloseButton',
    'Flex',
    'FloatingIndicator',
    'InlineInput',
    'Input',
    'Loader',
    'ModalBase',
    'Overlay',
    'Popover',
    'Text',
  ].map((name) => [name, 'mantine.floor']),
]);

/**
 * Each Mantine component brings its own style sheet along, so that a page loads the styles of what it
 * shows. Cascade layers make the order of arrival unimportant; the shop's own rules stand above them all.
 */
export function mantineStyles(root: string): Plugin {
  const sheets = join(root, 'node_modules/@mantine/core/styles');
  return {
    name: 'flowmart-mantine-styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/@mantine\/core\/styles\/[\w-]+\.layer\.css$/ },
      handler(id) {
        const layer = layerOf[/([\w-]+)\.layer\.css$/.exec(id)?.[1] ?? ''];
        const css = readFileSync(id, 'utf8')
          .replace(unusedVariables, '')
          .replace(unusedRules, '')
          .replace(unusedMoves, '')
          .replace(scaled, '$1');
        return layer ? css.replace('@layer mantine {', `@layer ${layer} {`) : css;
      },
    },
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/.*\/[A-Z]\w+\.module\.mjs$/ },
      handler(code, id) {
        const sheet = `${/([A-Z]\w+)\.module\.mjs$/.exec(id)?.[1]}.layer.css`;
        if (unusedSheets.has(sheet) || !existsSync(join(sheets, sheet))) return null;
        return { code: `import '@mantine/core/styles/${sheet}';\n${code}`, map: null };
      },
    },
  };
}
