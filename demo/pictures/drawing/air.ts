import { type Canvas, n } from './canvas.ts';
import { between, type Mood } from './moods.ts';
import { disc, oval, rect } from './shapes.ts';

/** A round spot of one colour that fades to nothing. */
export function spot(canvas: Canvas, name: string, colour: string, strength: number): string {
  const id = canvas.define(
    `s-${name}`,
    (key) =>
      `<radialGradient id="${key}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".5" stop-color="${colour}" stop-opacity="${n(strength * 5) === '0' ? 0 : Math.round(strength * 50) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `url(#${id})`;
}

/** A wall with a lamp at its upper left, and lights far behind it. */
export function wallOf(canvas: Canvas, mood: Mood, horizon: number): string {
  const { width, random } = canvas;
  const wall = canvas.define(
    'wall',
    (key) =>
      `<radialGradient id="${key}" cx=".24" cy=".2" r=".95"><stop stop-color="${between(mood.lit, '#FFFFFF', 0.6)}"/><stop offset=".4" stop-color="${mood.lit}"/><stop offset="1" stop-color="${mood.dim}"/></radialGradient>`,
  );
  const far = spot(canvas, 'far', between(mood.lit, '#FFFFFF', 0.3), 0.6);
  const lights = [0, 1, 2].map(() =>
    disc(
      random.between(width * 0.45, width),
      random.between(20, horizon * 0.8),
      random.between(width * 0.05, width * 0.11),
      far,
    ),
  );
  return rect(0, 0, width, horizon + 4, `url(#${wall})`) + lights.join('');
}

/** Where table and wall meet nothing is sharp. */
export function haze(canvas: Canvas, mood: Mood, horizon: number): string {
  const colour = between(mood.lit, mood.dim, 0.7);
  const id = canvas.define(
    'haze',
    (key) =>
      `<linearGradient id="${key}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".5" stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );
  const half = canvas.height * 0.06;
  return rect(0, horizon - half, canvas.width, half * 2, `url(#${id})`);
}

/** Darker where the light does not reach. */
export function finishLight(canvas: Canvas): string {
  const { width, height } = canvas;
  return oval(width, height, width * 0.6, height * 0.66, spot(canvas, 'dusk', '#1F0F08', 0.3));
}

/** What stands on something darkens it where both touch, and all around, away from the light. */
export function footShade(canvas: Canvas, x: number, base: number, width: number, strength = 1) {
  return (
    oval(
      x + width * 0.1,
      base + width * 0.02,
      width * 0.66,
      width * 0.13,
      spot(canvas, `wide${strength}`, '#1F0F08', 0.42 * strength),
    ) +
    oval(
      x + width * 0.02,
      base - width * 0.008,
      width * 0.44,
      width * 0.05,
      spot(canvas, `foot${strength}`, '#1F0F08', 0.75 * strength),
    )
  );
}
