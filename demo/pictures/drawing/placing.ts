import { footShade } from './air.ts';
import { type Canvas, fitted, n, type Place, sprite, stand } from './canvas.ts';
import { isPlated, kindOf } from './packs.ts';

/** Drawn in a dish of their own, which no plate is put under. */
const served = new Set(
  'steaming-bowl pot-of-food shallow-pan-of-food curry-rice cooked-rice spaghetti cooking green-salad fondue bento-box takeout-box hot-beverage teacup-without-handle teapot bubble-tea cup-with-straw tropical-drink iced-coffee mate shaved-ice ice-cream soft-ice-cream custard french-fries popcorn basket birthday-cake pancakes honey-pot yogurt-cup minced-meat beans'.split(
    ' ',
  ),
);
export const isServed = (icon: string): boolean => isPlated(icon) || served.has(kindOf(icon));

const hot = new Set(
  'steaming-bowl pot-of-food shallow-pan-of-food curry-rice cooked-rice spaghetti cooking fondue hot-beverage teacup-without-handle teapot pizza kebab meat-on-bone poultry-leg cut-of-meat dumpling oden flatbread calzone'.split(
    ' ',
  ),
);

/** What rises from a hot dish whose top is at `y`. */
export const steamOver = (icon: string, x: number, y: number, size: number): string =>
  hot.has(kindOf(icon))
    ? stand('steam', { x, base: y + size * 0.3, width: size, height: size, opacity: 0.5 })
    : '';

/** Something on a table: its shade first. */
export function put(canvas: Canvas, icon: string, place: Place, strength = 1): string {
  const { width } = fitted(icon, place);
  return footShade(canvas, place.x, place.base, width, strength) + stand(icon, place);
}

/** Something lying in front of whom looks down on it, around `x` and `y`. */
export function lay(
  icon: string,
  {
    x,
    y,
    size,
    turn = 0,
    flip = false,
  }: { x: number; y: number; size: number; turn?: number; flip?: boolean },
): string {
  const { width, height } = fitted(icon, { width: size, height: size });
  const at = (dx: number, dy: number) =>
    `translate(${n(x + dx)} ${n(y + dy)}) rotate(${n(turn)})${flip ? ' scale(-1 1)' : ''}`;
  return (
    sprite(icon, {
      width,
      height,
      transform: at(size * 0.06, size * 0.08),
      look: 'shade',
      opacity: 0.55,
    }) + sprite(icon, { width, height, transform: at(0, 0), look: 'plain' })
  );
}

/** Out of focus: behind the table's middle, or so near that it is cropped. */
export function blur(icon: string, x: number, base: number, size: number, flip = false): string {
  return stand(icon, { x, base, width: size, height: size, look: 'soft', flip });
}
