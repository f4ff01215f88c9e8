import { type Canvas, n } from './canvas.ts';

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${extra && ` ${extra}`}/>`;
export const round = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  extra = '',
) => rect(x, y, w, h, fill, `rx="${n(r)}"${extra && ` ${extra}`}`);
export const disc = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;
export const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extra && ` ${extra}`}/>`;
export const group = (transform: string, inner: string) =>
  `<g transform="${transform}">${inner}</g>`;
export const faded = (opacity: number, inner: string) => `<g opacity="${opacity}">${inner}</g>`;

export function blob(canvas: Canvas, x: number, y: number, rx: number, ry: number, fill: string) {
  const corners = 7;
  const start = canvas.random.between(0, Math.PI);
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = start + (index * Math.PI * 2) / corners;
    const reach = canvas.random.between(0.84, 1.1);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const at = (index: number) => points[(index + corners) % corners] ?? ([x, y] as const);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (a: number, b: number) => (b - a) / 6;
    return (
      `C${n(from[0] + control(before[0], to[0]))} ${n(from[1] + control(before[1], to[1]))} ` +
      `${n(to[0] - control(from[0], after[0]))} ${n(to[1] - control(from[1], after[1]))} ${n(to[0])} ${n(to[1])}`
    );
  });
  const [firstX, firstY] = at(0);
  return path(`M${n(firstX)} ${n(firstY)}${curves.join('')}Z`, fill);
}

export function shadow(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity = 0.34,
) {
  const key = canvas.define(
    `shadow${colour.slice(1)}${opacity * 100}`,
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${Math.round(opacity * 55) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return oval(x, y, rx, ry, `url(#${key})`);
}

/** A pattern fill of stripes or checks, `step` units wide. */
export function cloth(
  canvas: Canvas,
  name: string,
  kind: 'check' | 'stripe' | 'dots',
  base: string,
  ink: string,
  step: number,
) {
  const half = step / 2;
  const marks = {
    check:
      rect(0, 0, half, step, ink, 'opacity=".5"') + rect(0, 0, step, half, ink, 'opacity=".5"'),
    stripe: rect(0, 0, half, step, ink, 'opacity=".75"'),
    dots: disc(half, half, step * 0.16, ink, 'opacity=".8"'),
  }[kind];
  const key = canvas.define(
    name,
    (id) =>
      `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${rect(0, 0, step, step, base)}${marks}</pattern>`,
  );
  return `url(#${key})`;
}

/** A twig with leaves; it grows from 0,0 upwards. */
export function sprig(fill: string, vein: string, leaves = 3) {
  const pairs = Array.from({ length: leaves }, (_, index) => {
    const y = -22 - index * 26;
    const reach = 30 - index * 4;
    return (
      path(
        `M0 ${y}C${reach * 0.3} ${y - 20} ${reach} ${y - 18} ${reach + 6} ${y - 20}C${reach} ${y - 2} ${reach * 0.4} ${y + 6} 0 ${y}`,
        fill,
      ) +
      path(
        `M0 ${y}C${-reach * 0.3} ${y - 20} ${-reach} ${y - 18} ${-reach - 6} ${y - 20}C${-reach} ${y - 2} ${-reach * 0.4} ${y + 6} 0 ${y}`,
        fill,
      )
    );
  }).join('');
  const top = -22 - leaves * 26;
  return (
    stroke(`M0 0V${top + 10}`, vein, 4) +
    pairs +
    path(
      `M0 ${top + 14}C-12 ${top} -8 ${top - 18} 0 ${top - 26}C8 ${top - 18} 12 ${top} 0 ${top + 14}`,
      fill,
    )
  );
}

export const glint = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${n(x)} ${n(y - size)}Q${n(x + size * 0.14)} ${n(y - size * 0.14)} ${n(x + size)} ${n(y)}Q${n(x + size * 0.14)} ${n(y + size * 0.14)} ${n(x)} ${n(y + size)}Q${n(x - size * 0.14)} ${n(y + size * 0.14)} ${n(x - size)} ${n(y)}Q${n(x - size * 0.14)} ${n(y - size * 0.14)} ${n(x)} ${n(y - size)}`,
    fill,
  );
