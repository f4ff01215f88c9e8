/**
 * Draws every icon that the catalogue and the scenes name as a picture of its own, in `sprites/` and half as large in `sprites/small/`, and measures it:
 * `npx tsx demo/pictures/extract/icons.ts`. The shaded set is 100 MB, so it is fetched for this alone; `ICON_SET` names
 * its `icons.json` where there is one already. What was drawn before stays as it is; `--all` draws it anew.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { catalogue, groups } from '../catalogue.ts';
import { drawnGoods, dyedGoods, goodsLooks, groupedGoods } from '../goods/looks.ts';
import known from '../icons.json' with { type: 'json' };
import { ownIcons } from '../ownIcons.ts';
import { plated } from '../plated/plated.ts';
import { sceneIcons } from '../sceneIcons.ts';
import { effects } from './effects.ts';
import { asDyed, together } from './goods.ts';
import { light } from './light.ts';
import { asWare, wares } from './wares.ts';

type IconSet = { icons: Record<string, { body: string }> };

const source = '@iconify-json/fluent-emoji@1.2.7';
/** Pixels of a whole icon, of which a sprite keeps what is covered. */
const pixels = 640;
const sprites = new URL('../sprites/', import.meta.url);

function fetchSet(): string {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  const packed = execFileSync('npm', ['pack', '--silent', source], {
    cwd: folder,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', packed.trim()], { cwd: folder });
  return join(folder, 'package/icons.json');
}

const set: IconSet = JSON.parse(readFileSync(process.env.ICON_SET ?? fetchSet(), 'utf8'));

async function drawn(name: string): Promise<Buffer> {
  const dyed = dyedGoods[name];
  if (dyed) return asDyed(await drawn(dyed.of), dyed);
  const grouped = groupedGoods[name];
  if (grouped) return together(await Promise.all(grouped.map(drawn)));
  const own = ownIcons[name] ?? drawnGoods[name];
  if (own) return light(own, pixels);
  const body = effects[name] ?? plated[name] ?? set.icons[name]?.body;
  if (!body) throw new Error(`The set has no icon named ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
}

/** What it covers of a square of 32 by 32: icons differ in the air around them, and stand on their lowest point. */
async function extract(name: string): Promise<[string, number[]]> {
  const ware = wares[name];
  const { data, info } = await sharp(
    ware ? await asWare(await drawn(ware.of), ware) : await drawn(name),
  )
    .trim({ background: '#00000000', threshold: 24 })
    .png()
    .toBuffer({ resolveWithObject: true });
  for (const [file, part] of Object.entries({ [`${name}.webp`]: 1, [`small/${name}.webp`]: 0.5 })) {
    const sized = sharp(data).resize(Math.round(info.width * part));
    const bytes = await sized.webp({ quality: 80, alphaQuality: 85, effort: 6 }).toBuffer();
    writeFileSync(new URL(file, sprites), bytes);
  }
  const units = (part = 0) => Math.round(Math.abs(part) * (320 / pixels)) / 10;
  return [name, [info.trimOffsetLeft, info.trimOffsetTop, info.width, info.height].map(units)];
}

const wanted = [
  ...new Set([
    ...catalogue.map((entry) => entry.icon),
    ...groups.map((group) => group.icon),
    ...sceneIcons,
    ...Object.keys(ownIcons),
    ...Object.keys(effects),
    ...Object.keys(plated),
    ...goodsLooks.flatMap(([, looks]) => looks),
    ...Object.keys(wares),
  ]),
].sort();

mkdirSync(new URL('small/', sprites), { recursive: true });
for (const file of readdirSync(sprites, { encoding: 'utf8', recursive: true }))
  if (file.endsWith('.webp') && !wanted.includes(basename(file, '.webp')))
    rmSync(new URL(file, sprites));
const before: Record<string, number[]> = process.argv.includes('--all') ? {} : known.boxes;
const boxes: [string, number[]][] = [];
for (const name of wanted) {
  const box = existsSync(new URL(`${name}.webp`, sprites)) ? before[name] : undefined;
  boxes.push(box ? [name, box] : await extract(name));
}

const notice =
  'Fluent Emoji, Copyright (c) Microsoft Corporation, MIT licence, ' +
  'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE; boxes in a square of 32 by 32';
const lines = boxes.map(([name, box]) => `    ${JSON.stringify(name)}: ${JSON.stringify(box)}`);
writeFileSync(
  new URL('../icons.json', import.meta.url),
  `{\n  "notice": ${JSON.stringify(notice)},\n  "boxes": {\n${lines.join(',\n')}\n  }\n}\n`,
);
