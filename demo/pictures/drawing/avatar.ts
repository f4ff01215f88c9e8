import type { PictureRequest } from '../request.ts';
import { spot } from './air.ts';
import type { Canvas } from './canvas.ts';
import { ball, cloth as hung } from './lit.ts';
import { accents } from './palettes.ts';
import { disc, oval, path, rect, round, stroke } from './shapes.ts';

const skins = [
  ['#F6D2B5', '#E8B893'],
  ['#EDBE96', '#DCA277'],
  ['#D69D6E', '#BF8456'],
  ['#B47B4F', '#9B653D'],
  ['#8A5A3A', '#73472C'],
  ['#6B4430', '#563422'],
] as const;
const hairs = [
  '#2A211D',
  '#3F2B20',
  '#5C3A26',
  '#7E5433',
  '#1F2329',
  '#8C8680',
  '#B2763F',
] as const;
const grounds = [
  '#FFE0D2',
  '#DDF0D3',
  '#CDEDE9',
  '#DCDFFA',
  '#FFE9B8',
  '#CFE6FA',
  '#F6DCEB',
  '#E9E2D4',
] as const;
const clothes = [
  '#E2442C',
  '#3C9A3F',
  '#12908A',
  '#4A50C8',
  '#D9890B',
  '#1B7FD0',
  '#3A4656',
  '#B2507F',
  '#F4F1EA',
] as const;

type Hair = (fill: string, cloth: string) => { back: string; front: string };

const hairStyles: readonly [Hair, ...Hair[]] = [
  (fill) => ({
    back: '',
    front: path(
      'M48 70C44 40 60 28 82 28S118 42 112 70C110 58 104 52 98 50 84 56 62 54 56 52 51 56 49 62 48 70',
      fill,
    ),
  }),
  (fill) => ({
    back: '',
    front: path(
      'M48 72C46 50 54 46 58 46 62 32 108 28 112 72 108 60 104 58 100 50 90 60 66 58 48 72',
      fill,
    ),
  }),
  (fill) => ({
    back: path(
      'M44 74C40 38 58 24 80 24S120 38 116 74C120 100 118 116 112 124H48C42 116 40 100 44 74',
      fill,
    ),
    front: path(
      'M50 68C50 46 66 40 92 40 102 46 110 54 110 68 106 58 98 54 88 50 74 58 58 58 50 68',
      fill,
    ),
  }),
  (fill) => ({
    back: disc(80, 24, 15, fill),
    front: path('M48 68C44 42 60 30 80 30S116 42 112 68C106 54 96 48 80 48S54 54 48 68', fill),
  }),
  (fill) => ({
    back: [
      [50, 52],
      [56, 36],
      [72, 27],
      [90, 27],
      [104, 36],
      [110, 52],
      [46, 68],
      [114, 68],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 14, fill))
      .join(''),
    front: path('M52 58C56 44 70 40 80 40S104 44 108 58C98 52 62 52 52 58', fill),
  }),
  (_, cloth) => ({
    back: path(
      'M38 150C36 110 40 84 42 72 44 38 60 24 80 24S116 38 118 72C120 84 124 110 122 150Z',
      cloth,
    ),
    front: `<path d="M42 74C42 36 60 24 80 24S118 36 118 74C118 104 104 118 80 118S42 104 42 74ZM54 72C54 94 64 108 80 108S106 94 106 72C106 54 96 46 80 46S54 54 54 72Z" fill="${cloth}" fill-rule="evenodd"/>${path('M44 96C54 116 70 120 80 120S106 116 116 96L126 150C100 142 70 150 52 160H34Z', cloth)}${stroke('M50 108C66 128 92 128 112 110M44 128C66 146 98 136 120 126', '#000000', 3, 'opacity=".14"')}${path('M56 60C60 48 70 45 80 45S100 48 104 60C96 52 64 52 56 60', '#FFFFFF', 'opacity=".4"')}`,
  }),
  (fill, cloth) => ({
    back: path('M48 72C46 60 50 52 54 48H106C110 52 114 60 112 72Z', fill),
    front:
      path('M46 56C46 36 62 26 80 26S114 36 114 56Z', cloth) +
      path('M60 52H122C126 56 124 60 118 60H56Z', cloth) +
      path('M46 50H114V57H46Z', '#000000', 'opacity=".14"'),
  }),
  (fill) => ({
    back: '',
    front: path(
      'M49 72C47 62 48 54 52 50 51 60 52 66 54 72ZM111 72C113 62 112 54 108 50 109 60 108 66 106 72Z',
      fill,
    ),
  }),
];

