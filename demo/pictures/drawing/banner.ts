import type { PictureRequest } from '../request.ts';
import { finishLight } from './air.ts';
import type { Canvas } from './canvas.ts';
import { dishOf } from './dishes.ts';
import { goodsOf } from './goods.ts';
import { room } from './item.ts';
import { blur, isServed, put } from './placing.ts';
import { settingOf } from './setting.ts';
import { rect } from './shapes.ts';

/**
 * A campaign: goods at the end side, calm light ground at the start side for dark words. Mirrored by the page when
 * it reads from right to left.
 */
export function drawBanner(canvas: Canvas, request: PictureRequest): string {
  const { random } = canvas;
  const [first = 'package', second = first, third = first, fourth] = goodsOf(canvas, request, 4);
  const setting = settingOf(request.icons ? request : { ...request, icons: [first] });
  const [prop = first, other = prop] = setting.family.props;
  const dish = isServed(first) ? 'none' : setting.family.dish;
  const calm = canvas.define(
    'calm',
    (id) =>
      `<linearGradient id="${id}"><stop stop-color="#FFF9F1" stop-opacity=".94"/><stop offset=".36" stop-color="#FFF9F1" stop-opacity=".8"/><stop offset=".62" stop-color="#FFF9F1" stop-opacity="0"/></linearGradient>`,
  );
  return canvas.finish(
    room(canvas, setting, random.between(250, 280)) +
      blur(prop, 1226, 330, 170) +
      rect(0, 0, 1280, 480, `url(#${calm})`) +
      put(canvas, second, { x: 716, base: 402, width: 230, height: 210, turn: -5 }) +
      put(canvas, third, { x: 1140, base: 398, width: 230, height: 210, turn: 5 }) +
      dishOf(canvas, dish, 926, 420, 210) +
      put(canvas, first, { x: 926, base: 430, width: 370, height: 356 }) +
      (fourth ? put(canvas, fourth, { x: 1094, base: 462, width: 130, height: 120 }) : '') +
      blur(other, 610, 530, 150) +
      finishLight(canvas),
  );
}
