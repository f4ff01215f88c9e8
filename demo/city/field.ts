import { elementAt } from '../../domain/values/elementAt';
import type { Vec } from '../../server/place/plane';
import type { District } from './districts';
import { EXTENT } from './site';

const CELL = 100;
const COLUMNS = (EXTENT.east - EXTENT.west) / CELL + 1;
const ROWS = (EXTENT.north - EXTENT.south) / CELL + 1;
const GUIDE_REACH = 480;

/** Which way streets run at every spot, and how close together. */
export interface Field {
  /** Radians; the other family of streets runs at a right angle to it. */
  angleAt(x: number, y: number): number;
  /** Metres between neighbouring streets; 0 where nothing is built. */
  spacingAt(x: number, y: number): number;
}

function blend(grid: Float64Array, cell: number, fx: number, fy: number): number {
  return (
    (elementAt(grid, cell) * (1 - fx) + elementAt(grid, cell + 1) * fx) * (1 - fy) +
    (elementAt(grid, cell + COLUMNS) * (1 - fx) + elementAt(grid, cell + COLUMNS + 1) * fx) * fy
  );
}

/**
 * Blends the grain of the districts with the lines that streets like to follow: shore, river, ring road.
 * Angles are averaged as four-fold directions, since a crossroads looks the same after a quarter turn.
 */
export function createField(
  districts: readonly District[],
  guides: readonly (readonly Vec[])[],
): Field {
  const cosines = new Float64Array(COLUMNS * ROWS);
  const sines = new Float64Array(COLUMNS * ROWS);
  const spacings = new Float32Array(COLUMNS * ROWS);

  const grains = districts.map((district) => ({
    ...district,
    cosine: Math.cos(4 * district.angle),
    sine: Math.sin(4 * district.angle),
  }));
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    const x = EXTENT.west + (cell % COLUMNS) * CELL;
    const y = EXTENT.south + Math.floor(cell / COLUMNS) * CELL;
    let weights = 0;
    let spacing = 0;
    let built = false;
    for (const district of grains) {
      const dx = district.at.x - x;
      const dy = district.at.y - y;
      const square = (dx * dx + dy * dy) / 640_000;
      const weight = 1 / (0.02 + square * square * square);
      cosines[cell] = elementAt(cosines, cell) + weight * district.cosine;
      sines[cell] = elementAt(sines, cell) + weight * district.sine;
      spacing += weight * district.spacing;
      weights += weight;
      if (dx * dx + dy * dy < district.reach * district.reach) built = true;
    }
    const length = Math.hypot(elementAt(cosines, cell), elementAt(sines, cell)) || 1;
    cosines[cell] = elementAt(cosines, cell) / length;
    sines[cell] = elementAt(sines, cell) / length;
    spacings[cell] = built ? spacing / weights : 0;
  }

  const reach = Math.ceil(GUIDE_REACH / CELL);
  for (const guide of guides) {
    for (let index = 1; index < guide.length; index += 1) {
      const a = elementAt(guide, index - 1);
      const b = elementAt(guide, index);
      const angle = Math.atan2(b.y - a.y, b.x - a.x);
      const share = Math.hypot(b.x - a.x, b.y - a.y) / 90;
      const [cosine, sine] = [Math.cos(4 * angle), Math.sin(4 * angle)];
      const column = Math.round((a.x - EXTENT.west) / CELL);
      const row = Math.round((a.y - EXTENT.south) / CELL);
      for (let r = Math.max(0, row - reach); r <= Math.min(ROWS - 1, row + reach); r += 1) {
        for (
          let c = Math.max(0, column - reach);
          c <= Math.min(COLUMNS - 1, column + reach);
          c += 1
        ) {
          const off =
            Math.hypot(EXTENT.west + c * CELL - a.x, EXTENT.south + r * CELL - a.y) / GUIDE_REACH;
          if (off >= 1) continue;
          const weight = 1.6 * share * (1 - off) * (1 - off);
          cosines[r * COLUMNS + c] = elementAt(cosines, r * COLUMNS + c) + weight * cosine;
          sines[r * COLUMNS + c] = elementAt(sines, r * COLUMNS + c) + weight * sine;
        }
      }
    }
  }

  return {
    angleAt: (x, y) => {
      const gx = Math.min(COLUMNS - 1.001, Math.max(0, (x - EXTENT.west) / CELL));
      const gy = Math.min(ROWS - 1.001, Math.max(0, (y - EXTENT.south) / CELL));
      const cell = Math.floor(gy) * COLUMNS + Math.floor(gx);
      const fx = gx - Math.floor(gx);
      const fy = gy - Math.floor(gy);
      return Math.atan2(blend(sines, cell, fx, fy), blend(cosines, cell, fx, fy)) / 4;
    },
    spacingAt: (x, y) => {
      const column = Math.round((x - EXTENT.west) / CELL);
      const row = Math.round((y - EXTENT.south) / CELL);
      if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return 0;
      return elementAt(spacings, row * COLUMNS + column);
    },
  };
}
