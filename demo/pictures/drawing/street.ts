import { footShade, spot } from './air.ts';
import { type Canvas, n, stand } from './canvas.ts';
import { awning } from './furniture.ts';
import { ball, cloth, lamplight, plane, pole, under } from './lit.ts';
import { put } from './placing.ts';
import { disc, group, path, rect, round, stroke } from './shapes.ts';

export type Shop = {
  x: number;
  width: number;
  floors: number;
  wall: string;
  trim: string;
  main: string;
  dark: string;
  sign: string;
  goods: string[];
  roof: 'flat' | 'gable' | 'parapet' | 'arch';
};

const floorHeight = 92;
const shopHeight = 176;
export const pavement = 596;

/** Drawn once a house and repeated: a street has many windows and few kinds. */
function windowAt(canvas: Canvas, x: number, y: number, shop: Shop, lit: boolean): string {
  const key = canvas.define(
    `w${shop.x}`,
    (id) =>
      `<g id="${id}">${
        round(-22, -31, 50, 64, 22, '#2B1236', 'opacity=".14"') +
        round(-24, -34, 48, 62, 22, plane(canvas, shop.trim)) +
        round(-19, -29, 38, 57, 18, lamplight(canvas)) +
        stroke('M0-29V28M-19 0H19', shop.trim, 3) +
        round(-28, 27, 56, 10, 4, plane(canvas, shop.dark)) +
        [-18, 6].map((dx) => disc(dx, 22, 8, ball(canvas, shop.main))).join('') +
        [-6, 18].map((dx) => disc(dx, 23, 8, ball(canvas, '#7DB86A'))).join('')
      }</g>`,
  );
  const unlit = lit
    ? ''
    : round(x - 19, y - 29, 38, 50, 18, ball(canvas, '#8FBEE0'), 'opacity=".7"');
  return `<use href="#${key}" x="${n(x)}" y="${n(y)}"/>${unlit}`;
}

function roofOf(canvas: Canvas, shop: Shop, top: number): string {
  const { x, width: w } = shop;
  const trim = plane(canvas, shop.trim);
  const roofs: Record<Shop['roof'], () => string> = {
    flat: () =>
      round(x - 8, top - 12, w + 16, 18, 4, trim) + rect(x, top + 6, w, 26, under(canvas, 0.3)),
    parapet: () =>
      Array.from({ length: 6 }, (_, index) =>
        round(x + index * (w / 6) + 4, top - 20, w / 6 - 8, 24, 5, trim),
      ).join('') +
      rect(x - 6, top - 4, w + 12, 12, trim) +
      rect(x, top + 8, w, 26, under(canvas, 0.3)),
    gable: () =>
      path(
        `M${x - 14} ${top + 4}L${x + w / 2} ${top - 74}L${x + w + 14} ${top + 4}Z`,
        plane(canvas, shop.dark),
      ) +
      path(
        `M${x + 24} ${top + 4}L${x + w / 2} ${top - 52}L${x + w - 24} ${top + 4}Z`,
        plane(canvas, shop.wall),
      ) +
      disc(x + w / 2, top - 16, 13, trim) +
      disc(x + w / 2, top - 16, 9, lamplight(canvas)),
    arch: () =>
      path(`M${x + w / 2 - 74} ${top}a74 66 0 0 1 148 0z`, trim) +
      path(`M${x + w / 2 - 60} ${top}a60 54 0 0 1 120 0z`, ball(canvas, shop.main)) +
      round(x + w / 2 - 6, top - 42, 12, 36, 3, '#FFFFFF') +
      round(x + w / 2 - 18, top - 30, 36, 12, 3, '#FFFFFF') +
      round(x - 8, top - 8, w + 16, 16, 4, trim) +
      rect(x, top + 8, w, 26, under(canvas, 0.3)),
  };
  return roofs[shop.roof]();
}

const topOf = ({ floors }: Shop) => pavement - shopHeight - floors * floorHeight;

/** Middles of a house's windows, and in which somebody is at home. */
function windowsOf(shop: Shop) {
  const { x, width, floors } = shop;
  const columns = Math.max(2, Math.floor(width / 78));
  return Array.from(
    { length: floors * columns },
    (_, index) =>
      [
        x + (width / columns) * ((index % columns) + 0.5),
        topOf(shop) + 48 + Math.floor(index / columns) * floorHeight,
        (index * 5 + floors) % 3 !== 0,
      ] as const,
  );
}

/** One line through all of them, as wide as a pane, shines from every window at once. */
export const litWindows = (shops: readonly Shop[]) =>
  shops
    .flatMap(windowsOf)
    .filter(([, , lit]) => lit)
    .map(([x, y]) => `M${n(x)} ${n(y - 11)}v21`)
    .join('');

