import { describe, expect, it } from 'vitest';
import { catalogue, groups, picturablesOf } from '../../../demo/pictures/catalogue.ts';
import { isKnownIcon } from '../../../demo/pictures/icons.ts';
import {
  type PictureRequest,
  parsePictureUrl,
  pictureUrl,
} from '../../../demo/pictures/pictures.ts';
import {
  defaultSubjects,
  drawingUrl,
  emptySubjects,
  pictureModules,
} from '../../../demo/pictures/request.ts';

const requests: PictureRequest[] = [
  ...catalogue.map(({ icon, module }, seed) => ({
    kind: 'item' as const,
    module,
    icons: [icon],
    seed,
  })),
  { kind: 'item', module: 'food', icons: ['hamburger', 'french-fries'], seed: 12345 },
  { kind: 'store-cover', module: 'grocery', icons: ['red-apple', 'bread', 'milk-carton'], seed: 1 },
  { kind: 'store-logo', module: 'pharmacy', icon: 'pill', name: 'صيدلية النور', seed: 2 },
  { kind: 'store-logo', module: 'food', name: 'Tom & "Jerry" <3', seed: 0xffffffff },
  { kind: 'category', module: 'food', icon: 'pizza', seed: 3 },
  { kind: 'banner', module: 'ecommerce', icons: ['headphone'], seed: 4 },
  { kind: 'brand', name: 'Casa', seed: 5 },
  { kind: 'avatar', seed: 6 },
  { kind: 'landing', seed: 1 },
  { kind: 'vehicle', module: 'rental', vehicle: { body: 'suv' }, seed: 7 },
  {
    kind: 'vehicle',
    module: 'rental',
    vehicle: {
      body: 'van',
      colour: 'sky',
      trim: 'two-tone',
      wheels: 'disc',
      scene: 'city',
      view: 'front',
    },
    seed: 8,
  },
  ...pictureModules.map((module) => ({ kind: 'module' as const, module, seed: 1 })),
  ...emptySubjects.map((icon) => ({ kind: 'empty' as const, icon, seed: 1 })),
  ...defaultSubjects.map((icon) => ({ kind: 'default' as const, icon, seed: 1 })),
];

describe('pictureUrl', () => {
  it.each(requests)('reads back what it wrote: $kind $icons $icon $seed', (request) => {
    const url = pictureUrl(request);
    expect(url).toMatch(/^\/media\/[a-z-]+\/[a-z]+\/[a-z0-9_~-]+\.webp$/);
    expect(parsePictureUrl(url.replace(/(-[0-9a-f]{6})?\.webp$/, '.webp'))).toEqual(request);
    expect(parsePictureUrl(url)).toEqual(request);
    expect(drawingUrl(request)).toBe(url.replace(/(-[0-9a-f]{6})?\.webp$/, '.svg'));
    expect(parsePictureUrl(drawingUrl(request))).toEqual(request);
  });

  it.each([
    '/media/item/food/hamburger-1.png',
    '/media/item/food/hamburger-1.webp.svg',
    '/media/item/food/hamburger-01.webp',
    '/media/item/food/hamburger-1-000000.webp',
    '/media/item/food/hamburger-1-abc.webp',
    '/media/item/food/hamburger.svg',
    '/media/item/food/no-such-icon-1.svg',
    '/media/item/food/constructor-1.svg',
    '/media/item/moon/hamburger-1.svg',
    '/media/poster/food/hamburger-1.svg',
    '/media/item/food/hamburger-01.svg',
    '/media/item/food/hamburger-4294967296.svg',
    '/media/item/food/../hamburger-1.svg',
    `/media/item/food/${Array(9).fill('pizza').join('_')}-1.svg`,
    '/media/category/food/pizza_taco-1.svg',
    '/media/empty/any/pizza-1.svg',
    '/media/vehicle/rental/tank_x_x_x_x_x-1.svg',
    '/media/vehicle/rental/suv_mud_x_x_x_x-1.svg',
    '/media/vehicle/rental/suv-1.svg',
    '/media/store-logo/food/x~zz-1.svg',
    '/media/store-logo/food/x~ff-1.svg',
    `/media/store-logo/food/x~${'61'.repeat(81)}-1.svg`,
    '',
  ])('refuses %s', (path) => {
    expect(parsePictureUrl(path)).toBeNull();
  });
});

describe('catalogue', () => {
  it('names only icons that exist', () => {
    expect(catalogue.filter(({ icon }) => !isKnownIcon(icon))).toEqual([]);
  });

  it('has eight to twelve groups a module, and four icons or more in each', () => {
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
      const own = groups.filter((group) => group.module === module);
      expect(own.length).toBeGreaterThanOrEqual(8);
      expect(own.length).toBeLessThanOrEqual(12);
      for (const { key } of own)
        expect(picturablesOf(module, key).length).toBeGreaterThanOrEqual(4);
    }
  });
});
