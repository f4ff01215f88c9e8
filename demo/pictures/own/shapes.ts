/** Flat containers in a square of 32 by 32, in the manner of the Fluent icons: no outlines, two or three tones. */

export const roundRect = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const filled = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

const shade = '#00000018';
const gleam = '#FFFFFF55';

/** A mark in the middle of a label; `x` and `y` are its centre. */
export type Motif = (x: number, y: number) => string;

type Skin = { body: string; cap: string; label?: string; motif?: Motif };
export type Cap = 'screw' | 'pump' | 'spray' | 'dropper' | 'nozzle' | 'tall';

const caps: Record<Cap, (fill: string) => string> = {
  screw: (fill) => roundRect(11, 1.5, 10, 6, 1.5, fill) + roundRect(17.5, 1.5, 3.5, 6, 1.5, shade),
  tall: (fill) => roundRect(11, 1, 10, 8, 2, fill) + roundRect(17.5, 1, 3.5, 8, 2, shade),
  pump: (fill) =>
    filled(fill, 'M9 3.2C9 2 10 1 11.2 1H18v2.6h-3.6L10 5.2a1 1 0 0 1-1-1z') +
    roundRect(14.6, 3, 2.8, 4, 0.5, fill) +
    roundRect(12, 5.6, 8, 3, 1.2, fill),
  spray: (fill) =>
    filled(fill, 'M8 1.5h9.5c2.6 0 4 1.6 4.4 4l.3 1.7h-8.7L12.2 5H8z') +
    filled('#2B3440', 'M12.6 5.4h2.6c-.3 2-1.4 3.3-3.4 4l-.5-1c.9-.7 1.4-1.7 1.3-3') +
    roundRect(14.4, 6.4, 5.6, 3, 0.6, fill),
  dropper: (fill) =>
    filled('#E45A5A', 'M14 3.4C14 1.8 14.8 1 16 1s2 .8 2 2.4V6h-4z') +
    roundRect(12, 5.2, 8, 3.6, 1, fill),
  nozzle: (fill) => filled(fill, 'M14.6 1h2.8l1.8 6H22v2.4H10V7h2.8z'),
};

/** A shouldered bottle, 16 units wide. */
export function bottle(cap: Cap, skin: Skin): string {
  return (
    roundRect(13, 6, 6, 4, 0, skin.body) +
    caps[cap](skin.cap) +
    filled(
      skin.body,
      'M8 14.5C8 11 10.2 8.5 13 8.5h6c2.8 0 5 2.5 5 6V28a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z',
    ) +
    filled(shade, 'M20.5 8.7c2 .6 3.5 2.9 3.5 5.8V28a3 3 0 0 1-3 3h-3a2.5 2.5 0 0 0 2.5-2.5z') +
    label(8, 15.5, 16, 11, skin) +
    roundRect(9.6, 12, 1.5, 6, 0.75, gleam)
  );
}

export function slim(skin: Skin): string {
  return (
    roundRect(13, 1, 6, 4, 1, skin.cap) +
    filled(
      skin.body,
      'M13.5 5h5v4c0 2 3.5 3 3.5 7v12a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3V16c0-4 3.5-5 3.5-7z',
    ) +
    filled(
      shade,
      'M17.5 5h1v4c0 2 3.5 3 3.5 7v12a3 3 0 0 1-3 3h-2a2 2 0 0 0 2-2V15c0-3-1.5-4-1.5-6z',
    ) +
    label(10, 17, 12, 9.5, skin) +
    roundRect(11.4, 15.2, 1.3, 5, 0.65, gleam)
  );
}

/** A wide jar or tub with a lid; `top` is where the lid begins. */
export function jar(top: number, skin: Skin): string {
  return (
    roundRect(6.5, top + 3, 19, 28 - top, 4, skin.body) +
    filled(shade, `M21 ${top + 3}h1c2 0 3.5 1.7 3.5 4V27a4 4 0 0 1-4 4h-3a3 3 0 0 0 2.5-3z`) +
    roundRect(5.5, top, 21, 6, 2, skin.cap) +
    roundRect(20.5, top, 6, 6, 2, shade) +
    label(6.5, top + 9, 19, 17 - top, skin) +
    roundRect(8, top + 7.6, 1.5, 5, 0.75, gleam)
  );
}

