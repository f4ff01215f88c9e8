import { at, dab, line, lit, shape, withLight } from './paint.ts';
import type { Piece } from './pieces.ts';
import * as bit from './pieces.ts';
import { few, flatOnPlate, onPlate, plate, scattered } from './vessels.ts';

const fillet = (colour: string, grain: string): Piece =>
  shape(
    'M-1.5.2C-1.5-.7-.5-.95.3-.85S1.6-.55 1.6-.05 .7.9-.3.85-1.5.9-1.5.2Z',
    '#2A1208',
    'opacity=".2"',
  ) +
  shape('M-1.5.06C-1.5-.8-.5-1 .3-.9S1.6-.6 1.6-.1 .7.8-.3.75-1.5.8-1.5.06Z', lit(colour)) +
  line('M-1-.2Q-.2-.7.9-.5M-1 .2Q0-.2 1.2-.1M-.6.5Q.2.3 .9.3', grain, 0.09, 'opacity=".8"');
const round = (rim: string, flesh: string, bone: string): Piece =>
  dab(0, 0.2, 1.1, 0.95, rim) +
  dab(0, 0, 1.1, 0.95, lit(rim)) +
  dab(0, -0.02, 0.94, 0.8, lit(flesh)) +
  dab(0, -0.05, 0.26, 0.22, bone) +
  line('M-.3-.05Q-.6-.4-.5-.7M.3-.05Q.6-.4.5-.7', '#FFFFFF', 0.06, 'opacity=".5"');
const chop = (): Piece =>
  line('M.3.1L1.6.95', '#F6EEDF', 0.36) +
  shape('M-1.2.1C-1.3-.8-.2-1.1.5-.7S1-.1.6.4-1 .9-1.2.1Z', lit('#F6E2CF')) +
  shape('M-.98.06C-1.05-.6-.2-.85.35-.55S.7 0 .4.26-.85.6-.98.06Z', lit('#B53A3F')) +
  line('M-.5-.2Q0-.4.3-.2', '#F0B8AE', 0.08);
const slab = (colour: string, skin: string): Piece =>
  shape('M-1.6-.2L1.3-.6Q1.7-.5 1.6.1L-1.3.8Q-1.7.8-1.6-.2Z', skin) +
  shape('M-1.6-.36L1.3-.76Q1.7-.66 1.6-.1L-1.3.6Q-1.7.6-1.6-.36Z', lit(colour)) +
  [-1, -0.4, 0.2, 0.8]
    .map((x) => line(`M${x}-.3Q${x + 0.3} 0 ${x + 0.1}.34`, '#FFFFFF', 0.1, 'opacity=".55"'))
    .join('');
const wing = (): Piece =>
  line('M-1.3.6Q-.5-.6 0-.5T1.4.4', '#C98E6E', 0.86) +
  line('M-1.3.5Q-.5-.7 0-.6T1.4.3', '#F2CBAE', 0.66) +
  line('M-1.1.2Q-.5-.6 0-.6', '#FFF1E4', 0.16, 'opacity=".8"');
const tray = (name: string, piece: Piece, count: number, size: number, colour = '#EDE9E1') =>
  plate(
    colour,
    scattered(name, [few(piece, count)], { ...onPlate, rx: 8, ry: 3.2, rise: 3 }, size),
  );

