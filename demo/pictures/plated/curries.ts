import * as bit from './pieces.ts';
import { bowl, few, flatInBowl, inBowl, scattered, type Top } from './vessels.ts';

const coriander = bit.sprig('#4E9A3B');
const cream = (colour: string) =>
  `<path d="M8.6 12.4C12 8.8 20.4 9 22.4 12.4S14 18 12.4 15 18 11.8 18.6 13.6" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round" opacity=".9"/>`;
const curry = (name: string, sauce: string, tops: Top[], vessel = '#C8744A', over = '') =>
  bowl(vessel, sauce, scattered(name, [...tops, few(coriander, 4, 0.7)], flatInBowl, 2) + over);
const rice = (name: string, colour: string, tops: Top[], vessel: string) =>
  bowl(vessel, colour, scattered(name, [few(bit.grain(colour), 15, 1.37), ...tops], inBowl, 1.5));

/** Curries, rice and porridge, by the name of the look. */
export const curries = {
  'dish-butter-chicken': curry(
    'butter',
    '#E2782E',
    [few(bit.chop('#C9642C'), 6, 1.31)],
    '#C8744A',
    cream('#FFF3DC'),
  ),
  'dish-rogan-josh': curry(
    'rogan',
    '#9C2B18',
    [few(bit.chop('#6E2F1B'), 7, 1.31), few(bit.ring('#C9542B', 0.3), 3)],
    '#8699A5',
  ),
  'dish-palak-paneer': curry(
    'palak',
    '#3F6B26',
    [few(bit.cube('#FBF1D6'), 6, 1.25)],
    '#C8744A',
    cream('#DCE8B8'),
  ),
  'dish-dal-makhani': curry(
    'dal',
    '#5E3018',
    [few(bit.pulse('#3F2014'), 12, 0.97)],
    '#34373B',
    cream('#F4E2C4'),
  ),
  'dish-aloo-gobi': curry(
    'aloo',
    '#D99A22',
    [
      few(bit.chop('#F0C04A'), 6, 1.25),
      few(bit.crumbs('#FBEBC0'), 5, 1.6),
      few(bit.strip('#5F9A3A'), 3, 0.7),
    ],
    '#8699A5',
  ),
  'dish-goan-prawns': curry('goan', '#E08A34', [few(bit.prawn(), 6, 1.37)], '#A24A2A'),
  'dish-bengali-fish': curry(
    'bengali',
    '#D9A822',
    [few(bit.dollop('#F6EAD0'), 5, 1.5), few(bit.strip('#5F9A3A'), 3, 0.8)],
    '#3C6D9C',
  ),
  'dish-chana-masala': curry(
    'chana',
    '#A8521F',
    [few(bit.sphere('#DDB264'), 14, 0.91), few(bit.strip('#F2DFA8'), 4, 0.6)],
    '#C8744A',
  ),
  'dish-lemon-rice': rice(
    'lemonrice',
    '#F2CF52',
    [few(bit.pulse('#B8743A'), 6, 0.8), few(coriander, 5, 0.8)],
    '#3C6D9C',
  ),
  'dish-almond-rice': rice(
    'almond',
    '#F6EBCF',
    [few(bit.pulse('#C98A45'), 7, 1.03), few(bit.strip('#A8672E'), 6, 0.5)],
    '#A24A2A',
  ),
  'dish-harees': bowl(
    '#F3ECE0',
    '#E6D2A6',
    scattered(
      'harees',
      [
        few(bit.dollop('#EBDAB2'), 7, 1.48),
        few(bit.dollop('#E5B93A'), 3),
        few(bit.fleck('#8A5527'), 7, 1.14),
      ],
      flatInBowl,
      1.9,
    ),
  ),
  'dish-porridge': bowl(
    '#7FAE9C',
    '#EBDDBE',
    scattered(
      'porridge',
      [
        few(bit.slice('#E9CF7D', '#FBF0C4', '#E4CC8A'), 6, 1.1),
        few(bit.pulse('#7A3F1D'), 6),
        few(bit.fleck('#B8743A'), 7, 1.14),
      ],
      flatInBowl,
      1.7,
    ),
  ),
} as const;
