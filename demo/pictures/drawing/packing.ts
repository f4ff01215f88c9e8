import type { PictureRequest } from '../request.ts';
import { footShade, haze, wallOf } from './air.ts';
import { type Canvas, n, stand } from './canvas.ts';
import { put } from './placing.ts';
import type { Setting } from './setting.ts';
import { group, path, rect, round, stroke } from './shapes.ts';
import { tableOf } from './surfaces.ts';
import { wordMark } from './words.ts';

/** Paper of bags and boxes: lit, shaded, and its inside. */
const papers = [
  ['#E2B98A', '#B98550', '#7E5630'],
  ['#F4EEE4', '#CFC4B4', '#9C907F'],
] as const;

/** The label of the store: its name, and what it is known for. */
function label(setting: Setting, name: string, x: number, y: number): string {
  const { accent } = setting.mood;
  return (
    round(x - 92, y - 70, 184, 150, 16, '#FFFDF8') +
    round(x - 84, y - 62, 168, 134, 11, 'none', `stroke="${accent}" stroke-width="3"`) +
    stand(setting.icon, { x, base: y + 8, width: 60, height: 58 }) +
    wordMark(name || 'Flowmart', { x, y: y + 40, width: 146, most: 30 }, accent)
  );
}

function bag(canvas: Canvas, setting: Setting, name: string, x: number, base: number): string {
  const [lit, shaded, inside] = papers[setting.module === 'pharmacy' ? 1 : 0];
  const front = canvas.gradient('bag', lit, shaded, 'x2="1" y2="1"');
  const [left, right, top] = [x - 150, x + 110, base - 330];
  const teeth = Array.from(
    { length: 13 },
    (_, index) => `l10 ${index % 2 ? 9 : -9}l10 ${index % 2 ? -9 : 9}`,
  );
  return (
    footShade(canvas, x + 10, base, 330) +
    path(`M${left + 8} ${top}L${left + 60} ${top - 34}H${right + 66}L${right} ${top}Z`, inside) +
    group('', stand(setting.icon, { x: x + 4, base: top + 74, width: 230, height: 180, turn: 8 })) +
    path(
      `M${right} ${top}L${right + 66} ${top - 34}L${right + 58} ${base - 40}L${right} ${base}Z`,
      shaded,
    ) +
    path(
      `M${right} ${top}L${right + 66} ${top - 34}L${right + 58} ${base - 40}L${right} ${base}Z`,
      '#3A2210',
      'opacity=".22"',
    ) +
    path(`M${left} ${top}${teeth.join('')}V${base}H${left}Z`, front) +
    path(`M${left} ${base - 60}H${right}V${base}H${left}Z`, '#3A2210', 'opacity=".08"') +
    stroke(`M${left + 34} ${top + 14}V${base - 10}`, '#FFFFFF', 5, 'opacity=".25"') +
    label(setting, name, (left + right) / 2, base - 152)
  );
}

function box(canvas: Canvas, setting: Setting, name: string, x: number, base: number): string {
  const [lit, shaded, inside] = papers[0];
  const [left, right, top] = [x - 200, x + 150, base - 190];
  const front = canvas.gradient('box', lit, shaded, 'x2="1" y2="1"');
  const tissue = `M${left + 30} ${top + 8}L${left + 50} ${top - 66}L${left + 118} ${top - 30}L${left + 170} ${top - 78}L${left + 236} ${top - 26}L${left + 300} ${top - 70}L${right + 30} ${top + 8}Z`;
  return (
    footShade(canvas, x, base, 420) +
    path(`M${left} ${top}L${left + 66} ${top - 60}H${right + 70}L${right} ${top}Z`, inside) +
    path(tissue, '#FBF6EE') +
    stand(setting.icon, { x: x - 10, base: top + 44, width: 300, height: 250, turn: -4 }) +
    path(
      `M${left + 24} ${top + 10}L${left + 80} ${top - 34}L${left + 150} ${top + 2}L${left + 226} ${top - 36}L${right} ${top + 8}Z`,
      '#FFFFFF',
    ) +
    path(`M${right} ${top}L${right + 70} ${top - 60}V${base - 56}L${right} ${base}Z`, shaded) +
    path(
      `M${right} ${top}L${right + 70} ${top - 60}V${base - 56}L${right} ${base}Z`,
      '#3A2210',
      'opacity=".25"',
    ) +
    rect(left, top, right - left, base - top, front) +
    path(`M${left} ${top}L${left - 70} ${top + 46}H${right - 60}L${right} ${top}Z`, '#F0CFA4') +
    path(
      `M${left - 70} ${top + 46}H${right - 60}L${n(right)} ${top}L${right} ${top + 6}L${right - 58} ${top + 56}H${left - 66}Z`,
      '#3A2210',
      'opacity=".18"',
    ) +
    group('translate(0 26)', label(setting, name, (left + right) / 2, base - 92))
  );
}

/** As it is handed over at the door: in the store's paper, with one piece beside it. */
export function packed(canvas: Canvas, setting: Setting, request: PictureRequest): string {
  const { random } = canvas;
  const horizon = random.between(350, 390);
  const name = request.name ?? '';
  const isBox = setting.module === 'ecommerce';
  const x = random.between(330, 370);
  return (
    wallOf(canvas, setting.mood, horizon) +
    tableOf(canvas, setting.surface, setting.mood, horizon) +
    haze(canvas, setting.mood, horizon) +
    (isBox ? box : bag)(canvas, setting, name, x, 520) +
    (isBox
      ? ''
      : put(canvas, setting.icon, { x: x + 226, base: 552, width: 250, height: 220, flip: true }))
  );
}
