import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { countCatalogue } from '../catalogue/counts';
import { keepAllShownPrices } from '../catalogue/items/shownPrices';
import type { Db } from '../db/client';
import { readSettings } from '../settings/settings';

/** What follows from the rows of the catalogue once all of them are there. */
export async function settleCatalogue(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update items set parent_category_id = wanted.parent from (
      select id, case parent_id when 0 then id else parent_id end as parent from categories
    ) as wanted where category_id = wanted.id and parent_category_id <> wanted.parent`);
  await db.execute(sql`
    update items set module_id = stores.module_id, zone_id = stores.zone_id from stores
    where store_id = stores.id
      and (items.module_id, items.zone_id) is distinct from (stores.module_id, stores.zone_id)`);
  await turn();
  await db.execute(sql`
    update stores set items_count = coalesce(sold.count, 0), category_ids = coalesce(sold.categories, '{}')
    from stores as all_stores left join (
      select store_id, count(*)::int as count,
        array(select distinct unnest(array_agg(category_id) || array_agg(parent_category_id)) order by 1) as categories
      from items where active and campaign_starts is null group by store_id
    ) as sold on sold.store_id = all_stores.id
    where stores.id = all_stores.id and (stores.items_count, stores.category_ids)
      is distinct from (coalesce(sold.count, 0), coalesce(sold.categories, '{}'))`);
  // Vehicles of a provider that is not shown are had nowhere.
  await db.execute(sql`
    update vehicles set pickup_zone_ids = there.zones
    from (select id, case when active then pickup_zone_ids else '{}' end as zones from rental_providers) as there
    where provider_id = there.id and vehicles.pickup_zone_ids <> there.zones`);
  await turn();
  await countCatalogue(db);
  const { digit_after_decimal_point: digits } = await readSettings(db);
  await turn();
  await keepAllShownPrices(db, now, Number(digits));
}