export function drawAvatar(canvas: Canvas, request: PictureRequest): string {
  const { random } = canvas;
  const [skin, shade] = random.pick(skins);
  // Fair hair is left to fair skin: it hides a dark face in so small a picture.
  const hair = skin < '#E' ? random.pick([hairs[0], hairs[1], hairs[4]]) : random.pick(hairs);
  const cloth = request.module ? accents[request.module].main : random.pick(clothes);
  const scarf = random.pick([
    '#C8553D',
    '#4C6A92',
    '#6C8F5B',
    '#8D6A9F',
    '#D8A24A',
    '#E7E0D5',
  ] as const);
  const style = random.whole(0, hairStyles.length - 1);
  const { back, front } = (hairStyles[style] ?? hairStyles[0])(
    ball(canvas, hair),
    ball(canvas, style === 6 ? cloth : scarf),
  );
  const bearded = style !== 2 && style !== 3 && style !== 5 && random.chance(0.5);
  const beard = bearded
    ? path(
        'M54 74C54 102 66 116 80 116S106 102 106 74C104 88 98 92 92 90 86 86 74 86 68 90 62 92 56 88 54 74',
        ball(canvas, hair),
      ) + path('M72 97Q80 103 88 97Q80 95 72 97', '#FFFFFF')
    : stroke('M70 95Q80 104 90 95', '#7A3B33', 3.4);
  const glasses = random.chance(0.25)
    ? `<g fill="none" stroke="#39424C" stroke-width="2.6"><circle cx="68" cy="75" r="9"/><circle cx="92" cy="75" r="9"/><path d="M77 74q3-2 6 0"/></g>`
    : '';
  const collar = random.pick([
    () => path('M66 126 80 142 94 126 100 132 80 156 60 132Z', '#FFFFFF', 'opacity=".85"'),
    () => stroke('M60 128Q80 146 100 128', '#FFFFFF', 5, 'opacity=".55"'),
    () => rect(77, 136, 6, 24, '#000000', 'opacity=".16"'),
  ]);
  const ears =
    style === 5 ? '' : disc(51, 76, 7, ball(canvas, shade)) + disc(109, 76, 7, ball(canvas, shade));
  return canvas.finish(
    rect(0, 0, 160, 160, hung(canvas, random.pick(grounds))) +
      disc(64, 60, 90, spot(canvas, 'lamp', '#FFFFFF', 0.7)) +
      back +
      path('M18 160C20 132 42 124 62 122H98C118 124 140 132 142 160Z', ball(canvas, cloth)) +
      collar() +
      path('M66 104H94V122C94 136 66 136 66 122Z', hung(canvas, shade)) +
      ears +
      round(52, 40, 56, 74, 28, ball(canvas, skin)) +
      oval(62, 90, 6, 4, '#F08A7A', 'opacity=".35"') +
      oval(98, 90, 6, 4, '#F08A7A', 'opacity=".35"') +
      beard +
      disc(68, 75, 4, '#2B211C') +
      disc(92, 75, 4, '#2B211C') +
      disc(69.4, 73.6, 1.3, '#FFFFFF') +
      disc(93.4, 73.6, 1.3, '#FFFFFF') +
      stroke('M62 65Q68 61 74 65M86 65Q92 61 98 65', style === 5 ? '#3F2B20' : hair, 3) +
      stroke('M80 78Q84 86 78 87', shade, 2.6) +
      glasses +
      front,
  );
}
