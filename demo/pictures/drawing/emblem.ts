import { outlinesOf } from '../letters.ts';
import type { PictureRequest } from '../request.ts';
import { type Canvas, n, stand } from './canvas.ts';
import { goodsOf } from './goods.ts';
import { accents, palettes } from './palettes.ts';
import { disc, group, oval, path, rect, round } from './shapes.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for XML; control characters have no place in it at all. */
const escapeText = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, '').replace(/[&<>"']/g, (mark) => escapes[mark] ?? '');

/** The first letters of the first two words; one letter where letters would join, as in Arabic. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const count = /\p{Script=Arabic}/u.test(name) ? 1 : 2;
  return words
    .slice(0, count)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

const font = `font-family="'Cairo Variable',Cairo,'Segoe UI',system-ui,sans-serif" text-anchor="middle"`;

/** Centred on `x`, standing on `y`. */
function words(text: string, x: number, y: number, size: number, fill: string): string {
  const known = outlinesOf(text);
  if (!known)
    return `<text x="${n(x)}" y="${n(y)}" ${font} font-weight="800" font-size="${n(size)}" fill="${fill}">${escapeText(text)}</text>`;
  const scale = size / 1000;
  const start = x - (known.width * scale) / 2;
  const drawn = known.letters.map((letter) =>
    path(letter.path, fill, `transform="translate(${n(letter.at)} 0)"`),
  );
  return group(
    `translate(${n(start)} ${n(y)}) scale(${Math.round(scale * 10_000) / 10_000})`,
    drawn.join(''),
  );
}

const scallops = (x: number, y: number, r: number, count: number, fill: string) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * Math.PI * 2) / count;
    return disc(x + Math.cos(angle) * r, y + Math.sin(angle) * r, (r * Math.PI) / count + 1, fill);
  }).join('') + disc(x, y, r, fill);

/** A shop's sign, safe to cut to a circle. */
export function drawLogo(canvas: Canvas, request: PictureRequest): string {
  const module = request.module ?? 'ecommerce';
  const palette = canvas.random.pick(palettes[module]);
  const accent = accents[module];
  const strong = canvas.random.pick([accent.main, accent.dark, palette.deep, accent.main]);
  const letters = initials(request.name ?? '');
  const [icon = 'package'] = goodsOf(canvas, request, 1);
  const emblem = (size: number, base: number) =>
    stand(canvas, icon, { x: 120, base, width: size, height: size });
  const ring = (r: number, colour: string, dashes = '') =>
    `<circle cx="120" cy="120" r="${r}" fill="none" stroke="${colour}" stroke-width="4"${dashes}/>`;
  const signs: readonly [() => string, ...(() => string)[]] = [
    () =>
      rect(0, 0, 240, 240, strong) +
      disc(120, 120, 90, palette.light) +
      ring(102, palette.light, ' stroke-dasharray="2 10" stroke-linecap="round"') +
      emblem(108, 174),
    () =>
      rect(0, 0, 240, 240, palette.to) +
      scallops(120, 120, 86, 18, strong) +
      disc(120, 120, 74, palette.light) +
      emblem(98, 169),
    () =>
      rect(0, 0, 240, 240, palette.light) +
      disc(120, 120, 104, palette.to) +
      ring(98, strong) +
      emblem(116, 178),
  ];
  const monograms: readonly [() => string, ...(() => string)[]] = [
    () =>
      rect(0, 0, 240, 240, strong) +
      ring(102, palette.light, ' opacity=".7"') +
      words(letters, 120, request.icon ? 128 : 152, request.icon ? 78 : 92, '#FFFFFF') +
      (request.icon ? emblem(58, 204) : ''),
    () =>
      rect(0, 0, 240, 240, palette.light) +
      scallops(120, 120, 90, 20, strong) +
      words(letters, 120, 150, 84, '#FFFFFF'),
  ];
  return canvas.finish(
    canvas.random.pick(letters && canvas.random.chance(0.5) ? monograms : signs)(),
  );
}

export function drawBrand(canvas: Canvas, request: PictureRequest): string {
  const { random } = canvas;
  const palette = random.pick(
    palettes[
      request.module ?? random.pick(['food', 'grocery', 'pharmacy', 'ecommerce', 'rental'] as const)
    ],
  );
  const [strong, soft] = [palette.deep, palette.spark];
  const name = request.name ?? '';
  const figures: readonly [() => string, ...(() => string)[]] = [
    () => disc(98, 92, 40, strong) + disc(142, 92, 40, soft, 'style="mix-blend-mode:multiply"'),
    () => path('M120 44 168 128H72Z', strong) + path('M120 84 145 128H95Z', palette.light),
    () =>
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          group(`rotate(${turn} 120 92)`, oval(120, 64, 13, 26, turn % 120 ? soft : strong)),
        )
        .join(''),
    () =>
      round(76, 48, 40, 88, 20, strong) +
      round(124, 48, 40, 40, 20, soft) +
      round(124, 96, 40, 40, 20, strong),
    () => path('M72 92a48 48 0 0 1 96 0z', strong) + path('M72 96a48 48 0 0 0 96 0z', soft),
    () =>
      path('M120 46C160 60 168 108 120 140C72 108 80 60 120 46', strong) +
      path('M120 70C142 80 146 108 120 126z', soft),
    () => round(78, 50, 84, 84, 22, strong) + words(initials(name) || 'F', 120, 108, 46, '#FFFFFF'),
    () =>
      path('M76 126C76 76 96 50 120 50s44 26 44 76h-24c0-36-8-54-20-54s-20 18-20 54z', strong) +
      disc(120, 116, 14, soft),
  ];
  const size = Math.min(34, 300 / Math.max(7, [...name].length));
  return canvas.finish(
    rect(0, 0, 240, 240, '#FFFFFF') +
      rect(0, 0, 240, 240, palette.from, 'opacity=".6"') +
      random.pick(figures)() +
      words(name, 120, 188, size, strong),
  );
}

export function drawCategory(canvas: Canvas, request: PictureRequest): string {
  const module = request.module ?? 'ecommerce';
  const palette = canvas.random.pick(palettes[module]);
  const [icon = 'package'] = goodsOf(canvas, request, 1);
  const side = canvas.random.pick([-1, 1]);
  return canvas.finish(
    rect(0, 0, 240, 240, canvas.gradient('ground', palette.from, palette.to, 'x2="1" y2="1"')) +
      disc(120 + side * 44, 214, 112, palette.shape, 'opacity=".8"') +
      disc(120 - side * 72, 62, 10, palette.light) +
      disc(120 - side * 50, 42, 5, palette.spark) +
      oval(120, 190, 62, 9, palette.deep, 'opacity=".2"') +
      stand(canvas, icon, { x: 120, base: 190, width: 146, height: 140 }),
  );
}
