import type { CatalogueModule } from '../catalogue/types.ts';
import { type Canvas, n } from './canvas.ts';
import type { Palette } from './palettes.ts';
import { blob, cloth, disc, group, oval, path, rect, round, shadow, stroke } from './shapes.ts';

/** Where goods stand in a scene: on `base`, at most `width` by `height`; `front` covers their feet. */
export type Scene = {
  back: string;
  front: string;
  base: number;
  width: number;
  height: number;
  /** Goods stand straight here: a tilted jar on a shelf seems to fall. */
  upright?: boolean;
};

type DrawScene = (canvas: Canvas, palette: Palette) => Scene;

const wood = { top: '#E2B57F', edge: '#C18F57', grain: '#CFA06A' };

const ground = (canvas: Canvas, palette: Palette) => {
  const direction = canvas.random.pick(['x2="0" y2="1"', 'x2="1" y2="1"', 'x1="1" x2="0" y2="1"']);
  return rect(0, 0, 800, 600, canvas.gradient('ground', palette.from, palette.to, direction));
};

const scene = (back: string, place: Partial<Scene>): Scene => ({
  back,
  front: '',
  base: 492,
  width: 440,
  height: 372,
  ...place,
});

const circle: DrawScene = (canvas, palette) => {
  const x = 400 + canvas.random.between(-26, 26);
  const ring = canvas.random.chance(0.5);
  return scene(
    ground(canvas, palette) +
      (ring
        ? `<circle cx="${n(x)}" cy="300" r="258" fill="none" stroke="${palette.light}" stroke-width="5" opacity=".8"/>`
        : disc(x + canvas.random.between(-70, 70), 350, 250, palette.light, 'opacity=".55"')) +
      disc(x, 300, 222, palette.shape, 'opacity=".75"'),
    {},
  );
};

const cushion: DrawScene = (canvas, palette) =>
  scene(
    ground(canvas, palette) +
      blob(canvas, 400 + canvas.random.between(-60, 60), 320, 330, 240, palette.light) +
      blob(canvas, 400, 310, 262, 212, palette.shape),
    {},
  );

const plate: DrawScene = (canvas, palette) => {
  const rim = canvas.random.chance(0.5) ? palette.deep : palette.spark;
  return scene(
    ground(canvas, palette) +
      rect(0, 392, 800, 208, palette.shape, 'opacity=".55"') +
      (canvas.random.chance(0.5) ? disc(400, 250, 196, palette.light, 'opacity=".6"') : '') +
      shadow(canvas, 400, 496, 350, 74, palette.deep, 0.3) +
      oval(400, 476, 312, 72, '#FFFFFF') +
      oval(400, 482, 312, 68, '#00000010') +
      oval(400, 472, 312, 68, '#FFFFFF') +
      `<ellipse cx="400" cy="472" rx="296" ry="61" fill="none" stroke="${rim}" stroke-width="4" opacity=".55"/>` +
      oval(400, 476, 214, 40, '#F1EEEA'),
    { base: 486, height: 366, width: 430 },
  );
};

const board: DrawScene = (canvas, palette) => {
  const flip = canvas.random.chance(0.5);
  const plank =
    shadow(canvas, 400, 530, 380, 40, palette.deep, 0.3) +
    path('M120 462H640L700 520H80Z', wood.top) +
    path('M640 462h70c26 0 40 14 40 28s-14 24-34 24h-22z', wood.top) +
    disc(712, 488, 9, palette.to) +
    path('M80 520h620v10a10 10 0 0 1-10 10H90a10 10 0 0 1-10-10z', wood.edge) +
    stroke('M160 480h300M220 498h380M120 510h220', wood.grain, 3);
  return scene(
    ground(canvas, palette) +
      rect(0, 440, 800, 160, palette.shape, 'opacity=".5"') +
      (canvas.random.chance(0.6) ? disc(400, 262, 190, palette.light, 'opacity=".7"') : '') +
      (flip ? group('matrix(-1 0 0 1 800 0)', plank) : plank),
    { base: 498, height: 372, width: 430 },
  );
};

const podium: DrawScene = (canvas, palette) => {
  const wide = canvas.random.between(210, 250);
  return scene(
    ground(canvas, palette) +
      rect(0, 452, 800, 148, palette.shape, 'opacity=".45"') +
      (canvas.random.chance(0.5)
        ? path('M190 452V300a210 210 0 0 1 420 0v152z', palette.shape, 'opacity=".7"')
        : disc(400, 262, 208, palette.shape, 'opacity=".75"')) +
      shadow(canvas, 400, 556, wide + 120, 40, palette.deep, 0.28) +
      path(
        `M${n(400 - wide)} 470v68a${n(wide)} 36 0 0 0 ${n(wide * 2)} 0v-68z`,
        canvas.gradient('side', palette.shape, palette.light, 'x1="1" x2="0" y2="0"'),
      ) +
      oval(400, 470, wide, 36, palette.light),
    { base: 484, height: 362, width: 400, upright: true },
  );
};

const shelf: DrawScene = (canvas, palette) => {
  const striped = canvas.random.chance(0.5);
  const wall = striped ? cloth(canvas, 'wall', 'stripe', palette.from, palette.to, 100) : '';
  return scene(
    (wall ? rect(0, 0, 800, 600, wall) : ground(canvas, palette)) +
      disc(canvas.random.between(300, 500), 290, 214, palette.light, 'opacity=".8"') +
      rect(0, 504, 800, 26, wood.top) +
      rect(0, 530, 800, 12, wood.edge) +
      rect(0, 542, 800, 26, palette.deep, 'opacity=".14"') +
      path('M130 542h30v34c0 12-30 12-30-6zM640 542h30v28c0 18-30 18-30 6z', wood.edge),
    { base: 508, height: 378, width: 450, upright: true },
  );
};

