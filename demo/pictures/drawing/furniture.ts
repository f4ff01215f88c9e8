import { type Canvas, n } from './canvas.ts';
import { group, oval, path, rect, round, sprig, stroke } from './shapes.ts';

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

export function bunting(
  from: number,
  to: number,
  y: number,
  sag: number,
  colours: readonly string[],
) {
  const count = Math.round((to - from) / 54);
  const at = (t: number) => [from + (to - from) * t, y + sag * 4 * t * (1 - t)] as const;
  const flags = Array.from({ length: count }, (_, index) => {
    const [x, top] = at((index + 0.5) / count);
    return path(`M${n(x - 16)} ${n(top)}h32l-16 30z`, colours[index % colours.length] ?? '#FFFFFF');
  }).join('');
  return (
    stroke(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, '#8A6A4C', 2.5) + flags
  );
}

export function pendant(x: number, length: number, colour: string): string {
  return (
    stroke(`M${n(x)} 0V${n(length - 26)}`, '#5B5148', 3) +
    path(
      `M${n(x - 130)} ${n(length + 190)}L${n(x - 26)} ${n(length)}H${n(x + 26)}L${n(x + 130)} ${n(length + 190)}Z`,
      '#FFFFFF',
      'opacity=".28"',
    ) +
    path(
      `M${n(x - 38)} ${n(length)}C${n(x - 36)} ${n(length - 28)} ${n(x - 14)} ${n(length - 34)} ${n(x)} ${n(length - 34)}S${n(x + 36)} ${n(length - 28)} ${n(x + 38)} ${n(length)}Z`,
      colour,
    ) +
    oval(x, length, 20, 7, '#FFF3C4')
  );
}

/** A pot plant standing on `base`. */
export function plant(x: number, base: number, size: number, pot: string): string {
  return group(
    `translate(${n(x)} ${n(base)}) scale(${n(size)})`,
    group('translate(0 -40) rotate(-22)', sprig('#6FB063', '#4F8F4A', 3)) +
      group('translate(0 -40) rotate(24)', sprig('#86C178', '#4F8F4A', 3)) +
      group('translate(0 -40)', sprig('#5BA350', '#4F8F4A', 4)) +
      path('M-34-48H34L26 0H-26Z', pot) +
      round(-38, -56, 76, 14, 4, pot) +
      rect(-34, -44, 68, 5, '#000000', 'opacity=".12"'),
  );
}

export function plank(x: number, y: number, width: number, thickness: number): string {
  return (
    rect(x, y, width, thickness, '#E2B57F') +
    rect(x, y, width, Math.min(6, thickness / 3), '#F0CB9B') +
    rect(x, y + thickness, width, Math.max(6, thickness / 3), '#C18F57')
  );
}

export function bulbs(from: number, to: number, y: number, sag: number): string {
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

export function panelling(canvas: Canvas, from: string, to: string, top: number, height: number) {
  const fill = canvas.gradient('wall', from, to);
  const lines = Array.from({ length: Math.floor(canvas.width / 80) }, (_, index) =>
    rect(80 * (index + 1) - 1.5, top, 3, height, '#000000', 'opacity=".03"'),
  ).join('');
  return rect(0, top, canvas.width, height, fill) + lines;
}
