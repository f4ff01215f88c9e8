import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';

/** Topic on which every server hears of every order that changed. */
export const ordersTopic = 'order_changes';

/** The same for trips. */
export const tripsTopic = 'trip_changes';

/** The same for inboxes, by their customer. */
export const inboxTopic = 'inbox_changes';

const tell = async (db: Db | Tx, topic: string, id: number) => {
  await db.execute(sql`select pg_notify(${topic}, ${String(id)})`);
};

/** Tells all servers that an order has changed; inside a transaction they hear it at its commit. */
export const announce = (db: Db | Tx, orderId: number): Promise<void> =>
  tell(db, ordersTopic, orderId);

/** Tells all servers that a trip has changed; inside a transaction they hear it at its commit. */
export const announceTrip = (db: Db | Tx, tripId: number): Promise<void> =>
  tell(db, tripsTopic, tripId);

/** Tells all servers that a customer's inbox has changed; inside a transaction they hear it at its commit. */
export const announceInbox = (db: Db | Tx, customerId: number): Promise<void> =>
  tell(db, inboxTopic, customerId);
