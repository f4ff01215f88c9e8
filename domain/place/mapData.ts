import type { OwnText } from '../language/localized';

/**
 * The map of the city as it travels to the browser, which draws it on a canvas.
 * Every ring and path is a flat list of degrees, `[lat, lng, lat, lng, ...]`: half the bytes of a list of objects.
 * Rings are not closed. A lower `rank` marks a label that shows from farther away.
 */
export type MapData = {
  version: 1;
  name: OwnText;
  bounds: [south: number, west: number, north: number, east: number];
  land: number[][];
  water: number[][];
  parks: { name: OwnText; ring: number[] }[];
  buildings?: number[][];
  roads: { kind: 'highway' | 'avenue' | 'street' | 'lane'; name: OwnText | null; path: number[] }[];
  labels: {
    kind: 'district' | 'park' | 'water' | 'place';
    name: OwnText;
    at: [number, number];
    rank: number;
  }[];
};
