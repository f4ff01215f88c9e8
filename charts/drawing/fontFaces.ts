import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const subsets = {
  latin: 'U+0000-00FF,U+2010-206F',
  arabic: 'U+0600-06FF,U+200C-200E',
};

/** CSS with the typeface in it: a page that is opened from a folder may not load a font of its own. */
export const fontFaces = (): string =>
  Object.entries(subsets)
    .map(([subset, range]) => {
      const path = `@fontsource-variable/cairo/files/cairo-${subset}-wght-normal.woff2`;
      const data = readFileSync(resolve(path)).toString('base64');
      const source = `url(data:font/woff2;base64,${data}) format('woff2')`;
      return `@font-face{font-family:'Cairo Variable';font-weight:200 1000;unicode-range:${range};src:${source}}`;
    })
    .join('');
