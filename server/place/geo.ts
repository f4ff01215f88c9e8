import type { Point } from './geography';
import type { Vec } from './plane';

const EARTH_RADIUS_METERS = 6_371_008.8;
const RADIANS = Math.PI / 180;
const METERS_PER_DEGREE = EARTH_RADIUS_METERS * RADIANS;

/** Great-circle distance in metres. */
export function haversine(from: Point, to: Point): number {
  const halfLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const halfLng = Math.sin(((to.lng - from.lng) * RADIANS) / 2);
  const chord =
    halfLat * halfLat +
    Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * halfLng * halfLng;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether a point lies inside a ring, which need not be closed. Right for rings far smaller than the globe. */
export function pointInPolygon(point: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let previous = ring[ring.length - 1];
  for (const corner of ring) {
    if (previous && corner.lat > point.lat !== previous.lat > point.lat) {
      const share = (point.lat - corner.lat) / (previous.lat - corner.lat);
      if (point.lng < corner.lng + share * (previous.lng - corner.lng)) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** Rounds to five decimals, about a metre: finer digits would only make answers longer. */
export function roundDegrees(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

export interface Projection {
  /** Metres east (x) and north (y) of the origin. */
  toPlane(point: Point): Vec;
  /** Degrees, rounded to five decimals. */
  toPoint(vec: Vec): Point;
}

/** A flat plane in metres around an origin. Off by less than 0.2 % within 30 km. */
export function createProjection(origin: Point): Projection {
  const metersPerLng = METERS_PER_DEGREE * Math.cos(origin.lat * RADIANS);
  return {
    toPlane: (point) => ({
      x: (point.lng - origin.lng) * metersPerLng,
      y: (point.lat - origin.lat) * METERS_PER_DEGREE,
    }),
    toPoint: (vec) => ({
      lat: roundDegrees(origin.lat + vec.y / METERS_PER_DEGREE),
      lng: roundDegrees(origin.lng + vec.x / metersPerLng),
    }),
  };
}
