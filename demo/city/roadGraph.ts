import { elementAt } from '../../domain/values/elementAt';
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

interface Way {
  to: number;
  seconds: number;
}

export interface RoadGraph {
  /** Junctions and bends, by node. */
  points: Point[];
  /** The stretches that leave each node. */
  leaving: readonly (readonly Way[])[];
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
        const [from, to] = [elementAt(path, index - 1), elementAt(path, index)];
        const [a, b] = [idOf(from), idOf(to)];
        if (a !== b) stretches.push({ a, b, seconds: haversine(from, to) / SPEED[street.kind] });
      }
    }
  }

  const leaving = points.map((): Way[] => []);
  for (const { a, b, seconds } of stretches) {
    leaving[a]?.push({ to: b, seconds });
    leaving[b]?.push({ to: a, seconds });
  }

  const plane = points.map(projection.toPlane);
  const nearestSegment = createSegmentIndex(
    stretches.map(({ a, b }): [Vec, Vec] => [elementAt(plane, a), elementAt(plane, b)]),
  );
  const snap = (point: Point): Snap => {
    const { segment, share, away } = nearestSegment(projection.toPlane(point));
    const stretch = elementAt(stretches, segment);
    const at = between(elementAt(plane, stretch.a), elementAt(plane, stretch.b), share);
    return {
      at: projection.toPoint(at),
      away,
      a: stretch.a,
      b: stretch.b,
      secondsFromA: stretch.seconds * share,
      secondsToB: stretch.seconds * (1 - share),
    };
  };
  return { points, leaving, snap };
}
