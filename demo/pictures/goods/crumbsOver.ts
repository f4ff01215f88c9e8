import { randomFrom } from '../drawing/random.ts';
import { dab, short } from '../plated/paint.ts';

/** Seeds and herbs that lie on what is baked. */
export function crumbsOver(seed: string, colour: string): string {
  const random = randomFrom(seed);
  return Array.from({ length: 26 }, () =>
    dab(
      short(random.between(7, 25)),
      short(random.between(9, 23)),
      short(random.between(0.35, 0.7)),
      0.35,
      colour,
      'opacity=".8"',
    ),
  ).join('');
}