/** What butchers and fishmongers lay out, by the name of the look. */
export const counter = {
  'dish-beef-cubes': tray('beef', bit.cube('#B5393A'), 11, 2.9),
  'dish-veal': tray('veal', fillet('#EDB8AC', '#FBE4DC'), 4, 5),
  'dish-basterma': tray('basterma', round('#8A3A1E', '#6E1620', '#8A2430'), 6, 3.6, '#34373B'),
  'dish-chicken-breast': tray('breast', fillet('#F4C9B4', '#FFE9DD'), 3, 5.6, '#3F6C9C'),
  'dish-turkey': tray('turkey', fillet('#F3D9C8', '#FFFFFF'), 5, 4.6),
  'dish-chicken-wings': tray('wings', wing(), 7, 3.8, '#34373B'),
  'dish-chicken-whole': plate(
    '#EDE9E1',
    shape(
      'M5 15.4C5 8 11 4.4 17.4 5.2S28 10.6 27 16 21 23.6 14.4 22.8 5 20 5 15.4Z',
      lit('#F0C8A8'),
    ) +
      shape('M9 9.4C12 6.4 18 6.6 20.4 10.4C18 13.8 11.4 14 9 9.4Z', '#FFFFFF', 'opacity=".24"') +
      shape('M15 17C14.4 12.6 19 10.6 23 12.4S28 18 25.4 20.4 15.8 21.4 15 17Z', lit('#F4D0B2')) +
      line('M25.6 19.4L29.4 21.6', '#F4D0B2', 2) +
      dab(29.6, 21.4, 1.1, 0.9, '#FBF3E2') +
      dab(29, 22.6, 1.1, 0.9, '#FBF3E2') +
      shape('M6.4 14C8 11.6 11.6 12 12.4 15S9.6 19.6 7.4 18.4 5.4 15.6 6.4 14Z', lit('#EAB890')),
  ),
  'dish-lamb-chops': tray('chops', chop(), 5, 4.4, '#34373B'),
  'dish-lamb-neck': tray('neck', round('#F0DCCB', '#A8383C', '#F6EEDF'), 4, 4.4),
  'dish-oxtail': tray('oxtail', round('#EAD2BC', '#8A2530', '#FBF6EA'), 7, 3.2, '#3F6C9C'),
  'dish-salmon': tray('salmon', slab('#F58A5A', '#8F9AA2'), 2, 7, '#34373B'),
  'dish-hake': tray('hake', round('#9AA7AE', '#F6EFE6', '#E2D6C8'), 4, 4.4, '#3F6C9C'),
  'dish-tuna': tray('tuna', fillet('#A8233A', '#D9687A'), 2, 6.8),
  'dish-grouper': tray('grouper', slab('#F6EEE4', '#A98F7A'), 2, 7, '#3F6C9C'),
  'dish-peeled-prawns': tray('peeled', bit.prawn(), 10, 3.1),
  'dish-string-cheese': plate(
    '#3F6C9C',
    scattered(
      'string',
      [few(bit.stick('#FBF3D8'), 9, 1.3)],
      { ...onPlate, rx: 7, ry: 3.2, rise: 3.6 },
      4,
    ),
  ),
  'dish-samoon': plate(
    '#A8743F',
    scattered(
      'samoon',
      [
        few(
          shape('M-1.6 0Q-.6-1 0-1T1.6 0Q.6 1 0 1T-1.6 0Z', lit('#DDA557')) +
            line('M-1 0H1', '#FBE9C2', 0.16),
          4,
        ),
      ],
      { ...onPlate, rx: 7, ry: 3, rise: 2.6 },
      5,
    ),
  ),
  'dish-kaak': plate(
    '#3F6C9C',
    scattered(
      'kaak',
      [few(bit.ring('#C98A3C', 0.46) + at(0, -0.72, 0, 0.34, 0.3, bit.crumbs('#F6E6BE')), 3)],
      { ...flatOnPlate, rx: 7, ry: 2.8, rise: 2.4 },
      5.4,
    ),
  ),
  'dish-biscuits': plate(
    '#F6EEE2',
    scattered(
      'biscuits',
      [
        few(
          dab(0, 0.14, 1, 0.84, '#A9713B') +
            dab(0, 0, 1, 0.84, lit('#EBC27A')) +
            dab(-0.3, 0, 0.09, 0.08, '#B5803F') +
            dab(0.3, 0, 0.09, 0.08, '#B5803F') +
            dab(0, -0.3, 0.09, 0.08, '#B5803F') +
            dab(0, 0.3, 0.09, 0.08, '#B5803F'),
          8,
        ),
      ],
      { ...onPlate, rise: 4.4 },
      3.3,
    ),
  ),
  'dish-date-biscuits': plate(
    '#34373B',
    scattered('maamoul', [few(bit.swirl('#E2B878', '#5A2E16'), 8)], { ...onPlate, rise: 4 }, 3.1),
  ),
  'dish-turkish-delight': plate(
    '#F6EEE2',
    scattered(
      'lokum',
      [few(bit.cube('#EE9AAE'), 6), few(bit.cube('#F2D27A'), 4), few(bit.cube('#A9CF8A'), 3)],
      { ...onPlate, rise: 4 },
      2.6,
    ),
  ),
  'dish-olive-soap': withLight(
    [
      [10.6, 20.6],
      [21.6, 20],
      [16, 13],
    ]
      .map(([x = 0, y = 0]) => at(x, y, 0, 8.4, 8.4, bit.cube('#9AA85A')))
      .join('') + line('M13 12.2L16 10.8L19 12.2', '#6E7A3A', 0.7),
  ),
} as const;
