import type { Canvas } from '../drawing/canvas.ts';
import { ball, plane, under } from '../drawing/lit.ts';
import { between } from '../drawing/moods.ts';
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
  const [paint, , shaded] = vehicleColours[look.colour];
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
  const top = car.roof[2] - 12;
  const painted =
    rect(left - 10, top, right - left + 20, -top, lacquer(canvas, look)) +
    (look.trim === 'two-tone'
      ? rect(left - 10, top, right - left + 20, car.belt - top, plane(canvas, second))
      : '') +
    path(
      `M${left} ${car.belt + 8}C${left + 180} ${car.belt} ${right - 180} ${car.belt + 2} ${right} ${car.belt + 30}V${car.belt + 62}C${right - 200} ${car.belt + 34} ${left + 180} ${car.belt + 32} ${left} ${car.belt + 40}Z`,
      gleam(canvas),
    ) +
    path(
      `M${left - 10} ${low}C${left + 180} ${low + 14} ${right - 180} ${low + 14} ${right + 10} ${low}V0H${left - 10}Z`,
      shaded,
    ) +
    rect(left - 10, low + 8, right - left + 20, 14, under(canvas, 0.5)) +
    (look.trim === 'stripe' ? stripes(left, right, car.belt, stripe) : '') +
    rect(left - 10, top, right - left + 20, -top, turnedAway(canvas));
  const arch = (x: number) =>
    disc(x, -r, r + 13, '#000000', 'opacity=".25"') + disc(x, -r, r + 9, '#14181D');
  return (
    (look.body === 'sports' ? path('M34-130 26-166H104L98-154H52L62-136Z', shaded) : '') +
    (look.trim === 'rack' ? rack(car) : '') +
    `<g clip-path="url(#${clip})">${painted}${arch(rearWheel)}${arch(frontWheel)}</g>` +
    panes(canvas, car) +
    stroke(car.seams, dark ? '#FFFFFF' : '#1C2530', 2.5, 'opacity=".28"') +
    car.handles.map(([x, y]) => round(x, y, 26, 7, 3.5, dark ? '#8D99A4' : shaded)).join('') +
    (look.trim === 'chrome' || look.body === 'luxury' ? chrome(car) : '') +
    mirror(canvas, car, paint) +
    lamps(canvas, car, look.body) +
    round(rearWheel + r + 16, -44, frontWheel - rearWheel - 2 * r - 32, 10, 4, '#2A3038') +
    wheelAt(canvas, rearWheel, r, look.wheels) +
    wheelAt(canvas, frontWheel, r, look.wheels)
  );
}

/** The sky in the roof, the colour itself, and the ground in the sill. */
function lacquer(canvas: Canvas, { colour }: Painted): string {
  const [paint, lit, shaded] = vehicleColours[colour];
  const id = canvas.define(
    'paint',
    (key) =>
      `<linearGradient id="${key}" x2="0" y2="1"><stop offset=".08" stop-color="${between(lit, '#FFFFFF', 0.45)}"/><stop offset=".36" stop-color="${lit}"/><stop offset=".5" stop-color="${paint}"/><stop offset=".76" stop-color="${paint}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

function gleam(canvas: Canvas): string {
  const id = canvas.define(
    'gleam',
    (key) =>
      `<linearGradient id="${key}" x2="0" y2="1"><stop stop-color="#FFF" stop-opacity=".6"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** Nose and tail round off, away from who looks at the flank. */
function turnedAway(canvas: Canvas): string {
  const id = canvas.define(
    'ends',
    (key) =>
      `<linearGradient id="${key}"><stop stop-color="#10051A" stop-opacity=".42"/><stop offset=".14" stop-color="#10051A" stop-opacity="0"/><stop offset=".84" stop-color="#10051A" stop-opacity="0"/><stop offset="1" stop-color="#10051A" stop-opacity=".34"/></linearGradient>`,
  );
  return `url(#${id})`;
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
  const glass = canvas.gradient('pane', '#D9F0FA', '#4F7C96', 'x2=".3" y2="1"');
  const seats = car.seats
    .map(
      (x) =>
        round(x, car.belt - 34, 26, 60, 9, '#22323F') +
        round(x + 4, car.belt - 50, 18, 20, 7, '#22323F'),
    )
    .join('');
  const [from, to, top] = car.roof;
  const shine = (x: number, w: number) =>
    path(`M${x} ${top}h${w}l-70 130h-${w}z`, '#FFFFFF', 'opacity=".3"');
  return (
    path(all, '#22303B', 'stroke="#22303B" stroke-width="7" stroke-linejoin="round"') +
    `<g clip-path="url(#${clip})">${path(all, glass)}${faded(0.5, seats)}${shine(from + 40, 34)}${shine(from + 88, 12)}${shine(to + 20, 30)}</g>`
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

function mirror(canvas: Canvas, car: CarShape, paint: string): string {
  const x = car.roof[1] + (car.belt < -160 ? 62 : 46);
  return round(x - 22, car.belt - 22, 30, 20, 8, ball(canvas, paint));
}

function lamps(canvas: Canvas, car: CarShape, body: VehicleBody): string {
  const [left, right] = car.ends;
  const y = car.lampHeight;
  const tall = body === 'van' || body === 'minibus' || body === 'pickup';
  const tail = tall
    ? round(left + 3, y - 34, 15, 46, 5, ball(canvas, '#E23B3B')) +
      round(left + 3, y - 2, 15, 14, 5, ball(canvas, '#F7A23B'))
    : path(`M${left + 12} ${y - 2}h44c-2 12-12 18-26 18h-22z`, ball(canvas, '#E23B3B'));
  const slant = body === 'sports' ? 18 : 6;
  const head =
    path(
      `M${right - 70} ${y - slant}C${right - 44} ${y - slant + 4} ${right - 26} ${y - 2} ${right - 14} ${y + 12}C${right - 36} ${y + 16} ${right - 58} ${y + 10} ${right - 70} ${y - slant}`,
      ball(canvas, '#FFEFC0'),
    ) +
    path(
      `M${right - 70} ${y - slant}C${right - 44} ${y - slant + 4} ${right - 26} ${y - 2} ${right - 14} ${y + 12}`,
      'none',
      'stroke="#FFFFFF" stroke-width="4"',
    );
  const grille =
    body === 'luxury' ? round(right - 12, y + 10, 12, 40, 4, plane(canvas, '#DCE3E8')) : '';
  return tail + head + grille + round(right - 52, -72, 34, 10, 5, '#FFE9A8');
}
