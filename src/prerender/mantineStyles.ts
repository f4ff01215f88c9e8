import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Colours of Mantine's that the shop does not use: a third of its variables. */
const unusedColours = /--mantine-color-(cyan|grape|indigo|lime|pink|violet)-[\w-]+:[^;]*;/g;

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
        const css = readFileSync(id, 'utf8').replace(unusedColours, '');
        return layer ? css.replace('@layer mantine {', `@layer ${layer} {`) : css;
      },
    },
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/.*\/[A-Z]\w+\.module\.mjs$/ },
      handler(code, id) {
        const sheet = `${/([A-Z]\w+)\.module\.mjs$/.exec(id)?.[1]}.layer.css`;
        if (!existsSync(join(sheets, sheet))) return null;
        return { code: `import '@mantine/core/styles/${sheet}';\n${code}`, map: null };
      },
    },
  };
}
