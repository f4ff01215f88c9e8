import { expect, it } from 'vitest';
import { chosenAt, placesOf } from '../../../domain/catalogue/choicePlaces';
import { sampleItem } from '../samples';

const group = (name: string, ...labels: string[]) => ({
  ...{ name, type: 'multi' as const, min: 0, max: 0, required: 'off' as const },
  values: labels.map((label) => ({ label, optionPrice: 0 })),
});
const dish = sampleItem({ food_variations: [group('Size', 'S', 'L'), group('Top', 'Egg', 'Nut')] });
const shirt = sampleItem({ variations: [{ type: 'Red-S', price: 1, stock: 2 }] });
const of = (name: string, ...label: string[]) => ({ name, values: { label } });

it.each([
  ['a combination', shirt, [{ type: 'red s', price: 0, stock: 0 }], [[0]], shirt.variations],
  [
    'choices',
    dish,
    [of('Top', 'Nut', 'Egg'), of('Size', 'L')],
    [
      [1, 1, 0],
      [0, 1],
    ],
    [of('Top', 'Nut', 'Egg'), of('Size', 'L')],
  ],
  ['nothing', dish, [], [], []],
])('finds %s again by where it stands', (_, item, chosen, places, again) => {
  expect(placesOf(item, chosen)).toEqual(places);
  expect(chosenAt(item, places)).toEqual(again);
});

it.each([
  ['combination', shirt, [{ type: 'Green', price: 0, stock: 0 }], [[1]]],
  ['group', dish, [of('Base', 'Thin')], [[2, 0]]],
  ['label', dish, [of('Size', 'XL')], [[0, 2]]],
])('knows no place of a %s that is not offered', (_, item, chosen, places) => {
  expect(placesOf(item, chosen)).toBeUndefined();
  expect(chosenAt(item, places)).toBeUndefined();
});
