import { spot } from './air.ts';
import type { Canvas } from './canvas.ts';
import { garlands } from './furniture.ts';
import { shops } from './market.ts';
import { disc, path, rect, stroke } from './shapes.ts';
import { litWindows, pavement } from './street.ts';

/** A page in dark tells its pictures so: the street is drawn once, and by night what is below lies over it. */
const style =
  '<style>.n{display:none}@media(prefers-color-scheme:dark){.n{display:inline}}</style>';

const byNight = (inner: string) => `<g class="n">${inner}</g>`;

const veil = (
  canvas: Canvas,
  name: string,
  tones: readonly (readonly [number, string, number])[],
) =>
  `url(#${canvas.define(
    name,
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1">${tones
        .map(
          ([at, colour, strength]) =>
            `<stop offset="${at}" stop-color="${colour}" stop-opacity="${strength}"/>`,
        )
        .join('')}</linearGradient>`,
  )})`;

/** The sky, behind the houses; the town far away is a line of dark roofs. */
export const nightSky = (canvas: Canvas) =>
  style +
  byNight(
    rect(
      0,
      0,
      1280,
      600,
      veil(canvas, 'nightSky', [
        [0, '#070C22', 0.97],
        [0.6, '#1B2148', 0.9],
        [1, '#5A3F6E', 0.84],
      ]),
    ),
  );

const starsAndMoon = (canvas: Canvas) =>
  stroke(
    'M96 54h0M168 168h0M236 36h0M318 96h0M404 40h0M452 148h0M540 84h0M612 28h0M668 158h0M742 62h0M806 128h0M870 34h0M948 176h0M1120 172h0M1178 66h0M1244 130h0',
    '#CDD6FF',
    3,
  ) +
  disc(1010, 96, 110, spot(canvas, 'moon', '#E9EEFF', 0.3)) +
  path('M1010 56a40 40 0 1 0 40 52a44 44 0 0 1-40-52', '#F5EFD8');

const lamp = (canvas: Canvas, x: number) =>
  disc(x, 418, 150, spot(canvas, 'lamp', '#FFE9A8', 0.8)) + disc(x, 416, 15, '#FFF3CF');

const panes = (canvas: Canvas, colour: string, width: number) => {
  const key = canvas.define('panes', (id) => `<path id="${id}" d="${litWindows(shops)}"/>`);
  return `<use href="#${key}" stroke="${colour}" stroke-width="${width}"/>`;
};

/** What shines: over a street that lies in the dark above, and in the light of its shops below. */
export const nightLights = (canvas: Canvas) =>
  byNight(
    rect(
      0,
      0,
      1280,
      720,
      veil(canvas, 'night', [
        [0.1, '#0A0F2C', 0.72],
        [0.55, '#0E1236', 0.66],
        [0.72, '#241640', 0.3],
        [0.83, '#241640', 0.34],
        [1, '#0A0F2C', 0.74],
      ]),
    ) +
      starsAndMoon(canvas) +
      panes(canvas, '#F7B65E', 36) +
      panes(canvas, '#FFE0A3', 22) +
      rect(
        0,
        pavement,
        1280,
        70,
        veil(canvas, 'spill', [
          [0, '#FFC46B', 0.4],
          [1, '#FFC46B', 0],
        ]),
      ) +
      lamp(canvas, 330) +
      lamp(canvas, 930) +
      garlands(canvas),
  );
