import { type Canvas, n } from '../drawing/canvas.ts';
import { disc, stroke } from '../drawing/shapes.ts';
import type { VehicleWheels } from './look.ts';

const spokes = (count: number, from: number, to: number, lean = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * Math.PI * 2) / count - Math.PI / 2;
    const at = (radius: number, turn: number) =>
      `${n(Math.cos(turn) * radius)} ${n(Math.sin(turn) * radius)}`;
    return `M${at(from, angle)}L${at(to, angle + lean)}`;
  }).join('');

/** A wheel with tyre and rim around 0,0. */
function drawWheel(radius: number, style: VehicleWheels): string {
  const rim = radius * 0.64;
  const metal = '#DDE3E8';
  const faces: Record<VehicleWheels, () => string> = {
    five: () => disc(0, 0, rim, '#59636E') + stroke(spokes(5, 0, rim * 0.86), metal, rim * 0.3),
    multi: () => disc(0, 0, rim, '#59636E') + stroke(spokes(10, 0, rim * 0.9), metal, rim * 0.13),
    turbine: () =>
      disc(0, 0, rim, '#59636E') + stroke(spokes(8, rim * 0.1, rim * 0.9, 0.5), metal, rim * 0.17),
    disc: () =>
      disc(0, 0, rim, '#C6CED6') +
      disc(0, 0, rim * 0.74, '#E9EDF0') +
      Array.from({ length: 6 }, (_, index) => {
        const angle = (index * Math.PI) / 3;
        return disc(
          Math.cos(angle) * rim * 0.55,
          Math.sin(angle) * rim * 0.55,
          rim * 0.1,
          '#8D99A4',
        );
      }).join(''),
  };
  return (
    disc(0, 0, radius, '#22272D') +
    disc(0, 0, radius * 0.86, '#30363E') +
    faces[style]() +
    `<circle r="${n(rim)}" fill="none" stroke="${metal}" stroke-width="${n(radius * 0.08)}"/>` +
    disc(0, 0, rim * 0.26, '#EEF1F4') +
    disc(0, 0, rim * 0.13, '#7D8894')
  );
}

/** The same wheel wherever it is asked for, drawn once a picture. */
export function wheelAt(canvas: Canvas, x: number, radius: number, style: VehicleWheels): string {
  const key = canvas.define(
    `wheel${radius}${style}`,
    (id) => `<g id="${id}">${drawWheel(radius, style)}</g>`,
  );
  return `<use href="#${key}" x="${x}" y="${-radius}"/>`;
}
