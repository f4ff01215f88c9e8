import * as bit from './pieces.ts';
import {
  bowl,
  dip,
  few,
  flatInBowl,
  inBowl,
  onPlate,
  plate,
  scattered,
  type Top,
} from './vessels.ts';

const parsley = bit.sprig('#4E9A3B');
const mint = bit.sprig('#3E8F4C');
const cucumber = bit.slice('#3F8A45', '#CFE6A4', '#A7CC79');
const olive = bit.ring('#5A4A3C', 0.55);
const spread = (name: string, colour: string, oil: string, tops: Top[], vessel = '#F3ECE0') =>
  bowl(
    vessel,
    colour,
    dip(colour, oil) + scattered(name, tops, { ...flatInBowl, rx: 6.4, ry: 2.8 }, 1.15),
  );
const salad = (name: string, ground: string, tops: Top[], vessel: string, size = 1.9) =>
  bowl(vessel, ground, scattered(name, tops, inBowl, size));

/** Dips, salads and pickles, by the name of the look. */
export const mezze = {
  'dish-hummus': spread(
    'hummus',
    '#E9CF9C',
    '#D9A233',
    [few(bit.sphere('#D9B36B'), 6, 0.8), few(parsley, 4, 0.8), few(bit.fleck('#C2452B'), 6, 1.14)],
    '#3C6D9C',
  ),
  'dish-moutabal': spread(
    'moutabal',
    '#D8C6A4',
    '#C99A2E',
    [few(bit.sphere('#C4163C'), 7, 0.68), few(parsley, 5, 0.85)],
    '#A24A2A',
  ),
  'dish-taramosalata': spread('taramo', '#F4C3AE', '#E0A94A', [
    few(olive, 4),
    few(parsley, 3, 0.8),
    few(bit.fleck('#E8703F'), 6),
  ]),
  'dish-cucumber-yoghurt': spread(
    'yoghurt',
    '#F7F5EC',
    '#DDE6C4',
    [few(cucumber, 5, 1.15), few(mint, 6, 0.8)],
    '#7FAE9C',
  ),
  'dish-tabbouleh': salad(
    'tabbouleh',
    '#4F8A36',
    [
      few(bit.crumbs('#5FA63F'), 9, 1.25),
      few(parsley, 9, 0.97),
      few(bit.chop('#E0432F'), 7, 0.82),
      few(bit.crumbs('#EAD6A0'), 5, 0.9),
      few(bit.wedge('#E9B92E', '#F9DC66'), 2, 1),
    ],
    '#F3ECE0',
    1.75,
  ),
  'dish-greek-salad': salad(
    'greek',
    '#8DB45C',
    [
      few(bit.wedge('#C9271F', '#EC5541'), 6, 1.2),
      few(cucumber, 6, 1.14),
      few(bit.cube('#FBF5E6'), 5, 1.1),
      few(olive, 6, 0.75),
      few(bit.ring('#B77BA6', 0.26), 4),
    ],
    '#3C6D9C',
  ),
  'dish-shirazi': salad(
    'shirazi',
    '#B9CF7D',
    [
      few(bit.cube('#E14836'), 9, 0.91),
      few(bit.cube('#8CC069'), 10, 0.91),
      few(bit.cube('#E9D9E6'), 5, 0.74),
      few(mint, 5, 0.6),
    ],
    '#F3ECE0',
  ),
  'dish-kachumber': salad(
    'kachumber',
    '#C8CF7D',
    [
      few(bit.chop('#E14836'), 7, 0.91),
      few(bit.chop('#8CC069'), 8, 0.97),
      few(bit.ring('#C786B4', 0.26), 6),
      few(bit.chop('#F08B34'), 5, 0.7),
      few(parsley, 5, 0.65),
      few(bit.wedge('#7DB23A', '#D5E67F'), 2),
    ],
    '#A8743F',
  ),
  'dish-smashed-cucumber': salad(
    'smashed',
    '#7D3B1C',
    [
      few(bit.chop('#6FAE52'), 13, 1.2),
      few(bit.fleck('#E9D9A6'), 9, 1.14),
      few(bit.ring('#D3362A', 0.42), 5, 0.6),
    ],
    '#34373B',
  ),
  'dish-pickles': plate(
    '#F3ECE0',
    scattered(
      'pickles',
      [
        few(bit.stick('#D94F86'), 6, 1.08),
        few(bit.slice('#5C7F35', '#B6BE62', '#8F9E45'), 7, 1.14),
        few(bit.strip('#7FA03A'), 4, 1.1),
      ],
      onPlate,
      2.04,
    ),
  ),
} as const;
