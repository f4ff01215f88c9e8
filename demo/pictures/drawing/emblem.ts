import type { PictureRequest } from '../request.ts';
import { footShade } from './air.ts';
import { type Canvas, stand } from './canvas.ts';
import { goodsOf } from './goods.ts';
import { between, moods } from './moods.ts';
import { palettes } from './palettes.ts';
import { shelfModule } from './setting.ts';
import { disc, group, oval, path, rect, round } from './shapes.ts';
import { words } from './words.ts';

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
  const mood = canvas.random.pick(moods[shelfModule(request.module)].slice(0, 5));
  const [icon = 'package'] = goodsOf(canvas, request, 1);
  const ground = canvas.define(
    'ground',
    (id) =>
      `<radialGradient id="${id}" cx=".3" cy=".22" r=".9"><stop stop-color="${between(mood.lit, '#FFFFFF', 0.65)}"/><stop offset=".5" stop-color="${mood.lit}"/><stop offset="1" stop-color="${mood.dim}"/></radialGradient>`,
  );
  return canvas.finish(
    rect(0, 0, 240, 240, `url(#${ground})`) +
      footShade(canvas, 120, 194, 140) +
      stand(icon, { x: 120, base: 194, width: 156, height: 148 }),
  );
}
