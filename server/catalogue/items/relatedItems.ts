import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { items } from '../../db/schema/items';
import { stores } from '../../db/schema/stores';
import { availableIn } from './availableFirst';
import { type Scope, weekMinute } from './conditions';
import { isNamed } from './loadItems';

const relatedCount = 12;

type Moment = Pick<Scope, 'now' | 'timeZone'>;

interface Related {
  readonly moduleId: number;
  readonly ids: readonly number[];
}

/** What is shown beside an item on sale; null when there is no such item. */
export async function findRelated(
  db: Db,
  idOrSlug: string,
  moment: Moment,
): Promise<Related | null> {
  // Items without an open store beside them still have one row.
  const [self] = await db
    .select({
      id: items.id,
      moduleId: items.moduleId,
      zoneId: items.zoneId,
      open: sql<
        number[]
      >`coalesce(array_agg(${stores.id}) filter (where ${stores.id} is not null), '{}')`,
    })
    .from(items)
    .leftJoin(
      stores,
      and(
        eq(stores.moduleId, items.moduleId),
        eq(stores.zoneId, items.zoneId),
        eq(stores.active, true),
        sql`${stores.openMinutes} @> ${weekMinute(moment).minute}::int`,
        sql`coalesce(${stores.closedUntil} <= ${moment.now.toISOString()}::timestamptz, true)`,
      ),
    )
    .where(and(isNamed(idOrSlug), eq(items.active, true)))
    .groupBy(items.id);
  return self ? { moduleId: self.moduleId, ids: await relatedIds(db, self, moment) } : null;
}

interface Self extends Pick<Related, 'moduleId'> {
  readonly id: number;
  readonly zoneId: number;
  /** Stores of its module and zone that are open. */
  readonly open: readonly number[];
}

/**
 * Items of the same kind in the same zone, then others of the same group; the most ordered first. What can be had now
 * is looked for apart, and stands before the rest.
 */
async function relatedIds(
  db: Db,
  { id, moduleId, zoneId, open }: Self,
  moment: Moment,
): Promise<number[]> {
  const first = availableIn(open, { ...moment, moduleId, zoneIds: [zoneId] });
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
