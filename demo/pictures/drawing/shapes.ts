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
