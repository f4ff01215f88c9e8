import { footShade, spot } from './air.ts';
import { type Canvas, fitted, n, stand } from './canvas.ts';
import { type Halved, halves, parted } from './cuts.ts';
import { dishOf } from './dishes.ts';
import { between } from './moods.ts';
import { put } from './placing.ts';
import type { Setting } from './setting.ts';
import { group, oval, path } from './shapes.ts';

export const canBeCut = (icon: string): boolean => halves.has(icon) || parted.has(icon);

const around = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count)).join('');

/** The inside of a face of the reach `x` by `y` around the origin. */
const insides: Record<Halved['inside'], (look: Halved, x: number, y: number) => string> = {
  plain: ({ heart }, x, y) =>
    around(7, (turn) =>
      group(`rotate(${n(turn + 12)})`, oval(0, -y * 0.4, x * 0.03, y * 0.06, heart)),
    ),
  pips: ({ heart }, x, y) =>
    oval(0, 0, x * 0.3, y * 0.42, heart, 'opacity=".55"') +
    [-1, 1]
      .map((side) =>
        group(
          `translate(${n(side * x * 0.13)} 0) rotate(${side * -14})`,
          oval(0, 0, x * 0.06, y * 0.15, '#4A2617') +
            oval(-x * 0.015, -y * 0.04, x * 0.015, y * 0.05, '#FFF6E6', 'opacity=".5"'),
        ),
      )
      .join(''),
  wedges: ({ flesh, heart, rim }, x, y) =>
    around(9, (turn) =>
      group(
        `rotate(${n(turn)})`,
        path(
          `M0 ${n(-y * 0.1)}L${n(x * 0.24)} ${n(-y * 0.72)}Q0 ${n(-y * 0.96)} ${n(-x * 0.24)} ${n(-y * 0.72)}Z`,
          flesh,
          `stroke="${between(flesh, rim, 0.35)}" stroke-width="${n(x * 0.025)}"`,
        ) + oval(x * 0.05, -y * 0.55, x * 0.05, y * 0.16, heart, 'opacity=".7"'),
      ),
    ),
  stone: ({ heart }, x, y) =>
    oval(0, 0, x * 0.4, y * 0.46, between(heart, '#1F0F08', 0.3)) +
    oval(-x * 0.03, -y * 0.03, x * 0.36, y * 0.42, heart) +
    oval(-x * 0.12, -y * 0.16, x * 0.1, y * 0.12, '#FFF6E6', 'opacity=".3"'),
  rings: ({ heart }, x, y) =>
    [0.72, 0.48, 0.24]
      .map(
        (part) =>
          `<ellipse rx="${n(x * part)}" ry="${n(y * part)}" fill="${part < 0.3 ? heart : 'none'}" stroke="${heart}" stroke-width="${n(x * 0.045)}" opacity=".75"/>`,
      )
      .join(''),
  chambers: ({ heart }, x, y) =>
    around(3, (turn) =>
      group(
        `rotate(${n(turn)})`,
        path(
          `M0 ${n(-y * 0.16)}Q${n(x * 0.56)} ${n(-y * 0.3)} ${n(x * 0.36)} ${n(-y * 0.66)}Q0 ${n(-y * 0.84)} ${n(-x * 0.36)} ${n(-y * 0.66)}Q${n(-x * 0.56)} ${n(-y * 0.3)} 0 ${n(-y * 0.16)}Z`,
          heart,
          'opacity=".8"',
        ) +
          [-0.2, 0.02, 0.2]
            .map((at) =>
              oval(x * at, -y * (0.58 - Math.abs(at) * 0.5), x * 0.045, y * 0.07, '#FFF3C9'),
            )
            .join(''),
      ),
    ),
  yolk: ({ heart }, x, y) =>
    oval(0, y * 0.08, x * 0.52, y * 0.46, heart) +
    oval(-x * 0.15, -y * 0.06, x * 0.14, y * 0.1, '#FFF1C2', 'opacity=".6"'),
};

