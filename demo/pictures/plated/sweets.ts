import { between } from '../drawing/moods.ts';
import { cake, pudding, steak } from './cuts.ts';

import * as bit from './pieces.ts';
import {
  bowl,
  few,
  flatInBowl,
  flatOnPlate,
  inBowl,
  onPlate,
  plate,
  scattered,
} from './vessels.ts';

const scoops = (name: string, vessel: string, tones: readonly [string, string], crumb: string) =>
  bowl(
    vessel,
    between(tones[0], '#FFFFFF', 0.3),
    scattered(
      name,
      [few(bit.sphere(tones[0]), 2), few(bit.sphere(tones[1]), 1)],
      { ...inBowl, rx: 9, ry: 3.6, rise: 3.4 },
      5.6,
    ) + scattered(`${name} crumb`, [few(bit.crumbs(crumb), 7)], { ...inBowl, rx: 8, rise: 7 }, 1.1),
  );

/** Sweets, and a steak, by the name of the look. */
export const sweets = {
  'dish-shortbread': plate(
    '#F6EEE2',
    scattered('shortbread', [few(bit.strip('#E8C27E'), 5, 1.6)], { ...onPlate, rise: 2 }, 3),
  ),
  'dish-date-roll': plate(
    '#FFFFFF',
    scattered('roll', [few(bit.swirl('#D39A55', '#6E3A1C'), 1)], { ...onPlate, rise: 2.4 }, 8) +
      scattered(
        'sesame',
        [few(bit.fleck('#FBF0D4'), 9)],
        { ...onPlate, rx: 6, ry: 2.6, rise: 4 },
        0.9,
      ),
  ),
  'dish-brownie': plate(
    '#D7E0D4',
    scattered(
      'brownie',
      [few(bit.cube('#4A2414'), 3)],
      { ...onPlate, rx: 7, ry: 3, rise: 2 },
      6.4,
    ) + scattered('walnut', [few(bit.chop('#C08A4A'), 5)], { ...onPlate, rx: 6, rise: 5 }, 0.9),
  ),
  'dish-cheesecake': plate(
    '#3F6C9C',
    cake('#F8E6BC', '#FBF3DC', '#B8763A') +
      scattered(
        'orange',
        [few(bit.wedge('#E87E1B', '#FBAA45'), 2), few(bit.dollop('#FFFFFF'), 3, 0.6)],
        { x: 16, y: 9, rx: 5, ry: 1.4, rise: 0 },
        1.7,
      ),
  ),
  'dish-molten-cake': plate(
    '#F6EEE2',
    pudding('#4E2615', '#2E130A') +
      scattered(
        'sugar',
        [few(bit.sphere('#D8323F'), 3), few(bit.sprig('#3E8F4C'), 2)],
        { x: 16, y: 9.4, rx: 3, ry: 1, rise: 0 },
        1.5,
      ),
  ),
  'dish-booza': scoops('booza', '#A24A2A', ['#F6EFD8', '#C6D39A'], '#7FA03A'),
  'dish-mango-sorbet': scoops('sorbet', '#34373B', ['#F8B23A', '#FBC55A'], '#F6E08A'),
  'dish-muhallabia': bowl(
    '#F3ECE0',
    '#F9DE96',
    scattered(
      'muhallabia',
      [few(bit.crumbs('#7FA03A'), 8), few(bit.fleck('#D8702A'), 6)],
      { ...flatInBowl, rx: 7 },
      1.4,
    ),
  ),
  'dish-rice-pudding': bowl(
    '#3C6D9C',
    '#FBF3DF',
    scattered(
      'cinnamon',
      [few(bit.crumbs('#9A5B2E'), 9), few(bit.grain('#FFFFFF'), 8)],
      { ...flatInBowl, rx: 8 },
      1.5,
    ),
  ),
  'dish-steak': plate(
    '#34373B',
    steak() +
      scattered(
        'onions',
        [
          few(bit.ring('#D9B98A', 0.36), 3),
          few(bit.sprig('#5C7F45'), 3, 0.7),
          few(bit.chop('#EBB44A'), 4),
        ],
        { ...flatOnPlate, rx: 10, ry: 5, y: 19, rise: -3 },
        1.7,
      ),
  ),
} as const;
