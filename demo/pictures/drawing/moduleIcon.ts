import type { PictureModule, PictureRequest } from '../request.ts';
import { footShade } from './air.ts';
import { type Canvas, stand } from './canvas.ts';
import { accents, palettes } from './palettes.ts';
import { blob, disc } from './shapes.ts';

type Thing = readonly [icon: string, x: number, base: number, size: number, turn?: number];

const goods: Record<PictureModule, readonly Thing[]> = {
  food: [
    ['hot-beverage', 118, 64, 46],
    ['hamburger', 77, 136, 104],
  ],
  grocery: [
    ['carrot', 114, 84, 64, 14],
    ['banana', 44, 92, 62, -14],
    ['red-apple', 82, 138, 88],
  ],
  pharmacy: [
    ['syrup-bottle', 104, 132, 94],
    ['pill-bottle', 62, 135, 84],
    ['pill', 112, 138, 44],
  ],
  ecommerce: [
    ['headphone', 112, 76, 56],
    ['shopping-bags', 78, 137, 100],
  ],
  parcel: [
    ['envelope', 112, 64, 50, 10],
    ['package', 77, 138, 100],
  ],
  rental: [
    ['key', 120, 60, 42, 10],
    ['sport-utility-vehicle', 79, 136, 122],
  ],
};

/** The sign of a module: what it brings, on its colour, without a ground of its own. */
export function drawModule(canvas: Canvas, request: PictureRequest): string {
  const module = request.module ?? 'food';
  const accent = accents[module];
  const [palette] = palettes[module];
  return canvas.finish(
    blob(canvas, 80, 84, 74, 68, palette.to) +
      disc(132, 34, 6, accent.bright) +
      disc(22, 52, 4, accent.main) +
      footShade(canvas, 80, 136, 104, 0.7) +
      goods[module]
        .map(([icon, x, base, size, turn = 0]) =>
          stand(icon, { x, base, width: size, height: size, turn }),
        )
        .join(''),
  );
}
