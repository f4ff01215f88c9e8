import type { PictureRequest } from '../request.ts';
import { drawVehicleAlone } from '../vehicles/drawVehicle.ts';
import { type Canvas, stand } from './canvas.ts';
import { accents, palettes } from './palettes.ts';
import { blob, disc, group, oval } from './shapes.ts';

/** The sign of a module: what it brings, on its colour, without a ground of its own. */
export function drawModule(canvas: Canvas, request: PictureRequest): string {
  const module = request.module ?? 'food';
  const accent = accents[module];
  const [palette] = palettes[module];
  const put = (icon: string, x: number, base: number, size: number, turn = 0) =>
    stand(canvas, icon, { x, base, width: size, height: size, turn, outline: palette.deep });
  const car = () =>
    group(
      'translate(14 128) scale(.206)',
      drawVehicleAlone(canvas, { body: 'suv', colour: 'sky', trim: 'plain', wheels: 'five' }),
    );
  const goods: Record<typeof module, () => string> = {
    food: () => put('hot-beverage', 116, 66, 50) + put('hamburger', 76, 132, 98),
    grocery: () =>
      put('carrot', 112, 80, 62, 14) +
      put('banana', 44, 88, 58, -14) +
      put('red-apple', 82, 134, 84),
    pharmacy: () =>
      put('syrup-bottle', 108, 130, 90) +
      put('pill-bottle', 64, 132, 84) +
      put('pill', 108, 136, 44),
    ecommerce: () => put('headphone', 110, 76, 58) + put('shopping-bags', 78, 134, 94),
    parcel: () => put('envelope', 110, 64, 52, 10) + put('package', 76, 136, 96),
    rental: () => put('key', 122, 62, 40, 10) + car(),
  };
  return canvas.finish(
    blob(canvas, 80, 84, 74, 68, palette.to) +
      disc(132, 34, 6, accent.bright) +
      disc(22, 52, 4, accent.main) +
      oval(80, 134, 56, 7, palette.deep, 'opacity=".18"') +
      goods[module](),
  );
}
