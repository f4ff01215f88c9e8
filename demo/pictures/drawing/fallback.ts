import type { DefaultSubject, PictureRequest } from '../request.ts';
import { drawVehicleAlone } from '../vehicles/drawVehicle.ts';
import { footShade, spot } from './air.ts';
import type { Canvas } from './canvas.ts';
import { awning } from './furniture.ts';
import { ball, cloth, plane, pole, under } from './lit.ts';
import { disc, faded, group, path, rect, round, stroke } from './shapes.ts';

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

const bag = (canvas: Canvas) =>
  stroke('M-44-60C-44-126 44-126 44-60', ink, 14) +
  path('M-92-66H92L108 112A16 16 0 0 1 92 128H-92A16 16 0 0 1-108 112Z', ball(canvas, soft)) +
  path('M-92-66H92L96-30H-96Z', under(canvas, 0.16)) +
  disc(-44, -30, 9, ink) +
  disc(44, -30, 9, ink) +
  stroke('M-36 34C-18 58 18 58 36 34', ink, 10);

/** Calm paper and one quiet figure: a picture that failed should not shout. */
export function drawFallback(canvas: Canvas, request: PictureRequest): string {
  const subject = (request.icon ?? 'item') as DefaultSubject;
  const { width: w, height: h } = canvas;
  const ground =
    rect(0, 0, w, h, canvas.gradient('ground', '#EFE9DF', '#DDD3C4', 'x2="1" y2="1"')) +
    disc(w * 0.36, h * 0.3, h * 0.8, spot(canvas, 'lamp', '#FFFDF8', 0.9));
  const figures: Record<DefaultSubject, () => string> = {
    item: () => footShade(canvas, 400, 432, 220, 0.5) + group('translate(400 304)', bag(canvas)),
    store: () =>
      footShade(canvas, 600, 420, 320, 0.5) +
      rect(450, 190, 300, 230, plane(canvas, pale)) +
      rect(450, 200, 300, 50, under(canvas, 0.24)) +
      round(478, 262, 120, 100, 8, ball(canvas, '#FFFFFF')) +
      round(630, 262, 88, 158, 8, pole(canvas, ink)) +
      awning(430, 130, 340, 80, [cloth(canvas, soft), cloth(canvas, '#FBF8F2')], 8),
    vehicle: () =>
      footShade(canvas, 400, 450, 460, 0.5) +
      faded(
        0.7,
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
      path('M22 164C24 126 50 106 80 106S136 126 138 164Z', ball(canvas, soft)) +
      disc(80, 66, 30, ball(canvas, soft)),
    category: () =>
      [
        [82, 82],
        [158, 82],
        [82, 158],
        [158, 158],
      ]
        .map(([x = 0, y = 0], index) =>
          round(
            x - 30,
            y - 30,
            60,
            60,
            index === 1 ? 30 : 16,
            ball(canvas, index === 2 ? ink : soft),
          ),
        )
        .join(''),
    banner: () =>
      disc(1010, 160, 70, ball(canvas, pale)) +
      path('M560 480C700 300 800 300 900 400 980 320 1080 260 1280 420V480Z', plane(canvas, soft)) +
      path('M760 480C900 380 1040 380 1280 470V480Z', plane(canvas, soft)),
  };
  return canvas.finish(ground + figures[subject]());
}
