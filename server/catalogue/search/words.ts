import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { alike } from './alike';

const variants: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه', ـ: '' };
const mostWords = 6;

/** Words to look for: small letters, Arabic letter variants written alike, as the index has them. */
export function searchTokens(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[أإآىةـ]/g, (letter) => variants[letter] ?? letter)
    // Short vowels are typed by few and stored by none.
    .replace(/[\u064b-\u0652]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
}

/** Every word, each possibly only begun, as a PostgreSQL text search query. */
export const tsQueryOf = (tokens: readonly string[]): string =>
  tokens.map((token) => `${token}:*`).join(' & ');

/**
 * Words that the catalogue knows in place of words that it does not: "burgr" becomes "burger".
 * Words with a known beginning stay; null when some word is like none.
 * @param where a condition on `search_words`: of which module and zones
 */
export async function correctTokens(
  db: Db,
  tokens: readonly string[],
  where: SQL,
): Promise<string[] | null> {
  const corrected: string[] = [];
  for (const token of tokens) {
    const spelling = alike(token);
    const { rows } = await db.execute<{ word: string }>(sql`
      select word from search_words
      where ${where} and (word like ${`${token}%`} or spelling % ${spelling})
      order by (word like ${`${token}%`}) desc, similarity(spelling, ${spelling}) desc, frequency desc, word
      limit 1`);
    const [best] = rows;
    if (!best) return null;
    corrected.push(best.word.startsWith(token) ? token : best.word);
  }
  return corrected;
}
