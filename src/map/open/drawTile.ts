import type { Language } from '../../../domain/language/languages';
import { clearLabels, type Way } from './clearLabels';
import type { MapColours } from './colours';
import { type PlacedLabel, placeLabels } from './labels';
import { type Shape, touches } from './projection';
import type { RoadKind, Scene } from './scene';

/** Metres of a road's width, and its least width in pixels at far zooms. */
const widths: Record<RoadKind, { metres: number; least: number; from: number }> = {
  lane: { metres: 6, least: 0.6, from: 14 },
  street: { metres: 9, least: 0.9, from: 12 },
  avenue: { metres: 16, least: 1.6, from: 9 },
  highway: { metres: 24, least: 2.2, from: 1 },
};

const earth = 40_075_017;

export interface TileJob {
  context: CanvasRenderingContext2D;
  scene: Scene;
  colours: MapColours;
  language: Language;
  font: string;
  zoom: number;
  /** Tile column and row at `zoom`. */
  x: number;
  y: number;
  /** CSS pixels of the tile's side. */
  size: number;
}

function trace(context: CanvasRenderingContext2D, shape: Shape, world: number): void {
  const { path } = shape;
  for (let i = 0; i < path.length; i += 2) {
    const x = (path[i] ?? 0) * world;
    const y = (path[i + 1] ?? 0) * world;
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

/** Draws one square of the city without its names; coordinates are CSS pixels of the whole world at this zoom. */
export function drawGround({ context, scene, colours, zoom, x, y, size }: TileJob): void {
  const world = size * 2 ** zoom;
  const margin = 40 / world;
  const box = [
    x / 2 ** zoom - margin,
    y / 2 ** zoom - margin,
    (x + 1) / 2 ** zoom + margin,
    (y + 1) / 2 ** zoom + margin,
  ] as const;
  const pixelsPerMetre = world / (earth * Math.cos((24.7 * Math.PI) / 180));
  const fill = (shapes: readonly Shape[], colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    for (const shape of shapes) {
      if (!touches(shape.box, box)) continue;
      trace(context, shape, world);
      context.closePath();
    }
    context.fill();
  };
  context.save();
  context.translate(-x * size, -y * size);
  fill(scene.land, colours.ground);
  fill(scene.parks, colours.park);
  fill(scene.water, colours.water);
  if (zoom >= 15) fill(scene.buildings, colours.building);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const near = scene.roads.filter(
    (road) => zoom >= widths[road.kind].from && touches(road.shape.box, box),
  );
  for (const casing of [true, false]) {
    for (const road of near) {
      const { metres, least } = widths[road.kind];
      const width = Math.max(least, metres * pixelsPerMetre);
      if (casing && width < 3) continue;
      context.strokeStyle = casing ? colours.casing : colours.road[road.kind];
      context.lineWidth = casing ? width + 2 : width;
      context.beginPath();
      trace(context, road.shape, world);
      context.stroke();
    }
  }
  context.restore();
}

/** What stands on the map: its middle in fractions of the world's square, its half sides in CSS pixels. */
export interface Obstacle {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

/** Draws the names of the same square, but for those that something stands on or that a way would strike through. */
export function drawNames(job: TileJob, obstacles: readonly Obstacle[], way: Way = []): void {
  const { context, zoom, x, y, size, font } = job;
  const world = size * 2 ** zoom;
  const taken = obstacles.map(
    ({ x: at, y: below, halfWidth, halfHeight }) =>
      [
        at * world - halfWidth,
        below * world - halfHeight,
        at * world + halfWidth,
        below * world + halfHeight,
      ] as const,
  );
  const all = placeLabels(job.scene, zoom, size, job.language, font);
  const labels = clearLabels(all, taken, way, world);
  context.save();
  context.translate(-x * size, -y * size);
  drawLabels(job, labels, [x * size, y * size, (x + 1) * size, (y + 1) * size]);
  context.restore();
}

function drawLabels(
  { context, colours, font }: TileJob,
  labels: readonly PlacedLabel[],
  box: readonly [number, number, number, number],
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const label of labels) {
    if (!touches(label.box, box)) continue;
    context.save();
    context.translate(label.x, label.y);
    context.rotate(label.angle);
    context.font = `${label.weight} ${label.size}px ${font}`;
    context.lineWidth = 3;
    context.strokeStyle = colours.halo;
    context.fillStyle =
      label.kind === 'water'
        ? colours.waterText
        : label.kind === 'park'
          ? colours.parkText
          : colours.text;
    context.strokeText(label.text, 0, 0);
    context.fillText(label.text, 0, 0);
    context.restore();
  }
}