/** A cut face that looks at whom looks at it, around `x` and `y`. */
function face(canvas: Canvas, look: Halved, x: number, y: number, reach: number, turn: number) {
  const [rx, ry] = [reach * look.face[0], reach * look.face[1]];
  const shine = spot(canvas, 'shine', '#FFFFFF', 0.5);
  return (
    footShade(canvas, x, y + ry * 0.96, rx * 1.9, 0.9) +
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
      oval(rx * 0.06, ry * 0.04, rx, ry, between(look.skin, '#1F0F08', 0.25)) +
        oval(0, 0, rx, ry, look.skin) +
        oval(0, 0, rx * 0.93, ry * 0.93, look.rim) +
        oval(0, 0, rx * 0.86, ry * 0.86, look.flesh) +
        insides[look.inside](look, rx * 0.9, ry * 0.9) +
        oval(-rx * 0.3, -ry * 0.36, rx * 0.5, ry * 0.4, shine),
    )
  );
}

function halvedFruit(canvas: Canvas, icon: string, look: Halved, side: number): string {
  const at = (dx: number) => 400 + side * dx;
  return (
    put(canvas, icon, { x: at(-150), base: 476, width: 250, height: 262, flip: side < 0 }) +
    face(canvas, look, at(216), 352, 92, side * 12) +
    face(canvas, look, at(268), 420, 84, side * 20) +
    face(canvas, look, at(64), 406, 140, side * -6)
  );
}

/** One half of what is cut upright at `x`: its face is seen as an edge of `thick`. */
function half(canvas: Canvas, icon: string, isLeft: boolean, look: 'plain' | 'crumb'): string {
  const size = { width: 420, height: 350 };
  const { width, height } = fitted(icon, size);
  const [from, base] = [isLeft ? 400 - width / 2 - 20 : 400, 500];
  const cut = canvas.define(
    isLeft ? 'left' : 'right',
    (id) =>
      `<clipPath id="${id}"><rect x="${n(from)}" y="${n(base - height - 20)}" width="${n(width / 2 + 20)}" height="${n(height + 40)}"/></clipPath>`,
  );
  const piece = (shown: 'plain' | 'crumb') =>
    `<g clip-path="url(#${cut})">${stand(icon, { x: 400, base, ...size, look: shown })}</g>`;
  const thick = isLeft ? 20 : 0;
  return (thick ? group(`translate(${thick})`, piece(look)) : '') + piece('plain');
}

function partedDish(canvas: Canvas, icon: string, side: number): string {
  const { width } = fitted(icon, { width: 420, height: 350 });
  const look = parted.get(icon) === 'crumb' ? 'crumb' : 'plain';
  const [behind, before] = [-48, 34];
  return (
    footShade(canvas, 400 - side * width * 0.25 + side * behind, 490, width * 0.56) +
    footShade(canvas, 400 + side * width * 0.25 + side * before, 512, width * 0.56) +
    group(
      side < 0 ? 'translate(800) scale(-1 1)' : 'translate(0)',
      group(`translate(${behind} -10)`, half(canvas, icon, true, look)) +
        group(`translate(${before} 12)`, half(canvas, icon, false, look)),
    )
  );
}

/** Cut through, on a board, with the knife beside it. */
export function cutOpen(canvas: Canvas, { icon, surface }: Setting): string {
  const side = canvas.random.pick([-1, 1]);
  const look = halves.get(icon);
  const lies = surface === 'wood' || surface === 'walnut' ? 'tile' : 'board';
  return (
    dishOf(canvas, lies, 400, 500, 340) +
    (look ? halvedFruit(canvas, icon, look, side) : partedDish(canvas, icon, side)) +
    put(
      canvas,
      'kitchen-knife',
      { x: 400 - side * 318, base: 586, width: 170, height: 150, flip: side < 0 },
      0.7,
    )
  );
}
