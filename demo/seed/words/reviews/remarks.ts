import type { Localized } from '../../../../domain/language/localized';
import { t } from '../../../locales/reviews';
import { rowsOf, wordsInCell } from '../../menus/written';

export interface Remark {
  stars: number;
  /** What it may be said of: shelves, icons, marks and choices; anything where none is named. */
  of: readonly string[];
  text: Localized;
  reply: Localized | null;
}

const columns = ['stars', 'of', 'text', 'reply'] as const;

export const remarks = (table: string): Remark[] =>
  rowsOf(table, columns).map((row) => {
    const stars = Number(row('stars'));
    if (!(stars >= 1 && stars <= 5)) throw new Error(`Not so many stars: "${row('stars')}"`);
    return {
      stars,
      of: wordsInCell(row('of')),
      text: t(row('text')),
      reply: row('reply') === '' ? null : t(row('reply')),
    };
  });

export const canBeSaidOf = ({ of }: Remark, known: ReadonlySet<string>): boolean =>
  of.length === 0 || of.some((word) => known.has(word));
