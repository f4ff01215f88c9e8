import { elementAt } from '../../domain/values/elementAt';
import { distance, pathLength, type Vec } from '../../server/place/plane';
import type { Road } from './mainRoads';
import type { Random } from './random';
import { EXTENT } from './site';

const CELL = 160;
const COLUMNS = Math.ceil((EXTENT.east - EXTENT.west) / CELL) + 2;

/** Roads that meet their neighbours over less than this are stubs, not streets. */
const SHORTEST_STREET = 85;

type Hit = { road: number; other: number; segment: number; share: number; at: Vec };

/** Every place where two roads cross, noted on both. */
function findHits(roads: readonly Road[]): Hit[][] {
  const owner: number[] = [];
  const segment: number[] = [];
  const cells = new Map<number, number[]>();
  const hits: Hit[][] = roads.map(() => []);
  const cellOf = (value: number, from: number) => Math.floor((value - from) / CELL) + 1;
  let seen: number[] = [];

  roads.forEach((road, roadIndex) => {
    for (let index = 1; index < road.path.length; index += 1) {
      const a = elementAt(road.path, index - 1);
      const b = elementAt(road.path, index);
      const id = owner.length;
      owner.push(roadIndex);
      segment.push(index - 1);
      seen = [];
      const lastColumn = cellOf(Math.max(a.x, b.x), EXTENT.west);
      const lastRow = cellOf(Math.max(a.y, b.y), EXTENT.south);
      for (let row = cellOf(Math.min(a.y, b.y), EXTENT.south); row <= lastRow; row += 1) {
        for (
          let column = cellOf(Math.min(a.x, b.x), EXTENT.west);
          column <= lastColumn;
          column += 1
        ) {
          const cell = row * COLUMNS + column;
          const here = cells.get(cell);
          if (!here) {
            cells.set(cell, [id]);
            continue;
          }
          for (const otherId of here) {
            const other = elementAt(owner, otherId);
            if (other === roadIndex || seen.includes(otherId)) continue;
            const otherPath = elementAt(roads, other).path;
            const otherSegment = elementAt(segment, otherId);
            const c = elementAt(otherPath, otherSegment);
            const d = elementAt(otherPath, otherSegment + 1);
            const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
            if (Math.abs(cross) < 1e-9) continue;
            const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
            const otherShare = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross;
            if (share < 0 || share > 1 || otherShare < 0 || otherShare > 1) continue;
            seen.push(otherId);
            const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
            hits[roadIndex]?.push({ road: roadIndex, other, segment: index - 1, share, at });
            hits[other]?.push({
              road: other,
              other: roadIndex,
              segment: otherSegment,
              share: otherShare,
              at,
            });
          }
          here.push(id);
        }
      }
    }
  });
  for (const list of hits) list.sort((a, b) => a.segment + a.share - (b.segment + b.share));
  return hits;
}

/** The roads that hang together in the largest net. */
function largestNet(
  roads: readonly Road[],
  hits: readonly Hit[][],
  alive: readonly boolean[],
): Set<number> {
  const seen = new Set<number>();
  let largest = new Set<number>();
  roads.forEach((_, start) => {
    if (!alive[start] || seen.has(start)) return;
    const net = new Set([start]);
    const open = [start];
    for (let road = open.pop(); road !== undefined; road = open.pop()) {
      seen.add(road);
      for (const { other } of elementAt(hits, road)) {
        if (alive[other] && !net.has(other)) {
          net.add(other);
          open.push(other);
        }
      }
    }
    if (net.size > largest.size) largest = net;
  });
  return largest;
}

function rebuild(road: Road, hits: readonly Hit[], random: Random): Vec[] {
  const first = elementAt(hits, 0);
  const last = elementAt(hits, hits.length - 1);
  const path: Vec[] = [];
  const push = (point: Vec, isJunction: boolean) => {
    const previous = path[path.length - 1];
    // A bend a few metres from a junction would draw as a kink.
    if (previous && distance(previous, point) < (isJunction ? 0.5 : 9)) return;
    path.push(point);
  };
  const head = [...road.path.slice(0, first.segment + 1), first.at];
  const tail = [last.at, ...road.path.slice(last.segment + 1)];
  const keep = (end: Vec[]) => {
    const length = pathLength(end);
    return road.keepEnds || road.loop || (length > 55 && length < 150 && random.chance(0.3));
  };
  if (keep(head)) for (const point of head.slice(0, -1)) push(point, false);
  hits.forEach((hit, index) => {
    const before = hits[index - 1];
    if (before)
      for (let at = before.segment + 1; at <= hit.segment; at += 1) {
        const bend = elementAt(road.path, at);
        if (distance(bend, hit.at) > 9) push(bend, false);
      }
    push(hit.at, true);
  });
  if (keep(tail)) for (const point of tail.slice(1)) push(point, false);
  // A ring must end on the very point where it began, or the way round would have a gap.
  if (road.loop) path[path.length - 1] = elementAt(path, 0);
  return path;
}

/** Cuts loose ends back to the last junction, drops stubs and islands, and puts every junction into both its paths. */
export function joinRoads(roads: readonly Road[], random: Random): Road[] {
  const hits = findHits(roads);
  const alive = roads.map(() => true);
  for (let changed = true; changed; ) {
    changed = false;
    roads.forEach((road, index) => {
      if (!alive[index]) return;
      const own = elementAt(hits, index).filter((hit) => alive[hit.other]);
      hits[index] = own;
      const [first, last] = [own[0], own[own.length - 1]];
      if (
        first &&
        last &&
        (road.keepEnds || road.loop || distance(first.at, last.at) > SHORTEST_STREET)
      )
        return;
      alive[index] = false;
      changed = true;
    });
  }
  const net = largestNet(roads, hits, alive);
  return roads.flatMap((road, index) =>
    net.has(index) ? [{ ...road, path: rebuild(road, elementAt(hits, index), random) }] : [],
  );
}
