import L from 'leaflet';
import type { Point } from '../../../domain/entities/place';

/** Half of what a marker is wide, with signs or with words on it. */
const halfWidths = { signs: 20, words: 56 } as const;

/** Air beyond a marker. */
const air = 16;

/** The zoom buttons reach so far from the left: no marker is to lie beneath. */
const tools = 54;

/** Nearer than this the map does not go by itself. */
const nearest = 17;

/** Brings points into view, with the whole of their markers, none of them under the map's own buttons. */
export function showAll(
  map: L.Map,
  points: readonly Point[],
  markers: keyof typeof halfWidths,
): void {
  const half = halfWidths[markers];
  const above = halfWidths.signs + air;
  map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
    paddingTopLeft: [tools + half, above],
    paddingBottomRight: [air + half, above],
    maxZoom: nearest,
  });
}
