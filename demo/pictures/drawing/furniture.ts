import { type Canvas, n } from './canvas.ts';
import { path, rect, stroke } from './shapes.ts';

/** A striped shop awning with a scalloped edge; `x`, `y` is its upper left corner. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [string, string],
  count = Math.max(4, Math.round(width / 64)),
): string {
  const step = width / count;
  const spread = 10;
  const foot = (index: number) => x - spread + (index * (width + spread * 2)) / count;
  const stripe = (index: number) => {
    const [from, to] = [foot(index), foot(index + 1)];
    const radius = (to - from) / 2;
    return `M${n(x + index * step)} ${n(y)}H${n(x + (index + 1) * step)}L${n(to)} ${n(y + height)}a${n(radius)} ${n(radius * 0.85)} 0 0 1 ${n(from - to)} 0Z`;
  };
  const every = (parity: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 === parity ? stripe(index) : '')).join(
      '',
    );
  const stripes = path(every(0), colours[0]) + path(every(1), colours[1]);
  return (
    stripes +
    rect(x - spread, y + height - 6, width + spread * 2, 6, '#000000', 'opacity=".07"') +
    path(
      `M${n(x)} ${n(y)}h${n(width)}l1.500 10h${n(-width - 3)}z`.replace('1.500', '1.5'),
      '#FFFFFF',
      'opacity=".3"',
    )
  );
}

export function plank(x: number, y: number, width: number, thickness: number): string {
  return (
    rect(x, y, width, thickness, '#E2B57F') +
    rect(x, y, width, Math.min(6, thickness / 3), '#F0CB9B') +
    rect(x, y + thickness, width, Math.max(6, thickness / 3), '#C18F57')
  );
}

function bulbs(from: number, to: number, y: number, sag: number): string {
  const count = Math.round((to - from) / 58);
  const dots = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    return `M${n(from + (to - from) * t)} ${n(y + sag * 4 * t * (1 - t) + 8)}h0`;
  }).join('');
  return (
    stroke(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, '#6B5A4C', 2.5) +
    stroke(dots, '#FFE9A8', 26, 'opacity=".4"') +
    stroke(dots, '#FFF1BF', 12)
  );
}

/** Those that hang between the houses of the street; by night they shine once more. */
export function garlands(canvas: Canvas): string {
  const key = canvas.define(
    'garlands',
    (id) =>
      `<g id="${id}" fill="none">${bulbs(586, 926, 238, 26) + bulbs(-10, 332, 212, 16) + bulbs(1188, 1292, 236, 12)}</g>`,
  );
  return `<use href="#${key}"/>`;
}
