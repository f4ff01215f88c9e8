import { elementAt } from '../../../domain/values/elementAt.ts';
import { groupOf } from '../catalogue.ts';
import type { PictureRequest } from '../request.ts';
import { finishLight } from './air.ts';
import type { Canvas } from './canvas.ts';
import { dishFromAbove, dishOf } from './dishes.ts';
import { familyOf } from './families.ts';
import { plank } from './furniture.ts';
import { goodsOf } from './goods.ts';
import { room } from './item.ts';
import { between } from './moods.ts';
import { kindOf } from './packs.ts';
import { blur, isServed, lay, put } from './placing.ts';
import { type Setting, settingOf } from './setting.ts';
import { rect } from './shapes.ts';
import { boardOf } from './surfaces.ts';

type Layout = (canvas: Canvas, goods: string[], setting: Setting) => string;

const familyIn = ({ module }: Setting, icon: string) =>
  familyOf(module, groupOf(module, kindOf(icon)) ?? '');

/** The best dish in the middle, the others at its sides and behind, in the band that the widest pages show. */
const table: Layout = (canvas, goods, setting) => {
  const { random } = canvas;
  const [first = 'package', second = first, third = first, fourth, fifth] = goods;
  const props = setting.family.props;
  const horizon = random.between(210, 236);
  const lean = random.pick([-1, 1]);
  const main = familyIn(setting, first);
  const dish = isServed(first) ? 'board' : main.dish;
  return (
    room(canvas, setting, horizon) +
    blur(elementAt(props, 0), 90, horizon + 60, 140) +
    blur(elementAt(props, 1 % props.length), 1110, horizon + 64, 140, true) +
    (fourth
      ? put(canvas, fourth, { x: 400 - lean * 40, base: 296, width: 170, height: 150 })
      : '') +
    (fifth ? put(canvas, fifth, { x: 800 - lean * 40, base: 292, width: 170, height: 146 }) : '') +
    put(canvas, second, { x: 250, base: 362, width: 240, height: 196, turn: -3 }) +
    put(canvas, third, { x: 950, base: 362, width: 240, height: 196, turn: 3 }) +
    dishOf(canvas, dish, 600, 366, 190) +
    put(canvas, first, { x: 600, base: 372, width: 340, height: 262 })
  );
};

/** Everything on the table at once, seen from above. */
const feast: Layout = (canvas, goods, setting) => {
  const { random } = canvas;
  const seats = [
    [600, 236, 196],
    [206, 170, 138],
    [986, 316, 140],
    [310, 440, 112],
    [900, 52, 112],
  ];
  const props = setting.family.props;
  const between_ = [
    [70, 300],
    [440, 52],
    [1130, 180],
    [760, 450],
  ];
  return (
    boardOf(canvas, setting.surface, setting.mood) +
    between_
      .map(([x = 0, y = 0], index) =>
        lay(elementAt(props, index % props.length), {
          x,
          y,
          size: 120,
          turn: random.between(-60, 60),
        }),
      )
      .join('') +
    seats
      .map(([x = 0, y = 0, reach = 100], index) => {
        const icon = goods[index % goods.length] ?? 'package';
        const dish = isServed(icon) ? 'none' : index === 0 ? familyIn(setting, icon).dish : 'plate';
        return (
          (setting.module === 'food' ? dishFromAbove(canvas, dish, x, y, reach) : '') +
          lay(icon, { x, y, size: reach * 1.45, turn: random.between(-12, 12) })
        );
      })
      .join('')
  );
};

/** The shelves of a shop, with what it sells. */
const shelves: Layout = (canvas, goods, setting) => {
  const { lit, dim } = setting.mood;
  const rows = [232, 384];
  return (
    rect(
      0,
      0,
      1200,
      480,
      canvas.gradient('wall', between(lit, '#FFFFFF', 0.5), dim, 'x2=".6" y2="1"'),
    ) +
    rows
      .map((base, row) => {
        const tall = 138;
        return (
          plank(0, base, 1200, 16) +
          rect(0, base + 22, 1200, 16, '#1F0F08', 'opacity=".16"') +
          Array.from({ length: 5 }, (_, index) =>
            put(canvas, goods[(index + row * 3) % goods.length] ?? 'package', {
              x: 130 + index * 235 + (row ? 0 : 20),
              base: base + 4,
              width: 190,
              height: tall - (index % 2) * 22,
            }),
          ).join('')
        );
      })
      .join('')
  );
};

const layouts = {
  food: [table, table, feast],
  grocery: [table, shelves, feast],
  pharmacy: [shelves, table],
  ecommerce: [table, shelves],
} as const;

export function drawCover(canvas: Canvas, request: PictureRequest): string {
  const goods = goodsOf(canvas, request, request.icons?.length ?? 5);
  const setting = settingOf(request.icons ? request : { ...request, icons: goods });
  const drawn = canvas.random.pick<Layout>(layouts[setting.module]);
  // A cup has to stand.
  const stands = goods.some((icon) => groupOf(setting.module, kindOf(icon)) === 'drinks');
  const layout = drawn === feast && stands && setting.module === 'food' ? table : drawn;
  return canvas.finish(layout(canvas, goods, setting) + finishLight(canvas));
}
