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

/** Room on each side of a marker, so that it is seen whole and clear of the map's own buttons. */
function roomFor(markers: keyof typeof halfWidths) {
  const half = halfWidths[markers];
  const above = halfWidths.signs + air;
  return { left: tools + half, right: air + half, above };
}

/** Moves the map as far as a point has to come out from under what lies over its right or lower edge. */
export function showClear(
  map: L.Map,
  { lat, lng }: Point,
  markers: keyof typeof halfWidths,
  covered: { readonly right: number; readonly bottom: number },
): void {
  const { left, right, above } = roomFor(markers);
  map.panInside([lat, lng], {
    paddingTopLeft: [left, above],
    paddingBottomRight: [right + covered.right, above + covered.bottom],
    animate: false,
  });
}

/** Brings points into view, with the whole of their markers, none of them under the map's own buttons. */
export function showAll(
  map: L.Map,
  points: readonly Point[],
  markers: keyof typeof halfWidths,
): void {
  const { left, right, above } = roomFor(markers);
  map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
    paddingTopLeft: [left, above],
    paddingBottomRight: [right, above],
    maxZoom: nearest,
  });
}
