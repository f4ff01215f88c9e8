import type { CatalogueModule } from '../catalogue/types.ts';
import { groupOf } from '../catalogue.ts';
import type { PictureModule, PictureRequest } from '../request.ts';
import { type Canvas, fitted, stand } from './canvas.ts';
import { garnish } from './garnish.ts';
import { type Scene, scenesFor } from './itemScenes.ts';
import { type Palette, palettes } from './palettes.ts';
import { shadow } from './shapes.ts';

type Spot = {
  icon: string;
  dx: number;
  scale: number;
  lift: number;
  turn?: number;
  flip?: boolean;
};
type Arrangement = (canvas: Canvas, icon: string) => Spot[];

const hero: Arrangement = (canvas, icon) => [
  {
    icon,
    dx: 0,
    scale: 1,
    lift: 0,
    flip: canvas.random.chance(0.5),
    turn: canvas.random.pick([0, 0, 0, -5, 5]),
  },
];
const pair: Arrangement = (canvas, icon) => {
  const side = canvas.random.pick([-1, 1]);
  return [
    { icon, dx: side * 0.33, scale: 0.68, lift: 0.04, flip: side > 0, turn: side * 6 },
    { icon, dx: side * -0.15, scale: 0.88, lift: 0, flip: side < 0, turn: side * -3 },
  ];
};
const trio: Arrangement = (canvas, icon) => [
  { icon, dx: -0.36, scale: 0.62, lift: 0.04, turn: canvas.random.between(-12, -4) },
  { icon, dx: 0.36, scale: 0.62, lift: 0.04, flip: true, turn: canvas.random.between(4, 12) },
  { icon, dx: 0, scale: 0.82, lift: 0, flip: canvas.random.chance(0.5) },
];
const pile: Arrangement = (canvas, icon) => [
  { icon, dx: -0.19, scale: 0.52, lift: 0.36, turn: canvas.random.between(-14, 0) },
  { icon, dx: 0.19, scale: 0.52, lift: 0.36, flip: true, turn: canvas.random.between(0, 14) },
  { icon, dx: -0.4, scale: 0.54, lift: 0.03, turn: canvas.random.between(-14, -2) },
  { icon, dx: 0.4, scale: 0.54, lift: 0.03, flip: true, turn: canvas.random.between(2, 14) },
  { icon, dx: 0, scale: 0.6, lift: 0, flip: canvas.random.chance(0.5) },
];

/** Fruit is heaped, a sofa is not: how often each module shows more than one piece. */
const arrangements: Record<CatalogueModule, readonly [Arrangement, ...Arrangement[]]> = {
  food: [hero, hero, hero, pair, trio],
  grocery: [hero, hero, pair, trio, pile, pile],
  pharmacy: [hero, hero, pair, trio],
  ecommerce: [hero, hero, hero, hero, pair],
};

/** The modules without shelves borrow the scenes of the high street. */
export function shelfModule(module: PictureModule | undefined): CatalogueModule {
  return module === 'food' || module === 'grocery' || module === 'pharmacy' ? module : 'ecommerce';
}

export function drawItem(canvas: Canvas, request: PictureRequest): string {
  const module = shelfModule(request.module);
  const [icon = 'package', ...companions] = request.icons ?? (request.icon ? [request.icon] : []);
  const palette = canvas.random.pick(palettes[request.module ?? 'ecommerce']);
  const group = groupOf(module, icon) ?? '';
  const scene = canvas.random.pick(scenesFor(module, group))(canvas, palette);
  const spots =
    companions.length > 0
      ? company(icon, companions)
      : canvas.random.pick(arrangements[module])(canvas, icon);
  return canvas.finish(
    scene.back +
      garnish(canvas, { module, group }, palette, scene, 'behind') +
      spots.map((spot, index) => place(canvas, scene, palette, spot, index > 0)).join('') +
      scene.front +
      garnish(canvas, { module, group }, palette, scene, 'before'),
  );
}

const seats = [
  { dx: 0.58, scale: 0.52 },
  { dx: -0.58, scale: 0.5 },
  { dx: 0.2, scale: 0.3 },
];

function company(icon: string, companions: string[]): Spot[] {
  const around = companions.slice(0, seats.length).map((companion, index) => {
    const seat = seats[index] ?? { dx: 0, scale: 0.3 };
    return { icon: companion, ...seat, lift: index === 2 ? -0.04 : 0.05 };
  });
  return [
    ...around.slice(0, 2),
    {
      icon,
      dx: companions.length === 1 ? -0.16 : 0,
      scale: companions.length === 1 ? 0.9 : 0.8,
      lift: 0,
    },
    ...around.slice(2),
  ];
}

function place(
  canvas: Canvas,
  scene: Scene,
  palette: Palette,
  spot: Spot,
  overlaps: boolean,
): string {
  const at = {
    x: 400 + spot.dx * scene.width,
    base: scene.base - spot.lift * scene.height,
    width: scene.width * spot.scale,
    height: scene.height * spot.scale,
    ...(spot.turn && !scene.upright && { turn: spot.turn }),
    ...(spot.flip && { flip: true }),
    ...(overlaps && { outline: palette.deep }),
  };
  const { width } = fitted(spot.icon, at);
  return (
    shadow(canvas, at.x, at.base - 2, width * 0.58, 20, palette.deep, 0.5) +
    stand(canvas, spot.icon, at)
  );
}