const arch: DrawScene = (canvas, palette) => {
  const x = canvas.random.between(360, 440);
  return scene(
    ground(canvas, palette) +
      path(`M${n(x - 250)} 600V300a250 250 0 0 1 500 0v300z`, palette.light, 'opacity=".8"') +
      path(`M${n(x - 206)} 600V304a206 206 0 0 1 412 0v296z`, palette.shape, 'opacity=".8"') +
      rect(0, 470, 800, 130, palette.light) +
      rect(0, 470, 800, 8, palette.deep, 'opacity=".08"'),
    { base: 512, height: 380, upright: true },
  );
};

const rays: DrawScene = (canvas, palette) => {
  const count = 12;
  const start = canvas.random.between(0, 30);
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = ((start + (index * 360) / count) * Math.PI) / 180;
    const to = from + Math.PI / count;
    const reach = 620;
    return `M400 310L${n(400 + Math.cos(from) * reach)} ${n(310 + Math.sin(from) * reach)}L${n(400 + Math.cos(to) * reach)} ${n(310 + Math.sin(to) * reach)}Z`;
  }).join('');
  return scene(
    ground(canvas, palette) +
      path(wedges, palette.light, 'opacity=".5"') +
      disc(400, 310, 214, palette.shape, 'opacity=".85"') +
      disc(400, 310, 184, palette.light, 'opacity=".55"'),
    {},
  );
};

const table: DrawScene = (canvas, palette) => {
  const kind = canvas.random.pick(['check', 'stripe', 'dots', 'check'] as const);
  const fill = cloth(
    canvas,
    'cloth',
    kind,
    palette.light,
    palette.shape,
    kind === 'dots' ? 44 : 64,
  );
  const scallops = 'a40 26 0 0 1 -80 0'.repeat(10);
  return scene(
    ground(canvas, palette) +
      disc(400, 262, 206, palette.light, 'opacity=".7"') +
      path(`M0 416H800V548${scallops}Z`, fill) +
      rect(0, 416, 800, 10, palette.deep, 'opacity=".1"') +
      path('M0 600V560H800V600Z', palette.deep, 'opacity=".1"'),
    { base: 500, height: 376 },
  );
};

const hills: DrawScene = (canvas, palette) => {
  const lift = canvas.random.between(-30, 30);
  return scene(
    ground(canvas, palette) +
      disc(canvas.random.between(210, 590), 210, 130, palette.light, 'opacity=".85"') +
      path(
        `M0 ${n(380 + lift)}C160 ${n(300 + lift)} 300 ${n(420 - lift)} 470 ${n(370 - lift)}S720 ${n(300 + lift)} 800 350V600H0Z`,
        palette.shape,
        'opacity=".55"',
      ) +
      path(
        `M0 ${n(470 - lift)}C200 ${n(400 - lift)} 420 ${n(500 + lift)} 800 430V600H0Z`,
        palette.shape,
      ),
    { base: 518, height: 384 },
  );
};

const crate: DrawScene = (canvas, palette) => {
  const slat = (y: number) =>
    round(140, y, 520, 44, 6, wood.top) + rect(140, y + 36, 520, 8, wood.edge, 'opacity=".5"');
  return scene(
    ground(canvas, palette) +
      disc(400, 280, 226, palette.light, 'opacity=".8"') +
      shadow(canvas, 400, 562, 350, 34, palette.deep, 0.34) +
      rect(156, 420, 488, 130, wood.edge),
    {
      front:
        slat(446) +
        slat(504) +
        round(132, 432, 34, 128, 6, wood.edge) +
        round(634, 432, 34, 128, 6, wood.edge) +
        [149, 651].flatMap((x) => [466, 526].map((y) => disc(x, y, 4, '#8A6236'))).join(''),
      base: 500,
      width: 430,
      height: 370,
    },
  );
};

const beam: DrawScene = (canvas, palette) =>
  scene(
    ground(canvas, palette) +
      path('M90 0H330L720 480H300Z', palette.light, 'opacity=".6"') +
      path('M400 0H520L800 330V470H790Z', palette.light, 'opacity=".45"') +
      rect(0, 466, 800, 134, palette.shape, 'opacity=".65"') +
      path('M300 466H720L790 600H420Z', palette.light, 'opacity=".5"'),
    { base: 512, height: 384, upright: true },
  );

/** The scenes that suit a module; the one name twice is the commoner one. */
const itemScenes: Record<CatalogueModule, readonly [DrawScene, ...DrawScene[]]> = {
  food: [plate, plate, board, table, circle, cushion, rays, arch],
  grocery: [crate, board, shelf, circle, cushion, hills, table, rays],
  pharmacy: [podium, shelf, circle, cushion, arch, beam, podium],
  ecommerce: [podium, circle, arch, cushion, beam, rays, shelf, podium],
};

const fresh = ['fruit', 'vegetables', 'herbs', 'bakery'];

/** Crates and fields are for what grows; a bottle of cleaner would look lost in them. */
export function scenesFor(module: CatalogueModule, group: string) {
  const scenes = itemScenes[module];
  return module === 'grocery' && !fresh.includes(group)
    ? [podium, ...scenes.filter((draw) => draw !== crate && draw !== hills)]
    : scenes;
}
