import { between } from '../drawing/moods.ts';

import { dab, line, lit, shape, wall, withLight } from './paint.ts';
import * as bit from './pieces.ts';
import { few, scattered } from './vessels.ts';

/** A cup on its saucer, with what floats on it. */
function cup(colour: string, drink: string, over: string): string {
  return withLight(
    dab(15, 26.4, 14.6, 4.6, between(colour, '#2A1208', 0.4)) +
      dab(15, 25.6, 14.6, 4.6, lit(colour)) +
      dab(15, 25.7, 8.6, 2.5, between(colour, '#2A1208', 0.3)) +
      line('M24.4 12.6C31 10.6 31.6 19.6 22.6 20.8', between(colour, '#2A1208', 0.25), 2.6) +
      line('M24.4 12.2C30.4 10.4 31 19 22.6 20.2', colour, 2) +
      shape('M4.4 10C4.6 19 8 25.8 15 25.8S25.4 19 25.6 10Z', wall(colour)) +
      dab(15, 10, 10.6, 4.8, between(colour, '#FFFFFF', 0.45)) +
      dab(15, 10.2, 9.8, 4.2, between(colour, '#2A1208', 0.3)) +
      dab(15, 10.7, 9.5, 3.8, lit(drink)) +
      over +
      line('M6 13.4C6.6 18.4 8.4 22 10.6 23.8', '#FFFFFF', 0.8, 'opacity=".5"'),
  );
}
const crema = (colour: string) =>
  `<ellipse cx="15" cy="10.7" rx="8.7" ry="3.3" fill="none" stroke="${colour}" stroke-width=".8" opacity=".8"/>`;
const rosetta =
  shape(
    'M15 8.2C18.6 8 20.4 10.2 18.6 11.6C17.2 12.6 15.6 12.2 15 13.4C14.4 12.2 12.8 12.6 11.4 11.6C9.6 10.2 11.4 8 15 8.2Z',
    '#FBEBD2',
  ) + line('M12.8 10.6Q15 9.2 17.2 10.6M13.2 11.6Q15 10.4 16.8 11.6', '#B9733A', 0.5);

/** A tea glass with a waist. */
function teaGlass(drink: string, over: string): string {
  return withLight(
    dab(16, 28.6, 11, 2.8, '#B9C3C8') +
      dab(16, 28, 11, 2.8, lit('#EDF2F4')) +
      shape(
        'M9 4H23C23 10 20 13 20 17S23 24 21.6 28.4H10.4C9 24 12 21 12 17S9 10 9 4Z',
        '#E6F0F3',
        'opacity=".8"',
      ) +
      shape(
        'M9.6 7.6H22.4C21.8 12 19 13.6 19 17S22 24 20.8 27.4H11.2C10 24 13 21 13 17S10.2 12 9.6 7.6Z',
        wall(drink),
      ) +
      dab(16, 7.6, 6.4, 1.5, between(drink, '#FFFFFF', 0.3)) +
      over +
      line('M11.4 5.4C11.6 9.6 13.4 12 13.4 16', '#FFFFFF', 0.8, 'opacity=".7"') +
      '<ellipse cx="16" cy="4.2" rx="7" ry="1.4" fill="none" stroke="#FFFFFF" stroke-width=".6"/>',
  );
}
const mintLeaves = `<g transform="translate(14.4 7) rotate(-30) scale(1.9)">${bit.sprig('#3E8F4C')}</g><g transform="translate(18 6.8) rotate(34) scale(1.7)">${bit.sprig('#4E9A3B')}</g>`;

/** What is drunk hot, by the name of the look. */
export const cups = {
  'dish-arabic-coffee': cup('#F4EEE0', '#9A6A2C', crema('#D9B36B')),
  'dish-flat-white': cup('#53707A', '#A8672E', rosetta),
  'dish-cappuccino': cup(
    '#F4EEE0',
    '#F6E7CE',
    scattered(
      'cocoa',
      [few(bit.crumbs('#8A5527'), 6)],
      { x: 15, y: 10.6, rx: 5.4, ry: 1.8, rise: 0 },
      0.9,
    ),
  ),
  'dish-turkish-coffee': cup('#3C6D9C', '#3A1C0E', crema('#8A5A34')),
  'dish-espresso': cup('#2F3438', '#6B3715', crema('#D2944A')),
  'dish-mint-tea': teaGlass('#C9982E', mintLeaves),
  'dish-karak': cup('#A24A2A', '#C98B52', crema('#E9C79A')),
  'dish-sencha': cup('#7FAE9C', '#A9B84A', ''),
  'dish-sage-tea': teaGlass('#9A3F16', mintLeaves),
  'dish-genmaicha': cup(
    '#34373B',
    '#B7A23F',
    scattered(
      'toasted',
      [few(bit.grain('#E9D9A6'), 6)],
      { x: 15, y: 10.6, rx: 6, ry: 2, rise: 0 },
      0.9,
    ),
  ),
} as const;
