import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moduleKinds, moduleTypes, offers, sells } from '../../../domain/place/module';

it.each([
  ['food', 'items', 'restaurants', 'dishes', false],
  ['grocery', 'items', 'stores', 'items', true],
  ['pharmacy', 'items', 'stores', 'items', false],
  ['ecommerce', 'items', 'stores', 'items', true],
  ['parcel', 'parcels', 'stores', 'items', false],
  ['rental', 'trips', 'providers', 'vehicles', false],
] as const)('MOD-01, MOD-02 %s sells %s of %s: %s', (type, sold, stores, things, hasOffers) => {
  expect(moduleKinds[type]).toEqual({ sells: sold, stores, things, hasOffers });
});

it('MOD-01 has a row for every type', () => {
  expect(Object.keys(moduleKinds)).toEqual([...moduleTypes]);
});

it('takes a thing without a known module for none of them', () => {
  for (const of of [null, undefined, {}, { module_type: null }]) {
    expect([sells(of, 'items'), sells(of, 'trips'), offers(of, 'items')]).toEqual([
      false,
      false,
      false,
    ]);
  }
  expect(sells({ module_type: 'rental' }, 'trips')).toBe(true);
  expect(offers({ module_type: 'food' }, 'dishes')).toBe(true);
});

/** Those that speak to other back ends and their apps know types as these call them. */
const translators = /^(src\/client\/dialect|server\/(apps|doctor))\//;
// Without the name before it, 'parcel' is a type of order.
const asksByName =
  /(module_?[tT]ype\)? ([!=]==|\?\?) '|\btype [!=]== '(?!parcel))(food|grocery|pharmacy|ecommerce|parcel|rental)'/;

const root = new URL('../../../', import.meta.url).pathname;
const asking = (folder: string, file: string) =>
  /\.tsx?$/.test(file) &&
  !translators.test(`${folder}/${file}`) &&
  asksByName.test(readFileSync(join(root, folder, file), 'utf8'));

it('nothing but the table asks for a type of module by its name', () => {
  const named = ['domain', 'machines', 'src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => asking(folder, file))
      .map((file) => `${folder}/${file}`),
  );
  expect(named).toEqual([]);
});
