import type { PictureRequest } from '../request.ts';
import { finishLight, haze, spot, wallOf } from './air.ts';
import type { Canvas } from './canvas.ts';
import { canBeCut, cutOpen } from './cut.ts';
import { type DishName, dishFromAbove, dishOf } from './dishes.ts';
import type { Pieces } from './family.ts';
import { packed } from './packing.ts';
import { isGroup, isPlated } from './packs.ts';
import { blur, isServed, lay, put, steamOver } from './placing.ts';
import { type Setting, settingOf, type View } from './setting.ts';
import { disc } from './shapes.ts';
import { boardOf, tableOf } from './surfaces.ts';

type Draw = (canvas: Canvas, setting: Setting, request: PictureRequest) => string;

/** Wall and table, and what lies around on it out of focus. */
export function room(canvas: Canvas, { mood, surface }: Setting, horizon: number): string {
  return (
    wallOf(canvas, mood, horizon) +
    tableOf(canvas, surface, mood, horizon) +
    haze(canvas, mood, horizon)
  );
}

const propsOf = ({ family, icon }: Setting) => family.props.filter((prop) => prop !== icon);

function dishFor(canvas: Canvas, { family, icon }: Setting): DishName {
  if (!isServed(icon)) return family.dish;
  return family.dish === 'plate' ? canvas.random.pick(['none', 'board']) : family.dish;
}

const front: Draw = (canvas, setting, request) => {
  const { random } = canvas;
  const horizon = random.between(330, 390);
  const side = random.pick([-1, 1]);
  const x = 400 - side * random.between(8, 34);
  const dish = dishFor(canvas, setting);
  const base = dish === 'podium' ? 462 : random.between(494, 512);
  const props = propsOf(setting);
  const first = random.whole(0, props.length - 1);
  const prop = (index: number) => props[(first + index) % props.length] ?? setting.icon;
  const isFood = setting.module === 'food';
  const isWhole = isPlated(setting.icon);
  // Dishes of one kind are told apart by what is in them.
  const within =
    !isWhole && (isFood || isServed(setting.icon))
      ? request.icons?.slice(1).find((other) => other !== setting.icon)
      : undefined;
  const canHeap = setting.module === 'grocery' && !isServed(setting.icon) && !isGroup(setting.icon);
  const heap = canHeap && random.chance(0.5);
  const pieces = heap
    ? put(canvas, setting.icon, {
        x: x - 150,
        base: base - 24,
        width: 250,
        height: 250,
        turn: -8,
      }) +
      put(canvas, setting.icon, {
        x: x + 158,
        base: base - 14,
        width: 240,
        height: 250,
        turn: 9,
        flip: true,
      }) +
      put(canvas, setting.icon, { x, base: base + 16, width: 330, height: 330 })
    : put(canvas, setting.icon, {
        x: within ? x - side * 66 : x,
        base,
        width: within ? 450 : 500,
        height: dish === 'podium' ? 360 : within ? 372 : 408,
        flip: isFood && random.chance(0.4),
      });
  return (
    room(canvas, setting, horizon) +
    blur(prop(0), 400 + side * 316, horizon + 96, 200) +
    (!isWhole && random.chance(0.6)
      ? blur(prop(1), 400 - side * 340, horizon + 70, 160, true)
      : '') +
    dishOf(canvas, heap ? 'none' : dish, x, base, 300) +
    pieces +
    (within
      ? put(canvas, within, { x: 400 + side * 214, base: base + 26, width: 236, height: 226 })
      : '') +
    (isFood ? steamOver(setting.icon, x, base - 330, 210) : '') +
    (!isWhole && random.chance(0.6) ? blur(prop(2), 400 + side * 380, 660, 230) : '')
  );
};

