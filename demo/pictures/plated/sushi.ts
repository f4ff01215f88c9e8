import * as bit from './pieces.ts';
import { few, onPlate, plate, scattered } from './vessels.ts';

const coriander = bit.sprig('#4E9A3B');
/** Sushi, and what is fried beside a meal, by the name of the look. */
export const sushi = {
  'dish-maki-avocado': plate(
    '#34373B',
    scattered('avomaki', [few(bit.roll('#9CBF4A'), 6, 1.14)], { ...onPlate, rise: 0.6 }, 3.24),
  ),
  'dish-maki-cucumber': plate(
    '#7FAE9C',
    scattered('kappa', [few(bit.roll('#5FA63F'), 6, 1.14)], { ...onPlate, rise: 0.6 }, 3.24),
  ),
  'dish-maki-tuna': plate(
    '#53595E',
    scattered('tuna', [few(bit.roll('#D8323F'), 6, 1.14)], { ...onPlate, rise: 0.6 }, 3.24) +
      scattered('chilli', [few(bit.fleck('#F08C2E'), 9, 1.14)], onPlate, 1.08),
  ),
  'dish-maki-prawn': plate(
    '#F6EEE2',
    scattered(
      'crispy',
      [few(bit.roll('#F0A04A'), 5, 1.14), few(bit.prawn(), 2, 0.9)],
      { ...onPlate, rise: 0.8 },
      3.12,
    ),
  ),
  'dish-sushi-platter': plate(
    '#1F2528',
    scattered(
      'platter',
      [
        few(bit.nigiri('#F9884E'), 4),
        few(bit.nigiri('#D8323F'), 3),
        few(bit.roll('#9CBF4A'), 5, 0.9),
      ],
      { ...onPlate, rx: 10.4, ry: 5, rise: 0 },
      2.76,
    ),
  ),
  'dish-nigiri': plate(
    '#53595E',
    scattered('nigiri', [few(bit.nigiri('#F9884E'), 6)], { ...onPlate, rise: 0 }, 3.36),
  ),
  'dish-onion-rings': plate(
    '#53595E',
    scattered(
      'onionrings',
      [few(bit.ring('#D98F35', 0.56), 10, 1.14)],
      { ...onPlate, rise: 5 },
      3.6,
    ),
  ),
  'dish-sweet-wedges': plate(
    '#F6EEE2',
    scattered('sweet', [few(bit.stick('#E8762B'), 13, 1.25)], { ...onPlate, rise: 4.4 }, 2.52),
  ),
  'dish-batata-harra': plate(
    '#A24A2A',
    scattered(
      'batata',
      [
        few(bit.cube('#EBB44A'), 12, 1.14),
        few(coriander, 6, 0.8),
        few(bit.ring('#D3261F', 0.4), 6, 0.6),
      ],
      { ...onPlate, rise: 4.2 },
      2.28,
    ),
  ),
  'dish-baked-potato': plate(
    '#34373B',
    scattered('potato', [few(bit.potato(), 1)], { ...onPlate, rise: 1 }, 6.6) +
      scattered(
        'inside',
        [
          few(bit.crumbs('#FBEBB0'), 6, 1.6),
          few(bit.dollop('#4E9A3B'), 6, 0.9),
          few(bit.strip('#F4B93A'), 5, 0.8),
          few(bit.ring('#7DB23A', 0.42), 6, 0.45),
        ],
        { ...onPlate, rx: 6, ry: 1.7, rise: 2.6 },
        2.04,
      ),
  ),
} as const;
