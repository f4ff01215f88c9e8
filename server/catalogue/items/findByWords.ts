import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { countedRows, intArray, windowOf } from '../../http/paging';
import { itemWords } from '../search/kinds';
import { tsQueryOf } from '../search/words';
import type { Window } from './availableFirst';
import type { Scope } from './conditions';
import { type FoundItems, type ItemSearch, type ItemsAsked, sorts } from './itemOrder';

/** The words of a search and the module and zones, all in the one index on words. */
function wordCondition(scope: Scope, tokens: readonly string[]): SQL {
  const places = scope.zoneIds.map((zoneId) => `m${scope.moduleId}z${zoneId}`).join(' | ');
  return sql`search @@ (to_tsquery('simple', ${places}) && ${itemWords(tokens, scope.moduleId)})`;
}

/** Of what a search without a wish for another order finds, what is called so stands before what only is of that kind. */
const putsNamedFirst = ({ sort }: ItemSearch): boolean => sort === 'popular';

const isCalled = (tokens: readonly string[]): SQL =>
  sql`search @@ to_tsquery('simple', ${tsQueryOf(tokens)})`;

export async function findByWords(
  db: Db,
  { search, conditions, first }: ItemsAsked,
  tokens: readonly string[],
): Promise<FoundItems> {
  const { query, scope, sort } = search;
  const { keys } = sorts[sort];
  const order = sql.raw(`had desc, named desc, ${sorts[sort].order}`);
  const { skip, take } = windowOf(query);
  const had = first ?? sql`true`;
  const matching = sql`select id, ${sql.raw(keys)}, ${had} as had, ${putsNamedFirst(search) ? isCalled(tokens) : sql`true`} as named from items where ${and(wordCondition(scope, tokens), conditions)}`;
  // Few matches are fetched and sorted; of many, the wanted order finds a page sooner than a sort would.
  const { rows } = await db.execute<{ found: number; ids: number[] }>(sql`
    with matching as materialized (${matching} limit ${countedRows + 1})
    select (select count(*)::int from matching) as found,
      array(select id from matching order by ${order} offset ${skip} limit ${take}) as ids`);
  const total = rows[0]?.found ?? 0;
  if (total <= countedRows) return { ids: rows[0]?.ids ?? [], total };
  const top: Top = { db, search, others: and(conditions, had) };
  const window = { skip, take };
  const near = putsNamedFirst(search)
    ? await namedThenOthers(top, tokens, window)
    : await pageNearTop(top, sql`search @@ (${itemWords(tokens, scope.moduleId)})`, window);
  if (near) return { ids: near, total };
  const sorted = await db.execute<{ id: number }>(
    sql`${matching} order by ${order} offset ${skip} limit ${take}`,
  );
  return { ids: sorted.rows.map(({ id }) => id), total };
}

// A word that many items have is met often in any order; one that is not met in so many rows is rare after all.
const mostRowsLookedAt = 4_000;

/** What can be had of what is asked for besides words. */
interface Top {
  readonly db: Db;
  readonly search: ItemSearch;
  readonly others: SQL | undefined;
}

/** One page of items with these words from the first rows of the wanted order; null when these do not suffice. */
async function pageNearTop(
  { db, search, others }: Top,
  words: SQL,
  { skip, take }: Window,
): Promise<number[] | null> {
  const { query, scope, sort } = search;
  const { keys, order } = sorts[sort];
  const places =
    query.store_id === null
      ? scope.zoneIds.map((id) => placeOf(search, sql`zone_id = ${id}`))
      : [sql`true`];
  const parts = places.map(
    (place) => sql`(select id, ${sql.raw(keys)} from (
      select id, ${sql.raw(keys)}, search from items where ${place} and ${others}
      order by ${sql.raw(order)} limit ${mostRowsLookedAt}
    ) as first where ${words} order by ${sql.raw(order)} limit ${skip + take})`,
  );
  const { rows } = await db.execute<{ found: number; ids: number[] }>(sql`
    with met as materialized (${sql.join(parts, sql` union all `)})
    select (select count(*)::int from met) as found,
      array(select id from met order by ${sql.raw(order)} offset ${skip} limit ${take}) as ids`);
  const [met] = rows;
  return met && met.found === parts.length * (skip + take) ? met.ids : null;
}

/** The same where what is called so stands first: few of a name are read by their words, and the others near the top. */
async function namedThenOthers(
  top: Top,
  tokens: readonly string[],
  { skip, take }: Window,
): Promise<number[] | null> {
  const near = await pageNearTop(top, isCalled(tokens), { skip, take });
  if (near) return near;
  const { db, search, others } = top;
  const { scope, sort } = search;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from items where ${and(wordCondition(scope, tokens), isCalled(tokens), others)}
      order by ${sql.raw(sorts[sort].order)} limit ${skip + take}`,
  );
  const named = rows.map(({ id }) => id).slice(skip);
  if (named.length === take) return named;
  const words = sql`search @@ (${itemWords(tokens, scope.moduleId)}) and not ${isCalled(tokens)}`;
  const rest = { skip: Math.max(0, skip - rows.length), take: take - named.length };
  const unnamed = await pageNearTop(top, words, rest);
  return unnamed && [...named, ...unnamed];
}

/** One zone of the scope. A category or store is of one module alone, so naming the module again would only mislead the planner. */
export function placeOf({ query, scope }: ItemSearch, zone: SQL): SQL {
  if (query.store_id !== null) return sql`true`;
  return query.category_id === null ? sql`module_id = ${scope.moduleId} and ${zone}` : zone;
}

export const inZones = (search: ItemSearch): SQL =>
  placeOf(search, sql`zone_id = any(${intArray(search.scope.zoneIds)})`);
