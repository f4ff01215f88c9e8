import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { categories } from '../../db/schema/stores';
import { idsIn, intArray, windowOf } from '../../http/paging';
import { correctTokens, searchTokens } from '../search/words';
import { availableCondition, pageAndCount, type Window } from './availableFirst';
import { filterConditions, type ItemQuery } from './conditions';
import { findByWords, inZones, placeOf } from './findByWords';
import { type FoundItems, type ItemSearch, type ItemsAsked, sorts } from './itemOrder';
import { keepShownPrices } from './shownPrices';

const listed = sql`active and campaign_starts is null`;

/** Ids of one page of items, and how many there are. What is closed or sold out at this moment stands last. */
export async function findItems(db: Db, search: ItemSearch): Promise<FoundItems> {
  const { query, scope, also } = search;
  const tokens = searchTokens(query.name);
  if (query.name.trim() !== '' && tokens.length === 0) return { ids: [], total: 0 };
  await keepShownPrices(db, search);
  const first = await availableCondition(db, scope, query);
  const ofCategory = await categoryCondition(db, query);
  const conditions = and(listed, ofCategory, filterConditions(query, scope), also);
  const asked: ItemsAsked = { search, conditions, first };
  if (tokens.length === 0) return findListed(db, asked);
  const found = await findByWords(db, asked, tokens);
  if (found.total > 0) return found;
  const here = sql`module_id = ${scope.moduleId} and zone_id = any(${intArray(scope.zoneIds)})`;
  const corrected = await correctTokens(db, tokens, here);
  if (!corrected || corrected.join() === tokens.join()) return found;
  return findByWords(db, asked, corrected);
}

async function findListed(db: Db, { search, conditions, first }: ItemsAsked): Promise<FoundItems> {
  const rows = sql`select 1 from items where ${inZones(search)} and ${conditions}`;
  return pageAndCount(db, rows, windowOf(search.query), first, (which, window) =>
    pageOf(search, and(conditions, which), window),
  );
}

/** Ids of one page in the wanted order. An index holds one zone in order, so several zones are read apart and merged. */
function pageOf(search: ItemSearch, conditions: SQL | undefined, { skip, take }: Window): SQL {
  const { query, scope, sort } = search;
  const { keys, order } = sorts[sort];
  const from = (place: SQL) =>
    sql`(select id, ${sql.raw(keys)} from items where ${place} and ${conditions} order by ${sql.raw(order)} limit ${skip + take})`;
  const parts =
    query.store_id === null
      ? scope.zoneIds.map((id) => from(placeOf(search, sql`zone_id = ${id}`)))
      : [from(sql`true`)];
  return sql`select id from (${sql.join(parts, sql` union all `)}) as found order by ${sql.raw(order)} offset ${skip} limit ${take}`;
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

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  return rows.length > 0;
}

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
