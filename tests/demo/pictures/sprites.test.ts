import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue, groups } from '../../../demo/pictures/catalogue.ts';
import { lookOf } from '../../../demo/pictures/drawing/packs.ts';
import { effects } from '../../../demo/pictures/extract/effects.ts';
import { wares } from '../../../demo/pictures/extract/wares.ts';
import {
  drawnGoods,
  dyedGoods,
  goodsLooks,
  groupedGoods,
} from '../../../demo/pictures/goods/looks.ts';
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
import { pharmacyShelves } from '../../../demo/seed/menus/pharmacyShelves.ts';
import { shopShelves } from '../../../demo/seed/menus/shopShelves.ts';
import { entriesOf } from '../../../domain/values/entries';
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
    ...goodsLooks.flatMap(([, looks]) => looks),
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

const shelves = {
  grocery: Object.values(groceryShelves).flat(),
  pharmacy: Object.values(pharmacyShelves).flat(),
  ecommerce: Object.values(shopShelves).flat(),
};

it.each(entriesOf(shelves))('shows no two products of a shop (%s) in one picture', (_, wares) => {
  const shown = new Map<string, string[]>();
  for (const { icon, companions, name } of wares) {
    const look = lookOf(icon, companions);
    shown.set(look, [...(shown.get(look) ?? []), name.en]);
  }
  expect([...shown.values()].filter((names) => names.length > 1)).toEqual([]);
});

it('has each look of the shops on one product, and draws it in one way', () => {
  const named = Object.values(shelves)
    .flat()
    .flatMap(({ companions }) => companions.filter((look) => look.startsWith('ware-')));
  const drawn = [drawnGoods, dyedGoods, groupedGoods].flatMap((table) => Object.keys(table));
  const within = [
    ...Object.values(groupedGoods).flat(),
    ...Object.values(dyedGoods).map(({ of }) => of),
  ];
  const known = goodsLooks.flatMap(([, looks]) => looks);
  expect([...new Set(drawn)].sort()).toEqual(drawn.sort());
  expect(known.sort()).toEqual(drawn);
  expect([...new Set(named)].sort()).toEqual(named.sort());
  expect(named).toEqual(drawn.filter((look) => !within.includes(look) || named.includes(look)));
});

const wareNamed = (english: string) => {
  const found = Object.values(shelves)
    .flat()
    .find(({ name }) => name.en === english);
  if (!found) throw new Error(`No ${english}`);
  return lookOf(found.icon, found.companions);
};

/** The mean of a sprite's colours where it covers, turned into one of four words. */
async function colourOf(look: string): Promise<string> {
  // The shop's code lets pictures be read from memory alone, in this process too.
  const { data } = await sharp(readFileSync(spriteFile(look, true)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let covered = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    covered += 1;
    sum.forEach((value, part) => {
      sum[part] = value + (data[at + part] ?? 0);
    });
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / covered);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 46) return 'pale';
  if (red > green + 60) return 'red';
  return green > red + 10 ? 'green' : 'brown';
}

it('shows goods in the colour that their name says', async () => {
  const expected = {
    Broccoli: ['broccoli', 'green'],
    Cauliflower: ['ware-cauliflower', 'pale'],
    'Red Peppers': ['ware-pepper-red', 'red'],
    'Red Chillies': ['hot-pepper', 'red'],
    'Green Chillies': ['ware-chilli-green', 'green'],
    'White Mushrooms': ['ware-mushroom-white', 'pale'],
    'Chestnut Mushrooms': ['ware-mushroom-chestnut', 'brown'],
    'Seedless White Grapes': ['ware-grapes-white', 'green'],
    'Large White Eggs': ['ware-eggs-white', 'pale'],
    'Beef Tomatoes': ['ware-tomato-beef', 'red'],
  };
  const shown = await Promise.all(
    Object.keys(expected).map(async (name) => {
      const look = wareNamed(name);
      return [name, [look, await colourOf(look)]] as const;
    }),
  );
  expect(Object.fromEntries(shown)).toEqual(expected);
});

it('has on each tin what is in it', () => {
  const tins = ['Tuna in Olive Oil', 'Chickpeas', 'Chopped Tomatoes', 'Foul Mudammas Tin'];
  expect([...tins, 'Coconut Milk', 'Sweetcorn'].map(wareNamed)).toEqual([
    'ware-tin-tuna',
    'ware-tin-chickpeas',
    'ware-tin-tomatoes',
    'ware-tin-foul',
    'ware-tin-coconut',
    'ware-tin-sweetcorn',
  ]);
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
