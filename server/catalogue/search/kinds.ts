import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { intArray } from '../../http/paging';

/** A beginning shorter than this is met in the names of too many categories to mean one of them. */
const leastLetters = 3;

/** A word that is looked for, and the categories in whose names it stands: "pizza" finds a Margherita by them. */
export interface Sought {
  readonly token: string;
  readonly kinds: readonly number[];
}

/** @param from the table of categories, with a condition where it holds those of several modules */
export async function soughtIn(db: Db, tokens: readonly string[], from: SQL): Promise<Sought[]> {
  const asked = tokens.filter((token) => [...token].length >= leastLetters);
  if (asked.length === 0) return tokens.map((token) => ({ token, kinds: [] }));
  const list = sql.join(
    asked.map((token) => sql`${token}::text`),
    sql`, `,
  );
  const { rows } = await db.execute<{ token: string; kinds: number[] }>(sql`
    select token, array_agg(kind.id order by kind.id) as kinds
    from (select id, to_tsvector('simple', plain_letters(all_languages(name))) as words from ${from}) as kind
    join unnest(array[${list}]) as token on kind.words @@ to_tsquery('simple', token || ':*')
    group by token`);
  const found = new Map(rows.map(({ token, kinds }) => [token, kinds]));
  return tokens.map((token) => ({ token, kinds: found.get(token) ?? [] }));
}

/** Rows that have every word in what is searched of them, or are of a category of that name. */
export const withWordsOrKinds = (sought: readonly Sought[], ofKinds: (kinds: SQL) => SQL): SQL =>
  sql.join(
    sought.map(({ token, kinds }) => {
      const named = sql`search @@ to_tsquery('simple', ${`${token}:*`})`;
      return kinds.length === 0 ? named : sql`(${named} or ${ofKinds(intArray([...kinds]))})`;
    }),
    sql` and `,
  );
