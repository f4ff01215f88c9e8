import type { Point } from './place';
import { nearestSide, type Ring } from './ring';

/** What is done to one corner. Where nothing says behind which one it comes, a new one cuts the nearest side in two. */
export type RingChange =
  | { readonly kind: 'added'; readonly at: Point; readonly after: number | null }
  | { readonly kind: 'moved'; readonly index: number; readonly at: Point }
  | { readonly kind: 'removed'; readonly index: number };

/** About a decimetre: finer digits are nobody's border. */
const digits = 1e6;

const placed = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * digits) / digits,
  lng: Math.round(lng * digits) / digits,
});

/** The ring after a change, and which of its corners is looked at then. */
export function changeRing(
  ring: Ring,
  change: RingChange,
): { readonly ring: Point[]; readonly chosen: number | null } {
  if (change.kind === 'removed') {
    const rest = ring.filter((_, index) => index !== change.index);
    return { ring: rest, chosen: rest.length > 0 ? Math.max(0, change.index - 1) : null };
  }
  if (change.kind === 'moved') {
    const { index, at } = change;
    return { ring: ring.map((old, place) => (place === index ? placed(at) : old)), chosen: index };
  }
  const after = change.after ?? nearestSide(ring, change.at);
  return { ring: ring.toSpliced(after + 1, 0, placed(change.at)), chosen: after + 1 };
}

/** Some hundred metres, where no side says how long one is. */
const step = 0.006;

/** Where a corner is put that is asked for without a place: in the middle of the side behind another, or around a centre. */
export function nextCorner(ring: Ring, after: number, centre: Point): Point {
  const [from, to] = [ring[after], ring[(after + 1) % ring.length]];
  if (ring.length >= 3 && from && to)
    return { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const { lat, lng } = ring[0] ?? centre;
  return { lat: lat - (ring.length === 2 ? step : 0), lng: lng + (ring.length === 1 ? step : 0) };
}
