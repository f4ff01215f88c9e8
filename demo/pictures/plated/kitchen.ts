import { between } from '../drawing/moods.ts';
import { dab, line, lit, shape, wall, withLight } from './paint.ts';
import type { Piece } from './pieces.ts';
import * as bit from './pieces.ts';
import {
  bowl,
  few,
  flatInBowl,
  flatOnPlate,
  onPlate,
  plate,
  scattered,
  type Top,
} from './vessels.ts';

const lemon = bit.wedge('#E9B92E', '#F9DC66');
const parsley = bit.sprig('#4E9A3B');
const aside = (name: string, tops: Top[]) =>
  scattered(name, tops, { ...flatOnPlate, rx: 11, ry: 6, rise: 0 }, 1.7);

/** Half a chicken off the grill, over what it lies on. */
const chicken = (skin: string, under: string, over: string, colour: string) =>
  plate(
    colour,
    under +
      shape('M5 16C4.4 9.4 11 5.6 17 7S27.4 11 26.4 16.4 20 23 13.8 22 5.4 20.4 5 16Z', lit(skin)) +
      shape(
        'M14.6 16.6C14 12.4 18.6 10.6 22.4 12.4S27 17.4 24.6 19.8 15.4 20.8 14.6 16.6Z',
        lit(between(skin, '#FFD9A0', 0.16)),
      ) +
      line(
        'M8 12L13 20M11.6 9.8L15 15M16.4 8.8L18.6 11.6',
        between(skin, '#1E0A04', 0.6),
        1,
        'opacity=".75"',
      ) +
      line('M24.8 18.8L29 21.4', '#F4E6D0', 1.6) +
      dab(29.2, 21.2, 1, 0.9, '#FBF3E2') +
      over,
  );
const wing = (): Piece =>
  line('M-1.3.6Q-.5-.6 0-.5T1.4.4', '#6E3012', 0.9) +
  line('M-1.3.5Q-.5-.7 0-.6T1.4.3', '#D07A2C', 0.7) +
  line('M-1.1.2Q-.5-.6 0-.6', '#FBC67A', 0.18);
const chop = (): Piece =>
  line('M.3.1L1.6.95', '#F0E2CC', 0.34) +
  shape('M-1.2.1C-1.3-.8-.2-1.1.5-.7S1-.1.6.4-1 .9-1.2.1Z', lit('#7A3A20')) +
  line('M-.8-.4L-.2.4M-.2-.7L.3.2', '#2E1208', 0.14);
const parcel = (skin: string): Piece =>
  shape('M-1.25.35C-1.3-.6-.6-1 0-1S1.3-.6 1.25.35Q.6.75 0 .75T-1.25.35Z', lit(skin)) +
  line(
    'M-.9-.05Q-.6-.6-.5-.72M-.35.05Q-.2-.6-.1-.85M.25.05Q.2-.6.2-.85M.85-.05Q.6-.6.5-.72',
    between(skin, '#6A3A12', 0.35),
    0.1,
  );

/** A basket of bamboo in which parcels are steamed. */
const steamer = (name: string, piece: Piece, over: Top[]) =>
  withLight(
    shape('M1.4 14V22C2 27 9 29.6 16 29.6S30 27 30.6 22V14Z', wall('#C79A52')) +
      line('M1.6 19C4 24 10 25.6 16 25.6S28 24 30.4 19', '#8A6228', 0.8) +
      dab(16, 14, 14.6, 8.6, '#E2BE7A') +
      dab(16, 14.3, 13.2, 7.5, '#8A6A34') +
      dab(16, 14.8, 13, 7.2, lit('#F1E6C6')) +
      scattered(name, [few(piece, 5)], { ...flatInBowl, rx: 8, ry: 4.4, rise: 1 }, 4.4) +
      scattered(`${name} over`, over, { ...flatInBowl, rx: 8.6 }, 1.1),
  );

/** Meat and parcels as kitchens send them out, by the name of the look. */
export const kitchen = {
  'dish-half-chicken': chicken(
    '#C9782E',
    '',
    aside('toum', [few(bit.dollop('#FBF6EA'), 1, 1.5), few(lemon, 2)]),
    '#F6EEE2',
  ),
  'dish-charcoal-chicken': chicken(
    '#A8561F',
    aside('grilled onion', [few(bit.ring('#D9B98A', 0.36), 5, 1.2)]),
    aside('charcoal', [few(parsley, 4), few(bit.slice('#C9271F', '#EA4A35', '#F7B04E'), 2)]),
    '#34373B',
  ),
  'dish-tandoori': chicken(
    '#C9401C',
    aside('onion', [few(bit.ring('#E9B6D2', 0.3), 6, 1.2)]),
    aside('tandoori', [few(lemon, 3), few(parsley, 3)]),
    '#B0703F',
  ),
  'dish-lemon-wings': plate(
    '#3F6C9C',
    scattered('wings lemon', [few(wing(), 7)], { ...onPlate, rx: 8, rise: 3.4 }, 3.8) +
      aside('wing lemon', [few(lemon, 4), few(parsley, 3)]),
  ),
  'dish-grilled-chops': plate(
    '#F6EEE2',
    scattered('grilled chops', [few(chop(), 5)], { ...onPlate, rx: 8, rise: 3 }, 4.4) +
      aside('chop herbs', [few(parsley, 5), few(lemon, 2)]),
  ),
  'dish-nihari': bowl(
    '#C8744A',
    '#7A2E14',
    scattered(
      'nihari',
      [
        few(bit.dollop('#5A2412'), 5, 1.6),
        few(bit.strip('#F2DFA8'), 5, 0.5),
        few(parsley, 5, 0.7),
        few(lemon, 1),
      ],
      flatInBowl,
      2,
    ),
  ),
  'dish-gyoza': plate(
    '#34373B',
    scattered('gyoza', [few(parcel('#E2A95A'), 6)], { ...onPlate, rx: 8, rise: 3 }, 4.2),
  ),
  'dish-leek-dumplings': steamer('leek', parcel('#F2E6C8'), [few(bit.crumbs('#5FA33C'), 6)]),
  'dish-mushroom-dumplings': steamer('mushroom', parcel('#D9BE94'), [
    few(bit.crumbs('#6E4326'), 6),
  ]),
  'dish-har-gow': steamer('har gow', parcel('#F8D9CC'), []),
} as const;
