import type { PictureRequest } from '../request.ts';
import { type Canvas, stand } from './canvas.ts';
import { awning, bunting, panelling, pendant, plank, plant } from './furniture.ts';
import { goodsOf, rowOfGoods } from './goods.ts';
import { accents, type Palette, palettes } from './palettes.ts';
import { blob, cloth, disc, glint, oval, path, rect, round } from './shapes.ts';

type Layout = (canvas: Canvas, goods: string[], palette: Palette, main: string) => string;

const stall: Layout = (canvas, goods, palette, main) =>
  panelling(canvas, palette.from, palette.to, 0, 480) +
  disc(600, 300, 270, palette.light, 'opacity=".6"') +
  rowOfGoods(canvas, goods.slice(0, 6), {
    from: 110,
    to: 1090,
    base: 372,
    tall: 240,
    small: 182,
    deep: palette.deep,
  }) +
  plank(0, 370, 1200, 26) +
  rect(0, 402, 1200, 78, palette.shape) +
  Array.from({ length: 10 }, (_, index) =>
    rect(index * 120 + 58, 402, 4, 78, palette.deep, 'opacity=".12"'),
  ).join('') +
  rect(0, 66, 1200, 50, palette.deep, 'opacity=".1"') +
  awning(0, 0, 1200, 70, [main, '#FFFFFF'], 16);

const shelves: Layout = (canvas, goods, palette) =>
  rect(0, 0, 1200, 480, cloth(canvas, 'wall', 'stripe', palette.from, palette.to, 96)) +
  rowOfGoods(canvas, goods.slice(0, 4), {
    from: 90,
    to: 1110,
    base: 206,
    tall: 178,
    small: 156,
    deep: palette.deep,
  }) +
  plank(0, 204, 1200, 18) +
  rect(0, 228, 1200, 22, palette.deep, 'opacity=".12"') +
  rowOfGoods(canvas, goods.slice(4, 8), {
    from: 90,
    to: 1110,
    base: 428,
    tall: 178,
    small: 158,
    deep: palette.deep,
  }) +
  plank(0, 426, 1200, 18) +
  rect(0, 450, 1200, 30, palette.deep, 'opacity=".12"') +
  plant(1140, 204, 0.8, palette.spark) +
  plant(52, 426, 0.9, palette.spark);

const table: Layout = (canvas, goods, palette, main) => {
  const kind = canvas.random.pick(['check', 'dots', 'check'] as const);
  return (
    panelling(canvas, palette.from, palette.to, 0, 480) +
    path('M400 360V220a200 200 0 0 1 400 0v140z', palette.light, 'opacity=".8"') +
    pendant(250, 96, main) +
    pendant(950, 120, main) +
    rect(
      0,
      340,
      1200,
      140,
      cloth(canvas, 'cloth', kind, palette.light, palette.shape, kind === 'dots' ? 48 : 72),
    ) +
    rect(0, 340, 1200, 9, palette.deep, 'opacity=".12"') +
    rowOfGoods(canvas, goods.slice(0, 5), {
      from: 130,
      to: 1070,
      base: 412,
      tall: 268,
      small: 200,
      deep: palette.deep,
    })
  );
};

const display: Layout = (canvas, goods, palette, main) =>
  rect(0, 0, 1200, 480, main) +
  rect(0, 0, 1200, 480, '#000000', 'opacity=".08"') +
  round(60, 44, 1080, 392, 22, '#FFFFFF') +
  round(74, 58, 1052, 364, 14, canvas.gradient('glow', palette.light, palette.to)) +
  path('M180 58H330L190 422H74V330Z', '#FFFFFF', 'opacity=".4"') +
  path('M400 58H450L320 422H270Z', '#FFFFFF', 'opacity=".3"') +
  bunting(74, 1126, 60, 30, [palette.spark, main, palette.shape]) +
  round(360, 330, 480, 92, 10, palette.light) +
  round(470, 290, 260, 132, 10, palette.shape) +
  rowOfGoods(canvas, goods.slice(1, 3), {
    from: 110,
    to: 380,
    base: 412,
    tall: 160,
    small: 140,
    deep: palette.deep,
  }) +
  rowOfGoods(canvas, goods.slice(3, 5), {
    from: 820,
    to: 1090,
    base: 412,
    tall: 160,
    small: 140,
    deep: palette.deep,
  }) +
  rowOfGoods(canvas, goods.slice(0, 1), {
    from: 450,
    to: 750,
    base: 296,
    tall: 196,
    small: 196,
    deep: palette.deep,
  });

const layouts: readonly [Layout, ...Layout[]] = [stall, shelves, table, display];

export function drawCover(canvas: Canvas, request: PictureRequest): string {
  const module = request.module ?? 'ecommerce';
  const palette = canvas.random.pick(palettes[module]);
  const layout = canvas.random.pick(layouts);
  return canvas.finish(layout(canvas, goodsOf(canvas, request, 8), palette, accents[module].main));
}

/**
 * A campaign: goods at the end side, calm light ground at the start side for dark words. Mirrored by the page when
 * it reads from right to left.
 */
export function drawBanner(canvas: Canvas, request: PictureRequest): string {
  const module = request.module ?? 'food';
  const palette = canvas.random.pick(palettes[module]);
  const accent = accents[module];
  const [first = 'package', ...others] = goodsOf(canvas, request, 4);
  const x = 920;
  const spot = (icon: string, at: number, base: number, height: number, turn: number) =>
    stand(canvas, icon, { x: at, base, width: height * 1.15, height, turn, outline: palette.deep });
  const figure = canvas.random.pick([
    () =>
      disc(x, 250, 250, accent.bright, 'opacity=".55"') +
      disc(x, 250, 196, palette.light, 'opacity=".5"'),
    () => blob(canvas, x, 250, 330, 230, accent.bright),
    () =>
      path(`M${x - 230} 480V230a230 230 0 0 1 460 0v250z`, accent.bright, 'opacity=".6"') +
      path(`M${x - 180} 480V236a180 180 0 0 1 360 0v244z`, palette.light, 'opacity=".45"'),
  ]);
  const bits = Array.from({ length: 7 }, (_, index) => {
    const at = 640 + index * 92;
    const y = canvas.random.between(36, 120) + (index % 2) * 30;
    return index % 3 === 0
      ? glint(at, y, 20, palette.light)
      : disc(at, y, canvas.random.between(5, 11), index % 2 ? palette.spark : '#FFFFFF');
  }).join('');
  return canvas.finish(
    rect(0, 0, 1280, 480, canvas.gradient('ground', palette.from, palette.to, 'x2="1" y2=".3"')) +
      disc(60, 470, 180, palette.light, 'opacity=".5"') +
      figure() +
      bits +
      oval(x, 430, 330, 26, palette.deep, 'opacity=".16"') +
      spot(others[0] ?? first, x - 206, 424, 190, -8) +
      spot(others[1] ?? first, x + 212, 424, 186, 8) +
      spot(first, x, 430, 300, 0) +
      (others[2] ? spot(others[2], x + 96, 440, 120, 10) : ''),
  );
}
