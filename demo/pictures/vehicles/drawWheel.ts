import { type Canvas, n } from '../drawing/canvas.ts';
import { ball, plane } from '../drawing/lit.ts';
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
function drawWheel(canvas: Canvas, radius: number, style: VehicleWheels): string {
  const rim = radius * 0.64;
  const metal = '#DDE3E8';
  const well = ball(canvas, '#4A535D');
  const faces: Record<VehicleWheels, () => string> = {
    five: () => disc(0, 0, rim, well) + stroke(spokes(5, 0, rim * 0.86), metal, rim * 0.3),
    multi: () => disc(0, 0, rim, well) + stroke(spokes(10, 0, rim * 0.9), metal, rim * 0.13),
    turbine: () =>
      disc(0, 0, rim, well) + stroke(spokes(8, rim * 0.1, rim * 0.9, 0.5), metal, rim * 0.17),
    disc: () =>
      disc(0, 0, rim, plane(canvas, '#B4BEC8')) +
      disc(0, 0, rim * 0.74, ball(canvas, '#E3E8EC')) +
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
    disc(0, 0, radius, ball(canvas, '#2A3038')) +
    disc(0, 0, radius * 0.84, ball(canvas, '#3A414A')) +
    disc(0, 0, radius * 0.72, '#191D22') +
    faces[style]() +
    `<circle r="${n(rim)}" fill="none" stroke="${metal}" stroke-width="${n(radius * 0.08)}"/>` +
    disc(0, 0, rim, polished(canvas)) +
    disc(0, 0, rim * 0.26, ball(canvas, '#E3E8EC')) +
    disc(0, 0, rim * 0.13, '#7D8894')
  );
}

/** The light from above on one side of the spokes, and none on the other. */
function polished(canvas: Canvas): string {
  const id = canvas.define(
    'polish',
    (key) =>
      `<linearGradient id="${key}" x2=".6" y2="1"><stop stop-color="#FFF" stop-opacity=".35"/><stop offset=".45" stop-color="#FFF" stop-opacity="0"/><stop offset="1" stop-color="#10051A" stop-opacity=".5"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** The same wheel wherever it is asked for, drawn once a picture. */
export function wheelAt(canvas: Canvas, x: number, radius: number, style: VehicleWheels): string {
  const key = canvas.define(
    `wheel${radius}${style}`,
    (id) => `<g id="${id}">${drawWheel(canvas, radius, style)}</g>`,
  );
  return `<use href="#${key}" x="${x}" y="${-radius}"/>`;
}
