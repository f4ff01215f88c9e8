import { type Canvas, n, stand } from './canvas.ts';
import { awning } from './furniture.ts';
import { disc, group, oval, path, rect, round, stroke } from './shapes.ts';

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
        round(-24, -34, 48, 62, 22, shop.trim) +
        round(-19, -29, 38, 57, 18, '#FFE3A0') +
        stroke('M0-29V28M-19 0H19', shop.trim, 3) +
        round(-28, 26, 56, 9, 3, shop.dark) +
        stroke('M-18 23h0M6 23h0', shop.main, 14) +
        stroke('M-6 23h0M18 23h0', '#7DB86A', 14)
      }</g>`,
  );
  const unlit = lit ? '' : round(x - 19, y - 29, 38, 52, 18, '#A9CFE6', 'opacity=".62"');
  return `<use href="#${key}" x="${n(x)}" y="${n(y)}"/>${unlit}`;
}

function roofOf(shop: Shop, top: number): string {
  const { x, width: w } = shop;
  const roofs: Record<Shop['roof'], () => string> = {
    flat: () =>
      round(x - 8, top - 12, w + 16, 18, 4, shop.trim) +
      rect(x - 8, top + 2, w + 16, 5, '#000000', 'opacity=".1"'),
    parapet: () =>
      Array.from({ length: 6 }, (_, index) =>
        round(x + index * (w / 6) + 4, top - 20, w / 6 - 8, 24, 5, shop.trim),
      ).join('') + rect(x - 6, top - 4, w + 12, 12, shop.trim),
    gable: () =>
      path(`M${x - 14} ${top + 4}L${x + w / 2} ${top - 74}L${x + w + 14} ${top + 4}Z`, shop.dark) +
      path(`M${x + 24} ${top + 4}L${x + w / 2} ${top - 52}L${x + w - 24} ${top + 4}Z`, shop.wall) +
      disc(x + w / 2, top - 16, 13, shop.trim) +
      disc(x + w / 2, top - 16, 9, '#FFE3A0'),
    arch: () =>
      path(`M${x + w / 2 - 74} ${top}a74 66 0 0 1 148 0z`, shop.trim) +
      path(`M${x + w / 2 - 60} ${top}a60 54 0 0 1 120 0z`, shop.main) +
      round(x + w / 2 - 6, top - 42, 12, 36, 3, '#FFFFFF') +
      round(x + w / 2 - 18, top - 30, 36, 12, 3, '#FFFFFF') +
      round(x - 8, top - 8, w + 16, 16, 4, shop.trim),
  };
  return roofs[shop.roof]();
}

export function shopFront(canvas: Canvas, shop: Shop): string {
  const { x, width: w } = shop;
  const shopTop = pavement - shopHeight;
  const top = shopTop - shop.floors * floorHeight;
  const columns = Math.max(2, Math.floor(w / 78));
  const upper = Array.from({ length: shop.floors * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return windowAt(
      canvas,
      x + (w / columns) * (column + 0.5),
      top + 48 + row * floorHeight,
      shop,
      (index * 5 + shop.floors) % 3 !== 0,
    );
  }).join('');
  const glass = w - 96;
  const step = glass / shop.goods.length;
  const display =
    round(x + 12, shopTop + 66, glass, 84, 5, '#FFF0C9') +
    path(`M${x + 30} ${shopTop + 66}h26l-44 60v-36z`, '#FFFFFF', 'opacity=".7"') +
    rect(x + 12, shopTop + 140, glass, 10, shop.dark) +
    shop.goods
      .map((icon, index) =>
        stand(icon, {
          x: x + 12 + step * (index + 0.5),
          base: shopTop + 141,
          width: step * 0.92,
          height: 50,
        }),
      )
      .join('');
  const door =
    round(x + w - 72, shopTop + 62, 58, 114, 6, shop.dark) +
    round(x + w - 64, shopTop + 70, 42, 64, 4, '#FFE9B4') +
    disc(x + w - 26, shopTop + 146, 4, '#F6D58B');
  return (
    rect(x, top, w, pavement - top, shop.wall) +
    rect(x + w - 18, top, 18, pavement - top, '#000000', 'opacity=".05"') +
    roofOf(shop, top) +
    upper +
    rect(x, shopTop, w, shopHeight, shop.main) +
    rect(x, pavement - 26, w, 26, shop.dark) +
    display +
    door +
    rect(x, shopTop + 52, w, 16, '#000000', 'opacity=".14"') +
    awning(x + 2, shopTop + 10, w - 4, 44, [shop.main, '#FFF8EE'], Math.round(w / 30)) +
    round(x - 4, shopTop - 8, w + 8, 20, 5, shop.dark) +
    disc(x + w / 2, shopTop - 2, 31, shop.dark) +
    disc(x + w / 2, shopTop - 2, 26, '#FFF8EE') +
    stand(shop.sign, { x: x + w / 2, base: shopTop + 15, width: 34, height: 34 })
  );
}

export function streetTree(canvas: Canvas, x: number, base: number, size: number): string {
  const crown = stroke('M0-140h0', '#6FA961', 104) + stroke('M-34-116h0M36-112h0', '#6FA961', 74);
  const key = canvas.define(
    'tree',
    (id) =>
      `<g id="${id}">${
        oval(0, 0, 40, 6, '#3A2A20', 'opacity=".18"') +
        path('M-6 0-4-96H4L6 0Z', '#8F6648') +
        stroke('M0-70 18-96M0-58-16-84', '#8F6648', 5) +
        crown +
        stroke('M14-158h0', '#8CC079', 52) +
        stroke('M-26-134h0M38-122h0', '#8CC079', 32) +
        round(-26, -16, 52, 16, 4, '#C98A56')
      }</g>`,
  );
  return `<use href="#${key}" transform="translate(${n(x)} ${n(base)}) scale(${size})"/>`;
}

export const lampPost = (x: number, base: number) =>
  group(
    `translate(${x} ${base})`,
    disc(0, -206, 54, '#FFE9A8', 'opacity=".28"') +
      round(-3, -196, 6, 196, 2, '#4B4038') +
      round(-11, -12, 22, 12, 3, '#4B4038') +
      path('M-14-196H14L18-224H-18Z', '#FFE9A8') +
      path('M-22-224H22L0-240Z', '#4B4038') +
      round(-16, -198, 32, 5, 2, '#4B4038'),
  );

export const crateOf = (x: number, base: number, icon: string) =>
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
  path(`M${x - 42} ${base - 28}h84l-6 28h-72z`, '#D9A465') +
  rect(x - 39, base - 17, 78, 4, '#B98246');

export const skyline = (fill: string, base: number) =>
  path(
    `M0 ${base}V430H40V380H92V414H130V330H138V300L146 282 154 300V330H162V420H204V352H268V392H300C300 352 326 340 340 318 354 340 380 352 380 392H410V300H470V366H520V402H556V340L590 316 624 340V396H660V286H668V262H704V286H712V372H770V330H820V404H860V352C860 330 880 322 890 304 900 322 920 330 920 352V398H960V312H1022V372H1070V336H1078V304L1086 286 1094 304V336H1102V392H1150V346H1210V406H1280V${base}Z`,
    fill,
  );
