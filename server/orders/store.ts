import { and, asc, count, desc, eq, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../domain/orders/order';
import { isOneOf } from '../../domain/values/entries';
import type { Db, Tx } from '../db/client';
import { couriers, orderEvents, orderLines, orders } from '../db/schema/orders';
import { noteHappening } from '../outgoing/note';
import { orderNews } from './tracking/news';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrderLine = typeof orderLines.$inferInsert;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type CourierRow = typeof couriers.$inferSelect;

export const runningStatuses = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
] as const satisfies readonly OrderStatus[];

export const endedStatuses = [
  'delivered',
  'canceled',
  'failed',
] as const satisfies readonly OrderStatus[];

export const isEnded = (status: OrderStatus): boolean => isOneOf(endedStatuses, status);

/** Orders of a shopper that were placed and not cancelled: what "first order" is decided by. */
export async function countPlaced(db: Db | Tx, owner: string): Promise<number> {
  const [row] = await db
    .select({ placed: count() })
    .from(orders)
    .where(and(eq(orders.owner, owner), ne(orders.status, 'canceled')));
  return row?.placed ?? 0;
}

export async function findOrder(db: Db | Tx, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** One page of a shopper's orders, newest first, and how many there are. */
export async function pageOf(
  db: Db,
  owner: string,
  statuses: readonly OrderStatus[],
  page: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const wanted = and(eq(orders.owner, owner), inArray(orders.status, [...statuses]));
  const [counted] = await db.select({ total: count() }).from(orders).where(wanted);
  const rows = await db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return { rows, total: counted?.total ?? 0 };
}

export const linesOf = (db: Db | Tx, orderIds: readonly number[]): Promise<OrderLineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.id));

export const eventsOf = (db: Db | Tx, orderIds: readonly number[]): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));

/** With whom an order lies that another is to fetch there. */
export const holderIdOf = ({ withLost, heldBy, lostBy }: OrderRow): number | null =>
  withLost ? (heldBy ?? lostBy) : null;

export const couriersOf = (db: Db | Tx, ids: readonly number[]): Promise<CourierRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(couriers)
        .where(inArray(couriers.id, [...ids]));

export async function insertOrder(
  tx: Tx,
  values: NewOrder,
  lines: readonly Omit<NewOrderLine, 'orderId'>[],
  now: Date,
): Promise<OrderRow> {
  const [order] = await tx.insert(orders).values(values).returning();
  if (!order) throw new Error('The database gave no row back for a new order');
  const { id, status } = order;
  const entered = entering(tx, { orderId: id, status, createdAt: now });
  const own = lines.map((line) => ({ ...line, orderId: id }));
  await writeAndTell(
    tx,
    id,
    own.length > 0 ? [tx.insert(orderLines).values(own), ...entered] : entered,
  );
  return order;
}

interface Entering {
  orderId: number;
  status: OrderStatus;
  createdAt: Date;
  note?: string;
  by?: string;
}

const entering = (tx: Tx, event: Entering): SQLWrapper[] => [
  tx.insert(orderEvents).values(event).onConflictDoNothing(),
  noteHappening(tx, {
    subject: 'order',
    about: event.orderId,
    what: event.status,
    at: event.createdAt,
  }),
];

/** All in one statement, since each costs the way to the database and back. */
async function writeAndTell(tx: Tx, orderId: number, writings: readonly SQLWrapper[]) {
  const named = writings.map((writing, at) => sql`${sql.identifier(`w${at}`)} as ${writing}`);
  await tx.execute(sql`with ${sql.join(named, sql`, `)} ${orderNews(orderId)}`);
}

/** Notes a change of state and tells all servers of it at the commit; each state is entered once. */
export async function addEvent(
  tx: Tx,
  orderId: number,
  status: OrderStatus,
  now: Date,
  { note = '', by = '' }: { note?: string; by?: string } = {},
): Promise<void> {
  await writeAndTell(tx, orderId, entering(tx, { orderId, status, note, by, createdAt: now }));
}
