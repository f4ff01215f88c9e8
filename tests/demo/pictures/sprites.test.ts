import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue, groups } from '../../../demo/pictures/catalogue.ts';
import { lookOf } from '../../../demo/pictures/drawing/packs.ts';
import { effects } from '../../../demo/pictures/extract/effects.ts';
import { wares } from '../../../demo/pictures/extract/wares.ts';
import { ownIcons } from '../../../demo/pictures/ownIcons.ts';
import {
  drawPicture,
  type PictureRequest,
  parsePictureUrl,
  pictureSize,
  pictureUrl,
  viewStep,
  views,
} from '../../../demo/pictures/pictures.ts';
import { plated } from '../../../demo/pictures/plated/plated.ts';
import { sceneIcons } from '../../../demo/pictures/sceneIcons.ts';
import { spriteFile } from '../../../demo/pictures/spriteFile.ts';
import { withSprites } from '../../../demo/pictures/sprites.ts';
import { greenTable } from '../../../demo/seed/menus/food/greenTable.ts';
import { saffronKitchen } from '../../../demo/seed/menus/food/saffronKitchen.ts';
import { sunriseBreakfast } from '../../../demo/seed/menus/food/sunriseBreakfast.ts';
import { groceryShelves } from '../../../demo/seed/menus/groceryShelves.ts';
import { fridge, kitchens } from '../../../demo/seed/menus/kitchens.ts';
import { createDrawnPictures } from '../../../server/web/drawnPictures';

const drawn = createDrawnPictures(async (path, width) => {
  const request = parsePictureUrl(path);
  return request && withSprites(drawPicture(request), width / pictureSize(request).width);
});

/** As a browser gets it for a card. */
async function cardOf(request: PictureRequest): Promise<Buffer> {
  const picture = await drawn(pictureUrl(request), 400);
  if (!picture) throw new Error(`${pictureUrl(request)} is not drawn`);
  return picture;
}

