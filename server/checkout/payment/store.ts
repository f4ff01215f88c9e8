import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { type PaymentState, payments } from '../../db/schema/orders';

export type PaymentRow = typeof payments.$inferSelect;

export type Subject =
  | { readonly orderId: number }
  | { readonly tripId: number }
  | { readonly walletOf: number };

const ofSubject = (subject: Subject) => {
  if ('tripId' in subject) return eq(payments.tripId, subject.tripId);
  return 'walletOf' in subject
    ? eq(payments.walletOf, subject.walletOf)
    : eq(payments.orderId, subject.orderId);
};

/** Who was to take the last payment of something; empty where nobody was chosen. */
export async function lastGateway(tx: Db | Tx, subject: Subject): Promise<string> {
  const [last] = await tx
    .select({ gateway: payments.gateway })
    .from(payments)
    .where(ofSubject(subject))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return last?.gateway ?? '';
}

/** Opens a payment with an id of 192 random bits; earlier open ones of the same can no longer be paid. */
export async function openPayment(
  tx: Tx,
  payment: {
    subject: Subject;
    amount: number;
    /** What has come in for the same already. */
    after?: number;
    callback: string;
    now: Date;
    /** Who is to take it; nothing leaves it to whoever was to take the one before. */
    gateway?: string | null | undefined;
  },
): Promise<string> {
  const { subject, amount, after, callback, now } = payment;
  const gateway = payment.gateway ?? (await lastGateway(tx, subject));
  await replaceOpen(tx, subject, now);
  const id = randomBytes(24).toString('base64url');
  const values = { id, ...subject, amount, after, callback, gateway, createdAt: now };
  await tx.insert(payments).values(values);
  return id;
}

const unsettled: PaymentState[] = ['open', 'pending'];

export const isUnsettled = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  unsettled.includes(status);

/**
 * Makes the open payments of an order or trip unpayable; money that is on its way for it goes back when it comes. A
 * wallet takes what is on its way beside what is added now.
 */
export async function replaceOpen(tx: Tx, subject: Subject, now: Date): Promise<void> {
  const replaced: PaymentState[] = 'walletOf' in subject ? ['open'] : unsettled;
  await tx
    .update(payments)
    .set({ status: 'replaced', settledAt: now })
    .where(and(ofSubject(subject), inArray(payments.status, replaced)));
}

export async function markPending(tx: Tx, id: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'pending' })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')));
}

export async function ordersUnderWay(db: Db, orderIds: readonly number[]): Promise<number[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ id: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.orderId, [...orderIds]), eq(payments.status, 'pending')));
  return rows.flatMap(({ id }) => id ?? []);
}

export async function isTripUnderWay(db: Db, tripId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.tripId, tripId), eq(payments.status, 'pending')))
    .limit(1);
  return rows.length > 0;
}

export async function findPayment(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Settles a payment of which nothing final was known; false when it was settled before, which makes every outcome happen once. */
export async function settle(
  tx: Tx,
  id: string,
  status: Exclude<PaymentState, 'open' | 'pending'>,
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .update(payments)
    .set({ status, settledAt: now })
    .where(and(eq(payments.id, id), inArray(payments.status, unsettled)))
    .returning({ id: payments.id });
  return settled.length > 0;
}

export async function keepIntent(tx: Tx, id: string, intent: string): Promise<void> {
  await tx.update(payments).set({ intent }).where(eq(payments.id, id));
}

/** Makes money due back that was taken for nothing; once. */
export async function giveBack(tx: Tx, payment: PaymentRow, intent: string): Promise<void> {
  await tx
    .update(payments)
    .set({ intent, refundAmount: payment.amount })
    .where(and(eq(payments.id, payment.id), eq(payments.refundAmount, 0)));
}
