import { between } from '../drawing/moods.ts';
import { randomFrom } from '../drawing/random.ts';
import { at, dab, line, lit, shape, short, wall, withLight } from './paint.ts';
import type { Piece } from './pieces.ts';

export type Top = { piece: Piece; count: number; size?: number };

export const few = (piece: Piece, count: number, size = 1): Top => ({ piece, count, size });

type Ground = { x: number; y: number; rx: number; ry: number; rise: number };

const golden = 2.39996;

/** Spread over a ground so that none lies on another's place, the far ones first; towards the middle they lie higher. */
export function scattered(seed: string, tops: readonly Top[], ground: Ground, size = 1.5): string {
  const random = randomFrom(seed);
  const all = tops.flatMap(({ piece, count, size: own = 1 }) =>
    Array.from({ length: count }, () => ({ piece, own, order: random.next() })),
  );
  const placed = all
    .sort((one, other) => one.order - other.order)
    .map(({ piece, own }, index) => {
      const far = all.length === 1 ? 0 : Math.sqrt((index + 0.5) / all.length) * 0.96;
      const angle = index * golden + random.between(-0.2, 0.2);
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      return {
        piece,
        scale: size * own * random.between(0.9, 1.1),
        turn: all.length === 1 ? -8 : random.between(-70, 70),
        x: ground.x + x * ground.rx,
        depth: y,
        y: ground.y + y * ground.ry - ground.rise * (1 - far * far),
      };
    });
  return placed
    .sort((one, other) => one.depth - other.depth)
    .map(
      ({ piece, scale, turn, x, y }) =>
        dab(
          x + scale * 0.16,
          y + scale * 0.34,
          scale * 0.98,
          scale * 0.72,
          '#2A1208',
          'opacity=".26"',
        ) + at(x, y, turn, scale, scale * 0.86, piece),
    )
    .join('');
}

const shineOver = (x: number, y: number, rx: number, ry: number) =>
  dab(x, y, rx, ry, '#FFFFFF', 'opacity=".16"');

/** A bowl whose content is seen; `heap` is drawn in its mouth. */
export function bowl(colour: string, ground: string, heap: string): string {
  const [x, y] = [16, 13.6];
  return withLight(
    shape('M9.4 27H22.6L21.8 28.8Q16 30 10.2 28.8Z', between(colour, '#2A1208', 0.45)) +
      shape('M1.2 13.6C1.8 22 8 28.4 16 28.4S30.2 22 30.8 13.6Z', wall(colour)) +
      dab(x, y, 14.8, 9.4, between(colour, '#FFFFFF', 0.45)) +
      dab(x, y + 0.3, 14, 8.7, between(colour, '#2A1208', 0.34)) +
      dab(x, y + 0.9, 13.6, 8, lit(ground)) +
      heap +
      line('M2.6 17.4C4 22.6 8 26 12 27.2', '#FFFFFF', 0.7, 'opacity=".34"'),
  );
}
export const inBowl: Ground = { x: 16, y: 14, rx: 11.8, ry: 6.2, rise: 3 };
export const flatInBowl: Ground = { x: 16, y: 14.4, rx: 11, ry: 5.8, rise: 0.6 };

export function plate(colour: string, heap: string): string {
  return withLight(
    dab(16, 19.6, 15.6, 9, between(colour, '#2A1208', 0.42)) +
      dab(16, 18.6, 15.6, 9, lit(colour)) +
      dab(16, 18.7, 11.6, 6.2, between(colour, '#2A1208', 0.1)) +
      dab(16, 18.9, 11.2, 5.8, lit(between(colour, '#FFFFFF', 0.2))) +
      heap,
  );
}
export const onPlate: Ground = { x: 16, y: 18, rx: 11, ry: 5.6, rise: 3.2 };
export const flatOnPlate: Ground = { x: 16, y: 18, rx: 10.6, ry: 5.6, rise: 0.8 };

