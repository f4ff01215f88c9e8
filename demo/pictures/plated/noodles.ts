import * as bit from './pieces.ts';
import { bowl, few, flatInBowl, inBowl, noodles, scattered, type Top } from './vessels.ts';

const coriander = bit.sprig('#4E9A3B');
const pasta = (name: string, colour: string, tops: Top[], vessel = '#34373B') =>
  bowl(
    vessel,
    colour,
    noodles(name, colour) + scattered(name, tops, { ...flatInBowl, rise: 1.6 }, 1.85),
  );
const rice = (name: string, colour: string, tops: Top[], vessel: string) =>
  bowl(vessel, colour, scattered(name, [few(bit.grain(colour), 15, 1.37), ...tops], inBowl, 1.5));
/** Noodles, pasta and what comes out of a wok, by the name of the look. */
export const noodleDishes = {
  'dish-lanzhou': pasta(
    'lanzhou',
    '#F0D590',
    [few(bit.dollop('#8A4A2E'), 5, 1.4), few(coriander, 6), few(bit.ring('#D3362A', 0.4), 5, 0.55)],
    '#3C6D9C',
  ),
  'dish-ramen': pasta(
    'ramen',
    '#F2D27A',
    [
      few(bit.egg(), 2, 1.8),
      few(bit.dollop('#D9A877'), 3, 1.5),
      few(bit.ring('#7DB23A', 0.42), 7, 0.57),
    ],
    '#A3271F',
  ),
  'dish-miso-ramen': pasta(
    'misoramen',
    '#EBCB7E',
    [
      few(bit.sphere('#F6C92E'), 9, 0.57),
      few(bit.mushroom(), 4),
      few(bit.sprig('#4E8A45'), 5),
      few(bit.egg(), 1, 1.8),
    ],
    '#7FAE9C',
  ),
  'dish-tom-yum': pasta(
    'tomyum',
    '#E88A4A',
    [
      few(bit.prawn(), 4, 1.4),
      few(bit.mushroom(), 3),
      few(bit.ring('#D3261F', 0.4), 5, 0.6),
      few(coriander, 4),
    ],
    '#34373B',
  ),
  'dish-pho': pasta(
    'pho',
    '#F6EBD2',
    [
      few(bit.dollop('#A85F4A'), 4, 1.5),
      few(bit.sprig('#3E8F3C'), 7, 1.14),
      few(bit.wedge('#7DB23A', '#D5E67F'), 2),
    ],
    '#F3ECE0',
  ),
  'dish-pad-thai': pasta('padthai', '#E2A55A', [
    few(bit.prawn(), 4, 1.4),
    few(bit.crumbs('#E9CF9C'), 5, 1.14),
    few(bit.wedge('#7DB23A', '#D5E67F'), 2),
    few(bit.strip('#9DBC5A'), 4, 0.7),
  ]),
  'dish-chow-fun': pasta(
    'chowfun',
    '#C9904E',
    [few(bit.dollop('#6E3A22'), 6, 1.2), few(bit.strip('#7DB23A'), 6, 0.8)],
    '#8699A5',
  ),
  'dish-lo-mein': pasta(
    'lomein',
    '#E8B95A',
    [
      few(bit.dollop('#4E9A3B'), 6, 0.9),
      few(bit.slice('#E8762B', '#F69A45', '#FBB65E'), 5, 0.8),
      few(bit.fleck('#FBF0D4'), 6, 1.14),
    ],
    '#A3271F',
  ),
  'dish-dan-dan': pasta('dandan', '#DFA04A', [
    few(bit.chop('#6E3520'), 7, 0.91),
    few(bit.chop('#C2321F'), 5, 0.7),
    few(bit.ring('#7DB23A', 0.42), 5, 0.5),
  ]),
  'dish-kung-pao': rice(
    'kungpao',
    '#F6EEDC',
    [
      few(bit.chop('#B8622B'), 7, 1.31),
      few(bit.strip('#B3201B'), 6, 0.7),
      few(bit.pulse('#EBCF98'), 5, 1.03),
    ],
    '#34373B',
  ),
  'dish-fried-rice': rice(
    'friedrice',
    '#EBCB86',
    [
      few(bit.sphere('#6FAE3D'), 7, 0.63),
      few(bit.dollop('#F9CF45'), 6, 0.9),
      few(bit.ring('#7DB23A', 0.42), 5, 0.5),
    ],
    '#A3271F',
  ),
  'dish-mapo-tofu': bowl(
    '#34373B',
    '#A82A16',
    scattered(
      'mapo',
      [
        few(bit.cube('#FBF5E6'), 9, 1.25),
        few(bit.crumbs('#5E2A18'), 6, 1.14),
        few(bit.ring('#7DB23A', 0.42), 6, 0.5),
      ],
      flatInBowl,
      1.7,
    ),
  ),
  'dish-ragu': pasta('ragu', '#F0C96E', [
    few(bit.chop('#8E3A1E'), 8, 1.08),
    few(bit.crumbs('#FBF4E4'), 5),
    few(bit.sprig('#3E8F3C'), 3),
  ]),
  'dish-scoglio': pasta(
    'scoglio',
    '#F2DA98',
    [few(bit.shell(), 6, 1.1), few(bit.ring('#F4E6DA', 0.4), 4), few(coriander, 4, 0.8)],
    '#3C6D9C',
  ),
  'dish-gnocchi': bowl(
    '#A24A2A',
    '#CC4526',
    scattered(
      'gnocchi',
      [
        few(bit.pulse('#F4DDA6'), 10, 1.25),
        few(bit.dollop('#FBF1DA'), 4),
        few(bit.sprig('#3E8F3C'), 4),
      ],
      flatInBowl,
      1.8,
    ),
  ),
} as const;
