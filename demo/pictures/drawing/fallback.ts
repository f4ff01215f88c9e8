import type { DefaultSubject, PictureRequest } from '../request.ts';
import { drawVehicleAlone } from '../vehicles/drawVehicle.ts';
import type { Canvas } from './canvas.ts';
import { awning } from './furniture.ts';
import { disc, faded, group, oval, path, rect, round, stroke } from './shapes.ts';

const ink = '#B9AE9D';
const soft = '#D3CABB';
const pale = '#F4F0E8';

/** Its own size for each kind, so that what stands in takes the place of what is missing. */
export const fallbackSizes: Record<DefaultSubject, [width: number, height: number]> = {
  item: [800, 600],
  store: [1200, 480],
  vehicle: [800, 600],
  avatar: [160, 160],
  category: [240, 240],
  banner: [1280, 480],
};

const bag =
  stroke('M-44-60C-44-120 44-120 44-60', ink, 14) +
  path('M-92-66H92L108 112A16 16 0 0 1 92 128H-92A16 16 0 0 1-108 112Z', soft) +
  disc(-44, -30, 9, ink) +
  disc(44, -30, 9, ink) +
  stroke('M-36 34C-18 58 18 58 36 34', ink, 10);

/** Calm paper and one quiet figure: a picture that failed should not shout. */
export function drawFallback(canvas: Canvas, request: PictureRequest): string {
  const subject = (request.icon ?? 'item') as DefaultSubject;
  const { width: w, height: h } = canvas;
  const ground = rect(0, 0, w, h, canvas.gradient('ground', '#F3EEE6', '#E5DDD0', 'x2="1" y2="1"'));
  const figures: Record<DefaultSubject, () => string> = {
    item: () =>
      disc(400, 300, 210, pale, 'opacity=".7"') +
      oval(400, 434, 150, 16, ink, 'opacity=".35"') +
      group('translate(400 304)', bag),
    store: () =>
      disc(600, 270, 260, pale, 'opacity=".7"') +
      oval(600, 422, 240, 16, ink, 'opacity=".35"') +
      rect(450, 210, 300, 210, pale) +
      round(478, 262, 120, 100, 8, '#FFFFFF') +
      round(630, 262, 88, 158, 8, ink) +
      awning(430, 130, 340, 80, [soft, '#FBF8F2'], 8),
    vehicle: () =>
      disc(400, 300, 220, pale, 'opacity=".7"') +
      faded(
        0.5,
        group(
          'translate(112 450) scale(.9)',
          drawVehicleAlone(canvas, {
            body: 'sedan',
            colour: 'silver',
            trim: 'plain',
            wheels: 'disc',
          }),
        ),
      ),
    avatar: () =>
      disc(80, 66, 28, soft) + path('M24 160C26 124 52 106 80 106S134 124 136 160Z', soft),
    category: () =>
      [
        [82, 82],
        [158, 82],
        [82, 158],
        [158, 158],
      ]
        .map(([x = 0, y = 0], index) =>
          round(x - 30, y - 30, 60, 60, index === 1 ? 30 : 16, index === 2 ? ink : soft),
        )
        .join(''),
    banner: () =>
      disc(1010, 160, 70, pale) +
      path('M560 480C700 300 800 300 900 400 980 320 1080 260 1280 420V480Z', soft) +
      path('M760 480C900 380 1040 380 1280 470V480Z', ink, 'opacity=".6"'),
  };
  return canvas.finish(ground + figures[subject]());
}
