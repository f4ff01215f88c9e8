import { between } from '../drawing/moods.ts';
import { dab, line, lit, shape, wall, withLight } from './paint.ts';
import type { Piece } from './pieces.ts';
import * as bit from './pieces.ts';
import {
  bowl,
  few,
  flatOnPlate,
  glass,
  inBowl,
  onPlate,
  plate,
  scattered,
  type Top,
} from './vessels.ts';

const parsley = bit.sprig('#4E9A3B');
const leaf = bit.sprig('#6DA845');
const tomato = bit.wedge('#C9271F', '#EE5A42');
const aside = (name: string, tops: Top[]) =>
  scattered(name, tops, { ...flatOnPlate, rx: 11, ry: 6, rise: 0 }, 1.7);

/** Rolled in flatbread and paper, with its filling at the open end. */
const wrap = (name: string, bread: string, paper: string, tops: Top[]) =>
  withLight(
    `<g transform="rotate(28 16 16)">` +
      shape('M9.4 6H22.6V24Q22.6 30 16 30T9.4 24Z', wall(bread)) +
      shape('M8.8 15L23.2 12V25Q23 31 16 31T8.8 25Z', wall(paper)) +
      line('M8.8 18.4L23.2 15.4M8.8 22L23.2 19', between(paper, '#2A1208', 0.24), 0.7) +
      dab(16, 6.2, 6.8, 3.2, between(bread, '#3A1606', 0.3)) +
      dab(16, 6.2, 6, 2.6, '#5A3216') +
      scattered(name, tops, { x: 16, y: 5.6, rx: 4.6, ry: 1.5, rise: 1.6 }, 1.7) +
      line('M9.6 7.6Q16 10.6 22.4 7.6', between(bread, '#FFFFFF', 0.4), 0.9) +
      '</g>',
  );
const cutRoll = (): Piece =>
  shape('M-1-.35V.5A1 .6 0 0 0 1 .5V-.35Z', lit('#D9AE72')) +
  dab(0, -0.35, 1, 0.62, '#F0D6A2') +
  dab(0, -0.36, 0.78, 0.46, lit('#A8662E')) +
  dab(-0.2, -0.4, 0.24, 0.14, '#FBF6EA') +
  dab(0.26, -0.28, 0.22, 0.12, '#8AA845');
const chips = (name: string, vessel: string, tops: Top[]) =>
  bowl(
    vessel,
    '#D9A03A',
    scattered(name, [few(bit.stick('#F2C14E'), 10, 1.35), ...tops], { ...inBowl, rise: 5 }, 2.3),
  );
const stack = (colour: string, count: number, tops: string) =>
  plate(
    '#F6EEE2',
    Array.from({ length: count }, (_, index) => {
      const y = 20 - index * 2.6;
      return (
        dab(16, y, 10, 4.6, between(colour, '#3A1606', 0.4)) + dab(16, y - 1, 10, 4.5, lit(colour))
      );
    }).join('') + tops,
  );
const onStack = (name: string, tops: Top[], y: number) =>
  scattered(name, tops, { x: 16, y, rx: 6.6, ry: 2.4, rise: 1.4 }, 1.9);
const ices = (milk: string) =>
  `<path d="M9.4 12Q13 16 16 13T22.8 12L22.6 16Q18 20 15 17T9.8 17Z" fill="${milk}" opacity=".75"/>` +
  '<rect x="11.4" y="10.4" width="4" height="4" rx=".8" fill="#FFFFFF" opacity=".5" transform="rotate(-12 13 12)"/>' +
  '<rect x="16.8" y="11.2" width="3.8" height="3.8" rx=".8" fill="#FFFFFF" opacity=".45" transform="rotate(16 18 13)"/>';

