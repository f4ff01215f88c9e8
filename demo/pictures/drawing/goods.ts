import { groups, picturablesIn } from '../catalogue.ts';
import type { PictureRequest } from '../request.ts';
import type { Canvas } from './canvas.ts';
import { shelfModule } from './setting.ts';

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
