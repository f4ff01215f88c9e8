import { footShade, spot } from './air.ts';
import { type Canvas, n } from './canvas.ts';
import { between } from './moods.ts';
import { disc, oval, path, round, stroke } from './shapes.ts';

export type DishName = 'plate' | 'board' | 'tile' | 'podium' | 'none';

/** Glazes of plates: light side, dark side, rim. */
const glazes = [
  ['#FFFFFF', '#D9D4CD', '#FFFFFF'],
  ['#F6EEE2', '#CFBFA8', '#B4673F'],
  ['#53595E', '#2B3034', '#7C858B'],
  ['#D7E0D4', '#A5B5A4', '#F4F8F2'],
  ['#FFFFFF', '#D5D9DE', '#3F6C9C'],
] as const;

const fade = (canvas: Canvas, name: string, from: string, to: string) =>
  canvas.gradient(name, from, to, 'x2="1" y2="1"');

/** What goods are served on, seen from the table's edge; they stand on `base`. */
export function dishOf(canvas: Canvas, dish: DishName, x: number, base: number, reach: number) {
  const { random } = canvas;
  const [light, dark, rim] = random.pick(glazes);
  const y = base - reach * 0.02;
  const dishes: Record<DishName, () => string> = {
    none: () => '',
    plate: () =>
      footShade(canvas, x, y + reach * 0.2, reach * 1.9, 0.9) +
      oval(x, y + reach * 0.045, reach, reach * 0.235, between(dark, '#1F0F08', 0.35)) +
      oval(x, y + reach * 0.02, reach, reach * 0.235, fade(canvas, 'plate', light, dark)) +
      `<ellipse cx="${n(x)}" cy="${n(y + reach * 0.02)}" rx="${n(reach * 0.985)}" ry="${n(reach * 0.226)}" fill="none" stroke="${rim}" stroke-width="${n(reach * 0.014)}" opacity=".85"/>` +
      oval(x, y + reach * 0.022, reach * 0.7, reach * 0.15, fade(canvas, 'well', dark, light)),
    board: () => {
      const [w, h, thick] = [reach * 1.04, reach * 0.2, reach * 0.075];
      const side = random.pick([-1, 1]);
      const top = `M${n(x - w * 0.92)} ${n(y - h * 0.8)}H${n(x + w * 0.92)}L${n(x + w)} ${n(y + h)}H${n(x - w)}Z`;
      const grip = `M${n(x + side * w * 0.93)} ${n(y - h * 0.3)}h${n(side * w * 0.2)}q${n(side * w * 0.07)} ${n(h * 0.35)} 0 ${n(h * 0.7)}h${n(-side * w * 0.2)}Z`;
      return (
        footShade(canvas, x, y + h + thick, w * 1.9, 0.9) +
        path(grip, '#A66E3A') +
        path(
          top,
          fade(canvas, 'board', '#EBC692', '#B97C43'),
          'stroke="#C08A50" stroke-width="4"',
        ) +
        stroke(
          `M${n(x - w * 0.8)} ${n(y - h * 0.3)}H${n(x + w * 0.3)}M${n(x - w * 0.5)} ${n(y + h * 0.35)}H${n(x + w * 0.8)}`,
          '#8A5527',
          3,
          'opacity=".3"',
        ) +
        path(
          `M${n(x - w)} ${n(y + h)}H${n(x + w)}V${n(y + h + thick)}H${n(x - w)}Z`,
          '#8C5A2C',
          'stroke="#8C5A2C" stroke-width="4"',
        )
      );
    },
    tile: () => {
      const [w, h, thick] = [reach, reach * 0.19, reach * 0.05];
      return (
        footShade(canvas, x, y + h + thick, w * 1.9, 0.9) +
        path(
          `M${n(x - w * 0.9)} ${n(y - h)}H${n(x + w * 0.9)}L${n(x + w)} ${n(y + h)}V${n(y + h + thick)}H${n(x - w)}V${n(y + h)}Z`,
          '#1C2125',
        ) +
        path(
          `M${n(x - w * 0.9)} ${n(y - h)}H${n(x + w * 0.9)}L${n(x + w)} ${n(y + h)}H${n(x - w)}Z`,
          fade(canvas, 'tile', '#6B767C', '#2C3337'),
        )
      );
    },
    podium: () => {
      const [w, h] = [reach * 0.86, reach * 0.19];
      const side = canvas.gradient('side', '#FFFFFF', '#B9B2AB', 'x2="1" y2="0"');
      return (
        footShade(canvas, x, y + reach * 0.36, w * 2, 0.9) +
        path(
          `M${n(x - w)} ${n(y)}v${n(reach * 0.22)}a${n(w)} ${n(h)} 0 0 0 ${n(w * 2)} 0v${n(-reach * 0.22)}Z`,
          side,
        ) +
        oval(x, y, w, h, fade(canvas, 'top', '#FFFFFF', '#DCD6D0'))
      );
    },
  };
  return dishes[dish]();
}

/** The same from above, in the middle of `x` and `y`. */
export function dishFromAbove(canvas: Canvas, dish: DishName, x: number, y: number, reach: number) {
  const [light, dark, rim] = canvas.random.pick(glazes);
  const under = disc(
    x + reach * 0.07,
    y + reach * 0.09,
    reach * 1.16,
    spot(canvas, 'under', '#1F0F08', 0.75),
  );
  const round_ = () =>
    under +
    disc(x, y, reach, fade(canvas, 'plate', light, dark)) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(reach * 0.975)}" fill="none" stroke="${rim}" stroke-width="${n(reach * 0.02)}" opacity=".85"/>` +
    disc(x, y, reach * 0.76, fade(canvas, 'well', dark, light));
  const slab = (from: string, to: string, edge: string) =>
    round(
      x - reach * 1.22,
      y - reach * 0.84,
      reach * 2.5,
      reach * 1.78,
      44,
      spot(canvas, 'under', '#1F0F08', 0.9),
    ) +
    round(x - reach * 1.22, y - reach * 0.86, reach * 2.44, reach * 1.74, 34, edge) +
    round(
      x - reach * 1.22,
      y - reach * 0.88,
      reach * 2.44,
      reach * 1.72,
      34,
      fade(canvas, 'slab', from, to),
    );
  const dishes: Record<DishName, () => string> = {
    plate: round_,
    board: () => slab('#EBC692', '#B97C43', '#7F4F22'),
    tile: () => slab('#6B767C', '#2C3337', '#15191C'),
    podium: round_,
    none: () => '',
  };
  return dishes[dish]();
}