/** What is eaten on the way, and what goes with it, by the name of the look. */
export const street = {
  'dish-shawarma-chicken': wrap('shawarma', '#E2BE86', '#F4F0E6', [
    few(bit.chop('#D9A05A'), 6),
    few(bit.dollop('#FBF6EA'), 3),
    few(bit.strip('#8AA845'), 3),
  ]),
  'dish-shawarma-beef': wrap('beef', '#D9AE72', '#C9472F', [
    few(bit.chop('#7A3F22'), 6),
    few(tomato, 3),
    few(parsley, 3),
  ]),
  'dish-wrap-tawouk': wrap('tawouk wrap', '#E9C996', '#3F6FA8', [
    few(bit.chop('#E9B856'), 5),
    few(bit.stick('#F2C14E'), 3),
    few(bit.dollop('#FBF6EA'), 3),
  ]),
  'dish-wrap-batata': wrap('batata', '#E2BE86', '#D9A441', [
    few(bit.stick('#F2C14E'), 9),
    few(bit.dollop('#D3261F'), 2),
  ]),
  'dish-wrap-falafel': wrap('falafel', '#E2BE86', '#5F8F4A', [
    few(bit.sphere('#8A5A24'), 4, 1.1),
    few(tomato, 2),
    few(leaf, 3),
  ]),
  'dish-wrap-kafta': wrap('kafta wrap', '#C99A5C', '#E8DCC2', [
    few(bit.chop('#6E3A20'), 5),
    few(bit.ring('#E9B6D2', 0.3), 3),
    few(parsley, 3),
  ]),
  'dish-wrap-fajita': wrap('fajita', '#F0DDB0', '#2F343A', [
    few(bit.strip('#D43C2A'), 3),
    few(bit.strip('#5FA33C'), 3),
    few(bit.chop('#D9A05A'), 4),
  ]),
  'dish-arabi-plate': plate(
    '#F6EEE2',
    scattered(
      'arabi',
      [few(cutRoll(), 6), few(bit.stick('#F2C14E'), 5)],
      { ...onPlate, rise: 3 },
      3,
    ) + aside('arabi aside', [few(bit.dollop('#FBF6EA'), 1, 1.6), few(bit.strip('#8AA845'), 4)]),
  ),
  'dish-falafel-box': plate(
    '#B0703F',
    scattered(
      'falafel box',
      [few(bit.sphere('#8F5E26'), 10, 1.2), few(parsley, 4)],
      { ...onPlate, rise: 4.4 },
      2.4,
    ),
  ),
  'dish-fries-skin-on': chips('skin on', '#2F3438', [few(bit.fleck('#8A5527'), 3)]),
  'dish-fries-parmesan': chips('parmesan', '#F3ECE0', [
    few(bit.crumbs('#FBF3DC'), 4),
    few(bit.crumbs('#4E9A3B'), 2),
  ]),
  'dish-chips-vinegar': chips('vinegar', '#3C6D9C', [few(bit.stick('#E2A93A'), 3, 1.5)]),
  'dish-pancakes-blueberry': stack(
    '#E2B060',
    3,
    onStack('blueberry', [few(bit.sphere('#3F3F8F'), 9, 0.8), few(bit.dollop('#FBF6EA'), 2)], 12),
  ),
  'dish-pancakes-banana': stack(
    '#C9924A',
    3,
    onStack(
      'banana',
      [few(bit.slice('#E9CF7D', '#FBF0C4', '#E4CC8A'), 6, 1), few(bit.chop('#8A5527'), 4, 0.6)],
      12,
    ),
  ),
  'dish-baghrir': stack(
    '#EBC98A',
    2,
    onStack(
      'baghrir',
      [few(bit.ring('#C08A45', 0.4), 14, 0.26), few(bit.dollop('#F2C23A'), 2, 0.9)],
      15,
    ),
  ),
  'dish-cold-brew': glass('#3A1C0E', ices('#5A3218')),
  'dish-spanish-latte': glass('#B98457', ices('#FBF0DC')),
  'dish-iced-mocha': glass(
    '#6E3F24',
    ices('#F2DFC4') +
      scattered(
        'cocoa',
        [few(bit.crumbs('#3A1C0E'), 5)],
        { x: 16, y: 9, rx: 5, ry: 1, rise: 0 },
        0.9,
      ),
  ),
  'dish-biryani-chicken': bowl(
    '#C8744A',
    '#F0C75A',
    scattered(
      'biryani',
      [
        few(bit.grain('#F6DC86'), 9, 1.5),
        few(bit.chop('#A8561F'), 5, 1.3),
        few(bit.strip('#8A4F24'), 4, 0.6),
        few(parsley, 4, 0.8),
      ],
      inBowl,
      1.7,
    ),
  ),
  'dish-biryani-vegetable': bowl(
    '#3C6D9C',
    '#F2D98A',
    scattered(
      'vegetable biryani',
      [
        few(bit.grain('#FBEBB8'), 9, 1.5),
        few(bit.sphere('#6DB24A'), 6, 0.7),
        few(bit.cube('#F0782A'), 4, 0.8),
        few(bit.crumbs('#FBF3DC'), 4),
        few(parsley, 4, 0.8),
      ],
      inBowl,
      1.7,
    ),
  ),
} as const;
