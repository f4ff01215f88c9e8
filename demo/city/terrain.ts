import { elementAt } from '../../domain/values/elementAt';
import type { Vec } from '../../server/place/plane';
import { EXTENT } from './site';

const CELL = 20;
const COLUMNS = (EXTENT.east - EXTENT.west) / CELL;
const ROWS = (EXTENT.north - EXTENT.south) / CELL;

/** What lies on the ground; several can lie on one spot. */
export const GROUND = { water: 1, closed: 2, motorway: 4 } as const;

/** A raster of the ground: asking it costs nothing, where asking polygons at every step of every street is slow. */
export interface Terrain {
  fill(ring: readonly Vec[], ground: number): void;
  /** Marks everything within `reach` metres of a path. */
  stroke(path: readonly Vec[], reach: number, ground: number): void;
  has(x: number, y: number, grounds: number): boolean;
}

/** An empty raster of the whole plane. Outside the plane everything is on every ground. */
export function createTerrain(): Terrain {
  const cells = new Uint8Array(COLUMNS * ROWS);

  const fill = (ring: readonly Vec[], ground: number) => {
    for (let row = 0; row < ROWS; row += 1) {
      const y = EXTENT.south + (row + 0.5) * CELL;
      const crossings: number[] = [];
      let previous = elementAt(ring, ring.length - 1);
      for (const corner of ring) {
        if (corner.y > y !== previous.y > y) {
          crossings.push(
            corner.x + ((y - corner.y) / (previous.y - corner.y)) * (previous.x - corner.x),
          );
        }
        previous = corner;
      }
      crossings.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const first = Math.max(0, Math.round((elementAt(crossings, pair) - EXTENT.west) / CELL));
        const last = Math.min(
          COLUMNS,
          Math.round((elementAt(crossings, pair + 1) - EXTENT.west) / CELL),
        );
        for (let column = first; column < last; column += 1) {
          const cell = row * COLUMNS + column;
          cells[cell] = elementAt(cells, cell) | ground;
        }
      }
    }
  };

  const disc = (x: number, y: number, reach: number, ground: number) => {
    const span = Math.ceil(reach / CELL);
    const column = Math.floor((x - EXTENT.west) / CELL);
    const row = Math.floor((y - EXTENT.south) / CELL);
    for (let r = Math.max(0, row - span); r <= Math.min(ROWS - 1, row + span); r += 1) {
      for (let c = Math.max(0, column - span); c <= Math.min(COLUMNS - 1, column + span); c += 1) {
        const dx = (c - column) * CELL;
        const dy = (r - row) * CELL;
        if (dx * dx + dy * dy <= reach * reach)
          cells[r * COLUMNS + c] = elementAt(cells, r * COLUMNS + c) | ground;
      }
    }
  };

  return {
    fill,
    stroke: (path, reach, ground) => {
      path.forEach((point, index) => {
        const next = path[index + 1] ?? point;
        const pieces = Math.max(
          1,
          Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / (reach / 2 + CELL)),
        );
        for (let piece = 0; piece < pieces; piece += 1) {
          const share = piece / pieces;
          disc(
            point.x + (next.x - point.x) * share,
            point.y + (next.y - point.y) * share,
            reach,
            ground,
          );
        }
      });
    },
    has: (x, y, grounds) => {
      const column = Math.floor((x - EXTENT.west) / CELL);
      const row = Math.floor((y - EXTENT.south) / CELL);
      if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return true;
      return (elementAt(cells, row * COLUMNS + column) & grounds) !== 0;
    },
  };
}
