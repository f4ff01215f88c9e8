import type { Point } from '../../../domain/place/place';
import { decodePolyline } from '../../../domain/place/polyline';
import { haversine } from '../../place/geo';

/** The point at a share (0 to 1) of the length of a path; null for an empty path. */
export function pointAlong(path: readonly Point[], share: number): Point | null {
  const [first] = path;
  const last = path.at(-1);
  if (!first || !last) return null;
  const lengths = path.slice(1).map((to, index) => haversine(path[index] ?? to, to));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let left = Math.min(1, Math.max(0, share)) * total;
  for (const [index, length] of lengths.entries()) {
    const from = path[index] ?? first;
    const to = path[index + 1] ?? last;
    if (left <= length && length > 0) {
      const part = left / length;
      return {
        lat: from.lat + (to.lat - from.lat) * part,
        lng: from.lng + (to.lng - from.lng) * part,
      };
    }
    left -= length;
  }
  return last;
}

/**
 * Where a courier is on the way from store to address: a matter of time alone, so that every server
 * and every reload shows the same place. Null when the route cannot be read.
 */
export function courierPosition(
  route: string,
  pickedUpAt: Date | null,
  rideSeconds: number,
  now: Date,
): Point | null {
  try {
    const path = decodePolyline(route);
    if (!pickedUpAt) return path[0] ?? null;
    const seconds = (now.getTime() - pickedUpAt.getTime()) / 1000;
    return pointAlong(path, rideSeconds > 0 ? seconds / rideSeconds : 1);
  } catch {
    return null;
  }
}
