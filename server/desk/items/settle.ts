import { eq, sql } from 'drizzle-orm';
import { isSearched } from '../../catalogue/counts';
import type { Tx } from '../../db/client';

import { zones } from '../../db/schema/places';
import { intArray } from '../../http/paging';

export interface ZonedStore {
  readonly storeId: number;
  readonly zoneId: number;
}

const isOnShelf = sql`i.active and i.campaign_starts is null`;

/** Counts the words by which an item is found, its own and those of its categories, or takes them out again. */
const countWords = (tx: Tx, id: number, by: 1 | -1) =>
  tx.execute(sql`
    insert into search_words (module_id, zone_id, word, frequency)
    select module_id, zone_id, word, ${by}::int * count(*) from (
      select i.module_id, i.zone_id, unnest(tsvector_to_array(i.search)) as word
      from items i where i.id = ${id} and ${isOnShelf}
      union all
      select i.module_id, i.zone_id, unnest(tsvector_to_array(c.search))
      from items i join categories c on c.id in (i.category_id, i.parent_category_id)
      where i.id = ${id} and ${isOnShelf}) as words
    where ${isSearched} group by module_id, zone_id, word
    on conflict (module_id, zone_id, word) do update
      set frequency = search_words.frequency + excluded.frequency`);

async function categoriesOf(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ category: number }>(sql`
    select distinct unnest(array[i.category_id, i.parent_category_id]) as category
    from items i where i.id = ${id} and ${isOnShelf} order by 1`);
  return rows.map(({ category }) => category);
}

async function recount(tx: Tx, { storeId, zoneId }: ZonedStore, ids: readonly number[]) {
  await tx.execute(sql`
    update stores set items_count = sold.count, category_ids = sold.categories from (
      select count(*)::int as count,
        coalesce(array(select distinct unnest(array_agg(category_id) || array_agg(parent_category_id)) order by 1), '{}') as categories
      from items i where store_id = ${storeId} and ${isOnShelf}
    ) as sold where stores.id = ${storeId}`);
  await tx.execute(sql`
    delete from category_zones where zone_id = ${zoneId} and category_id = any(${intArray(ids)})`);
  await tx.execute(sql`
    insert into category_zones (category_id, zone_id, items_count, stores_count, order_count)
    select category, zone_id, count(*), count(distinct store_id), sum(order_count)
    from items i cross join lateral (select category_id union select parent_category_id) as of_item(category)
    where zone_id = ${zoneId} and category = any(${intArray(ids)}) and ${isOnShelf}
    group by category, zone_id`);
}

/**
 * Changes an item, and what follows from it: what its store and categories hold, and the words by which all that is
 * found. Within a zone one after another: each counts what the one before has changed.
 */
export async function settling<T>(
  tx: Tx,
  id: number,
  at: ZonedStore,
  change: () => Promise<T>,
): Promise<T> {
  await tx.select({ id: zones.id }).from(zones).where(eq(zones.id, at.zoneId)).for('no key update');
  const before = await categoriesOf(tx, id);
  await countWords(tx, id, -1);
  const changed = await change();
  await countWords(tx, id, 1);
  await tx.execute(sql`
    delete from search_words where zone_id = ${at.zoneId} and frequency <= 0
      and module_id = (select module_id from stores where id = ${at.storeId})`);
  const after = await categoriesOf(tx, id);
  // Counting them anew draws every kept page again.
  if (String(before) !== String(after)) {
    await recount(tx, at, [...new Set([...before, ...after])]);
  }
  return changed;
}
