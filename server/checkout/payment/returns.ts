import { and, eq, sql } from 'drizzle-orm';
import type { RefundWay } from '../../../domain/orders/afterOrder';
import type { PaymentMethod } from '../../../domain/orders/order';
import { bookToWallet } from '../../account/wallet/ledger';
import type { Db, Tx } from '../../db/client';
import { payments } from '../../db/schema/orders';
import { settings } from '../../db/schema/places';
import { defaultSettings } from '../../settings/defaults';

/** Something that was paid and whose money goes back. */
export interface Paid {
  readonly subject: { readonly orderId: number } | { readonly tripId: number };
  readonly customerId: number | null;
  readonly method: PaymentMethod;
  readonly isPaid: boolean;
  /** What goes back, in thousandths. */
  readonly amount: number;
  /** Of which part it is, where not the whole goes back at once; the ledger takes each once. */
  readonly part?: string;
}

/** Asked in the transaction itself: the embedded database has one connection. */
async function isWalletOn(tx: Db | Tx): Promise<boolean> {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.field, 'customer_wallet_status'));
  return Number(row?.value ?? defaultSettings.customer_wallet_status) === 1;
}

function bookingOf({ subject, part }: Paid) {
  const [kind, whole] =
    'orderId' in subject
      ? (['order_refund', `order:${subject.orderId}`] as const)
      : (['trip_refund', `trip:${subject.tripId}`] as const);
  return { kind, reference: part ? `${whole}:${part}` : whole };
}

/** The payment with which the money came, as long as so much of it has not gone back. */
const payerOf = ({ subject, amount }: Paid) =>
  and(
    'orderId' in subject
      ? eq(payments.orderId, subject.orderId)
      : eq(payments.tripId, subject.tripId),
    eq(payments.status, 'paid'),
    sql`${payments.refundAmount} + ${amount} <= ${payments.amount}`,
  );

/** Notes on the payment what its provider is to send back; `sendRefunds` sends it. False when there is none. */
async function owe(tx: Tx, paid: Paid): Promise<boolean> {
  const noted = await tx
    .update(payments)
    .set({ refundAmount: sql`${payments.refundAmount} + ${paid.amount}` })
    .where(payerOf(paid))
    .returning({ id: payments.id });
  return noted.length > 0;
}

/** Where money would go that is given back; null when nothing was paid. */
export async function wayBack(db: Db | Tx, paid: Paid): Promise<RefundWay | null> {
  const { customerId, method, isPaid, amount } = paid;
  if (!isPaid || amount <= 0) return null;
  if (customerId !== null && (method === 'wallet' || (await isWalletOn(db)))) return 'wallet';
  if (method === 'cash_on_delivery') return 'cash';
  const payers = await db.select({ id: payments.id }).from(payments).where(payerOf(paid)).limit(1);
  return payers.length > 0 ? 'provider' : null;
}

/**
 * Gives money back that was paid for an order or trip, in the caller's transaction: into the customer's wallet where
 * there is one, else by the way it came. What came out of a wallet always goes back there. Callers see to it that
 * this happens once; the ledger refuses a second entry for the same thing.
 * @returns where it went; null when nothing was paid
 */
export async function returnMoney(tx: Tx, paid: Paid, now: Date): Promise<RefundWay | null> {
  const { customerId, amount } = paid;
  const way = await wayBack(tx, paid);
  if (way === 'provider') return (await owe(tx, paid)) ? way : null;
  if (way === 'wallet' && customerId !== null) {
    await bookToWallet(tx, { customerId, ...bookingOf(paid), amount }, now);
  }
  return way;
}
