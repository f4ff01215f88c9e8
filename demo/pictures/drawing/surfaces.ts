import { type Canvas, n } from './canvas.ts';
import type { Mood } from './moods.ts';
import { path, rect, stroke } from './shapes.ts';

export type SurfaceName = 'wood' | 'walnut' | 'marble' | 'linen' | 'slate' | 'studio';

type Tones = { far: string; near: string; line: string; glint: string };

const tones: Record<Exclude<SurfaceName, 'studio'>, Tones> = {
  wood: { far: '#E3BB88', near: '#BC8449', line: '#7F4F22', glint: '#F8DDB2' },
  walnut: { far: '#8A5F43', near: '#553521', line: '#2B170B', glint: '#B88A66' },
  marble: { far: '#F1EEEA', near: '#D3CDC6', line: '#8C8580', glint: '#FFFFFF' },
  linen: { far: '#F0E6D6', near: '#D3C2A8', line: '#A08C6E', glint: '#FFFBF2' },
  slate: { far: '#5E686D', near: '#343C41', line: '#1C2327', glint: '#8D999E' },
};

/** The studio's table is its wall, rounded off into the floor. */
export const tonesOf = (surface: SurfaceName, mood: Mood): Tones =>
  surface === 'studio'
    ? { far: mood.lit, near: mood.dim, line: mood.accent, glint: '#FFFFFF' }
    : tones[surface];

/** A table seen from its edge: from `horizon` down to the foot of the picture. */
export function tableOf(canvas: Canvas, surface: SurfaceName, mood: Mood, horizon: number): string {
  const { width, height, random } = canvas;
  const { far, near, line, glint } = tonesOf(surface, mood);
  const fill = canvas.gradient('table', far, near);
  const ground = rect(0, horizon, width, height - horizon, fill);
  const middle = width / 2 + random.between(-width / 6, width / 6);
  const depth = height - horizon;
  const seam = (at: number, thick: number) => {
    const top = middle + (at - middle) * 0.42;
    return `M${n(top)} ${n(horizon)}L${n(at - thick)} ${height}H${n(at + thick)}Z`;
  };
  const marks: Record<SurfaceName, () => string> = {
    wood: () => {
      const planks = [-2, -1, 0, 1, 2, 3].map((index) => middle + (index - 0.5) * (width / 3));
      return (
        path(
          planks
            .filter((_, index) => index % 2)
            .map((at) => {
              const [a, b] = [
                middle + (at - middle) * 0.42,
                middle + (at + width / 3 - middle) * 0.42,
              ];
              return `M${n(a)} ${n(horizon)}H${n(b)}L${n(at + width / 3)} ${height}H${n(at)}Z`;
            })
            .join(''),
          glint,
          'opacity=".16"',
        ) + path(planks.map((at) => seam(at, 2)).join(''), line, 'opacity=".45"')
      );
    },
    walnut: () => marks.wood(),
    marble: () =>
      [0, 1, 2]
        .map((index) => {
          const y = horizon + depth * (0.2 + index * 0.3) + random.between(-10, 10);
          const from = random.between(-80, width * 0.5);
          return stroke(
            `M${n(from)} ${n(y)}q${n(width * 0.14)} ${n(random.between(-14, 34))} ${n(width * 0.26)} ${n(random.between(-6, 14))}t${n(width * 0.3)} ${n(random.between(0, 30))}`,
            line,
            2 + index * 1.5,
            `opacity="${index === 1 ? '.3' : '.2'}"`,
          );
        })
        .join(''),
    linen: () => {
      const fold = (at: number, wide: number) => {
        const top = middle + (at - middle) * 0.5;
        return `M${n(top)} ${n(horizon)}L${n(at)} ${height}H${n(at + wide)}L${n(top + wide * 0.4)} ${n(horizon)}Z`;
      };
      const first = random.between(-60, 60);
      return (
        path(fold(first, 150) + fold(first + width * 0.62, 170), line, 'opacity=".1"') +
        path(fold(first + 150, 120) + fold(first + width * 0.62 + 170, 110), glint, 'opacity=".3"')
      );
    },
    slate: () =>
      path(
        `M0 ${n(horizon + depth * 0.5)}Q${n(width * 0.4)} ${n(horizon + depth * 0.3)} ${width} ${n(horizon + depth * 0.66)}V${n(horizon + depth * 0.5)}Q${n(width * 0.5)} ${n(horizon + depth * 0.2)} 0 ${n(horizon + depth * 0.4)}Z`,
        glint,
        'opacity=".16"',
      ),
    studio: () => '',
  };
  return ground + marks[surface]();
}

/** The same table seen from above: it is all that there is. */
export function boardOf(canvas: Canvas, surface: SurfaceName, mood: Mood): string {
  const { width, height, random } = canvas;
  const { far, near, line, glint } = tonesOf(surface, mood);
  const ground = rect(0, 0, width, height, canvas.gradient('table', far, near, 'x2="1" y2="1"'));
  const shift = random.between(0, 1);
  const marks: Record<SurfaceName, () => string> = {
    wood: () => {
      const tall = height / 4;
      const rows = [0, 1, 2, 3, 4].map((index) => (index + shift - 0.6) * tall);
      return (
        rows
          .filter((_, index) => index % 2)
          .map((y) => rect(0, y, width, tall, glint, 'opacity=".14"'))
          .join('') + rows.map((y) => rect(0, y, width, 4, line, 'opacity=".4"')).join('')
      );
    },
    walnut: () => marks.wood(),
    marble: () =>
      [0, 1, 2]
        .map((index) =>
          stroke(
            `M${n(-20 + index * 210 * shift)} ${n(height * (0.1 + index * 0.3))}q${n(width * 0.2)} ${n(60 * shift + 20)} ${n(width * 0.34)} ${n(30 + index * 24)}t${n(width * 0.5)} ${n(90 - index * 20)}`,
            line,
            3 + index * 2,
            'opacity=".2"',
          ),
        )
        .join(''),
    linen: () =>
      path(`M0 0H${n(width * 0.24)}L0 ${n(height * 0.5)}Z`, glint, 'opacity=".3"') +
      path(
        `M${width} ${height}H${n(width * 0.6)}Q${n(width * 0.8)} ${n(height * 0.8)} ${width} ${n(height * 0.5)}Z`,
        line,
        'opacity=".14"',
      ),
    slate: () =>
      path(`M0 0H${n(width * 0.5)}L0 ${n(height * 0.7)}Z`, glint, 'opacity=".14"') +
      path(
        `M${width} ${height}H${n(width * 0.4)}L${width} ${n(height * 0.4)}Z`,
        line,
        'opacity=".25"',
      ),
    studio: () => path(`M${width} ${height}H0L${width} ${n(height * 0.2)}Z`, line, 'opacity=".09"'),
  };
  return ground + marks[surface]();
}
