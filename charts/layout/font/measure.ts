import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

/**
 * Writes widths.json: how wide a browser draws each character of the charts' typeface, in thousandths of
 * its size; Arabic letters in each of their forms. Run by hand after the font's package changed:
 * `CHROMIUM=/usr/bin/chromium npx tsx charts/layout/font/measure.ts`.
 */
const require = createRequire(import.meta.url);
const fontAs = (subset: string) =>
  readFileSync(
    require.resolve(`@fontsource-variable/cairo/files/cairo-${subset}-wght-normal.woff2`),
  ).toString('base64');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));
const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”…•'];
const arabic = [...range(0x60c, 0x60c), '؛', '؟', ...range(0x621, 0x652), ...range(0x660, 0x66c)];
const ligatures = ['لا', 'لأ', 'لإ', 'لآ'];
const weights = [400, 600, 700];

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const page = await browser.newPage();
await page.setContent(
  Object.entries({ latin: 'U+0-FF,U+2010-206F', arabic: 'U+600-6FF,U+200C-200E' })
    .map(
      ([subset, characters]) =>
        `<style>@font-face{font-family:Cairo;font-weight:200 1000;unicode-range:${characters};src:url(data:font/woff2;base64,${fontAs(subset)})}</style>`,
    )
    .join(''),
);
// The stroke that lengthens a word makes its neighbours take their joined forms.
const joiner = 'ـ';
const letterForms = (text: string) => [text, text + joiner, joiner + text + joiner, joiner + text];
const asked = [...latin, ...[...arabic, ...ligatures].flatMap(letterForms)];

/** Widths of all texts in one weight, in the order asked. */
const widthsIn = (weight: number) =>
  page.evaluate(
    async ({ asked, font }) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      await document.fonts.load(font, 'a–ع');
      pen.font = font;
      return asked.map((text) => Math.round(pen.measureText(text).width));
    },
    { asked, font: `${weight} 1000px Cairo` },
  );

const rows: string[] = [];
for (const weight of weights) {
  const widths = await widthsIn(weight);
  const stroke = widths[latin.length + 4 * arabic.indexOf(joiner)] ?? 0;
  const table: Record<string, number | number[]> = {};
  for (const [place, one] of latin.entries()) table[one] = widths[place] ?? 0;
  for (const [place, one] of [...arabic, ...ligatures].entries()) {
    const from = latin.length + 4 * place;
    const [alone = 0, first = 0, middle = 0, last = 0] = widths.slice(from, from + 4);
    table[one] = [alone, first - stroke, middle - 2 * stroke, last - stroke];
  }
  rows.push(`"${weight}": ${JSON.stringify(table)}`);
}
await browser.close();
writeFileSync(new URL('widths.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