export function tube(skin: Skin): string {
  return (
    filled(skin.body, 'M7 2.5h18l-2.6 22.5H9.6z') +
    filled(shade, 'M20.5 2.5H25l-2.6 22.5h-3.7z') +
    roundRect(6.5, 1, 19, 3.4, 1.2, skin.body) +
    roundRect(6.5, 1, 19, 3.4, 1.2, shade) +
    roundRect(10.5, 24.5, 11, 6.5, 1.8, skin.cap) +
    roundRect(17.5, 24.5, 4, 6.5, 1.8, shade) +
    filled(skin.label ?? 'none', 'M8.1 9h15.8l-1.3 11H9.4z') +
    (skin.motif?.(16, 14.5) ?? '')
  );
}

export function box(skin: Skin): string {
  return (
    filled(skin.cap, 'M5 7.5 9 3h19l-4 4.5z') +
    filled(skin.body, 'M24 7.5 28 3v22.5L24 30z') +
    filled('#00000030', 'M24 7.5 28 3v22.5L24 30z') +
    roundRect(5, 7.5, 19, 22.5, 1, skin.body) +
    label(5, 12, 19, 13, skin)
  );
}

export function bag(skin: Skin): string {
  const edge = (y: number) =>
    `M6 ${y}l1.7 1.5 1.7-1.5 1.6 1.5 1.7-1.5 1.6 1.5 1.7-1.5 1.6 1.5 1.7-1.5 1.7 1.5 1.6-1.5 1.7 1.5 1.7-1.5`;
  return (
    filled(skin.body, `${edge(2)}c-1.2 9-1.2 19 0 28H6c1.2-9 1.2-19 0-28`) +
    filled(shade, 'M21 3.5c-1 9-1 18 0 26.5h5c-1.2-9-1.2-19 0-28l-1.7 1.5z') +
    roundRect(6.6, 4.6, 18.8, 2, 0.4, skin.cap) +
    roundRect(6.6, 26, 18.8, 2, 0.4, skin.cap) +
    ellipse(16, 16.5, 7.4, 7.4, skin.label ?? 'none') +
    (skin.motif?.(16, 16.5) ?? '')
  );
}

export function sack(skin: Skin): string {
  return (
    filled(skin.cap, 'M9 2h14l-1 6H10z') +
    filled(
      skin.body,
      'M10 6h12c3.5 4 5 9 5 14.5 0 4-.6 6.6-1.7 8.6-.6 1.2-1.6 1.9-3 1.9H9.7c-1.4 0-2.4-.7-3-1.9C5.6 27.1 5 24.5 5 20.5 5 15 6.5 10 10 6',
    ) +
    filled(
      shade,
      'M19.5 6H22c3.5 4 5 9 5 14.5 0 4-.6 6.6-1.7 8.6-.6 1.2-1.6 1.9-3 1.9H19c2.5-2 3.3-5.5 3.3-10.5 0-6-1-10.5-2.8-14.5',
    ) +
    roundRect(9, 5.4, 14, 2.2, 1.1, '#00000030') +
    ellipse(15.5, 19.5, 6.6, 6.6, skin.label ?? 'none') +
    (skin.motif?.(15.5, 19.5) ?? '')
  );
}

export function can(skin: Skin): string {
  return (
    filled('#C3CBD3', 'M10 2h12l2 3.5V28l-2 3H10l-2-3V5.5z') +
    roundRect(8, 5.5, 16, 22.5, 0.8, skin.body) +
    roundRect(19.5, 5.5, 4.5, 22.5, 0.8, shade) +
    ellipse(16, 2.4, 6, 1.2, '#E6EBEF') +
    filled(skin.label ?? 'none', 'M8 19.5C13 12 19 22 24 13v9c-5 8-11-1-16 6z') +
    (skin.motif?.(16, 11.5) ?? '') +
    roundRect(9.6, 7.5, 1.4, 18, 0.7, gleam)
  );
}

function label(x: number, y: number, w: number, h: number, skin: Skin): string {
  if (!skin.label) return skin.motif?.(x + w / 2, y + h / 2) ?? '';
  return (
    roundRect(x, y, w, h, 0, skin.label) +
    roundRect(x + w * 0.78, y, w * 0.22, h, 0, '#0000000F') +
    (skin.motif?.(x + w / 2, y + h / 2) ?? '')
  );
}
