import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';

/** Topic on which every server hears of every order that changed. */
export const ordersTopic = 'order_changes';

/** Tells all servers that an order has changed; inside a transaction they hear it at its commit. */
export async function announce(db: Db | Tx, orderId: number): Promise<void> {
  await db.execute(sql`select pg_notify(${ordersTopic}, ${String(orderId)})`);
}
