import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { intArray, wordsIn } from '../../http/paging';
import type { ItemSearch } from './itemOrder';

/** By what a store's items are priced at a moment, as `store_terms` keeps it. */
const termsAt = (now: Date, digits: number) => sql`case
  when discount > 0 and coalesce(discount_start <= ${now.toISOString()}::timestamptz, true)
    and coalesce(discount_end > ${now.toISOString()}::timestamptz, true)
  then array[${digits}::bigint, discount, discount_max, discount_min_purchase]
  else array[${digits}::bigint, 0, 0, 0] end`;

/** Items whose flash sale began, ended or is sold out since their price was kept, with the terms that they have now. */
const flashChanged = (now: Date) => sql`
  select coalesce(running.id, kept.id) as id, running.terms from (
    select distinct on (item_id) item_id as id,
      array[case discount_type when 'percent' then 1 else 0 end, discount] as terms
    from flash_sale_items join flash_sales on flash_sales.id = sale_id
    where active and starts_at <= ${now.toISOString()}::timestamptz
      and ends_at > ${now.toISOString()}::timestamptz and sold < stock
    order by item_id, ends_at, sale_id
  ) as running full join (
    select id, flash_terms from items where flash_terms is not null
  ) as kept on kept.id = running.id
  where running.terms is distinct from kept.flash_terms`;

/** Sets a column of items. Everybody locks them by their ids in order, so that no two ever wait for each other. */
const setTerms = (column: 'store_terms' | 'flash_terms', changed: SQL) => sql`
  with changed as materialized (${changed}),
    locked as materialized (select id from items where id in (select id from changed) order by id for update)
  update items set ${sql.raw(column)} = changed.terms from changed join locked using (id)
  where items.id = changed.id`;

/** Of one transaction: one of a whole large catalogue would take longer than any may. */
const mostStores = 100;

/** Prices anew what has another discount of its store or flash sale than it was priced by. */
async function priceAnew(db: Db, stores: SQL, now: Date, digits: number): Promise<void> {
  const { rows } = await db.execute<{ changed: boolean; ids: number[] }>(sql`
    select exists (${flashChanged(now)}) as changed, array(
      select id from stores where ${stores} and kept_terms is distinct from ${termsAt(now, digits)}) as ids`);
  const { changed = false, ids = [] } = rows[0] ?? {};
  if (changed)
    await alone(db, async (tx) => {
      await tx.execute(setTerms('flash_terms', flashChanged(now)));
    });
  for (let from = 0; from < ids.length; from += mostStores) {
    const which = sql`stores.id = any(${intArray(ids.slice(from, from + mostStores))})`;
    const ofStores = sql`(select id as store, ${termsAt(now, digits)} as terms from stores where ${which})`;
    await alone(db, async (tx) => {
      await tx.execute(
        setTerms(
          'store_terms',
          sql`select items.id, terms from items join ${ofStores} as priced on priced.store = store_id
            where store_terms is distinct from terms`,
        ),
      );
      await tx.execute(sql`update stores set kept_terms = ${termsAt(now, digits)} where ${which}`);
    });
  }
}

const alone = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shown_prices'))`);
    await work(tx);
  });

export const keepAllShownPrices = (db: Db, now: Date, digits: number): Promise<void> =>
  priceAnew(db, sql`true`, now, digits);

const isOfPrice = ({ sort, query }: ItemSearch): boolean =>
  sort === 'price_low' ||
  sort === 'price_high' ||
  sort === 'discount' ||
  query.min_price !== null ||
  query.max_price !== null ||
  wordsIn(query.filter).includes('discounted');

/**
 * Discounts begin and end by the clock: before items are ordered or filtered by price, those of the scope are kept as
 * their cards show them at this moment.
 */
export async function keepShownPrices(db: Db, search: ItemSearch): Promise<void> {
  if (!isOfPrice(search)) return;
  const { query, scope, digits } = search;
  const stores =
    query.store_id === null
      ? sql`module_id = ${scope.moduleId} and zone_id = any(${intArray(scope.zoneIds)})`
      : sql`id = ${query.store_id}`;
  await priceAnew(db, stores, scope.now, digits);
}
