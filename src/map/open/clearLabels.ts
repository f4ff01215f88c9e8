import type { PlacedLabel } from './labels';
import { touches } from './projection';

export type Box = readonly [west: number, north: number, east: number, south: number];

/** A way over the map in fractions of the world's square: x and y by turns. */
export type Way = readonly number[];

/** Half of what a way is wide on the map, with its light edge. */
const halfWay = 5;

/** Whether a stretch from one point to another comes into a box. */
function enters(box: Box, x0: number, y0: number, x1: number, y1: number): boolean {
  const [dx, dy] = [x1 - x0, y1 - y0];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x0 - box[0]],
    [dx, box[2] - x0],
    [-dy, y0 - box[1]],
    [dy, box[3] - y0],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from <= to;
}

function isCrossed([west, north, east, south]: Box, way: Way, world: number): boolean {
  const wide: Box = [west - halfWay, north - halfWay, east + halfWay, south + halfWay];
  const at = (index: number) => (way[index] ?? 0) * world;
  for (let index = 2; index + 1 < way.length; index += 2)
    if (enters(wide, at(index - 2), at(index - 1), at(index), at(index + 1))) return true;
  return false;
}

/** The whole is looked at from above: a name of an area means it as well a line further up or down. */
const shifts = [0, -1, 1, -2, 2];

/** The names that are clear of what stands on the map and of a way over it; those of areas move aside for it. */
export function clearLabels(
  labels: readonly PlacedLabel[],
  taken: readonly Box[],
  way: Way,
  world: number,
): PlacedLabel[] {
  const isFree = ({ box }: PlacedLabel) =>
    !taken.some((other) => touches(other, box)) && !isCrossed(box, way, world);
  const placed = labels.filter(isFree);
  for (const label of labels) {
    if (label.kind !== 'district' || placed.includes(label)) continue;
    const [west, north, east, south] = label.box;
    const free = shifts
      .map((lines): PlacedLabel => {
        const down = lines * (south - north);
        return { ...label, y: label.y + down, box: [west, north + down, east, south + down] };
      })
      .find((moved) => isFree(moved) && !placed.some(({ box }) => touches(box, moved.box)));
    if (free) placed.push(free);
  }
  return placed;
}
