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
const mozzarella = bit.dollop('#FBF1DA');
const olive = bit.ring('#4B3B33', 0.55);
const salami = bit.slice('#8E1F1B', '#C13B2E', '#DE7461');
const onTop = (name: string, tops: Top[], size = 2.1) => scattered(name, tops, onDough, size);
const pizza = (name: string, sauce: string, tops: Top[]) =>
  baked('#DDA75C', sauce, onTop(name, tops));
const manakish = (name: string, spread: string, tops: Top[], size = 1.5) =>
  baked('#E2B672', spread, onTop(name, tops, size));

/** Pizzas and manakish, by the name of the look. */
export const pizzas = {
  'dish-margherita': pizza('margherita', '#D2452A', [few(mozzarella, 6, 1.42), few(basil, 5, 1.1)]),
  'dish-marinara': pizza('marinara', '#C93B20', [
    few(bit.fleck('#F4E2B4'), 9, 1.48),
    few(bit.crumbs('#5C7F35'), 7, 0.91),
  ]),
  'dish-diavola': pizza('diavola', '#D2552A', [
    few(salami, 7, 1.25),
    few(mozzarella, 5),
    few(bit.ring('#D3261F', 0.4), 5, 0.6),
  ]),
  'dish-quattro-formaggi': pizza('quattro', '#F1CE7C', [
    few(mozzarella, 6, 1.2),
    few(bit.dollop('#F2C04C'), 6, 1.1),
    few(bit.crumbs('#7F9AA0'), 4, 0.9),
    few(bit.chop('#A9713B'), 5, 0.7),
  ]),
  'dish-funghi': pizza('funghi', '#F0DCB0', [
    few(bit.mushroom(), 9, 1.2),
    few(mozzarella, 4),
    few(bit.crumbs('#5C8A3C'), 5, 0.91),
  ]),
  'dish-capricciosa': pizza('capricciosa', '#D2552A', [
    few(bit.mushroom(), 5),
    few(olive, 5, 0.85),
    few(bit.chop('#F3A9A0'), 6),
    few(bit.sprig('#9DAE6A'), 5),
    few(mozzarella, 4),
  ]),
  'dish-norma': pizza('norma', '#CC4526', [
    few(bit.slice('#4A2A63', '#C9A066', '#97703D'), 6, 1.37),
    few(bit.crumbs('#FBF4E4'), 7, 1.14),
    few(basil, 4),
  ]),
  'dish-napoletana': pizza('napoletana', '#CC4526', [
    few(bit.strip('#9A6A4A'), 6, 0.9),
    few(olive, 5, 0.85),
    few(bit.sphere('#6E8A3A'), 6, 0.48),
    few(mozzarella, 4),
  ]),
  'dish-bresaola': pizza('bresaola', '#D65A34', [
    few(bit.dollop('#A2303A'), 6, 1.35),
    few(bit.sprig('#4E9A3B'), 7, 1.14),
    few(bit.strip('#F6EBCB'), 5, 0.8),
  ]),
  'dish-zaatar': manakish('zaatar', '#5E7434', [
    few(bit.crumbs('#7F9A45'), 15, 1.03),
    few(bit.fleck('#E9D9A6'), 16, 1.03),
  ]),
  'dish-akkawi': manakish('akkawi', '#F4E0AC', [
    few(bit.dollop('#FBF3DC'), 9, 1.82),
    few(bit.fleck('#C98A3C'), 9, 1.37),
  ]),
  'dish-lahm-bi-ajeen': manakish('lahm', '#9A4426', [
    few(bit.crumbs('#7A3520'), 13, 1.14),
    few(bit.crumbs('#D2502F'), 9, 1.14),
    few(bit.sprig('#4E9A3B'), 6, 0.7),
  ]),
  'dish-muhammara': manakish('muhammara', '#B8331F', [
    few(bit.chop('#9C6233'), 6, 0.91),
    few(bit.crumbs('#E0653B'), 9, 1.14),
    few(bit.sprig('#4E9A3B'), 4, 0.7),
  ]),
  'dish-awarma-egg': manakish('awarma', '#E0B268', [
    few(bit.egg(), 2, 2.6),
    few(bit.chop('#8A4A2A'), 9, 1.03),
    few(bit.sprig('#4E9A3B'), 4, 0.7),
  ]),
  'dish-kishk': manakish('kishk', '#DE9A5A', [
    few(bit.crumbs('#F0D2A4'), 10, 1.14),
    few(bit.fleck('#FBF0D4'), 12, 1.14),
    few(bit.crumbs('#D2502F'), 6, 1.14),
  ]),
  'dish-half-and-half': baked(
    '#E2B672',
    '#5E7434',
    `<path d="M16 7.5A12.9 8.8 0 0 1 16 25.1Z" fill="#F4E0AC"/>${onTop('half', [few(bit.crumbs('#7F9A45'), 10, 1.14), few(bit.dollop('#FBF3DC'), 5, 1.2)], 1.2)}`,
  ),
  'dish-labneh-roll': plate(
    '#F6EEE2',
    scattered(
      'labneh',
      [few(bit.strip('#E2B672'), 3, 3.4)],
      { ...flatOnPlate, rx: 4, ry: 2.8, rise: 0.6 },
      2.28,
    ) +
      scattered(
        'filled',
        [
          few(bit.dollop('#FBF8F0'), 3),
          few(bit.ring('#6E8A3A', 0.5), 5, 0.7),
          few(bit.sprig('#3E8F4C'), 4, 0.8),
        ],
        { ...flatOnPlate, rx: 7, ry: 3 },
        1.5,
      ),
  ),
  'dish-fatayer': plate(
    '#D7E0D4',
    scattered(
      'fatayer',
      [few(bit.triangle('#D9A458'), 3)],
      { ...onPlate, rx: 6.6, ry: 3, rise: 1.6 },
      6.24,
    ) +
      scattered(
        'wedges',
        [few(bit.wedge('#E9B92E', '#F9DC66'), 2)],
        { ...flatOnPlate, rx: 9 },
        1.8,
      ),
  ),
} as const;
