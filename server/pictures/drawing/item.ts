import type { PictureRequest } from '../request.ts';
import { type Canvas, stand } from './canvas.ts';

/** A piece of goods in the light of its module. */
export function drawItem(canvas: Canvas, request: PictureRequest): string {
  const icon = request.icons?.[0] ?? request.icon ?? 'package';
  const ground = canvas.gradient('ground', '#FFF6EE', '#FFE1CF');
  return canvas.finish(
    `<rect width="800" height="600" fill="${ground}"/>${stand(canvas, icon, { x: 400, base: 490, width: 420, height: 380 })}`,
  );
}