export function shopFront(canvas: Canvas, shop: Shop): string {
  const { x, width: w } = shop;
  const shopTop = pavement - shopHeight;
  const top = topOf(shop);
  const upper = windowsOf(shop)
    .map(([at, y, lit]) => windowAt(canvas, at, y, shop, lit))
    .join('');
  const glass = w - 96;
  const step = glass / shop.goods.length;
  const display =
    round(x + 12, shopTop + 66, glass, 84, 5, lamplight(canvas)) +
    rect(x + 12, shopTop + 140, glass, 10, plane(canvas, shop.dark)) +
    shop.goods
      .map((icon, index) =>
        put(canvas, icon, {
          x: x + 12 + step * (index + 0.5),
          base: shopTop + 141,
          width: step * 0.92,
          height: 50,
        }),
      )
      .join('') +
    path(
      `M${x + 40} ${shopTop + 66}h34l-50 84h-12v-36zM${x + 88} ${shopTop + 66}h12l-50 84h-12z`,
      '#FFFFFF',
      'opacity=".16"',
    );
  const door =
    round(x + w - 72, shopTop + 62, 58, 114, 6, pole(canvas, shop.dark)) +
    round(x + w - 64, shopTop + 70, 42, 64, 4, lamplight(canvas)) +
    disc(x + w - 26, shopTop + 146, 4, ball(canvas, '#F6D58B'));
  return (
    rect(x, top, w, pavement - top, plane(canvas, shop.wall)) +
    rect(x + w - 14, top, 14, pavement - top, '#2B1236', 'opacity=".1"') +
    roofOf(canvas, shop, top) +
    upper +
    rect(x, shopTop, w, shopHeight, plane(canvas, shop.main)) +
    rect(x, pavement - 26, w, 26, plane(canvas, shop.dark)) +
    display +
    door +
    rect(x, shopTop + 52, w, 50, under(canvas, 0.5)) +
    awning(
      x + 2,
      shopTop + 10,
      w - 4,
      44,
      [cloth(canvas, shop.main), cloth(canvas, '#FFF8EE')],
      Math.round(w / 30),
    ) +
    rect(x - 4, shopTop + 12, w + 8, 16, under(canvas, 0.4)) +
    round(x - 4, shopTop - 8, w + 8, 20, 5, plane(canvas, shop.dark)) +
    disc(x + w / 2 + 2, shopTop + 3, 32, '#2B1236', 'opacity=".25"') +
    disc(x + w / 2, shopTop - 2, 31, ball(canvas, shop.dark)) +
    disc(x + w / 2, shopTop - 2, 26, ball(canvas, '#FFF8EE')) +
    stand(shop.sign, { x: x + w / 2, base: shopTop + 15, width: 34, height: 34 })
  );
}

export function streetTree(canvas: Canvas, x: number, base: number, size: number): string {
  const leaves = [
    [-42, -112, 36, '#5E9C52'],
    [44, -110, 38, '#4F8C48'],
    [-22, -158, 42, '#6FAE5E'],
    [26, -152, 44, '#62A254'],
    [2, -112, 46, '#7DBA69'],
  ] as const;
  const key = canvas.define(
    'tree',
    (id) =>
      `<g id="${id}">${
        footShade(canvas, 0, 0, 80) +
        path('M-6 0-4-96H4L6 0Z', pole(canvas, '#8F6648')) +
        leaves.map(([dx, dy, r, green]) => disc(dx, dy, r, ball(canvas, green))).join('') +
        round(-26, -16, 52, 16, 4, pole(canvas, '#C98A56'))
      }</g>`,
  );
  return `<use href="#${key}" transform="translate(${n(x)} ${n(base)}) scale(${size})"/>`;
}

export function lampPost(canvas: Canvas, x: number, base: number): string {
  const iron = pole(canvas, '#4B4048');
  return group(
    `translate(${x} ${base})`,
    disc(0, -206, 84, spot(canvas, 'lamp', '#FFE9A8', 0.8)) +
      footShade(canvas, 0, 0, 24) +
      round(-3, -196, 6, 196, 2, iron) +
      round(-11, -12, 22, 12, 3, iron) +
      path('M-14-196H14L18-224H-18Z', lamplight(canvas)) +
      path('M-22-224H22L0-240Z', iron) +
      round(-16, -198, 32, 5, 2, iron),
  );
}

export const crateOf = (canvas: Canvas, x: number, base: number, icon: string) =>
  footShade(canvas, x, base, 84) +
  [-22, 0, 22]
    .map((dx, index) =>
      stand(icon, {
        x: x + dx,
        base: base - 20 - (index === 1 ? 5 : 0),
        width: 30,
        height: 30,
      }),
    )
    .join('') +
  path(`M${x - 42} ${base - 28}h84l-6 28h-72z`, plane(canvas, '#D9A465')) +
  rect(x - 39, base - 17, 78, 4, '#8F5A2A', 'opacity=".5"');

export const skyline = (fill: string, base: number) =>
  path(
    `M0 ${base}V430H40V380H92V414H130V330H138V300L146 282 154 300V330H162V420H204V352H268V392H300C300 352 326 340 340 318 354 340 380 352 380 392H410V300H470V366H520V402H556V340L590 316 624 340V396H660V286H668V262H704V286H712V372H770V330H820V404H860V352C860 330 880 322 890 304 900 322 920 330 920 352V398H960V312H1022V372H1070V336H1078V304L1086 286 1094 304V336H1102V392H1150V346H1210V406H1280V${base}Z`,
    fill,
  );
