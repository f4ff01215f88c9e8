import { expect, it } from 'vitest';
import { groupSpots } from '../../../src/map/spots/groupSpots';

const store = (id: number, lat: number, lng: number) => ({ id, at: { lat, lng } });

/** Two neighbours some 200 m apart, one in the next quarter, two in one house. */
const stores = [
  store(1, 24.7, 46.7),
  store(2, 24.7, 46.702),
  store(3, 24.7, 46.75),
  store(4, 24.8, 46.7),
  store(5, 24.8, 46.7),
];

const idsAt = (zoom: number, alone: number | null = null, nearness = 44) =>
  groupSpots(stores, zoom, { nearness, alone })
    .map((spot) => spot.things.map(({ id }) => id).sort())
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

it.each([
  ['the whole country', 5, [[1, 2, 3, 4, 5]]],
  ['the city', 13, [[1, 2], [3], [4, 5]]],
  ['a street', 16, [[1], [2], [3], [4, 5]]],
  ['as near as the map fits by itself', 17, [[1], [2], [3], [4], [5]]],
  ['between two steps', 13.7, [[1, 2], [3], [4, 5]]],
])('things that would lie on each other are one spot: %s', (_, zoom, expected) => {
  expect(idsAt(zoom)).toEqual(expected);
});

it('wide markers lie on each other sooner', () => {
  expect(idsAt(15)).toEqual([[1], [2], [3], [4, 5]]);
  expect(idsAt(15, null, 96)).toEqual([[1, 2], [3], [4, 5]]);
});

it('keeps the chosen one apart, and names a spot by what it holds', () => {
  expect(idsAt(13, 2)).toEqual([[1], [2], [3], [4, 5]]);
  expect(
    groupSpots(stores, 13, { nearness: 44 })
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['3', 'group-1-2', 'group-4-5']);
});
