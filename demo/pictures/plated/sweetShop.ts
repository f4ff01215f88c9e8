import * as bit from './pieces.ts';
import { baked, bowl, few, inBowl, onDough, scattered } from './vessels.ts';

/** What is sold loose by sweet shops and roasters, by the name of the look. */
export const sweetShop = {
  'dish-sugared-almonds': bowl(
    '#F3ECE0',
    '#E9DCE0',
    scattered(
      'mlabbas',
      [few(bit.pulse('#F6C6D2'), 7), few(bit.pulse('#FBFAF6'), 7), few(bit.pulse('#BBD9EA'), 5)],
      { ...inBowl, rise: 4.4 },
      2.1,
    ),
  ),
  'dish-spiced-peanuts': bowl(
    '#34373B',
    '#B5652E',
    scattered(
      'spiced',
      [few(bit.pulse('#D98A3C'), 18), few(bit.fleck('#C9281E'), 8, 0.8)],
      { ...inBowl, rise: 4 },
      1.9,
    ),
  ),
  'dish-spinach-pie': baked(
    '#C98F45',
    '#4E7A3A',
    scattered(
      'spinach pie',
      [
        few(bit.sprig('#3A6E34'), 9),
        few(bit.cube('#FBF5E6'), 6, 0.8),
        few(bit.strip('#E2B060'), 5),
      ],
      onDough,
      2,
    ),
  ),
} as const;
