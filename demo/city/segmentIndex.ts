import { between, distance, nearestShare, type Vec } from '../../server/place/plane';
import { EXTENT } from './site';

const CELL = 200;
const COLUMNS = Math.ceil((EXTENT.east - EXTENT.west) / CELL);
const ROWS = Math.ceil((EXTENT.north - EXTENT.south) / CELL);

export interface NearestSegment {
  segment: number;
  /** How far along the segment the nearest place is, 0 to 1. */
  share: number;
  /** Metres from the point. */
  away: number;
}

/** Finds the segment nearest to a point without measuring all of them. There must be at least one. */
export function createSegmentIndex(
  segments: readonly (readonly [Vec, Vec])[],
): (p: Vec) => NearestSegment {
  const cells: number[][] = Array.from({ length: COLUMNS * ROWS }, () => []);
  const columnOf = (x: number) =>
    Math.min(COLUMNS - 1, Math.max(0, Math.floor((x - EXTENT.west) / CELL)));
  const rowOf = (y: number) =>
    Math.min(ROWS - 1, Math.max(0, Math.floor((y - EXTENT.south) / CELL)));

  segments.forEach(([a, b], index) => {
    const lastRow = rowOf(Math.max(a.y, b.y));
    const lastColumn = columnOf(Math.max(a.x, b.x));
    for (let row = rowOf(Math.min(a.y, b.y)); row <= lastRow; row += 1) {
      for (let column = columnOf(Math.min(a.x, b.x)); column <= lastColumn; column += 1) {
        cells[row * COLUMNS + column]?.push(index);
      }
    }
  });

  return (p) => {
    const [column, row] = [columnOf(p.x), rowOf(p.y)];
    const best: NearestSegment = { segment: -1, share: 0, away: Number.POSITIVE_INFINITY };
    for (let ring = 0; ring < COLUMNS; ring += 1) {
      // Nothing in this ring of cells can be nearer than what is found already.
      if (best.segment >= 0 && (ring - 1) * CELL > best.away) break;
      for (let r = row - ring; r <= row + ring; r += 1) {
        const isEdge = Math.abs(r - row) === ring;
        for (let c = column - ring; c <= column + ring; c += isEdge || ring === 0 ? 1 : 2 * ring) {
          if (c < 0 || r < 0 || c >= COLUMNS || r >= ROWS) continue;
          for (const segment of cells[r * COLUMNS + c] ?? []) {
            const ends = segments[segment];
            if (!ends) continue;
            const [a, b] = ends;
            const share = nearestShare(p, a, b);
            const away = distance(p, between(a, b, share));
            if (away < best.away) Object.assign(best, { segment, share, away });
          }
        }
      }
    }
    return best;
  };
}
