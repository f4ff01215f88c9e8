import type { Language } from '../../../domain/language/languages';

/** "Leave at the door" as each language says it: a draft, or an order made again, may be in another one. */
export const doorWishes: Readonly<Record<Language, string>> = {
  en: 'Leave at the door',
  ar: 'اتركه عند الباب',
  es: 'Déjalo en la puerta',
};

const between = ' · ';
const mostLetters = 300;

/** Letters that the courier can be told beside the wish. */
export const mostBeside = (wish: string): number => mostLetters - (wish + between).length;

/** The wish before other words: back ends that know no such wish hand on the words alone. */
export const withWish = (wish: string, own: string): string =>
  [wish, own].filter(Boolean).join(between);

/** What was said beside the wish, in whichever language that was. */
export function withoutWish(said: string): string {
  for (const wish of Object.values(doorWishes)) {
    if (said === wish) return '';
    if (said.startsWith(wish + between))
      return withoutWish(said.slice(wish.length + between.length));
  }
  return said;
}
