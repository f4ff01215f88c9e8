import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { alike } from './alike';

// Accents, and what Arabic adds to a letter: short vowels, hamza and the stretching of words.
const marks = /[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g;
const variants: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه' };
const mostWords = 6;

/** The letters in which words are compared: small, without marks, as the database's `plain_letters` makes them. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[ٱىة]/g, (letter) => variants[letter] ?? letter);

/** Words to look for, in the letters that the index has. */
export const searchTokens = (text: string): string[] =>
  (plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);

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
