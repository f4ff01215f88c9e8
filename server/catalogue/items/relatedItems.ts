import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { itemQuery } from '../../../domain/catalogue/itemEndpoints';
import type { Db } from '../../db/client';
import { availableCondition } from './availableFirst';
import type { Scope } from './conditions';
import type { FoundItem } from './findItem';

const relatedCount = 12;

/**
 * Items of the same kind in the same zone, then others of the same group; the most ordered first. What can be had now
 * is looked for apart, and stands before the rest.
 */
export async function relatedIds(
  db: Db,
  { id, moduleId, zoneId }: FoundItem,
  moment: Pick<Scope, 'now' | 'timeZone'>,
): Promise<number[]> {
  const scope = { moduleId, zoneIds: [zoneId], now: moment.now, timeZone: moment.timeZone };
  const first = await availableCondition(db, scope, v.parse(itemQuery, {}));
  const likeIt = (distance: number, column: SQL, which: SQL) => sql`(
    select items.id, ${distance}::int as distance, items.order_count, ${first ?? sql`false`} as had from items, self
    where items.${column} = self.${column} and items.zone_id = self.zone_id
      and items.active and items.campaign_starts is null and ${which}
    order by items.order_count desc, items.id desc limit ${relatedCount * (distance + 1) + 1})`;
  const [kind, group] = [sql.raw('category_id'), sql.raw('parent_category_id')];
  const parts = [first, sql`true`].flatMap((which) =>
    which ? [likeIt(0, kind, which), likeIt(1, group, which)] : [],
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    with self as (select category_id, parent_category_id, zone_id from items where id = ${id})
    select id from (${sql.join(parts, sql` union all `)}) as found
    where id <> ${id} group by id
    order by bool_or(had) desc, min(distance), max(order_count) desc, id desc limit ${relatedCount}`);
  return rows.map((row) => row.id);
}
