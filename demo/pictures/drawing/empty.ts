import type { EmptySubject, PictureRequest } from '../request.ts';
import type { Canvas } from './canvas.ts';
import { put } from './placing.ts';
import { disc, oval, path, rect, stroke } from './shapes.ts';

type Tint = { ground: string; soft: string };

/** Half transparent, so that one drawing sits well on light paper and on the dark theme. */
const tints: Record<EmptySubject, Tint> = {
  cart: { ground: '#F2603F', soft: '#F5A623' },
  'nothing-found': { ground: '#5B63D6', soft: '#45C2B8' },
  'no-address': { ground: '#3C9A3F', soft: '#F5A623' },
  offline: { ground: '#D9890B', soft: '#E2442C' },
  'outside-area': { ground: '#1B7FD0', soft: '#F5A623' },
  'not-found': { ground: '#12908A', soft: '#E2442C' },
  'no-orders': { ground: '#D9890B', soft: '#3C9A3F' },
  'no-favourites': { ground: '#D6457B', soft: '#F5A623' },
  'no-trips': { ground: '#1B7FD0', soft: '#45C2B8' },
  'no-messages': { ground: '#5B63D6', soft: '#D6457B' },
  'no-news': { ground: '#D9890B', soft: '#45C2B8' },
  'no-money': { ground: '#12908A', soft: '#F5A623' },
  'no-points': { ground: '#D6457B', soft: '#F5A623' },
  'sign-in': { ground: '#5B63D6', soft: '#F5A623' },
};

type Thing = readonly [icon: string, x: number, base: number, size: number, turn?: number];

/** What stands there, from behind to before. */
const things: Record<EmptySubject, readonly Thing[]> = {
  cart: [
    ['leafy-green', 112, 214, 58, -14],
    ['croissant', 372, 150, 62, 12],
    ['shopping-cart', 240, 262, 190],
    ['tomato', 366, 264, 62],
  ],
  'nothing-found': [
    ['receipt', 210, 254, 150, -6],
    ['magnifying-glass-tilted-left', 288, 266, 140],
  ],
  'no-address': [
    ['world-map', 236, 264, 200],
    ['round-pushpin', 262, 190, 112],
  ],
  offline: [
    ['cloud', 226, 200, 170],
    ['electric-plug', 316, 266, 104, 24],
  ],
  'outside-area': [
    ['house-with-garden', 206, 258, 160],
    ['round-pushpin', 384, 262, 92],
  ],
  'not-found': [
    ['world-map', 226, 254, 170, -6],
    ['compass', 326, 268, 104],
    ['snail', 112, 268, 60],
  ],
  'no-orders': [
    ['receipt', 196, 256, 136, -8],
    ['package', 290, 268, 136],
  ],
  'no-favourites': [
    ['red-heart', 236, 250, 168],
    ['cupcake', 142, 266, 84],
    ['bouquet', 346, 266, 92],
  ],
  'no-trips': [
    ['palm-tree', 384, 262, 118],
    ['sport-utility-vehicle', 218, 268, 176],
    ['key', 352, 270, 56],
  ],
  'no-messages': [
    ['speech-balloon', 152, 176, 100],
    ['envelope', 250, 264, 150],
  ],
  'no-news': [['bell', 240, 266, 166]],
  'no-money': [
    ['purse', 224, 266, 164],
    ['coin', 344, 268, 70],
    ['coin', 298, 150, 46],
  ],
  'no-points': [
    ['wrapped-gift', 224, 266, 160],
    ['star', 342, 266, 80],
    ['coin', 122, 268, 58],
  ],
  'sign-in': [
    ['door', 232, 266, 176],
    ['key', 344, 266, 84],
    ['potted-plant', 126, 268, 72],
  ],
};

export function drawEmpty(canvas: Canvas, request: PictureRequest): string {
  const subject = (request.icon ?? 'cart') as EmptySubject;
  const { ground, soft } = tints[subject];
  return canvas.finish(
    path(
      'M52 196C30 108 116 44 214 52 300 20 430 60 440 150 452 236 392 282 244 282 132 284 70 268 52 196Z',
      ground,
      'opacity=".14"',
    ) +
      oval(240, 264, 176, 13, ground, 'opacity=".2"') +
      disc(70, 84, 9, soft, 'opacity=".8"') +
      disc(424, 70, 6, ground, 'opacity=".6"') +
      rect(410, 200, 12, 12, soft, 'rx="3" opacity=".7" transform="rotate(24 416 206)"') +
      (subject === 'no-news'
        ? stroke('M122 128C108 148 108 176 122 196M358 128C372 148 372 176 358 196', soft, 9)
        : '') +
      things[subject]
        .map(([icon, x, base, size, turn = 0]) =>
          put(canvas, icon, { x, base, width: size, height: size, turn }, 0.6),
        )
        .join(''),
  );
}