const thumbOf = async (request: PictureRequest) =>
  sharp(await cardOf(request))
    .resize(48, 36, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();

/** The mean of what the colours of two pictures differ by, of 255. */
function apart(one: Buffer, other: Buffer): number {
  return (
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
  );
}

/** Pairs of a list that differ by less than `least`. */
const alike = (list: Buffer[], least: number) =>
  list.flatMap((one, index) =>
    list.slice(index + 1).flatMap((other, further) => {
      const found = apart(one, other);
      return found < least ? [[index, index + 1 + further, Math.round(found)]] : [];
    }),
  );

const samples = [
  ['food', 'hamburger'],
  ['food', 'steaming-bowl'],
  ['grocery', 'strawberry'],
  ['grocery', 'milk-carton'],
  ['pharmacy', 'syrup-bottle'],
  ['ecommerce', 'headphone'],
] as const;

const item = (module: (typeof samples)[number][0], icon: string, seed: number): PictureRequest => ({
  kind: 'item',
  module,
  icons: [icon],
  seed,
});

it('has a sprite in two sizes of whatever is named: `npx tsx demo/pictures/extract/icons.ts` draws them', () => {
  const named = [
    ...catalogue.map(({ icon }) => icon),
    ...groups.map(({ icon }) => icon),
    ...sceneIcons,
    ...Object.keys(ownIcons),
    ...Object.keys(effects),
    ...Object.keys(plated),
    ...Object.keys(wares),
  ];
  const missing = named.flatMap((name) =>
    [true, false]
      .map((isSmall) => fileURLToPath(spriteFile(name, isSmall)))
      .filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});

it('serves no two hot dishes of a kitchen in the same pan, pot or bowl', () => {
  const hot = ['shallow-pan-of-food', 'cooking', 'pot-of-food', 'steaming-bowl'];
  for (const menu of [saffronKitchen, sunriseBreakfast, greenTable]) {
    const served = menu
      .filter(({ icon }) => hot.includes(icon))
      .map(({ icon, companions }) => lookOf(icon, companions));
    expect([...new Set(served)]).toEqual(served);
    expect(
      served.filter((look) => !Object.hasOwn(wares, look) && !Object.hasOwn(plated, look)),
    ).toEqual([]);
  }
});

it('shows a dish as it is set on the table, never as one of what it is made of', () => {
  const raw = ['olive', 'tomato', 'cucumber', 'hot-pepper', 'avocado', 'potato', 'beans'];
  const dishes = Object.values(kitchens).flat();
  expect(
    dishes
      .map(({ icon, companions, name }) => [lookOf(icon, companions), name.en])
      .filter(([look = '']) => raw.includes(look)),
  ).toEqual([]);
  const whole = [...dishes, ...fridge, ...Object.values(groceryShelves).flat()].flatMap(
    ({ companions }) => companions.filter((look) => look.startsWith('dish-')),
  );
  expect([...new Set(whole)].sort()).toEqual(whole.sort());
  expect(whole).toEqual(Object.keys(plated).sort());
});

it('says where the sprites are from', () => {
  const licence = readFileSync(
    new URL('../../../demo/pictures/icons.LICENSE.txt', import.meta.url),
    'utf8',
  );
  expect(licence).toMatch(/@iconify-json\/fluent-emoji\b[^-]/);
  expect(licence).toContain('Copyright (c) Microsoft Corporation.');
});

it.each(samples)(
  'shows five views of one thing (%s, %s) that nobody takes for each other',
  async (module, icon) => {
    const list = await Promise.all(
      views.map((_, view) => thumbOf(item(module, icon, 12 + view * viewStep))),
    );
    expect(list).toHaveLength(5);
    expect(alike(list, 18)).toEqual([]);
  },
);

it('cuts open what a cook would, and looks closely at what nobody cuts', () => {
  const isCut = ({ module, icon }: (typeof catalogue)[number]) =>
    drawPicture({ kind: 'item', module, icons: [icon], seed: 2 * viewStep + 5 }).includes(
      'sprite:kitchen-knife/',
    );
  const cut = new Set(catalogue.filter(isCut).map(({ icon }) => icon));
  expect([...cut].sort().join(' ')).toBe(
    'birthday-cake calzone carrot cookie cucumber cupcake egg eggplant green-apple hamburger lemon mango melon moon-cake onion peach pear pie potato red-apple tangerine tomato',
  );
});

it('shows the same thing otherwise in each of the places where it stands on a page', async () => {
  const list = await Promise.all(
    Array.from({ length: 12 }, (_, index) => thumbOf(item('food', 'pizza', 40 + index * 37))),
  );
  expect(alike(list, 4)).toEqual([]);
});

it('keeps the place of a picture with a colour that is near what comes', async () => {
  for (const [module, icon] of samples) {
    const request = item(module, icon, 7);
    const [, hex = ''] = /-([0-9a-f]{6})\.webp$/.exec(pictureUrl(request)) ?? [];
    const { channels } = await sharp(await cardOf(request)).stats();
    const kept = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const far = Math.max(...kept.map((value, at) => Math.abs(value - (channels[at]?.mean ?? 999))));
    expect(far, `${icon} ${hex}`).toBeLessThan(72);
  }
});

it('sends a card of a list in no more bytes than the flat drawings took (3,707 on average)', async () => {
  const every = catalogue.filter((_, index) => index % 6 === 0);
  const cards = await Promise.all(
    every.map(({ module, icon }, index) =>
      cardOf({ kind: 'item', module, icons: [icon], seed: index + 1 }),
    ),
  );
  const mean = cards.reduce((sum, { length }) => sum + length, 0) / cards.length;
  expect(mean).toBeLessThan(3_707);
});

it('puts an upright sprite on whole pixels, and turns one beforehand', async () => {
  const svg = drawPicture(item('grocery', 'lemon', 3));
  const whole = await withSprites(svg, 0.5);
  expect(whole).not.toContain('sprite:');
  const copied = [
    ...whole.matchAll(
      / x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" image-rendering/g,
    ),
  ];
  expect(copied.length).toBeGreaterThan(0);
  for (const [, ...units] of copied)
    expect(units.map((value) => (Number(value) * 0.5) % 1)).toEqual(
      [0, 0, 0, 0].map(() => expect.closeTo(0)),
    );
});
