/**
 * Copies the icons in use out of the large development package, and measures them in a browser:
 * `npx tsx demo/pictures/extractIcons.ts` (`CHROMIUM_PATH` when it is not in the usual place).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, groups } from './catalogue.ts';
import { ownIcons } from './ownIcons.ts';
import { sceneIcons } from './sceneIcons.ts';

type IconSet = { icons: Record<string, { body: string; width?: number; height?: number }> };

const packagePath = createRequire(import.meta.url).resolve(
  '@iconify-json/fluent-emoji-flat/icons.json',
);
const set = JSON.parse(readFileSync(packagePath, 'utf8')) as IconSet;

const wanted = [
  ...new Set([
    ...catalogue.map((entry) => entry.icon),
    ...groups.map((group) => group.icon),
    ...sceneIcons,
  ]),
].filter((name) => !(name in ownIcons));

const icons = Object.fromEntries(
  wanted.sort().map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`The set has no icon named ${name}`);
    return [name, simplify(name, icon.body)];
  }),
);

const notice =
  'Fluent Emoji (flat), Copyright (c) Microsoft Corporation, MIT licence, ' +
  'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE; each in a square of 32 by 32';
writeFileSync(
  new URL('./icons.json', import.meta.url),
  asText({ notice, icons, boxes: measure({ ...icons, ...ownIcons }) }),
);

/**
 * Two decimals of a 32-unit square are a tenth of a pixel in the largest picture. Digits are cut in the text, not
 * recomputed, because path data may glue a flag to the number that follows it.
 */
function simplify(name: string, body: string): string {
  return body
    .replace(/(\.\d)(\d)(\d)\d*/g, (_, first: string, second: string, third: string) =>
      Number(third) >= 5 && second !== '9' ? `${first}${Number(second) + 1}` : first + second,
    )
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
    .replace(/^<g fill="none">([\s\S]*)<\/g>$/, '$1');
}

/** Icons differ in the air around them; standing on a shelf takes the exact box, which only a renderer knows. */
function measure(bodies: Record<string, string>): Record<string, number[]> {
  const page = join(mkdtempSync(join(tmpdir(), 'icons-')), 'measure.html');
  const drawings = Object.entries(bodies).map(
    ([name, body]) =>
      `<svg viewBox="0 0 32 32" width="32" height="32"><g id="box:${name}" fill="none">${body}</g></svg>`,
  );
  const script = `<script>
    const round = (value) => Math.round(value * 10) / 10;
    const found = [...document.querySelectorAll('g[id^="box:"]')].map((group) => {
      const box = group.getBBox();
      return [group.id.slice(4), [box.x, box.y, box.width, box.height].map(round)];
    });
    document.body.textContent = '@' + JSON.stringify(found) + '@';
  </script>`;
  writeFileSync(page, `<!doctype html><body>${drawings.join('')}${script}`);
  const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', `file://${page}`];
  const dom = execFileSync(browser, flags, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const text = /@(\[.*\])@/s.exec(dom)?.[1];
  if (!text) throw new Error('The browser measured nothing');
  return Object.fromEntries(JSON.parse(text) as [string, number[]][]);
}

/** JSON with one icon a line, so that a change of one shows as one. */
function asText({
  notice: licence,
  ...tables
}: { notice: string } & Record<string, object | string>) {
  const table = (entries: object) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const parts = Object.entries(tables).map(
    ([name, entries]) => `  ${JSON.stringify(name)}: {\n${table(Object(entries))}\n  }`,
  );
  return `{\n  "notice": ${JSON.stringify(licence)},\n${parts.join(',\n')}\n}\n`;
}
