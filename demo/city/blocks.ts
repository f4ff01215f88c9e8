import { elementAt } from '../../domain/values/elementAt';
import { ringArea, type Vec } from '../../server/place/plane';
import type { Road } from './mainRoads';

export interface Block {
  ring: Vec[];
  /** Square metres. */
  area: number;
  centre: Vec;
}

/** The pieces of land between streets, found by keeping the left hand on the kerb until the walk closes. */
export function findBlocks(roads: readonly Road[]): Block[] {
  const nodes: Vec[] = [];
  const ids = new Map<string, number>();
  const idOf = (point: Vec) => {
    const key = `${Math.round(point.x * 10)},${Math.round(point.y * 10)}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, nodes.length);
    nodes.push(point);
    return nodes.length - 1;
  };

  const from: number[] = [];
  const to: number[] = [];
  const angles: number[] = [];
  const leaving: number[][] = [];
  for (const road of roads) {
    for (let index = 1; index < road.path.length; index += 1) {
      const a = idOf(elementAt(road.path, index - 1));
      const b = idOf(elementAt(road.path, index));
      if (a === b) continue;
      for (const [start, end] of [
        [a, b],
        [b, a],
      ] as const) {
        const [s, e] = [elementAt(nodes, start), elementAt(nodes, end)];
        leaving[start] ??= [];
        elementAt(leaving, start).push(from.length);
        from.push(start);
        to.push(end);
        angles.push(Math.atan2(e.y - s.y, e.x - s.x));
      }
    }
  }
  for (const list of leaving) list?.sort((a, b) => elementAt(angles, a) - elementAt(angles, b));

  const walked = new Uint8Array(from.length);
  const blocks: Block[] = [];
  for (let start = 0; start < from.length; start += 1) {
    if (walked[start]) continue;
    const ring: Vec[] = [];
    for (let edge = start; !walked[edge]; ) {
      walked[edge] = 1;
      ring.push(elementAt(nodes, elementAt(from, edge)));
      // Half-edges come in pairs, so the way back is the neighbour; its predecessor by angle is the next kerb.
      const choices = elementAt(leaving, elementAt(to, edge));
      const back = choices.indexOf(edge ^ 1);
      edge = elementAt(choices, (back - 1 + choices.length) % choices.length);
    }
    const area = ringArea(ring);
    if (area <= 0) continue;
    const centre = { x: 0, y: 0 };
    for (const corner of ring) {
      centre.x += corner.x / ring.length;
      centre.y += corner.y / ring.length;
    }
    blocks.push({ ring, area, centre });
  }
  return blocks;
}
