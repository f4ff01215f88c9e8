import { between } from '../drawing/moods.ts';
import { dab, line, lit, shape, withLight } from './paint.ts';
import type { Piece } from './pieces.ts';
import * as bit from './pieces.ts';
import {
  bowl,
  dip,
  few,
  flatInBowl,
  flatOnPlate,
  inBowl,
  onPlate,
  plate,
  scattered,
  type Top,
} from './vessels.ts';

const lemon = bit.wedge('#E9B92E', '#F9DC66');
const parsley = bit.sprig('#4E9A3B');
const aside = (name: string, tops: Top[]) =>
  scattered(name, tops, { ...flatOnPlate, rx: 11, ry: 6, rise: 0 }, 1.7);
/** A lacquered box with four compartments: rice, and what is told. */
function bento(
  lacquer: string,
  main: Piece,
  count: number,
  size: number,
  green: Piece,
  side: Piece,
): string {
  const part = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.2" fill="${fill}"/>`;
  const within = (x: number, y: number, rx: number, ry: number) => ({ x, y, rx, ry, rise: 0.4 });
  return withLight(
    part(0.6, 5.4, 30.8, 24, between(lacquer, '#000000', 0.5)) +
      part(0.6, 3.6, 30.8, 24, lacquer) +
      part(2, 5, 14.6, 12.6, lit('#FBF7EE')) +
      part(17.8, 5, 12.2, 12.6, '#2A1A16') +
      part(2, 18.8, 12.2, 7.6, '#2A1A16') +
      part(15.4, 18.8, 14.6, 7.6, '#2A1A16') +
      scattered(
        'rice',
        [few(bit.grain('#FFFFFF'), 12, 1.4), few(bit.fleck('#2A2420'), 4, 1.1)],
        within(9.2, 11.4, 6, 5),
        1.2,
      ) +
      scattered('main', [few(main, count)], within(23.8, 11.4, 3.4, 3.6), size) +
      scattered('green', [few(green, 8)], within(8, 22.6, 4.6, 2.2), 1.5) +
      scattered('side', [few(side, 6)], within(22.8, 22.6, 5.6, 2), 1.7) +
      line('M1.6 4.4H30.4', '#FFFFFF', 0.5, 'opacity=".35"'),
  );
}
const glazed = (colour: string): Piece =>
  bit.strip(colour) + line('M-.9-.2Q0-.4.9-.16', '#FFE2B0', 0.12);
const claw = (): Piece =>
  shape(
    'M-1.4.7C-1.5-.2-.6-.9.3-.7L1.5-.9Q1 0 .4.1L1.4.3Q.6.9-.2.7Q-.8 1.1-1.4.7Z',
    lit('#E2502F'),
  ) +
  line('M-1-.1Q-.4-.6.3-.5', '#FFC7A8', 0.12) +
  dab(-1.3, 0.7, 0.34, 0.3, '#FBE6D0');
const tempura = (): Piece =>
  shape(
    'M-1.7 0Q-1.5-.5-.9-.4T.3-.45T1.1-.3L1.2.2Q.6.5 0 .4T-1.1.45Q-1.7.4-1.7 0Z',
    lit('#EBBE62'),
  ) +
  dab(-0.6, -0.15, 0.2, 0.09, '#FBE3A2') +
  dab(0.3, -0.2, 0.2, 0.09, '#FBE3A2') +
  shape('M1.1-.1L1.9-.5L1.75 0L1.9.4Z', lit('#E4583A'));

/** What comes in a box or out of the fryer, by the name of the look. */
export const boxes = {
  'dish-bento-teriyaki': bento(
    '#2A1A1C',
    glazed('#8A4418'),
    5,
    2.4,
    bit.ring('#E9B6C4', 0.5),
    bit.cube('#F6CF4A'),
  ),
  'dish-bento-salmon': bento(
    '#7A1F24',
    glazed('#F08A5A'),
    5,
    2.4,
    bit.sprig('#3A8040'),
    bit.slice('#C9271F', '#F6EDE0', '#EA9A8A'),
  ),
  'dish-bento-tofu': bento(
    '#2F4A3F',
    bit.cube('#EBD6A6'),
    7,
    1.9,
    bit.crumbs('#5FA33C'),
    bit.sphere('#B5405A'),
  ),
  'dish-salmon-grain': bowl(
    '#53595E',
    '#B5A05A',
    scattered(
      'grain',
      [
        few(bit.grain('#C9B46A'), 9, 1.5),
        few(bit.sphere('#7FB53F'), 9, 0.7),
        few(bit.slice('#3F8A45', '#CFE6A4', '#A7CC79'), 5),
        few(bit.strip('#F08A5A'), 6, 1.3),
      ],
      inBowl,
      1.8,
    ),
  ),
  'dish-garlic-prawns': bowl(
    '#2F3438',
    '#D9A23A',
    scattered(
      'garlic',
      [
        few(bit.prawn(), 6, 1.6),
        few(bit.fleck('#FFF6DC'), 5, 1.2),
        few(bit.strip('#C9281E'), 2, 0.6),
        few(parsley, 5, 0.6),
      ],
      flatInBowl,
      2,
    ),
  ),
  'dish-king-prawns': plate(
    '#53595E',
    scattered('king', [few(bit.prawn(), 6)], { ...onPlate, rise: 2.6 }, 4.6) +
      aside('king lemon', [few(lemon, 3, 1.2)]),
  ),
  'dish-popcorn-shrimp': bowl(
    '#B0703F',
    '#C98A35',
    scattered(
      'popcorn',
      [few(bit.dollop('#E2A548'), 16, 1.1), few(lemon, 2)],
      { ...inBowl, rise: 4.6 },
      2,
    ),
  ),
  'dish-tempura': plate(
    '#34373B',
    scattered('tempura', [few(tempura(), 5)], { ...onPlate, rx: 8, rise: 3 }, 5) +
      aside('radish', [few(bit.dollop('#FBFAF4'), 1, 1.4)]),
  ),
  'dish-salt-pepper-prawns': plate(
    '#F6EEE2',
    scattered(
      'pepper',
      [
        few(bit.prawn(), 9),
        few(bit.ring('#D3261F', 0.4), 3, 0.4),
        few(bit.ring('#5FA33C', 0.4), 2, 0.4),
        few(bit.fleck('#2A2420'), 3, 0.4),
      ],
      { ...onPlate, rise: 4 },
      3.4,
    ),
  ),
  'dish-crab-claws': plate(
    '#3F6C9C',
    scattered('claws', [few(claw(), 6)], { ...onPlate, rx: 8.6, rise: 3 }, 4.2) +
      `<g transform="translate(19.6 16) scale(.34)">${dip('#F6CF52', '#FBE58A')}</g>`,
  ),
} as const;
