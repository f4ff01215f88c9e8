import { describe, expect, it } from 'vitest';
import { nearestZone } from '../../../domain/place/nearestZone';
import type { Zone } from '../../../domain/place/place';

/** A square of 0.02 degrees around a point. */
const zone = (id: number, lat: number, lng: number, status: 0 | 1 = 1): Zone => ({
  id,
  name: `Zone ${id}`,
  status,
  coordinates: [
    { lat: lat - 0.01, lng: lng - 0.01 },
    { lat: lat - 0.01, lng: lng + 0.01 },
    { lat: lat + 0.01, lng: lng + 0.01 },
    { lat: lat + 0.01, lng: lng - 0.01 },
  ],
});

const here = { lat: 60, lng: 10 };
const idOf = (zones: Zone[]) => nearestZone(zones, here)?.id;

describe('nearestZone', () => {
  it('is the one whose middle is nearest', () => {
    expect(idOf([zone(1, 60.2, 10), zone(2, 60.1, 10), zone(3, 59.7, 10)])).toBe(2);
  });

  it('counts a degree to the east as half of one to the north at 60 degrees', () => {
    expect(idOf([zone(1, 60.06, 10), zone(2, 60, 10.1)])).toBe(2);
  });

  it('passes over zones that are closed or have no corners', () => {
    expect(idOf([zone(1, 60, 10, 0), { ...zone(2, 60, 10), coordinates: [] }])).toBeUndefined();
    expect(idOf([zone(1, 60, 10, 0), zone(3, 61, 10)])).toBe(3);
  });
});
