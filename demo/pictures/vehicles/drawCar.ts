import type { Canvas } from '../drawing/canvas.ts';
import { disc, faded, path, rect, round, stroke } from '../drawing/shapes.ts';
import type { CarShape } from './cars.ts';
import { wheelAt } from './drawWheel.ts';
import { type VehicleBody, type VehicleTrim, type VehicleWheels, vehicleColours } from './look.ts';

export type Painted = {
  body: VehicleBody;
  colour: keyof typeof vehicleColours;
  trim: VehicleTrim;
  wheels: VehicleWheels;
};

/** A car standing at 0 on its wheels, facing right. */
export function drawCar(canvas: Canvas, car: CarShape, look: Painted): string {
  const [paint, lit, shaded] = vehicleColours[look.colour];
  const dark = look.colour === 'black' || look.colour === 'graphite' || look.colour === 'navy';
  const clip = canvas.define(
    'body',
    (id) => `<clipPath id="${id}"><path d="${car.outline}"/></clipPath>`,
  );
  const [left, right] = car.ends;
  const [rearWheel, frontWheel] = car.wheels;
  const r = car.wheelRadius;
  const second = look.colour === 'white' || look.colour === 'silver' ? '#2B323A' : '#F4F6F8';
  const stripe = look.colour === 'red' || look.colour === 'orange' ? '#FFF3DC' : '#F2A33C';
  const low = -r * 1.02;
  const painted =
    rect(left - 10, -320, right - left + 20, 320, paint) +
    (look.trim === 'two-tone'
      ? rect(left - 10, -320, right - left + 20, 320 + car.belt, second)
      : '') +
    path(
      `M${left} ${car.belt + 4}C${left + 180} ${car.belt - 4} ${right - 180} ${car.belt - 2} ${right} ${car.belt + 26}V${car.belt + 40}C${right - 200} ${car.belt + 12} ${left + 180} ${car.belt + 10} ${left} ${car.belt + 18}Z`,
      lit,
    ) +
    path(
      `M${left - 10} ${low}C${left + 180} ${low + 14} ${right - 180} ${low + 14} ${right + 10} ${low}V0H${left - 10}Z`,
      shaded,
    ) +
    (look.trim === 'stripe' ? stripes(left, right, car.belt, stripe) : '') +
    rect(left - 10, -58, 40, 12, '#00000030') +
    rect(right - 30, -58, 40, 12, '#00000030');
  const arch = (x: number) => disc(x, -r, r + 9, '#1B2026');
  return (
    (look.body === 'sports' ? path('M34-130 26-166H104L98-154H52L62-136Z', shaded) : '') +
    (look.trim === 'rack' ? rack(car) : '') +
    `<g clip-path="url(#${clip})">${painted}${arch(rearWheel)}${arch(frontWheel)}</g>` +
    panes(canvas, car) +
    stroke(car.seams, dark ? '#FFFFFF' : '#1C2530', 2.5, 'opacity=".28"') +
    car.handles.map(([x, y]) => round(x, y, 26, 7, 3.5, dark ? '#8D99A4' : shaded)).join('') +
    (look.trim === 'chrome' || look.body === 'luxury' ? chrome(car) : '') +
    mirror(car, paint, shaded) +
    lamps(car, look.body) +
    round(rearWheel + r + 16, -44, frontWheel - rearWheel - 2 * r - 32, 10, 4, '#2A3038') +
    wheelAt(canvas, rearWheel, r, look.wheels) +
    wheelAt(canvas, frontWheel, r, look.wheels)
  );
}

function stripes(left: number, right: number, belt: number, colour: string): string {
  return (
    rect(left - 10, belt + 44, right - left + 20, 12, colour) +
    rect(left - 10, belt + 60, right - left + 20, 5, colour)
  );
}

function panes(canvas: Canvas, car: CarShape): string {
  const all = car.panes.join('');
  const clip = canvas.define('glass', (id) => `<clipPath id="${id}"><path d="${all}"/></clipPath>`);
  const glass = canvas.gradient('pane', '#D8EEF7', '#8DBFD6');
  const seats = car.seats
    .map(
      (x) =>
        round(x, car.belt - 34, 26, 60, 9, '#35495A') +
        round(x + 4, car.belt - 50, 18, 20, 7, '#35495A'),
    )
    .join('');
  const [from, to, top] = car.roof;
  const gleam = (x: number, w: number) =>
    path(`M${x} ${top}h${w}l-70 130h-${w}z`, '#FFFFFF', 'opacity=".38"');
  return (
    path(all, '#22303B', 'stroke="#22303B" stroke-width="7" stroke-linejoin="round"') +
    `<g clip-path="url(#${clip})">${path(all, glass)}${faded(0.5, seats)}${gleam(from + 40, 34)}${gleam(from + 88, 12)}${gleam(to + 20, 30)}</g>`
  );
}

function rack(car: CarShape): string {
  const [from, to, height] = car.roof;
  const y = height - 12;
  return (
    stroke(`M${from} ${y}H${to}M${from + 16} ${y}v14M${to - 16} ${y}v18`, '#39424C', 7) +
    round(from + 24, y - 30, (to - from) * 0.62, 26, 10, '#4A545F')
  );
}

function chrome(car: CarShape): string {
  const [left, right] = car.ends;
  return (
    stroke(`M${left + 90} -66H${right - 90}`, '#E9EEF2', 5) +
    stroke(
      `M${car.seats[0] ?? left + 160} ${car.belt + 5}H${(car.roof[1] ?? 0) + 66}`,
      '#F2F5F7',
      4,
    )
  );
}

function mirror(car: CarShape, paint: string, shaded: string): string {
  const x = car.roof[1] + (car.belt < -160 ? 62 : 46);
  const y = car.belt - 8;
  return round(x - 22, y - 14, 30, 20, 8, shaded) + round(x - 22, y - 14, 30, 14, 7, paint);
}

function lamps(car: CarShape, body: VehicleBody): string {
  const [left, right] = car.ends;
  const y = car.lampHeight;
  const tall = body === 'van' || body === 'minibus' || body === 'pickup';
  const tail = tall
    ? round(left + 3, y - 34, 15, 46, 5, '#E23B3B') + round(left + 3, y - 2, 15, 14, 5, '#F7A23B')
    : path(`M${left + 12} ${y - 2}h44c-2 12-12 18-26 18h-22z`, '#E23B3B');
  const slant = body === 'sports' ? 18 : 6;
  const head =
    path(
      `M${right - 70} ${y - slant}C${right - 44} ${y - slant + 4} ${right - 26} ${y - 2} ${right - 14} ${y + 12}C${right - 36} ${y + 16} ${right - 58} ${y + 10} ${right - 70} ${y - slant}`,
      '#FFF4CF',
    ) +
    path(
      `M${right - 70} ${y - slant}C${right - 44} ${y - slant + 4} ${right - 26} ${y - 2} ${right - 14} ${y + 12}`,
      'none',
      'stroke="#FFFFFF" stroke-width="4"',
    );
  const grille = body === 'luxury' ? round(right - 12, y + 10, 12, 40, 4, '#DCE3E8') : '';
  return tail + head + grille + round(right - 52, -72, 34, 10, 5, '#FFE9A8');
}
