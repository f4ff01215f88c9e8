import type { Canvas } from './canvas.ts';
import { between } from './moods.ts';

/** Light is warm and adds white; shade keeps the colour, and more of its blue, as under an evening sky. */
const light = (colour: string, part: number) => between(colour, '#FFF6E6', part);
const shade = (colour: string, part: number) => {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  const [r, g, b] = [channel(1) * 0.46, channel(3) * 0.3, channel(5) * 0.46];
  const dark = `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  return between(colour, dark, part);
};

type Stops = readonly (readonly [at: number, colour: string])[];

const stops = (colours: Stops) =>
  colours
    .map(
      ([at, colour]) =>
        `<stop${at ? ` offset="${String(at).replace('0.', '.')}"` : ''} stop-color="${colour}"/>`,
    )
    .join('');

/** One gradient a colour, shared by all that has it. */
function paint(
  canvas: Canvas,
  kind: string,
  colour: string,
  [name, form]: readonly [string, string],
  tones: Stops,
): string {
  return `url(#${canvas.define(
    `${kind}${colour.slice(1)}`,
    (id) => `<${name} id="${id}"${form}>${stops(tones)}</${name}>`,
  )})`;
}

/** A flat face in evening light: brighter where it comes from, at the upper left. */
export const plane = (canvas: Canvas, own: string): string =>
  paint(
    canvas,
    'f',
    own,
    ['linearGradient', ' x2=".5" y2="1"'],
    [
      [0, light(own, 0.3)],
      [0.5, own],
      [1, shade(own, 0.2)],
    ],
  );

/** What is round on all sides. */
export const ball = (canvas: Canvas, own: string): string =>
  paint(
    canvas,
    'b',
    own,
    ['radialGradient', ' cx=".36" cy=".28" r=".8"'],
    [
      [0, light(own, 0.5)],
      [0.4, own],
      [1, shade(own, 0.42)],
    ],
  );

/** What stands upright and is round across. */
export const pole = (canvas: Canvas, own: string): string =>
  paint(
    canvas,
    'p',
    own,
    ['linearGradient', ''],
    [
      [0, shade(own, 0.1)],
      [0.28, light(own, 0.36)],
      [1, shade(own, 0.42)],
    ],
  );

/** Cloth that hangs: bright where it is stretched, dark where it falls. */
export const cloth = (canvas: Canvas, own: string): string =>
  paint(
    canvas,
    'c',
    own,
    ['linearGradient', ' x2="0" y2="1"'],
    [
      [0, light(own, 0.25)],
      [0.4, own],
      [1, shade(own, 0.35)],
    ],
  );

/** A part of a cloud. */
export const puff = (canvas: Canvas): string =>
  paint(
    canvas,
    'w',
    '',
    ['radialGradient', ' cx=".4" cy=".2" r=".9"'],
    [
      [0, '#FFFFFF'],
      [0.5, '#FBFAFE'],
      [1, '#C3D0EC'],
    ],
  );

/** A lamp is lit behind it. */
export const lamplight = (canvas: Canvas): string =>
  paint(
    canvas,
    'l',
    '',
    ['radialGradient', ' cy=".4" r=".7"'],
    [
      [0, '#FFF6DC'],
      [1, '#F7BE6C'],
    ],
  );

/** A shade that ends in nothing: downwards from an edge. */
export function under(canvas: Canvas, strength: number): string {
  const id = canvas.define(
    `u${strength * 100}`,
    (key) =>
      `<linearGradient id="${key}" x2="0" y2="1"><stop stop-color="#2B1236" stop-opacity="${strength}"/><stop offset="1" stop-color="#2B1236" stop-opacity="0"/></linearGradient>`,
  );
  return `url(#${id})`;
}
