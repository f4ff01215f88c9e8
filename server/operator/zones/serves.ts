import { sql } from 'drizzle-orm';
import type { ZoneServes } from '../../../domain/operator/zoneServes';
import type { Db, Tx } from '../../db/client';
import { type GeoPoint, polygonText } from '../../db/schema/columns';
import { intArray } from '../../http/paging';
import { runningStatuses } from '../../orders/store';

/** A zone as it stands or is to be: where it is, and which modules work there. */
export interface Reach {
  readonly area: readonly GeoPoint[];
  readonly moduleIds: readonly number[];
}

const holds = ({ area }: Reach, lng: string, lat: string) =>
  sql`(${polygonText(area)}::polygon @> point(${sql.raw(lng)}, ${sql.raw(lat)}))`;

/** Of a row with a place and a module: whether the zone could sell for it. */
export const sells = (reach: Reach) =>
  sql`(${holds(reach, 'lng', 'lat')} and module_id = any(${intArray(reach.moduleIds)}))`;

/** Where an order is brought to, or a parcel taken from, and where a parcel goes. */
const ends = [
  ["(delivery_address ->> 'longitude')::float8", "(delivery_address ->> 'latitude')::float8"],
  ["(receiver ->> 'longitude')::float8", "(receiver ->> 'latitude')::float8"],
] as const;

/**
 * What a zone serves, or, with `then`, what it would serve no longer. A saved place that another open zone holds too is
 * not left outside; what lies outside already was never served.
 */
export async function servesOf(
  db: Db | Tx,
  zoneId: number,
  now: Reach,
  then: Reach | null = null,
): Promise<ZoneServes> {
  const gone = (was: ReturnType<typeof holds>, is: (reach: Reach) => typeof was) =>
    then ? sql`(${was} and not ${is(then)})` : was;
  const ofOrders = ends.map(([lng, lat]) => {
    const isThere = (reach: Reach) => holds(reach, lng, lat);
    return sql`coalesce(${gone(isThere(now), isThere)}, false)`;
  });
  const isPlace = (reach: Reach) => holds(reach, 'lng', 'lat');
  const { rows } = await db.execute<Record<keyof ZoneServes, number>>(sql`
    select
      (select count(*)::int from (
        select zone_id, module_id, lat, lng from stores
        union all select zone_id, module_id, lat, lng from rental_providers
      ) as sellers where zone_id = ${zoneId} and ${gone(sells(now), sells)}) as stores,
      (select count(*)::int from orders
        where zone_id = ${zoneId} and status in ${runningStatuses}
          and (${sql.join(ofOrders, sql` or `)})) as orders,
      (select count(*)::int from addresses
        where ${gone(isPlace(now), isPlace)} and not exists (
          select from zones where id <> ${zoneId} and active and area @> point(lng, lat)
        )) as places`);
  const { stores = 0, orders = 0, places = 0 } = rows[0] ?? {};
  return { stores, orders, places };
}

/** A saved address says in which zones it lies: told anew where a border has moved. */
export async function placeAddresses(tx: Tx, zoneId: number, areas: readonly Reach[]) {
  const near = areas.map((reach) => holds(reach, 'lng', 'lat'));
  await tx.execute(sql`
    update addresses set zone_ids = wanted.ids from (
      select id, array(
        select zones.id from zones
        where zones.active and zones.area @> point(addresses.lng, addresses.lat) order by 1
      ) as ids from addresses
      where ${zoneId} = any(zone_ids) or ${sql.join(near, sql` or `)}
    ) as wanted where addresses.id = wanted.id and addresses.zone_ids <> wanted.ids`);
}
