import { between } from '../drawing/moods.ts';

/** A round body of this colour, lit from the top left; `withLight` brings what it needs. */
export const lit = (colour: string): string => `url(#b${colour.slice(1)})`;
/** An upright wall of this colour, lit from the left. */
export const wall = (colour: string): string => `url(#w${colour.slice(1)})`;

const shade = '#2A1208';

function gradientOf(kind: string, colour: string): string {
  const stops = (...tones: readonly (readonly [number, string])[]) =>
    tones.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('');
  const id = `${kind}${colour.slice(1)}`;
  return kind === 'b'
    ? `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${stops([0, between(colour, '#FFFFFF', 0.42)], [0.5, colour], [1, between(colour, shade, 0.36)])}</radialGradient>`
    : `<linearGradient id="${id}">${stops([0, between(colour, shade, 0.1)], [0.24, between(colour, '#FFFFFF', 0.4)], [0.5, colour], [1, between(colour, shade, 0.42)])}</linearGradient>`;
}

/** The drawing with the light that its colours name. */
export function withLight(body: string): string {
  const used = new Set(
    [...body.matchAll(/url\(#([bw])([0-9A-F]{6})\)/g)].map(([, kind, hex]) => `${kind}${hex}`),
  );
  const made = [...used].map((id) => gradientOf(id.slice(0, 1), `#${id.slice(1)}`));
  return `<defs>${made.join('')}</defs>${body}`;
}

export const dab = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const at = (
  x: number,
  y: number,
  turn: number,
  across: number,
  down: number,
  inner: string,
): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${short(across)} ${short(down)}) rotate(${Math.round(turn)})">${inner}</g>`;

export const short = (value: number): number => Math.round(value * 100) / 100;
