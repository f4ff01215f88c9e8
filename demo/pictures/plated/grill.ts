import { between } from '../drawing/moods.ts';
import { at, dab, line, lit, shape } from './paint.ts';
import type { Piece } from './pieces.ts';
import * as bit from './pieces.ts';
import { few, flatOnPlate, plate, scattered, type Top } from './vessels.ts';

const mince = (colour: string): Piece =>
  shape(
    'M-1.5 0Q-1.6-.62-1-.6T0-.56T1-.6Q1.6-.6 1.5 0T1 .6T0 .56T-1 .6Q-1.6.6-1.5 0Z',
    lit(colour),
  ) + line('M-.9-.5L-.7.4M-.1-.5L.1.4M.7-.5L.9.4', between(colour, '#2A1208', 0.5), 0.14);
const chunk = (colour: string): Piece =>
  shape('M-.8-.7Q0-.95.8-.7Q1 0 .8.7Q0 .95-.8.7Q-1 0-.8-.7Z', lit(colour)) +
  line('M-.5-.6L.1.6M.1-.7L.6.4', between(colour, '#2A1208', 0.55), 0.16, 'opacity=".8"');
const round = (skin: string, flesh: string): Piece =>
  dab(0, 0, 0.5, 0.95, skin) + dab(-0.08, -0.02, 0.36, 0.8, lit(flesh));

/** Three skewers beside each other, over what they lie on. */
function skewers(
  colour: string,
  under: string,
  on: readonly Piece[],
  over: string,
  size = 2,
): string {
  const step = 21 / on.length;
  const one = (y: number) =>
    line(`M1.6 ${y}H30.6`, '#C9A25E', 0.6) +
    on
      .map(
        (piece, index) =>
          dab(6.4 + index * step + 0.4, y + 1.3, size, size * 0.7, '#2A1208', 'opacity=".3"') +
          at(6.4 + index * step, y, 0, size, size * 0.92, piece),
      )
      .join('');
  return plate(
    colour,
    `${under}<g transform="rotate(-9 16 17)">${one(13)}${one(17.2)}${one(21.4)}</g>${over}`,
  );
}
const aside = (name: string, tops: Top[]) =>
  scattered(name, tops, { ...flatOnPlate, rx: 11, ry: 6, rise: 0 }, 1.7);
const lemon = bit.wedge('#E9B92E', '#F9DC66');
const parsley = bit.sprig('#4E9A3B');

/** What comes from the coals, by the name of the look. */
export const grill = {
  'dish-kafta': skewers(
    '#34373B',
    '',
    [mince('#7A3F22'), mince('#7A3F22'), mince('#7A3F22')],
    aside('kafta', [few(bit.slice('#C9271F', '#EA4A35', '#F7B04E'), 4), few(parsley, 4)]),
    3.1,
  ),
  'dish-tawouk': skewers(
    '#F6EEE2',
    '',
    ['#E5AE4A', '#DDA03E', '#E9B856', '#DDA03E', '#E5AE4A'].map(chunk),
    aside('tawouk', [few(bit.dollop('#FBF6EA'), 2, 1.2), few(bit.stick('#F2C14E'), 5)]),
  ),
  'dish-lamb-cubes': skewers(
    '#53595E',
    '',
    ['#6E3A22', '#7A4228', '#6E3A22', '#7A4228'].map(chunk),
    aside('lamb', [few(bit.ring('#E9D9E6', 0.3), 5), few(parsley, 4)]),
    2.3,
  ),
  'dish-aubergine-kebab': skewers(
    '#3F6C9C',
    '',
    [0, 1, 2, 3, 4, 5, 6].map((index) =>
      index % 2 ? chunk('#7A3F22') : round('#3A1E4A', '#E0C48A'),
    ),
    aside('aubergine', [few(parsley, 5)]),
    1.9,
  ),
  'dish-khashkhash': skewers(
    '#F6EEE2',
    dab(16, 18, 10.6, 5, lit('#C9341E')),
    [mince('#6E3A20'), mince('#6E3A20'), mince('#6E3A20')],
    aside('khashkhash', [few(bit.strip('#D3261F'), 3), few(bit.crumbs('#4E9A3B'), 3)]),
    3,
  ),
  'dish-chicken-tikka': skewers(
    '#34373B',
    '',
    ['#DC5A26', '#E2662E', '#D9521F', '#E2662E'].map(chunk),
    aside('tikka', [few(bit.ring('#F2DCE8', 0.3), 4), few(lemon, 3), few(parsley, 3)]),
    2.4,
  ),
  'dish-seekh': skewers(
    '#B0703F',
    '',
    [mince('#93482A'), mince('#93482A')],
    aside('seekh', [
      few(bit.crumbs('#4E9A3B'), 4),
      few(bit.ring('#E9D9E6', 0.3), 3),
      few(lemon, 2),
    ]),
    4.4,
  ),
} as const;
