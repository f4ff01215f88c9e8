import * as bit from './pieces.ts';
import { few, flatOnPlate, onPlate, plate, scattered, type Top } from './vessels.ts';

const coriander = bit.sprig('#4E9A3B');
const fish = (name: string, skin: string, over: Top[]) =>
  plate(
    '#53595E',
    scattered(
      `${name} lemon`,
      [few(bit.wedge('#E9B92E', '#F9DC66'), 4, 1.2)],
      { ...flatOnPlate, rx: 10, rise: 0 },
      1.92,
    ) +
      `<g transform="rotate(-7 16 16)"><path d="M1.6 17.6C5 9.4 16 8 23.6 14.4L30 10.6C29.2 14.4 29.2 17.4 30.4 21.4L23.8 18.4C16 24.4 5 24 1.6 17.6Z" fill="#2A1208" opacity=".3" transform="translate(.5 1)"/><path d="M1.6 16.6C5 8.4 16 7 23.6 13.4L30 9.6C29.2 13.4 29.2 16.4 30.4 20.4L23.8 17.4C16 23.4 5 23 1.6 16.6Z" fill="url(#b${skin.slice(1)})"/><path d="M10.4 9.6C12.4 7.2 17.2 7 19.8 10Z" fill="#7A4A22"/><path d="M9.8 11.6L11.6 20M13.4 10.8L15.2 20.4M17 11L18.6 19.4" stroke="#4A230E" stroke-width=".9" stroke-linecap="round" fill="none" opacity=".75"/><path d="M7.4 10.4C8.6 13 8.6 18 7 20.6" stroke="#6E4218" stroke-width=".6" fill="none"/><circle cx="4.9" cy="14.8" r=".85" fill="#FDF6E3"/><circle cx="4.8" cy="14.8" r=".45" fill="#1D1310"/><path d="M24.4 14.4L28.6 12M24.6 16.4L28.8 18" stroke="#6E4218" stroke-width=".5" fill="none"/></g>` +
      scattered(name, over, { ...flatOnPlate, rx: 7.4, ry: 2.6, rise: 1.8 }, 1.38),
  );

/** Fish and what else comes from the sea, by the name of the look. */
export const seafood = {
  'dish-bream': fish('bream', '#D9A861', [
    few(bit.sprig('#5C7F45'), 6, 0.9),
    few(bit.fleck('#FFF8E8'), 6, 1.14),
  ]),
  'dish-samkeh-harra': fish('harra', '#C98546', [
    few(bit.chop('#D2402A'), 7, 1.03),
    few(bit.chop('#A9713B'), 5, 0.7),
    few(coriander, 6, 1.03),
  ]),
  'dish-fish-and-chips': plate(
    '#F6EEE2',
    scattered('chips', [few(bit.stick('#F2C14E'), 15, 1.14)], { ...onPlate, rise: 2.6 }, 2.28) +
      scattered('fillet', [few(bit.batter(), 1)], { ...onPlate, rise: 3.4 }, 6.72) +
      scattered(
        'lemon',
        [few(bit.wedge('#E9B92E', '#F9DC66'), 1)],
        { ...flatOnPlate, rx: 0, y: 22 },
        2.2,
      ),
  ),
  'dish-cod-potatoes': plate(
    '#3F6C9C',
    scattered(
      'potatoes',
      [few(bit.slice('#D9A84A', '#F4DC92', '#EBCB74'), 10, 1.37)],
      { ...onPlate, rise: 1.4 },
      2.4,
    ) +
      scattered(
        'cod',
        [few(bit.dollop('#FBF3E2'), 4, 1.2)],
        { ...onPlate, rx: 5, ry: 2, rise: 3.2 },
        3.48,
      ) +
      scattered('dill', [few(coriander, 6)], { ...onPlate, rx: 6, rise: 4.4 }, 1.08),
  ),
  'dish-calamari': plate(
    '#34373B',
    scattered(
      'calamari',
      [few(bit.ring('#DDA148', 0.56), 12, 1.31), few(bit.wedge('#7DB23A', '#D5E67F'), 2)],
      { ...onPlate, rise: 4.4 },
      2.76,
    ),
  ),
  'dish-grilled-squid': plate(
    '#F6EEE2',
    scattered(
      'squid',
      [
        few(bit.strip('#EFD9C6'), 6, 1.9),
        few(bit.ring('#E4C4AC', 0.5), 4),
        few(bit.crumbs('#4E9A3B'), 6, 1.14),
        few(bit.wedge('#E9B92E', '#F9DC66'), 2),
      ],
      onPlate,
      2.28,
    ),
  ),
  'dish-lobster-roll': plate(
    '#FFFFFF',
    scattered('roll', [few(bit.strip('#DDA75C'), 1)], { ...flatOnPlate, rise: 0.2 }, 9.84) +
      scattered(
        'claws',
        [
          few(bit.dollop('#EE6A4C'), 5, 1.14),
          few(bit.sprig('#78AE45'), 4),
          few(bit.crumbs('#FBF4E4'), 4),
        ],
        { ...flatOnPlate, rx: 7.4, ry: 0.9, rise: 1.6 },
        2.28,
      ),
  ),
} as const;