const laid: Record<Pieces, (canvas: Canvas, icon: string, x: number, y: number) => string> = {
  one: ({ random }, icon, x, y) => lay(icon, { x, y, size: 360, turn: random.between(-16, 16) }),
  ring: ({ random }, icon, x, y) => {
    const count = random.whole(4, 6);
    const start = random.between(0, 360);
    const far = 144;
    const ring = Array.from({ length: count }, (_, index) => {
      const turn = start + (index * 360) / count;
      const angle = (turn * Math.PI) / 180;
      return lay(icon, {
        x: x + Math.cos(angle) * far,
        y: y + Math.sin(angle) * far * 0.94,
        size: count > 5 ? 148 : 170,
        turn: turn + 90,
      });
    });
    return ring.join('') + lay(icon, { x, y, size: 156, turn: start });
  },
  rows: ({ random }, icon, x, y) => {
    const columns = random.whole(2, 3);
    const [across, size] = columns === 3 ? [172, 176] : [212, 200];
    const lean = random.pick([-6, 0, 6]);
    return [0, 1]
      .flatMap((row) =>
        Array.from({ length: columns }, (_, column) =>
          lay(icon, {
            x: x + (column - (columns - 1) / 2) * across + (row - 0.5) * 30,
            y: y + (row - 0.5) * 206,
            size,
            turn: lean,
          }),
        ),
      )
      .join('');
  },
};

const above: Draw = (canvas, setting) => {
  const { random } = canvas;
  const { family, icon } = setting;
  const [x, y] = [400 + random.between(-24, 24), 300 + random.between(-12, 12)];
  const isFood = setting.module === 'food';
  const dish = isFood && !isServed(icon) ? family.dish : 'none';
  const props = propsOf(setting);
  const corners = [
    [60, 70],
    [748, 92],
    [724, 540],
    [76, 528],
  ];
  const skip = random.whole(0, 3);
  const around = corners.map(([cx = 0, cy = 0], index) =>
    index === skip
      ? ''
      : lay(props[index % props.length] ?? icon, {
          x: cx,
          y: cy,
          size: random.between(150, 210),
          turn: random.between(-70, 70),
        }),
  );
  const pieces = isServed(icon) ? 'one' : family.pieces;
  return (
    boardOf(canvas, setting.surface, setting.mood) +
    around.join('') +
    dishFromAbove(canvas, dish, x, y, 246) +
    laid[pieces](canvas, icon, x, y)
  );
};

/** Cut through, or so near that its inside is seen where nobody would cut it. */
const cut: Draw = (canvas, setting) => {
  const { random } = canvas;
  if (canBeCut(setting.icon))
    return room(canvas, setting, random.between(290, 330)) + cutOpen(canvas, setting);
  const side = random.pick([-1, 1]);
  const props = propsOf(setting);
  return (
    room(canvas, setting, 250) +
    disc(400 + side * 220, 150, 210, spot(canvas, 'glow', '#FFF3DC', 0.6)) +
    blur(setting.icon, 400 + side * 270, 400, 330, true) +
    blur(props[0] ?? setting.icon, 400 - side * 360, 340, 220) +
    put(canvas, setting.icon, {
      x: 400 - side * 96,
      base: 700,
      width: 860,
      height: 720,
      turn: side * random.between(4, 9),
      flip: setting.module === 'food' && side > 0,
    })
  );
};

const portion: Draw = (canvas, setting) => {
  const { random } = canvas;
  const { family, icon } = setting;
  const side = random.pick([-1, 1]);
  const sides = family.sides.filter((one) => one !== icon);
  const [first, second = first, third = second] = sides;
  const many = family.pieces !== 'one' && !isServed(icon);
  const dish = setting.module === 'food' || family.pieces === 'ring' ? 'plate' : 'none';
  const at = (dx: number) => 400 + side * dx;
  const companion = (name: string | undefined, dx: number, base: number, size: number) =>
    name ? put(canvas, name, { x: at(dx), base, width: size, height: size * 1.1 }) : '';
  const main = many
    ? dishOf(canvas, dish, at(-90), 520, 270) +
      put(canvas, icon, { x: at(-200), base: 500, width: 190, height: 190, turn: -6 }) +
      put(canvas, icon, { x: at(20), base: 500, width: 190, height: 190, turn: 6, flip: true }) +
      put(canvas, icon, { x: at(-92), base: 536, width: 220, height: 215 })
    : put(canvas, icon, { x: at(-110), base: 520, width: 340, height: 310 });
  return (
    room(canvas, setting, random.between(270, 310)) +
    companion(second, -286, 400, 158) +
    companion(first, 236, 450, 204) +
    main +
    companion(third === first ? undefined : third, 272, 560, 124)
  );
};

const views: Record<View, Draw> = { front, above, cut, portion, packed };

export function drawItem(canvas: Canvas, request: PictureRequest): string {
  const setting = settingOf(request);
  return canvas.finish(views[setting.view](canvas, setting, request) + finishLight(canvas));
}
