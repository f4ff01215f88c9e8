import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';

export const ordersTopic = 'order_changes';

export const tripsTopic = 'trip_changes';

/** Told of a store: something has happened to one of its orders, or somebody has written to it. */
export const deskTopic = 'desk_changes';

/** Told of a renting office: something has happened to one of its trips. */
export const tripDeskTopic = 'trip_desk_changes';

/** Told of a zone: something has happened to an order that its couriers ride, or may. */
export const rideTopic = 'ride_changes';

export const inboxTopic = 'inbox_changes';

const tell = async (db: Db | Tx, topic: string, id: number) => {
  await db.execute(sql`select pg_notify(${topic}, ${String(id)})`);
};

/** Tells of an order or trip, and whose it is: it is news in that customer's inbox. */
const newsOf = (topic: string, id: number, table: 'orders' | 'trips'): SQL =>
  sql`select pg_notify(${topic}, ${String(id)})
    union all select pg_notify(${inboxTopic}, customer_id::text) from ${sql.identifier(table)}
      where id = ${id} and customer_id is not null`;

/** What `announce` asks the database for: the end of a statement that changes an order. Its store's desk hears it too, and who rides. */
export const orderNews = (orderId: number): SQL =>
  sql`${newsOf(ordersTopic, orderId, 'orders')}
    union all select pg_notify(${deskTopic}, store_id::text) from orders
      where id = ${orderId} and store_id is not null
    union all select pg_notify(${rideTopic}, zone_id::text) from orders
      where id = ${orderId} and order_type <> 'take_away'
        and status not in ('pending', 'confirmed', 'processing')`;

/** Tells where an order is, which is news to nobody but who follows it. */
export const announcePlace = (db: Db | Tx, orderId: number): Promise<void> =>
  tell(db, ordersTopic, orderId);

/** Tells a store's desk of something that is no news of an order. */
export const announceDesk = (db: Db | Tx, storeId: number): Promise<void> =>
  tell(db, deskTopic, storeId);

/** Tells a zone's couriers of something that is no news of an order. */
export const announceRide = (db: Db | Tx, zoneId: number): Promise<void> =>
  tell(db, rideTopic, zoneId);

/** Tells a courier's zone that somebody has written to the courier, or was answered. */
export async function announceCourier(db: Db | Tx, courierId: number): Promise<void> {
  await db.execute(
    sql`select pg_notify(${rideTopic}, zone_id::text) from couriers where id = ${courierId}`,
  );
}

/** Tells all servers that an order has changed; inside a transaction they hear it at its commit. */
export async function announce(db: Db | Tx, orderId: number): Promise<void> {
  await db.execute(orderNews(orderId));
}

/** Tells all servers that a trip has changed, its renting office's desk too; inside a transaction they hear it at its commit. */
export async function announceTrip(db: Db | Tx, tripId: number): Promise<void> {
  await db.execute(sql`${newsOf(tripsTopic, tripId, 'trips')}
    union all select pg_notify(${tripDeskTopic}, provider_id::text) from trips where id = ${tripId}`);
}

/** Tells all servers that a customer's inbox has changed; inside a transaction they hear it at its commit. */
export const announceInbox = (db: Db | Tx, customerId: number): Promise<void> =>
  tell(db, inboxTopic, customerId);
