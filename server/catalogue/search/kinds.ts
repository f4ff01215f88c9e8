import { type SQL, sql } from 'drizzle-orm';

/** A beginning shorter than this is met in the names of too many categories to mean one of them. */
const leastLetters = 3;

const begun = (token: string): SQL => sql`to_tsquery('simple', ${`${token}:*`})`;

const isCalled = (token: string): SQL => sql`search @@ ${begun(token)}`;

const meansKinds = (token: string): boolean => [...token].length >= leastLetters;

/**
 * Every word, or the category in whose name it stands: "pizza" finds a Margherita by it. Each item has the number of its own
 * category among its words, so this is one question to one index.
 */
export const itemWords = (tokens: readonly string[], moduleId: number): SQL =>
  sql.join(
    tokens.map((token) =>
      meansKinds(token)
        ? sql`(${begun(token)} || coalesce((select string_agg(quote_literal('=' || id), ' | ')
            from categories where module_id = ${moduleId} and ${isCalled(token)}), '')::tsquery)`
        : begun(token),
    ),
    sql` && `,
  );

/**
 * Rows that have every word in their names, or are of a category of that name.
 * @param kinds the table of categories, and which of them
 * @param ofKinds whether a row is of one of these ids, an array
 */
export const withWordsOrKinds = (
  tokens: readonly string[],
  kinds: SQL,
  ofKinds: (ids: SQL) => SQL,
): SQL =>
  sql.join(
    tokens.map((token) => {
      if (!meansKinds(token)) return isCalled(token);
      const ids = sql`array(select id from ${kinds} and ${isCalled(token)})`;
      return sql`(${isCalled(token)} or ${ofKinds(ids)})`;
    }),
    sql` and `,
  );
