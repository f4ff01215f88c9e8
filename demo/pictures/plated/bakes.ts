import * as bit from './pieces.ts';
import {
  baked,
  few,
  flatOnPlate,
  onDough,
  onPlate,
  plate,
  scattered,
  type Top,
} from './vessels.ts';

const basil = bit.sprig('#3E8F3C');
const onTop = (name: string, tops: Top[], size = 2.1) => scattered(name, tops, onDough, size);
/** Breads, toasts and pastries, by the name of the look. */
export const bakes = {
  'dish-naan': baked(
    '#E8C58A',
    '#EBCB92',
    onTop(
      'naan',
      [
        few(bit.dollop('#B8743A'), 5, 0.8),
        few(bit.dollop('#F7E08C'), 5, 1),
        few(bit.crumbs('#4E9A3B'), 6, 0.8),
      ],
      1.5,
    ),
  ),
  'dish-focaccia': baked(
    '#D99A4E',
    '#E8BE70',
    onTop(
      'focaccia',
      [
        few(bit.sphere('#C98A3C'), 7, 0.57),
        few(bit.sprig('#5C7F45'), 7, 0.8),
        few(bit.fleck('#FFFDF6'), 10, 1.14),
      ],
      1.5,
    ),
  ),
  'dish-bruschetta': plate(
    '#53595E',
    scattered(
      'bruschetta',
      [few(bit.toast('#E9C98E'), 3)],
      { ...flatOnPlate, rx: 6.4, ry: 2, rise: 0 },
      5.04,
    ) +
      scattered(
        'cherry',
        [few(bit.chop('#E0432F'), 12, 1.14), few(basil, 6)],
        { ...flatOnPlate, rx: 8.6, ry: 3, rise: 1.2 },
        1.62,
      ),
  ),
  'dish-knafeh': baked(
    '#D9772A',
    '#E98A2E',
    onTop(
      'knafeh',
      [few(bit.crumbs('#F6A94A'), 16, 1.25), few(bit.crumbs('#7FA03A'), 10, 1.03)],
      1.2,
    ),
  ),
  'dish-knafeh-bun': plate(
    '#F6EEE2',
    scattered('bun', [few(bit.dollop('#D99A4E'), 1)], { ...onPlate, rise: 0 }, 10.32) +
      scattered(
        'filling',
        [few(bit.strip('#F08C2E'), 5), few(bit.dollop('#FBF1DA'), 3)],
        { ...flatOnPlate, rx: 7, ry: 1.4, rise: -0.6 },
        2.28,
      ) +
      scattered(
        'sesame',
        [few(bit.fleck('#FBF0D4'), 12, 1.14)],
        { ...onPlate, rx: 6, ry: 2, rise: 4.6 },
        1.08,
      ),
  ),
  'dish-baklava': plate(
    '#53595E',
    scattered(
      'baklava',
      [few(bit.diamond('#D9932E', '#7FA03A'), 9, 1.14)],
      { ...onPlate, rise: 4 },
      3.24,
    ),
  ),
  'dish-lemon-tart': baked(
    '#D9A458',
    '#F6D748',
    onTop(
      'tart',
      [
        few(bit.slice('#E9B92E', '#FBE57A', '#F4D24A'), 4, 1.25),
        few(bit.sprig('#3E8F4C'), 3, 0.9),
        few(bit.dollop('#FFFBF0'), 4),
      ],
      1.8,
    ),
  ),
  'dish-french-toast': plate(
    '#FFFFFF',
    scattered(
      'brioche',
      [few(bit.toast('#E8B45C'), 2)],
      { ...flatOnPlate, rx: 5, ry: 1.4, rise: 0 },
      6.72,
    ) +
      scattered(
        'orange',
        [few(bit.wedge('#E87E1B', '#FBAA45'), 5), few(bit.fleck('#FFFDF6'), 10, 1.14)],
        { ...onPlate, rx: 8, rise: 1 },
        1.8,
      ),
  ),
  'dish-fig-toast': plate(
    '#53595E',
    scattered(
      'fig',
      [few(bit.toast('#FBF6EA'), 2)],
      { ...flatOnPlate, rx: 5, ry: 1.4, rise: 0 },
      6.72,
    ) +
      scattered(
        'figs',
        [
          few(bit.slice('#5B2A55', '#D4576A', '#F4C27A'), 5, 1.14),
          few(bit.sprig('#5C7F45'), 4, 0.6),
        ],
        { ...flatOnPlate, rx: 8, ry: 2.6, rise: 0.8 },
        1.92,
      ),
  ),
  'dish-awameh': plate(
    '#3F6C9C',
    scattered('awameh', [few(bit.sphere('#DC9838'), 13, 1.14)], { ...onPlate, rise: 5.4 }, 2.76),
  ),
} as const;
