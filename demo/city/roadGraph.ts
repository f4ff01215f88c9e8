import { haversine } from '../../server/place/geo';
import type { Point } from '../../server/place/geography';
import { between, type Vec } from '../../server/place/plane';
import { createSegmentIndex } from './segmentIndex';
import { projection } from './site';
import type { CityStreet, RoadKind } from './types';

/** Metres a second, with the lights and the parked cars already taken off. */
const SPEED: Record<RoadKind, number> = {
  highway: 80 / 3.6,
  avenue: 48 / 3.6,
  street: 34 / 3.6,
  lane: 20 / 3.6,
};

interface Snap {
  /** The place on the road. */
  at: Point;
  /** Metres from the point to the road. */
  away: number;
  /** The two nodes of the stretch of road. */
  a: number;
  b: number;
  secondsFromA: number;
  secondsToB: number;
}

/** Junctions and bends, with the stretches between them as one flat list, sorted by the node they leave. */
export interface RoadGraph {
  points: Point[];
  /** Stretches that leave node n are those from first[n] to first[n + 1] - 1. */
  first: Int32Array;
  target: Int32Array;
  seconds: Float64Array;
  snap(point: Point): Snap;
}

/** Streets that share a point meet there; bridges share no point with what they cross, so they need no special care. */
export function createGraph(streets: readonly CityStreet[]): RoadGraph {
  const points: Point[] = [];
  const ids = new Map<number, number>();
  const idOf = (point: Point) => {
    const key = Math.round(point.lat * 1e5) * 40_000_000 + Math.round(point.lng * 1e5);
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, points.length);
    points.push(point);
    return points.length - 1;
  };

  const stretches: { a: number; b: number; seconds: number }[] = [];
  for (const street of streets) {
    for (const path of street.paths) {
      for (let index = 1; index < path.length; index += 1) {
        const [from, to] = [path[index - 1] as Point, path[index] as Point];
        const [a, b] = [idOf(from), idOf(to)];
        if (a !== b) stretches.push({ a, b, seconds: haversine(from, to) / SPEED[street.kind] });
      }
    }
  }

  const first = new Int32Array(points.length + 1);
  for (const { a, b } of stretches) {
    first[a + 1] = (first[a + 1] as number) + 1;
    first[b + 1] = (first[b + 1] as number) + 1;
  }
  for (let node = 0; node < points.length; node += 1)
    first[node + 1] = (first[node + 1] as number) + (first[node] as number);
  const free = first.slice();
  const target = new Int32Array(stretches.length * 2);
  const seconds = new Float64Array(stretches.length * 2);
  const leave = (from: number, to: number, cost: number) => {
    const slot = free[from] as number;
    free[from] = slot + 1;
    target[slot] = to;
    seconds[slot] = cost;
  };
  for (const { a, b, seconds: cost } of stretches) {
    leave(a, b, cost);
    leave(b, a, cost);
  }

  const plane = points.map(projection.toPlane);
  const nearestSegment = createSegmentIndex(
    stretches.map(({ a, b }): [Vec, Vec] => [plane[a] as Vec, plane[b] as Vec]),
  );
  const snap = (point: Point): Snap => {
    const { segment, share, away } = nearestSegment(projection.toPlane(point));
    const stretch = stretches[segment] as (typeof stretches)[number];
    const at = between(plane[stretch.a] as Vec, plane[stretch.b] as Vec, share);
    return {
      at: projection.toPoint(at),
      away,
      a: stretch.a,
      b: stretch.b,
      secondsFromA: stretch.seconds * share,
      secondsToB: stretch.seconds * (1 - share),
    };
  };
  return { points, first, target, seconds, snap };
}
