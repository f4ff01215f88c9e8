import { elementAt } from '../../domain/values/elementAt';
/** Metres east (x) and north (y) of the city's origin. */
export type Vec = { x: number; y: number };

/** Metres between two points. */
export function distance(a: Vec, b: Vec): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/** Metres from one end of a path to the other. */
export function pathLength(path: readonly Vec[]): number {
  let total = 0;
  for (let index = 1; index < path.length; index += 1)
    total += distance(elementAt(path, index - 1), elementAt(path, index));
  return total;
}

/** The nearest point of the segment a-b to p, as a share (0 to 1) of the way from a to b. */
export function nearestShare(p: Vec, a: Vec, b: Vec): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
}

/** The point at a share (0 to 1) of the way from a to b. */
export function between(a: Vec, b: Vec, share: number): Vec {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Metres from a point to the nearest part of a path. */
function distanceToPath(p: Vec, path: readonly Vec[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let index = 1; index < path.length; index += 1) {
    const a = elementAt(path, index - 1);
    const b = elementAt(path, index);
    best = Math.min(best, distance(p, between(a, b, nearestShare(p, a, b))));
  }
  return best;
}

/** A curve through all points (Catmull-Rom), with a point about every `step` metres. */
export function smooth(points: readonly Vec[], step: number, closed = false): Vec[] {
  const count = points.length;
  const at = (index: number) =>
    elementAt(points, closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index)));
  const curve: Vec[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pieces = Math.max(1, Math.round(distance(b, c) / step));
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces;
      const mix = (p: number, q: number, r: number, s: number) =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      curve.push({ x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) });
    }
  }
  if (!closed) curve.push(at(count - 1));
  return curve;
}

/** The same path beside itself, `offset(index)` metres to the left; loops that a tight bend would make are left out. */
export function offsetPath(path: readonly Vec[], offset: (index: number) => number): Vec[] {
  const moved: Vec[] = [];
  for (let index = 0; index < path.length; index += 1) {
    const here = elementAt(path, index);
    const before = elementAt(path, Math.max(0, index - 1));
    const after = elementAt(path, Math.min(path.length - 1, index + 1));
    const length = distance(before, after) || 1;
    const by = offset(index);
    const point = {
      x: here.x - ((after.y - before.y) / length) * by,
      y: here.y + ((after.x - before.x) / length) * by,
    };
    if (distanceToPath(point, path) > Math.abs(by) * 0.93) moved.push(point);
  }
  return moved;
}

/** Leaves out points that change a path by less than `tolerance` metres (Douglas-Peucker). */
export function simplify<T extends Vec>(path: readonly T[], tolerance: number): T[] {
  const kept = new Uint8Array(path.length);
  kept[0] = 1;
  kept[path.length - 1] = 1;
  const spans: [number, number][] = [[0, path.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let worst = tolerance;
    let split = -1;
    const a = elementAt(path, first);
    const b = elementAt(path, last);
    for (let index = first + 1; index < last; index += 1) {
      const point = elementAt(path, index);
      const off = distance(point, between(a, b, nearestShare(point, a, b)));
      if (off > worst) {
        worst = off;
        split = index;
      }
    }
    if (split > 0) {
      kept[split] = 1;
      spans.push([first, split], [split, last]);
    }
  }
  return path.filter((_, index) => kept[index] === 1);
}

/** Square metres, positive when the ring runs anticlockwise. */
export function ringArea(ring: readonly Vec[]): number {
  let sum = 0;
  let previous = ring.at(-1) ?? { x: 0, y: 0 };
  for (const corner of ring) {
    sum += previous.x * corner.y - corner.x * previous.y;
    previous = corner;
  }
  return sum / 2;
}

/** The mean of the corners: inside every ring that is about convex. */
export function ringCentre(ring: readonly Vec[]): Vec {
  const sum = ring.reduce((total, corner) => ({ x: total.x + corner.x, y: total.y + corner.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / ring.length, y: sum.y / ring.length };
}

export function insideRing(p: Vec, ring: readonly Vec[]): boolean {
  let inside = false;
  let previous = ring.at(-1) ?? p;
  for (const corner of ring) {
    if (corner.y > p.y !== previous.y > p.y) {
      const share = (p.y - corner.y) / (previous.y - corner.y);
      if (p.x < corner.x + share * (previous.x - corner.x)) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
