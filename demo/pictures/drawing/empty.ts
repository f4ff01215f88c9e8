import type { EmptySubject, PictureRequest } from '../request.ts';
import { drawVehicleAlone } from '../vehicles/drawVehicle.ts';
import { type Canvas, stand } from './canvas.ts';
import {
  cloudlet,
  doorway,
  mapSheet,
  parcel,
  pin,
  purse,
  receipt,
  shoppingBag,
} from './emptyThings.ts';
import { disc, glint, group, oval, path, rect, round, stroke } from './shapes.ts';

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

export function drawEmpty(canvas: Canvas, request: PictureRequest): string {
  const subject = (request.icon ?? 'cart') as EmptySubject;
  const { ground, soft } = tints[subject];
  const figures: Record<EmptySubject, () => string> = {
    cart: () =>
      group('translate(240 236)', shoppingBag()) +
      stroke('M96 250C130 250 126 190 150 190', soft, 5, 'stroke-dasharray="1 14"') +
      disc(92, 250, 10, soft) +
      group(
        'translate(356 232) rotate(14)',
        stand(canvas, 'tomato', { x: 0, base: 24, width: 52, height: 52 }),
      ) +
      stand(canvas, 'leafy-green', { x: 120, base: 150, width: 44, height: 44 }) +
      stand(canvas, 'croissant', { x: 366, base: 120, width: 52, height: 52 }),
    'nothing-found': () =>
      group('translate(224 84)', receipt()) +
      disc(288, 168, 58, '#DFF1F8', 'opacity=".92"') +
      `<circle cx="288" cy="168" r="56" fill="none" stroke="#39445A" stroke-width="14"/>` +
      stroke('M330 210 374 254', '#39445A', 20) +
      stroke('M252 150C258 132 272 124 288 124', '#FFFFFF', 7) +
      stroke('M270 188Q288 174 306 188', '#39445A', 6) +
      disc(272, 160, 5, '#39445A') +
      disc(304, 160, 5, '#39445A'),
    'no-address': () =>
      group('translate(240 214)', mapSheet()) + group('translate(240 190)', pin('#E2442C')),
    offline: () =>
      group('translate(240 120)', cloudlet()) +
      stroke('M60 236H150C176 236 170 206 196 206H206', '#39445A', 9) +
      round(204, 188, 40, 36, 9, '#39445A') +
      round(242, 194, 14, 7, 2, '#F5C86A') +
      round(242, 211, 14, 7, 2, '#F5C86A') +
      round(284, 186, 40, 40, 9, '#E2442C') +
      stroke('M322 206H340C366 206 356 240 384 240H424', '#E2442C', 9) +
      stroke('M266 176V162M278 184 290 172M254 184 244 172', soft, 5),
    'outside-area': () =>
      oval(210, 214, 136, 58, '#8CC58A', 'opacity=".55"') +
      `<ellipse cx="210" cy="214" rx="136" ry="58" fill="none" stroke="#3C9A3F" stroke-width="5" stroke-dasharray="4 12"/>` +
      stand(canvas, 'convenience-store', { x: 196, base: 226, width: 104, height: 104 }) +
      stand(canvas, 'potted-plant', { x: 128, base: 232, width: 34, height: 44 }) +
      group('translate(398 236) scale(.8)', pin('#1B7FD0')) +
      stroke('M300 236Q340 262 378 244', soft, 5, 'stroke-dasharray="1 13"'),
    'not-found': () =>
      round(233, 90, 14, 170, 5, '#A9784B') +
      path('M150 86H316L342 112 316 138H150Z', '#12908A') +
      path('M330 150H176L150 174 176 198H330Z', '#F5A623') +
      stroke('M174 112H270M208 174H306', '#FFFFFF', 9) +
      path('M200 262C206 240 232 236 240 252 250 238 278 242 282 262Z', '#7DB86A') +
      stand(canvas, 'snail', { x: 330, base: 262, width: 50, height: 40 }),
    'no-orders': () =>
      group('translate(198 74)', receipt()) +
      group('translate(296 262)', parcel()) +
      glint(360, 120, 16, soft),
    'no-favourites': () =>
      path(
        'M240 246C150 190 118 150 118 112A56 56 0 0 1 240 92A56 56 0 0 1 362 112C362 150 330 190 240 246Z',
        '#FFFFFF',
        'opacity=".9"',
      ) +
      path(
        'M240 246C150 190 118 150 118 112A56 56 0 0 1 240 92A56 56 0 0 1 362 112C362 150 330 190 240 246Z',
        'none',
        'stroke="#D6457B" stroke-width="9" stroke-dasharray="22 16"',
      ) +
      stand(canvas, 'cupcake', { x: 206, base: 190, width: 72, height: 72 }) +
      stand(canvas, 'bouquet', { x: 276, base: 190, width: 76, height: 80 }),
    'no-messages': () =>
      stand(canvas, 'envelope', { x: 224, base: 236, width: 132, height: 132 }) +
      round(76, 96, 108, 58, 22, soft, 'opacity=".85"') +
      path('M100 148V176L130 152Z', soft, 'opacity=".85"') +
      disc(108, 125, 7, '#FFFFFF') +
      disc(130, 125, 7, '#FFFFFF') +
      disc(152, 125, 7, '#FFFFFF') +
      stroke('M318 120H372M318 142H352', '#39445A', 8),
    'no-news': () =>
      stand(canvas, 'bell', { x: 224, base: 242, width: 150, height: 150 }) +
      stroke('M120 128C106 148 106 176 120 196M328 128C342 148 342 176 328 196', soft, 9) +
      stroke('M92 112C70 142 70 182 92 212M356 112C378 142 378 182 356 212', soft, 7),
    'no-money': () =>
      group('translate(226 236)', purse()) +
      stand(canvas, 'coin', { x: 356, base: 262, width: 60, height: 60 }) +
      stand(canvas, 'coin', { x: 262, base: 116, width: 46, height: 46 }) +
      glint(372, 128, 16, soft),
    'no-points': () =>
      stand(canvas, 'wrapped-gift', { x: 222, base: 258, width: 150, height: 150 }) +
      stand(canvas, 'star', { x: 342, base: 256, width: 72, height: 72 }) +
      stand(canvas, 'coin', { x: 118, base: 262, width: 52, height: 52 }) +
      glint(340, 128, 18, soft) +
      glint(128, 142, 12, ground),
    'sign-in': () =>
      group('translate(226 262)', doorway()) +
      stand(canvas, 'key', { x: 344, base: 252, width: 84, height: 84 }) +
      stand(canvas, 'potted-plant', { x: 126, base: 264, width: 48, height: 62 }) +
      glint(350, 126, 16, soft),
    'no-trips': () =>
      stroke('M40 262H440', '#8FA2B3', 5, 'stroke-dasharray="28 18"') +
      group(
        'translate(104 256) scale(.42)',
        drawVehicleAlone(canvas, { body: 'suv', colour: 'sky', trim: 'rack', wheels: 'five' }),
      ) +
      stand(canvas, 'palm-tree', { x: 400, base: 258, width: 90, height: 120 }) +
      disc(98, 96, 26, '#F9C95C'),
  };
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
      figures[subject](),
  );
}
