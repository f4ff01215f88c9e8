import { randomFrom } from '../drawing/random.ts';
import { at, dab, line, lit, shape, short, wall, withLight } from './paint.ts';
import type { Piece } from './pieces.ts';
import * as bit from './pieces.ts';
import { bowl, few, flatOnPlate, inBowl, onPlate, plate, scattered } from './vessels.ts';

const lobed = (colour: string): Piece =>
  shape(
    'M0-1.3L.35-.7L1.1-.8L.8-.1L1.2.4L.4.5L0 1.2L-.4.5L-1.2.4L-.8-.1L-1.1-.8L-.35-.7Z',
    lit(colour),
  );
const rounded = (colour: string): Piece => dab(0, 0, 0.9, 0.8, lit(colour));

/** Stems that are tied together, with leaves at them. */
function stems(seed: string, leaf: Piece, size: number, count: number, stem = '#7A9E4A'): string {
  const random = randomFrom(seed);
  const drawn = Array.from({ length: count }, (_, index) => {
    const lean = (index / (count - 1) - 0.5) * 22;
    const [x, y] = [16 + lean, 4 + Math.abs(lean) * 0.36 + random.between(0, 3)];
    const leaves = [0.45, 0.64, 0.82, 1].flatMap((part) => {
      const [lx, ly] = [16 + (x - 16) * part, 23 + (y - 23) * part];
      const side = random.between(0.5, 1.4);
      return [-1, 1].map((way) =>
        at(lx + way * side, ly - 0.3, way * 48 + lean * 2, size, size, leaf),
      );
    });
    return [
      line(`M${short(16 + lean * 0.1)} 30Q16 22 ${short(x)} ${short(y)}`, stem, 0.8),
      leaves.join(''),
    ];
  });
  return drawn.map(([under]) => under).join('') + drawn.map(([, over]) => over).join('');
}
const bunch = (seed: string, leaf: Piece, size: number, count = 9, stem?: string): string =>
  withLight(
    stems(seed, leaf, size, count, stem) +
      dab(16, 24, 3, 1.5, lit('#C9A25E')) +
      line('M13.4 23.6Q16 24.8 18.6 23.6', '#8A6A34', 0.5),
  );

const pod = (): Piece =>
  shape('M-1.5 0Q-1.4-.5-.8-.48L1.1-.14Q1.6 0 1.1.14L-.8.48Q-1.4.5-1.5 0Z', lit('#6FA03F')) +
  line('M-1.2-.14L1.2-.03M-1.2.16L1.2.06', '#4A7A2A', 0.08) +
  dab(-1.5, 0, 0.24, 0.4, '#4A7A2A');
const bean = (): Piece =>
  line('M-1.7.2Q0-.5 1.7.1', '#356F2A', 0.5) + line('M-1.6.14Q0-.54 1.6.04', '#6DB24A', 0.3);
const root = (): Piece =>
  shape('M-1.5 0Q-1.45-.56-.9-.5L1.7-.06Q1.85.02 1.7.1L-.9.52Q-1.45.56-1.5 0Z', lit('#F0782A')) +
  line('M-.7-.3L-.6-.02M0-.28L.06-.06M-.2.3L-.14.1', '#B5521A', 0.08) +
  dab(-1.5, 0, 0.2, 0.26, '#6E8A3A');
const fan = (): Piece =>
  shape('M-.1 1.1C-.3.4-1.3.1-1.2-.5C-1-1.2 1-1.2 1.2-.5C1.3.1.3.4.2 1.1Z', lit('#BDB0A0')) +
  line('M0 1L-.8-.1M.04 1L0-.2M.1 1L.8-.1', '#8F8272', 0.08);
const blackberry = (): Piece =>
  [
    [0, -0.7],
    [-0.6, -0.35],
    [0.6, -0.35],
    [0, -0.1],
    [-0.6, 0.35],
    [0.6, 0.35],
    [0, 0.65],
  ]
    .map(([x = 0, y = 0]) => at(x, y, 0, 0.42, 0.42, bit.sphere('#3A1E3F')))
    .join('');
const half = (rim: string, flesh: string, line_: string): Piece =>
  dab(0, 0.14, 1, 1, '#8A4A18') +
  dab(0, 0, 1, 1, lit(rim)) +
  dab(0, 0, 0.86, 0.86, '#FFF3DC') +
  dab(0, 0, 0.8, 0.8, lit(flesh)) +
  [0, 45, 90, 135].map((turn) => at(0, 0, turn, 1, 1, line('M-.78 0H.78', line_, 0.07))).join('');
const onionStalk = (x: number, lean: number): string =>
  line(`M${x} 23Q${x + lean * 0.3} 14 ${x + lean} 3`, '#3F8F3C', 2) +
  line(`M${x - 0.3} 22Q${x + lean * 0.3 - 0.4} 14 ${x + lean - 0.4} 4`, '#7FC25A', 0.8) +
  line(`M${x} 27Q${x - 0.2} 24 ${x} 20`, '#E4EFC8', 2.2) +
  dab(x, 27, 1.9, 2.1, lit('#FBFAF0')) +
  line(`M${x - 0.8} 29L${x - 1.2} 31M${x} 29V31.4M${x + 0.8} 29L${x + 1.2} 31`, '#CBBE9C', 0.3);

