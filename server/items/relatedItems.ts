import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

const relatedCount = 12;

/** Items of the same kind in the same zone, then others of the same group; the most ordered first. */
export async function relatedIds(db: Db, itemId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with self as (select id, zone_id, category_id, parent_category_id from items where id = ${itemId}),
    same_kind as (
      select items.id, 0 as distance, items.order_count from items, self
      where items.category_id = self.category_id and items.zone_id = self.zone_id
        and items.active and items.campaign_starts is null
      order by items.order_count desc, items.id desc limit ${relatedCount + 1}
    ),
    same_group as (
      select items.id, 1 as distance, items.order_count from items, self
      where items.parent_category_id = self.parent_category_id and items.zone_id = self.zone_id
        and items.active and items.campaign_starts is null
      order by items.order_count desc, items.id desc limit ${relatedCount * 2 + 1}
    )
    select id from (select * from same_kind union all select * from same_group) as found
    where id <> ${itemId} group by id
    order by min(distance), max(order_count) desc, id desc limit ${relatedCount}`);
  return rows.map(({ id }) => id);
}
