import type { CatalogueModule } from '../catalogue/types.ts';
import { type Canvas, n } from './canvas.ts';
import type { Scene } from './itemScenes.ts';
import type { Palette } from './palettes.ts';
import { disc, glint, group, oval, path, round, sprig, stroke } from './shapes.ts';

type Layer = 'behind' | 'before';

const leaf = (fill: string, vein: string) =>
  path('M0 0C-6-26 14-48 46-50C50-18 30 4 0 0', fill) + stroke('M4-4C16-22 26-32 38-42', vein, 2.5);

const slice = () =>
  disc(0, 0, 30, '#E5432D') +
  disc(0, 0, 25, '#F4705A') +
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-14" rx="6" ry="8" fill="#FBB2A0" transform="rotate(${turn})"/>`)
    .join('');

const steam = (colour: string) =>
  stroke('M0 0C-22-26 22-46 0-76', colour, 9) + stroke('M46 6C26-18 66-36 46-62', colour, 7);

const plus = (size: number, fill: string) =>
  round(-size / 6, -size / 2, size / 3, size, size / 8, fill) +
  round(-size / 2, -size / 6, size, size / 3, size / 8, fill);

const capsule = (fill: string) =>
  round(-24, -10, 48, 20, 10, '#FFFFFF') + path('M0-10h14a10 10 0 0 1 0 20H0z', fill);

const at = (x: number, y: number, turn: number, inner: string) =>
  group(`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`, inner);

/** Nobody puts tomatoes beside cake or coffee. */
const sweet = ['desserts', 'drinks', 'breakfast'];

/** Small things around goods: they tell the kind of shop without getting in the way. */
export function garnish(
  canvas: Canvas,
  { module, group: shelf }: { module: CatalogueModule; group: string },
  palette: Palette,
  scene: Scene,
  layer: Layer,
): string {
  const { random } = canvas;
  const side = random.pick([-1, 1]);
  const x = (reach: number) => 400 + side * reach;
  if (layer === 'behind') return air(canvas, module, palette, x);
  const floor = scene.base + 26;
  if (scene.front !== '' || random.chance(0.3)) return '';
  const green = random.pick(['#5BA350', '#74B35B', '#4A9365']);
  const floorPieces: Record<CatalogueModule, () => string> = {
    food: () =>
      sweet.includes(shelf) || random.chance(0.5)
        ? at(x(250), floor, side * 24, leaf(green, '#FFFFFF70')) +
          at(x(262), floor + 6, side * 80, leaf(green, '#FFFFFF70'))
        : at(x(268), floor - 4, 20, group('scale(1 .62)', slice())) +
          at(x(214), floor + 18, 12, group('scale(.8 .5)', slice())),
    grocery: () =>
      at(x(262), floor + 4, side * 58, leaf(green, '#FFFFFF70')) +
      at(x(240), floor + 10, side * -6, leaf(green, '#FFFFFF70')),
    pharmacy: () =>
      at(x(252), floor, random.between(-30, 30), capsule(palette.spark)) +
      at(x(200), floor + 22, random.between(-20, 60), capsule(palette.deep)),
    ecommerce: () =>
      disc(x(256), floor - 16, 26, palette.spark) +
      oval(x(250), floor - 24, 9, 7, '#FFFFFF60') +
      disc(x(208), floor + 2, 14, palette.deep, 'opacity=".75"'),
  };
  return floorPieces[module]();
}

function air(
  canvas: Canvas,
  module: CatalogueModule,
  palette: Palette,
  x: (reach: number) => number,
): string {
  const { random } = canvas;
  const high = random.between(84, 150);
  const drops = () =>
    disc(x(300), high, 15, palette.spark, 'opacity=".75"') +
    disc(x(336), high + 62, 8, palette.deep, 'opacity=".45"') +
    disc(x(-318), high + 40, 10, palette.light);
  const glints = () =>
    glint(x(286), high, 34, palette.light) +
    glint(x(330), high + 60, 18, palette.spark) +
    glint(x(-300), high + 30, 24, palette.light);
  const twigs = () =>
    at(x(268), 470, x(1) > 400 ? 26 : -26, group('scale(1.5)', sprig('#7DB86A', '#5E9A50', 4))) +
    at(x(-290), 480, x(1) > 400 ? -22 : 22, group('scale(1.15)', sprig('#94C67E', '#6CA75C', 3)));
  const shared: Record<CatalogueModule, readonly [() => string, ...(() => string)[]]> = {
    food: [
      drops,
      twigs,
      () =>
        at(x(250), high + 90, 0, steam(palette.light)) +
        at(x(-290), high + 70, 0, steam(palette.light)),
      glints,
    ],
    grocery: [twigs, drops, glints, twigs],
    pharmacy: [
      () =>
        at(x(296), high, 0, plus(58, palette.light)) +
        at(x(-300), high + 56, 0, plus(34, palette.shape)) +
        at(x(330), high + 80, 0, plus(24, palette.spark)),
      drops,
      twigs,
      glints,
    ],
    ecommerce: [
      glints,
      drops,
      () =>
        at(x(300), high, 24, round(-22, -9, 44, 18, 9, palette.spark)) +
        at(x(-306), high + 50, -30, round(-18, -7, 36, 14, 7, palette.deep)) +
        `<circle cx="${n(x(336))}" cy="${n(high + 84)}" r="15" fill="none" stroke="${palette.light}" stroke-width="8"/>`,
    ],
  };
  return random.pick(shared[module])();
}
