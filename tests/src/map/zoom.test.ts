import { expect, it } from 'vitest';
import type { Zone } from '../../../domain/place/place';
import { maxZoom, minZoom, startZoom, zoneFillOpacity, zoneZoom } from '../../../src/map/types';

it.each([
  ['at a chosen point', true, false, 17],
  ['at a chosen point among zones', true, true, 17],
  ['with zones', false, true, 9],
  ['at the configured default', false, false, 10],
])('LOC-19 a map %s opens at its zoom', (_name, chosen, withZones, zoom) => {
  expect(startZoom(chosen, withZones)).toBe(zoom);
});

it('LOC-18 zooms from 1 to 21, LOC-20 fills zones lightly', () => {
  expect([minZoom, maxZoom, zoneFillOpacity]).toEqual([1, 21, 0.3]);
});

const boxed = (south: number, west: number, north: number, east: number): Zone => ({
  id: 1,
  name: 'Zone',
  status: 1,
  coordinates: [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ],
});
/** At the equator, where a degree is as wide as it is high: two tenths of a degree, about 22 km. */
const near = boxed(-0.1, -0.1, 0.1, 0.1);
const next = boxed(-0.1, 0.1, 0.1, 1.1);

// A zoom shows 360 / 2^zoom degrees in 256 pixels: at 11 the 0.2 are 291 pixels wide, at 12 they are 583.
it.each([
  ['at the zone around its centre, not at all of them', [near, next], { lat: 0, lng: 0 }, 11],
  ['so that the far side of the zone is there too', [near], { lat: 0, lng: 0.09 }, 10],
  ['at all zones from between them', [near], { lat: 0, lng: 0.15 }, 9],
  ['no further out than over any zone', [boxed(-9, -9, 9, 9)], { lat: 0, lng: 0 }, 9],
  [
    'no nearer than at a chosen point',
    [boxed(-0.0001, -0.0001, 0.0001, 0.0001)],
    { lat: 0, lng: 0 },
    17,
  ],
  ['at the configured default without zones', [], { lat: 0, lng: 0 }, 10],
])('LOC-19 a map on which nothing is chosen opens %s', (_name, zones, centre, zoom) => {
  expect(zoneZoom(zones, centre)).toBe(zoom);
});
