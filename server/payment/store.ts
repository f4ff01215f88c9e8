import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { type PaymentState, payments } from '../db/schema/orders';

export type PaymentRow = typeof payments.$inferSelect;

/** What is paid for: an order, a trip, or money for a customer's wallet. */
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

/** Opens a payment with an id of 192 random bits; earlier open ones of the same can no longer be paid. */
export async function openPayment(
  tx: Tx,
  payment: { subject: Subject; amount: number; callback: string; now: Date },
): Promise<string> {
  const { subject, amount, callback, now } = payment;
  await replaceOpen(tx, subject, now);
  const id = randomBytes(24).toString('base64url');
  await tx.insert(payments).values({ id, ...subject, amount, callback, createdAt: now });
  return id;
}

/** Makes the open payments of an order or trip unpayable. */
export async function replaceOpen(tx: Tx, subject: Subject, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'replaced', settledAt: now })
    .where(and(ofSubject(subject), eq(payments.status, 'open')));
}

export async function findPayment(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Settles an open payment; false when it was settled before, which makes every outcome happen once. */
export async function settle(
  tx: Tx,
  id: string,
  status: Exclude<PaymentState, 'open'>,
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .update(payments)
    .set({ status, settledAt: now })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')))
    .returning({ id: payments.id });
  return settled.length > 0;
}

/** Notes what the provider calls the money that it took. */
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
