import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { itemSorts } from '../../domain/sorts';
import type { Db } from '../db/client';
import { categories } from '../db/schema/stores';
import { countedRows, countRows, idsIn, intArray, windowOf } from '../http/paging';
import { correctTokens, searchTokens, tsQueryOf } from '../search/words';
import { filterConditions, type ItemQuery, type Scope } from './conditions';

export type ItemSort = (typeof itemSorts)[number];

// Each order is the tail of an index, so that the first page is read without sorting.
const sorts: Record<ItemSort, { keys: string; order: string }> = {
  popular: { keys: 'order_count', order: 'order_count desc, id desc' },
  newest: { keys: 'created_at', order: 'created_at desc, id desc' },
  price_low: { keys: 'final_price', order: 'final_price, id desc' },
  price_high: { keys: 'final_price', order: 'final_price desc, id' },
  rating: {
    keys: 'rating_avg, rating_count',
    order: 'rating_avg desc, rating_count desc, id desc',
  },
  discount: { keys: 'discount_rate', order: 'discount_rate desc, id desc' },
};

export interface FoundItems {
  ids: number[];
  /** Never more than one above what lists are counted to. */
  total: number;
}

export interface ItemSearch {
  query: ItemQuery;
  scope: Scope;
  sort: ItemSort;
  /** Beside the query's own filters. */
  also?: SQL;
}

const listed = sql`active and campaign_starts is null`;

/** Ids of one page of items, and how many there are. */
export async function findItems(db: Db, search: ItemSearch): Promise<FoundItems> {
  const tokens = searchTokens(search.query.name);
  if (search.query.name.trim() !== '' && tokens.length === 0) return { ids: [], total: 0 };
  if (tokens.length === 0) return findListed(db, search);
  const found = await findByWords(db, search, tokens);
  if (found.total > 0) return found;
  const { moduleId, zoneIds } = search.scope;
  const here = sql`module_id = ${moduleId} and zone_id = any(${intArray(zoneIds)})`;
  const corrected = await correctTokens(db, tokens, here);
  if (!corrected || corrected.join() === tokens.join()) return found;
  return findByWords(db, search, corrected);
}

/** The words of a search and the module and zones, all in the one index on words. */
function wordCondition(scope: Scope, tokens: readonly string[]): SQL {
  const places = scope.zoneIds.map((zoneId) => `m${scope.moduleId}z${zoneId}`).join(' | ');
  return sql`search @@ to_tsquery('simple', ${`(${places}) & ${tsQueryOf(tokens)}`})`;
}

async function findByWords(db: Db, search: ItemSearch, tokens: string[]): Promise<FoundItems> {
  const { query, scope, sort } = search;
  const { keys, order } = sorts[sort];
  const { skip, take } = windowOf(query);
  const others = await otherConditions(db, search);
  const matching = sql`select id, ${sql.raw(keys)} from items where ${and(wordCondition(scope, tokens), others)}`;
  // Few matches are fetched and sorted; of many, the wanted order finds a page sooner than a sort would.
  const { rows } = await db.execute<{ found: number; ids: number[] }>(sql`
    with matching as materialized (${matching} limit ${countedRows + 1})
    select (select count(*)::int from matching) as found,
      array(select id from matching order by ${sql.raw(order)} offset ${skip} limit ${take}) as ids`);
  const total = rows[0]?.found ?? 0;
  if (total <= countedRows) return { ids: rows[0]?.ids ?? [], total };
  const near = await pageNearTop(db, search, others, tokens);
  if (near) return { ids: near, total };
  const sorted = await db.execute<{ id: number }>(
    sql`${matching} order by ${sql.raw(order)} offset ${skip} limit ${take}`,
  );
  return { ids: sorted.rows.map(({ id }) => id), total };
}

// A word that many items have is met often in any order; one that is not met in so many rows is rare after all.
const mostRowsLookedAt = 4_000;

