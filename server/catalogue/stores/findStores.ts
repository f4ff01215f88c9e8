import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { storeSorts } from '../../../domain/catalogue/sorts';
import type { storeQuery } from '../../../domain/catalogue/storeEndpoints';
import type { StoreRow } from '../../cart/sellable';
import type { Db } from '../../db/client';
import { stores } from '../../db/schema/stores';
import { intArray, windowOf, wordsIn } from '../../http/paging';
import type { Point } from '../../place/geography';
import { pageAndCount } from '../items/availableFirst';
import { opensNow, type Scope } from '../items/conditions';
import { alike } from '../search/alike';
import { withWordsOrKinds } from '../search/kinds';
import { searchTokens, tsQueryOf } from '../search/words';

export type StoreQuery = v.InferOutput<typeof storeQuery>;
export type StoreSort = (typeof storeSorts)[number] | 'discount';

export interface StoreSearch {
  query: StoreQuery;
  scope: Scope;
  sort: StoreSort;
  point: Point | null;
  also?: SQL | undefined;
}

const { search: _names, spelling: _spelling, ...columns } = getTableColumns(stores);

const none = sql<string | null>`null`;

const saleRuns = ({ now }: Scope) =>
  sql`discount > 0 and (discount_start is null or discount_start <= ${now.toISOString()}::timestamptz) and (discount_end is null or discount_end > ${now.toISOString()}::timestamptz)`;

const orders: Record<Exclude<StoreSort, 'distance'>, string> = {
  default: 'order_count desc, id desc',
  rating: 'rating_avg desc, id desc',
  delivery_time: 'delivery_min + busy_minutes, delivery_max + busy_minutes, id',
  newest: 'created_at desc, id desc',
  discount: 'discount desc, id desc',
};

function orderOf(sort: StoreSort, point: Point | null): SQL {
  if (sort !== 'distance') return sql.raw(orders[sort]);
  if (!point) return sql.raw(orders.default);
  // Within one city a flat earth puts stores in the same order as a round one.
  const shrink = Math.cos((point.lat * Math.PI) / 180);
  return sql`power(lat - ${point.lat}::float8, 2) + power((lng - ${point.lng}::float8) * ${shrink}::float8, 2), id`;
}

const isOpenNow = (scope: Scope) => sql`(${opensNow(scope)})`;

function flagCondition(flag: string, scope: Scope): SQL | undefined {
  switch (flag) {
    case 'open':
      return isOpenNow(scope);
    case 'free_delivery':
      return sql`free_delivery`;
    case 'discounted':
      return saleRuns(scope);
    case 'top_rated':
      return sql`rating_avg >= 4`;
    case 'delivery':
      return sql`delivery`;
    case 'take_away':
      return sql`take_away`;
    default:
      return undefined;
  }
}

const withWords = (tokens: readonly string[]) =>
  sql`search @@ to_tsquery('simple', ${tsQueryOf(tokens)})`;

/** How much alike is enough is a setting of the connection, as the index needs it. */
const withNameLike = (name: string) => sql`${alike(name)} <% spelling`;

export interface FoundStores {
  rows: StoreRow[];
  total: number;
}

/** One page of stores, the closed ones last, and how many there are. A name that is nowhere finds the names that are much like it. */
export async function findStores(db: Db, search: StoreSearch): Promise<FoundStores> {
  const { name } = search.query;
  if (name.trim() === '') return findMatching(db, search, undefined);
  const tokens = searchTokens(name);
  if (tokens.length === 0) return { rows: [], total: 0 };
  const kinds = sql`categories where module_id = ${search.scope.moduleId}`;
  const words = withWordsOrKinds(tokens, kinds, (ids) => sql`category_ids && ${ids}`);
  const found = await findMatching(db, search, words, withWords(tokens));
  return found.total > 0 ? found : findMatching(db, search, withNameLike(tokens.join(' ')));
}

async function findMatching(
  db: Db,
  { query, scope, sort, point, also }: StoreSearch,
  named: SQL | undefined,
  before?: SQL,
): Promise<FoundStores> {
  // A single zone is told as such: its index then gives the wanted order without sorting.
  const [zoneId, ...otherZones] = scope.zoneIds;
  const zone =
    otherZones.length === 0
      ? sql`zone_id = ${zoneId}`
      : sql`zone_id = any(${intArray(scope.zoneIds)})`;
  const conditions = and(
    sql`module_id = ${scope.moduleId} and ${zone}`,
    named,
    query.type === 'veg' ? sql`veg` : undefined,
    query.type === 'non_veg' ? sql`non_veg` : undefined,
    query.category_id === null ? undefined : sql`category_ids @> ${intArray([query.category_id])}`,
    ...[...wordsIn(query.filter), query.store_type].map((flag) => flagCondition(flag, scope)),
    also,
  );
  const matching = sql`from stores where ${conditions}`;
  const { ids, total } = await pageAndCount(
    db,
    sql`select 1 ${matching}`,
    windowOf(query),
    isOpenNow(scope),
    (which, { skip, take }) =>
      sql`select id ${matching} and ${which} order by ${sort === 'default' && before ? sql`(${before}) desc, ` : sql``}${orderOf(sort, point)} offset ${skip} limit ${take}`,
  );
  return { rows: await loadStores(db, ids), total };
}

export async function loadStores(db: Db, ids: readonly number[]): Promise<StoreRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...columns, search: none, spelling: none })
    .from(stores)
    .where(inArray(stores.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A store by id or slug; null when there is none. */
export async function findStore(db: Db, idOrSlug: string): Promise<StoreRow | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug);
  const [row] = await db
    .select({ ...columns, search: none, spelling: none })
    .from(stores)
    .where(isId ? sql`id = ${Number(idOrSlug)}` : sql`slug = ${idOrSlug}`);
  return row ?? null;
}
