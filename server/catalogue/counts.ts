import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';

/** What of a row's words can be searched for: no letters, no numbers, no module and zone. */
export const isSearched = sql`length(word) >= 3 and word !~ '^=|^[m0-9]*z?[0-9]+$'`;

/** Numbers and word lists that follow from the rows: counted by the database when all rows are there. */
export async function countCatalogue(db: Db | Tx): Promise<void> {
  await db.execute(sql`delete from category_zones`);
  await db.execute(sql`
    insert into category_zones (category_id, zone_id, items_count, stores_count, order_count)
    select category, zone_id, count(*), count(distinct store_id), sum(order_count)
    from items cross join lateral (select category_id union select parent_category_id) as of_item(category)
    where active and campaign_starts is null group by category, zone_id`);
  await db.execute(sql`delete from search_words`);
  const { rows } = await db.execute<{ module_id: number; zone_id: number }>(
    sql`select distinct module_id, zone_id from stores`,
  );
  for (const { module_id: moduleId, zone_id: zoneId } of rows) {
    const query = `select search from items where active and campaign_starts is null and module_id = ${Number(moduleId)} and zone_id = ${Number(zoneId)}`;
    await db.execute(sql`
      insert into search_words (module_id, zone_id, word, frequency)
      select ${moduleId}::int, ${zoneId}::int, word, sum(met) from (
        select word, ndoc as met from ts_stat(${query})
        union all
        select word, z.items_count from categories c
        join category_zones z on z.category_id = c.id and z.zone_id = ${zoneId}
        cross join lateral unnest(tsvector_to_array(c.search)) word
        where c.module_id = ${moduleId}) as words
      where ${isSearched} group by word`);
  }
  await countVehicleWords(db);
}

export async function countVehicleWords(db: Db | Tx): Promise<void> {
  await db.execute(sql`
    delete from search_words where module_id in (select module_id from rental_providers)`);
  await db.execute(sql`
    insert into search_words (module_id, zone_id, word, frequency)
    select p.module_id, zone, word, count(*)
    from vehicles v join rental_providers p on p.id = v.provider_id
    join vehicle_categories c on c.id = v.category_id
    cross join lateral unnest(v.pickup_zone_ids) zone
    cross join lateral unnest(tsvector_to_array(v.search) || tsvector_to_array(c.search)) word
    where v.active and length(word) >= 3 and word !~ '^[0-9]+$'
    group by p.module_id, zone, word`);
}