/** What grows and is sold as it is, by the name of the look. */
export const greens = {
  'dish-mint': bunch('mint', bit.sprig('#3E8F4C'), 1.7),
  'dish-parsley': bunch('parsley', lobed('#2F7A35'), 1.6, 11),
  'dish-coriander': bunch('coriander', lobed('#6DB24A'), 1.25, 12, '#8FBF5A'),
  'dish-thyme': bunch('thyme', bit.grain('#7F9A72'), 1.3, 13, '#8A6A4A'),
  'dish-watercress': bunch('watercress', rounded('#3F8F45'), 1.35, 11, '#6DA04A'),
  'dish-purslane': bunch('purslane', bit.pulse('#6FA84A'), 1.2, 11, '#C97A5A'),
  'dish-basil': withLight(
    stems('basil', bit.sprig('#4E9A35'), 2.1, 7) +
      shape('M9 20H23L21.4 30Q21 31 20 31H12Q11 31 10.6 30Z', wall('#B5643A')) +
      shape('M8 18.6H24V21.4H8Z', wall('#C4744A')),
  ),
  'dish-sprouts': bowl(
    '#F3ECE0',
    '#DDE8BE',
    scattered(
      'alfalfa',
      [few(bit.strip('#F2F1DA'), 16, 0.8), few(bit.fleck('#6DA04A'), 18, 1.3)],
      inBowl,
      1.9,
    ),
  ),
  'dish-spinach': bowl(
    '#34373B',
    '#2F6E35',
    scattered('spinach', [few(bit.sprig('#3A8040'), 18, 1.2)], { ...inBowl, rise: 5 }, 2),
  ),
  'dish-rocket': bowl(
    '#3C6D9C',
    '#4E8A3B',
    scattered('rocket', [few(lobed('#62A045'), 18, 1.3)], { ...inBowl, rise: 5 }, 1.9),
  ),
  'dish-cabbage': withLight(
    dab(16, 17, 14, 12.6, lit('#C4DA96')) +
      shape('M16 4C26 5 30 12 29 20C24 27 17 22 16 4Z', lit('#D6E6AE')) +
      shape('M16 4C6 5 2 12 3 20C8 28 15 22 16 4Z', lit('#CCE0A2')) +
      shape('M16 6C22 12 22 22 16 29C10 22 10 12 16 6Z', lit('#E2EFC2')) +
      line('M16 8V28M16 14L12.6 11M16 14L19.4 11M16 19L12 15.6M16 19L20 15.6', '#F6FAE6', 0.8) +
      line('M22 9Q27 14 26.6 20M10 9Q5 14 5.4 20', '#F0F6DA', 0.8),
  ),
  'dish-watermelon-whole': withLight(
    dab(16, 17, 14.4, 13, lit('#5FAE55')) +
      line(
        'M16 4.4Q15 17 16 29.6M10.4 5.6Q5.4 16 9.6 28M21.6 5.6Q26.6 16 22.4 28M5.4 10Q2.4 17 4.6 23M26.6 10Q29.6 17 27.4 23',
        '#1F5A2E',
        2.2,
        'opacity=".85"',
      ) +
      dab(11, 10, 3.6, 2, '#FFFFFF', 'opacity=".28"') +
      line('M16 4.6Q16 2 18.6 1.4', '#7A6A34', 1.3),
  ),
  'dish-spring-onions': withLight(
    [-8, -4, 0, 4, 8].map((step) => onionStalk(16 + step * 0.62, step * 0.7)).join('') +
      line('M10.4 19.6Q16 21.4 21.6 19.6', '#C93A2E', 1.2),
  ),
  'dish-green-beans': plate(
    '#F3ECE0',
    scattered('green beans', [few(bean(), 20)], { ...onPlate, rise: 5 }, 4.2),
  ),
  'dish-okra': plate('#3F6C9C', scattered('okra', [few(pod(), 15)], { ...onPlate, rise: 5 }, 3.4)),
  'dish-carrots': plate(
    '#53595E',
    scattered('carrots', [few(root(), 9)], { ...onPlate, rise: 5 }, 5),
  ),
  'dish-oyster-mushrooms': plate(
    '#53595E',
    scattered('oyster', [few(fan(), 9)], { ...onPlate, rise: 5 }, 4),
  ),
  'dish-cherry-tomatoes': bowl(
    '#F3ECE0',
    '#8A1F18',
    scattered(
      'cherry tomatoes',
      [few(bit.sphere('#DD2F26'), 12, 1.5), few(lobed('#4E9A3B'), 4, 0.8)],
      { ...inBowl, rise: 4.6 },
      1.9,
    ),
  ),
  'dish-blackberries': bowl(
    '#7FAE9C',
    '#24122A',
    scattered('blackberries', [few(blackberry(), 13)], { ...inBowl, rise: 4.4 }, 2.7),
  ),
  'dish-blood-oranges': plate(
    '#F6EEE2',
    scattered(
      'blood',
      [few(half('#E2722A', '#A3182E', '#E58A8A'), 3)],
      { ...flatOnPlate, rx: 7, ry: 2.6 },
      6,
    ),
  ),
  'dish-grapefruit': plate(
    '#3F6C9C',
    scattered(
      'grapefruit',
      [few(half('#F2C24A', '#EE7A70', '#FFD2C8'), 3)],
      { ...flatOnPlate, rx: 7, ry: 2.6 },
      6.2,
    ),
  ),
} as const;
