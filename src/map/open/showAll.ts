import L from 'leaflet';
import type { Point } from '../../../domain/place/place';

/** Half of what a marker is wide, with signs or with words on it; half of what either is high. */
export const halfWidths = { signs: 20, words: 56 } as const;
export const halfHeight = 20;
export type MarkerWidth = keyof typeof halfWidths;

/** Air beyond a marker. */
const air = 16;

/** The zoom buttons reach so far from the left and the top: no marker is to lie beneath. */
const tools = { right: 54, bottom: 94 } as const;

/** Nearer than this the map does not go by itself. */
const nearest = 17;

interface Room {
  paddingTopLeft: [number, number];
  paddingBottomRight: [number, number];
}

/** Room for whole markers: at the edges alone, beside the buttons, or below them. */
function roomsFor(half: number): Room[] {
  const [beside, above] = [air + half, air + halfHeight];
  const room = (left: number, top: number): Room => ({
    paddingTopLeft: [left, top],
    paddingBottomRight: [beside, above],
  });
  return [
    room(beside, above),
    room(beside, tools.bottom + halfHeight),
    room(tools.right + half, above),
  ];
}

/** How near the map comes with some room, and whether all markers are clear of the buttons then. */
function outlook(map: L.Map, bounds: L.LatLngBounds, points: readonly Point[], room: Room) {
  const [from, to] = [L.point(room.paddingTopLeft), L.point(room.paddingBottomRight)];
  const zoom = Math.min(nearest, map.getBoundsZoom(bounds, false, from.add(to)));
  const corner = map
    .project(bounds.getSouthWest(), zoom)
    .add(map.project(bounds.getNorthEast(), zoom))
    .divideBy(2)
    .add(to.subtract(from).divideBy(2))
    .subtract(map.getSize().divideBy(2));
  return { zoom, at: points.map((point) => map.project(point, zoom).subtract(corner)) };
}

/** Brings areas into view by their corners, as near as can be. */
export function showBorders(map: L.Map, corners: readonly Point[]): void {
  const bounds = L.latLngBounds(corners.map(({ lat, lng }) => [lat, lng]));
  map.fitBounds(bounds, { padding: [air, air], maxZoom: nearest });
}

/** Brings points into view, as near as can be with the whole of their markers, none of them under the map's own buttons. */
export function showAll(map: L.Map, points: readonly Point[], markers: MarkerWidth): void {
  const half = halfWidths[markers];
  const bounds = L.latLngBounds(points.map(({ lat, lng }) => [lat, lng]));
  const ways = roomsFor(half).map((room) => ({ room, ...outlook(map, bounds, points, room) }));
  const clear = ways.filter(({ at }) =>
    at.every(({ x, y }) => x - half >= tools.right || y - halfHeight >= tools.bottom),
  );
  const [best] = clear.sort((a, b) => b.zoom - a.zoom);
  map.fitBounds(bounds, { ...(best ?? ways[0])?.room, maxZoom: nearest });
}

/** Moves the map as far as a point has to come out from under what lies over its right or lower edge. */
export function showClear(
  map: L.Map,
  { lat, lng }: Point,
  markers: MarkerWidth,
  covered: { readonly right: number; readonly bottom: number },
): void {
  const half = halfWidths[markers];
  const above = air + halfHeight;
  map.panInside([lat, lng], {
    paddingTopLeft: [tools.right + half, above],
    paddingBottomRight: [air + half + covered.right, above + covered.bottom],
    animate: false,
  });
}
