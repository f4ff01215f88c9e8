import { elementAt } from '../../domain/values/elementAt';
import { distance, type Vec } from '../../server/place/plane';
import type { Field } from './field';
import { EXTENT } from './site';

const CELL = 120;
const COLUMNS = Math.ceil((EXTENT.east - EXTENT.west) / CELL);
const ROWS = Math.ceil((EXTENT.north - EXTENT.south) / CELL);
const STEP = 26;

/** How far two directions may differ and still count as side by side: beyond that they cross, which is welcome. */
const PARALLEL = 0.8;

export interface GrowthRules {
  /** Metres that a parallel street must stay away; 0 stops the street. */
  spacing(x: number, y: number): number;
  blocked(x: number, y: number): boolean;
  /** Metres in one direction. */
  reach: number;
}

export interface Growth {
  /** Takes note of a finished street, so that later ones keep their distance. */
  add(path: readonly Vec[]): void;
  /** A path from `start`, which follows the field until something stops it. */
  grow(start: Vec, dx: number, dy: number, rules: GrowthRules): Vec[];
  /** Whether a street with this direction would have enough room. */
  fits(x: number, y: number, dx: number, dy: number, room: number): boolean;
}

/** Streets as lines through a field, evenly spaced (after Jobard and Lefer, "Creating evenly-spaced streamlines"). */
export function createGrowth(field: Field): Growth {
  const heads = new Int32Array(COLUMNS * ROWS).fill(-1);
  const nexts: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  const dxs: number[] = [];
  const dys: number[] = [];

  const addSample = (x: number, y: number, dx: number, dy: number) => {
    const column = Math.floor((x - EXTENT.west) / CELL);
    const row = Math.floor((y - EXTENT.south) / CELL);
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return;
    const cell = row * COLUMNS + column;
    nexts.push(elementAt(heads, cell));
    heads[cell] = xs.length;
    xs.push(x);
    ys.push(y);
    dxs.push(dx);
    dys.push(dy);
  };

  const fits = (x: number, y: number, dx: number, dy: number, room: number) => {
    const west = Math.max(0, Math.floor((x - room - EXTENT.west) / CELL));
    const east = Math.min(COLUMNS - 1, Math.floor((x + room - EXTENT.west) / CELL));
    const south = Math.max(0, Math.floor((y - room - EXTENT.south) / CELL));
    const north = Math.min(ROWS - 1, Math.floor((y + room - EXTENT.south) / CELL));
    const square = room * room;
    for (let row = south; row <= north; row += 1) {
      for (let column = west; column <= east; column += 1) {
        for (
          let at = elementAt(heads, row * COLUMNS + column);
          at >= 0;
          at = elementAt(nexts, at)
        ) {
          const ox = elementAt(xs, at) - x;
          const oy = elementAt(ys, at) - y;
          if (ox * ox + oy * oy >= square) continue;
          const along = elementAt(dxs, at) * dx + elementAt(dys, at) * dy;
          if (along > PARALLEL || along < -PARALLEL) return false;
        }
      }
    }
    return true;
  };

  return {
    fits,
    add: (path) => {
      for (let index = 1; index < path.length; index += 1) {
        const a = elementAt(path, index - 1);
        const b = elementAt(path, index);
        const length = distance(a, b);
        if (length === 0) continue;
        const pieces = Math.max(1, Math.round(length / 34));
        for (let piece = 0; piece < pieces; piece += 1) {
          const share = (piece + 0.5) / pieces;
          const x = a.x + (b.x - a.x) * share;
          addSample(x, a.y + (b.y - a.y) * share, (b.x - a.x) / length, (b.y - a.y) / length);
        }
      }
    },
    grow: (start, startDx, startDy, rules) => {
      const path: Vec[] = [start];
      let { x, y } = start;
      let dx = startDx;
      let dy = startDy;
      for (let walked = 0; walked < rules.reach; walked += STEP) {
        // The angle half a step ahead keeps curves from drifting outwards.
        const angle = field.angleAt(x + (dx * STEP) / 2, y + (dy * STEP) / 2);
        const cosine = Math.cos(angle);
        const sine = Math.sin(angle);
        const along = cosine * dx + sine * dy;
        const across = cosine * dy - sine * dx;
        if (Math.abs(along) >= Math.abs(across)) {
          dx = along > 0 ? cosine : -cosine;
          dy = along > 0 ? sine : -sine;
        } else {
          dx = across > 0 ? -sine : sine;
          dy = across > 0 ? cosine : -cosine;
        }
        // A street that has turned around would end up beside itself.
        if (dx * startDx + dy * startDy < 0.1) break;
        x += dx * STEP;
        y += dy * STEP;
        const spacing = rules.spacing(x, y);
        if (spacing === 0 || rules.blocked(x, y) || !fits(x, y, dx, dy, spacing * 0.7)) break;
        path.push({ x, y });
      }
      return path;
    },
  };
}