/** A round of dough out of the oven, with what was spread on it and what lies on that. */
export function baked(crust: string, spread: string, tops: string): string {
  const blisters = Array.from({ length: 11 }, (_, index) => {
    const angle = index * 0.571 + (index % 3) * 0.13;
    return dab(
      16 + Math.cos(angle) * 13.7,
      16 + Math.sin(angle) * 9.5,
      0.8 + (index % 3) * 0.3,
      0.5,
      between(crust, '#3A1606', 0.5),
      'opacity=".45"',
    );
  }).join('');
  return withLight(
    dab(16, 18, 15.2, 10.6, between(crust, '#3A1606', 0.55)) +
      dab(16, 16.4, 15.2, 10.8, lit(crust)) +
      blisters +
      dab(16, 16.1, 13.1, 9, between(spread, '#3A1606', 0.4)) +
      dab(16, 16.3, 12.9, 8.8, lit(spread)) +
      tops +
      shineOver(11.4, 11.8, 5.4, 2.2),
  );
}
export const onDough: Ground = { x: 16, y: 16, rx: 11.2, ry: 7.2, rise: 0 };

/** What is beaten smooth, with the trace of the spoon and oil in it. */
export function dip(colour: string, oil: string): string {
  const turn = (reach: number) =>
    `M${short(16 - reach)} 14.4A${reach} ${short(reach * 0.56)} 0 1 1 ${short(16 + reach * 0.8)} 16.4`;
  return (
    dab(16, 14.4, 13.4, 7.8, lit(colour)) +
    line(turn(9.6), between(colour, '#2A1208', 0.26), 2, 'opacity=".7"') +
    line(turn(9.4), oil, 1.3, 'opacity=".9"') +
    line(turn(5.2), between(colour, '#2A1208', 0.22), 1.8, 'opacity=".6"') +
    line(turn(5), oil, 1.1, 'opacity=".85"') +
    line('M8.4 11.4C10.4 9.6 13 8.8 16 8.8', '#FFFFFF', 0.8, 'opacity=".55"')
  );
}

/** Noodles as they fall into a bowl, in strands over each other. */
export function noodles(seed: string, colour: string): string {
  const random = randomFrom(seed);
  return Array.from({ length: 9 }, (_, index) => {
    const y = 8 + index * 1.5;
    const half = 12.4 * Math.sqrt(Math.max(0.12, 1 - ((y - 14.2) / 7.4) ** 2));
    const bend = random.between(-2.6, 2.6);
    const d = `M${short(16 - half)} ${short(y + random.between(-0.4, 0.8))}C${short(16 - half * 0.3)} ${short(y - 2.4 - bend)} ${short(16 + half * 0.3)} ${short(y + 0.6 + bend)} ${short(16 + half)} ${short(y + random.between(-0.4, 0.8))}`;
    return (
      line(d, between(colour, '#3A1606', 0.3), 2.3) +
      line(d, between(colour, '#FFFFFF', (index % 3) * 0.12), 1.8)
    );
  }).join('');
}

/** A tall glass of something cold. */
export function glass(drink: string, tops: string): string {
  return withLight(
    shape('M8 4H24L22.4 29Q22.2 31 20 31H12Q9.8 31 9.6 29Z', '#DDECF2', 'opacity=".75"') +
      shape('M8.7 9H23.3L22 28.6Q21.9 29.8 20 29.8H12Q10.1 29.8 10 28.6Z', wall(drink)) +
      dab(16, 9, 7.3, 1.7, between(drink, '#FFFFFF', 0.35)) +
      tops +
      line('M10.6 6.4L11.8 26', '#FFFFFF', 1.1, 'opacity=".6"') +
      `<ellipse cx="16" cy="4.2" rx="8" ry="1.7" fill="none" stroke="#FFFFFF" stroke-width=".7" opacity=".9"/>`,
  );
}
