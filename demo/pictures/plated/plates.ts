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
  type Top,
} from './vessels.ts';

const parsley = bit.sprig('#4E9A3B');
const mint = bit.sprig('#3E8F4C');
const tomato = bit.slice('#C9271F', '#EA4A35', '#F7B04E');
const cucumber = bit.slice('#3F8A45', '#CFE6A4', '#A7CC79');
const salad = (name: string, ground: string, tops: Top[], vessel: string, size = 1.9) =>
  bowl(vessel, ground, scattered(name, tops, inBowl, size));

/** Small plates and bowls, by the name of the look. */
export const plates = {
  'dish-burrata': plate(
    '#53595E',
    scattered(
      'burrata',
      [few(tomato, 7, 1.31), few(bit.wedge('#D9822B', '#F7B545'), 5)],
      { ...flatOnPlate, rise: 0 },
      2.28,
    ) +
      scattered('ball', [few(bit.dollop('#FBF8F0'), 1)], { ...onPlate, rise: 2.6 }, 5.28) +
      scattered('basil', [few(mint, 5)], { ...onPlate, rx: 5, rise: 4.4 }, 1.56),
  ),
  'dish-grilled-vegetables': plate(
    '#34373B',
    scattered(
      'grilled',
      [
        few(bit.strip('#D43C2A'), 6, 1.25),
        few(bit.strip('#E9A92E'), 4, 1.25),
        few(bit.slice('#55306B', '#D9BE86', '#A77E4B'), 5, 1.25),
        few(bit.ring('#D9B98A', 0.36), 4, 1.2),
        few(tomato, 4),
        few(parsley, 4, 0.7),
      ],
      onPlate,
      2.16,
    ),
  ),
  'dish-samosas': plate(
    '#F6EEE2',
    scattered(
      'samosas',
      [few(bit.triangle('#D7963F'), 3)],
      { ...onPlate, rx: 6.6, ry: 3, rise: 1.6 },
      6.24,
    ) + scattered('sprig', [few(mint, 4)], { ...flatOnPlate, rx: 8.4 }, 1.32),
  ),
  'dish-foul': salad(
    'foul',
    '#7A4A26',
    [few(bit.pulse('#9A5B2E'), 15, 1.14), few(bit.chop('#E0432F'), 6, 0.8), few(parsley, 6, 0.7)],
    '#A24A2A',
  ),
  'dish-balila': salad(
    'balila',
    '#D9B36B',
    [
      few(bit.sphere('#DDB264'), 18, 0.97),
      few(bit.fleck('#F4E3B6'), 6, 1.25),
      few(parsley, 6, 0.7),
    ],
    '#3C6D9C',
  ),
  'dish-mujaddara': salad(
    'mujaddara',
    '#8A6236',
    [
      few(bit.fleck('#6E4A26'), 15, 1.48),
      few(bit.grain('#EBD6A6'), 13, 1.25),
      few(bit.ring('#8A4A1B', 0.4), 7, 1.14),
    ],
    '#F3ECE0',
  ),
  'dish-avocado-prawns': plate(
    '#F4F8F2',
    scattered(
      'avocado',
      [
        few(bit.strip('#9CBF55'), 7, 1.54),
        few(bit.prawn(), 6, 1.25),
        few(bit.wedge('#7DB23A', '#D5E67F'), 2),
        few(mint, 4, 0.7),
      ],
      onPlate,
      2.28,
    ),
  ),
  'dish-avocado-toast': plate(
    '#F6EEE2',
    scattered(
      'toast',
      [few(bit.toast('#94B84C'), 2)],
      { ...flatOnPlate, rx: 5, ry: 1.4, rise: 0 },
      6.72,
    ) +
      scattered('poached', [few(bit.egg(), 1)], { ...flatOnPlate, rise: 2.4 }, 4.08) +
      scattered('flakes', [few(bit.fleck('#C2321F'), 7, 1.14)], { ...flatOnPlate, rx: 7 }, 1.08),
  ),
  'dish-shawarma-bowl': salad(
    'shawarma',
    '#86B04F',
    [
      few(bit.sprig('#78AE45'), 6, 1.37),
      few(bit.strip('#B8743A'), 9, 1.25),
      few(tomato, 5, 0.95),
      few(cucumber, 5, 0.95),
      few(bit.ring('#C786B4', 0.26), 4),
    ],
    '#34373B',
  ),
  'dish-miso-soup': bowl(
    '#7D2418',
    '#C08A44',
    scattered(
      'miso',
      [
        few(bit.cube('#FBF3DC'), 5, 1.14),
        few(bit.sprig('#2E5A3C'), 6, 0.9),
        few(bit.ring('#7DB23A', 0.42), 6, 0.63),
      ],
      flatInBowl,
      1.5,
    ),
  ),
} as const;