/** One page of items with these words from the first rows of the wanted order; null when these do not suffice. */
async function pageNearTop(
  db: Db,
  search: ItemSearch,
  others: SQL | undefined,
  tokens: readonly string[],
): Promise<number[] | null> {
  const { query, scope, sort } = search;
  const { keys, order } = sorts[sort];
  const { skip, take } = windowOf(query);
  const words = sql`search @@ to_tsquery('simple', ${tsQueryOf(tokens)})`;
  const parts = scope.zoneIds.map(
    (id) => sql`(select id, ${sql.raw(keys)} from (
      select id, ${sql.raw(keys)}, search from items where ${placeOf(search, sql`zone_id = ${id}`)} and ${others}
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

/** Everything that is asked of an item except its place and its words. */
async function otherConditions(db: Db, { query, scope, also }: ItemSearch) {
  return and(listed, await categoryCondition(db, query), filterConditions(query, scope), also);
}

/** One zone of the scope. A category or store is of one module alone, so naming the module again would only mislead the planner. */
function placeOf({ query, scope }: ItemSearch, zone: SQL): SQL {
  if (query.store_id !== null) return sql`true`;
  return query.category_id === null ? sql`module_id = ${scope.moduleId} and ${zone}` : zone;
}

async function findListed(db: Db, search: ItemSearch): Promise<FoundItems> {
  const conditions = await otherConditions(db, search);
  const place = placeOf(search, sql`zone_id = any(${intArray(search.scope.zoneIds)})`);
  const total = await countRows(db, sql`select 1 from items where ${place} and ${conditions}`);
  return { ids: total === 0 ? [] : await pageIds(db, search, conditions), total };
}

/** One page in the wanted order. An index holds one zone in order, so several zones are read apart and merged. */
async function pageIds(db: Db, search: ItemSearch, conditions: SQL | undefined): Promise<number[]> {
  const { query, scope, sort } = search;
  const { keys, order } = sorts[sort];
  const { skip, take } = windowOf(query);
  if (take === 0) return [];
  const from = (place: SQL) =>
    sql`(select id, ${sql.raw(keys)} from items where ${place} and ${conditions} order by ${sql.raw(order)} limit ${skip + take})`;
  const parts =
    query.store_id === null
      ? scope.zoneIds.map((id) => from(placeOf(search, sql`zone_id = ${id}`)))
      : [from(sql`true`)];
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (${sql.join(parts, sql` union all `)}) as found order by ${sql.raw(order)} offset ${skip} limit ${take}`,
  );
  return rows.map(({ id }) => id);
}

/** Items of a category, whether it is a group or a single kind; several categories are any of them. */
async function categoryCondition(db: Db, query: ItemQuery): Promise<SQL | undefined> {
  const ids = [
    ...(query.category_id === null ? [] : [query.category_id]),
    ...idsIn(query.category_ids),
  ];
  if (ids.length === 0) return undefined;
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(inArray(categories.id, ids));
  const groups = rows.filter(({ parentId }) => parentId === 0).map(({ id }) => id);
  const kinds = rows.filter(({ parentId }) => parentId !== 0).map(({ id }) => id);
  const [onlyGroup] = groups;
  const [onlyKind] = kinds;
  if (rows.length === 0) return sql`false`;
  if (kinds.length === 0 && groups.length === 1) return sql`parent_category_id = ${onlyGroup}`;
  if (groups.length === 0 && kinds.length === 1) return sql`category_id = ${onlyKind}`;
  return sql`(parent_category_id = any(${intArray(groups)}) or category_id = any(${intArray(kinds)}))`;
}

/** Whether a category exists. */
export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  return rows.length > 0;
}

/** Ids of those items that are in one of the categories, or below one. */
export async function inCategories(
  db: Db,
  of: readonly { id: number }[],
  categoryIds: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  if (of.length === 0 || categoryIds.size === 0) return new Set();
  const wanted = intArray([...categoryIds]);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from items where id = any(${intArray(of.map(({ id }) => id))})
      and (category_id = any(${wanted}) or parent_category_id = any(${wanted}))`,
  );
  return new Set(rows.map(({ id }) => id));
}
