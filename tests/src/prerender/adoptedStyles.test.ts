import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withAdopted } from '../../../src/prerender/adoptedStyles';

const ofMantine = 'node_modules/@mantine/core/esm/core/MantineProvider/';
const variables = `${ofMantine}MantineCssVariables/MantineCssVariables.mjs`;
const scheme = `${ofMantine}use-mantine-color-scheme/use-mantine-color-scheme.mjs`;

it.each([
  [variables, 'useAdopted(css && `'],
  [scheme, 'return adopt("*, *::before, *::after {transition: none !important;}");'],
])('%s makes no style element any more', (file, instead) => {
  const changed = withAdopted(readFileSync(file, 'utf8'), file);
  expect(changed).toContain(instead);
  expect(changed).not.toMatch(/createElement|jsx\("style"/);
});

it('the build ends where a library makes its style element in another way, and leaves other files as they are', () => {
  expect(() => withAdopted('jsx("style", {})', scheme)).toThrow(
    'use-mantine-color-scheme.mjs makes its style element in another way',
  );
  expect(withAdopted('jsx("div", {})', 'Button.mjs')).toBeNull();
});
