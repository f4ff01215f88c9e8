import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { touches } from './projection';
import type { Scene } from './scene';

type Box = readonly [west: number, north: number, east: number, south: number];

export interface PlacedLabel {
  text: string;
  kind: 'district' | 'park' | 'water' | 'place' | 'road';
  x: number;
  y: number;
  angle: number;
  size: number;
  weight: number;
  box: Box;
}

/** Zoom from which a label of a rank shows. */
const fromZoom = (rank: number) => [10, 11, 13, 14, 15, 16, 17][Math.min(rank, 6)] ?? 17;

const look = {
  district: { size: 13, weight: 700 },
  water: { size: 13, weight: 600 },
  park: { size: 11.5, weight: 600 },
  place: { size: 11, weight: 600 },
} as const;

const cache = new Map<string, PlacedLabel[]>();

/** Straight run of a road that is long enough for its name, the longest of them. */
function longestRun(path: Float64Array, world: number) {
  let best = { length: 0, x: 0, y: 0, angle: 0 };
  const at = (index: number) => (path[index] ?? 0) * world;
  for (let i = 2; i + 1 < path.length; i += 2) {
    const [x0, y0, x1, y1] = [at(i - 2), at(i - 1), at(i), at(i + 1)];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length > best.length) {
      const raw = Math.atan2(y1 - y0, x1 - x0);
      const angle = raw > Math.PI / 2 ? raw - Math.PI : raw < -Math.PI / 2 ? raw + Math.PI : raw;
      best = { length, x: (x0 + x1) / 2, y: (y0 + y1) / 2, angle };
    }
  }
  return best;
}

/**
 * Places every label of the city at one zoom so that none covers another. The places do not depend
 * on the tile, so a name that crosses tiles is whole.
 */
export function placeLabels(
  scene: Scene,
  zoom: number,
  size: number,
  language: Language,
  font: string,
): readonly PlacedLabel[] {
  const key = `${zoom} ${size} ${language}`;
  const known = cache.get(key);
  if (known) return known;
  const measure = document.createElement('canvas').getContext('2d');
  const world = size * 2 ** zoom;
  const placed: PlacedLabel[] = [];
  const grid = new Map<string, Box[]>();
  const cellsOf = (box: Box) => {
    const cells: string[] = [];
    for (let cx = Math.floor(box[0] / 256); cx <= Math.floor(box[2] / 256); cx++) {
      for (let cy = Math.floor(box[1] / 256); cy <= Math.floor(box[3] / 256); cy++) {
        cells.push(`${cx} ${cy}`);
      }
    }
    return cells;
  };
  const add = (label: Omit<PlacedLabel, 'box'>, width: number) => {
    const halfW = (Math.abs(Math.cos(label.angle)) * width + label.size) / 2 + 6;
    const halfH = (Math.abs(Math.sin(label.angle)) * width + label.size) / 2 + 5;
    const box: Box = [label.x - halfW, label.y - halfH, label.x + halfW, label.y + halfH];
    const cells = cellsOf(box);
    if (cells.some((cell) => grid.get(cell)?.some((other) => touches(other, box)))) return;
    for (const cell of cells) grid.set(cell, [...(grid.get(cell) ?? []), box]);
    placed.push({ ...label, box });
  };
  const widthOf = (text: string, fontSize: number, weight: number) => {
    if (!measure) return text.length * fontSize * 0.55;
    measure.font = `${weight} ${fontSize}px ${font}`;
    return measure.measureText(text).width;
  };
  for (const { kind, name, x, y, rank } of scene.labels) {
    if (zoom < fromZoom(rank)) continue;
    const { size: fontSize, weight } = look[kind];
    const text = inLanguage(name, language);
    add(
      { text, kind, x: x * world, y: y * world, angle: 0, size: fontSize, weight },
      widthOf(text, fontSize, weight),
    );
  }
  if (zoom >= 14) {
    for (const road of [...scene.roads].reverse()) {
      if (!road.name) continue;
      const text = inLanguage(road.name, language);
      const width = widthOf(text, 11, 600);
      const run = longestRun(road.shape.path, world);
      if (run.length < width + 12) continue;
      add(
        { text, kind: 'road', x: run.x, y: run.y, angle: run.angle, size: 11, weight: 600 },
        width,
      );
    }
  }
  if (cache.size > 24) cache.clear();
  cache.set(key, placed);
  return placed;
}
