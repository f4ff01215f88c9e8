import { groups, picturablesIn } from '../catalogue.ts';
import type { PictureRequest } from '../request.ts';
import { type Canvas, fitted, stand } from './canvas.ts';
import { shelfModule } from './item.ts';
import { shadow } from './shapes.ts';

/** What stands around a firm that lets vehicles: the catalogue sells nothing of the kind. */
const rides = [
  'automobile',
  'minibus',
  'bicycle',
  'sport-utility-vehicle',
  'motor-scooter',
  'racing-car',
  'pickup-truck',
  'key',
];

export function goodsOf(canvas: Canvas, request: PictureRequest, count: number): string[] {
  const asked = request.icons ?? (request.icon ? [request.icon] : []);
  const module = shelfModule(request.module);
  const isRental = request.module === 'rental';
  const shelf = isRental ? rides : picturablesIn(module).map((entry) => entry.icon);
  const starts = isRental
    ? rides
    : groups.filter((group) => group.module === module).map((group) => group.icon);
  const goods = [...new Set(asked)];
  // From the start of a group onwards, since neighbours on the list belong together in a window.
  const from = shelf.indexOf(starts[canvas.random.whole(0, starts.length - 1)] ?? '');
  for (let step = 0; goods.length < count && step < shelf.length; step += 1) {
    const icon = shelf[(from + step) % shelf.length] ?? 'package';
    if (!goods.includes(icon)) goods.push(icon);
  }
  return goods.slice(0, count);
}

export function rowOfGoods(
  canvas: Canvas,
  goods: string[],
  row: { from: number; to: number; base: number; tall: number; small: number; deep: string },
): string {
  const step = (row.to - row.from) / goods.length;
  const drawn = goods.map((icon, index) => {
    const tall = index % 2 === (goods.length % 2 === 0 ? 0 : 1) ? row.small : row.tall;
    const place = {
      x: row.from + step * (index + 0.5),
      base: row.base,
      width: Math.min(step * 1.12, tall * 1.25),
      height: tall,
    };
    return {
      tall,
      markup:
        shadow(canvas, place.x, row.base, fitted(icon, place).width * 0.6, 13, row.deep, 0.5) +
        stand(canvas, icon, { ...place, outline: row.deep }),
    };
  });
  return [...drawn]
    .sort((a, b) => b.tall - a.tall)
    .map(({ markup }) => markup)
    .join('');
}
