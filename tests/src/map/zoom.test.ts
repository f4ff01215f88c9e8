import { expect, it } from 'vitest';
import { maxZoom, minZoom, startZoom, zoneFillOpacity } from '../../../src/map/types';

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
