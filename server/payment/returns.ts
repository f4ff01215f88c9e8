import { and, eq } from 'drizzle-orm';
import type { RefundWay } from '../../domain/entities/afterOrder';
import type { PaymentMethod } from '../../domain/entities/order';
import type { Tx } from '../db/client';
import { payments } from '../db/schema/orders';
import { settings } from '../db/schema/places';
import { defaultSettings } from '../settings/defaults';
import { bookToWallet } from '../wallet/ledger';

/** Something that was paid and whose money goes back. */
export interface Paid {
  readonly subject: { readonly orderId: number } | { readonly tripId: number };
  readonly customerId: number | null;
  readonly method: PaymentMethod;
  readonly isPaid: boolean;
  /** What goes back, in thousandths. */
  readonly amount: number;
}

/** Asked in the transaction itself: the embedded database has one connection. */
async function isWalletOn(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.field, 'customer_wallet_status'));
  return Number(row?.value ?? defaultSettings.customer_wallet_status) === 1;
}

const bookingOf = (subject: Paid['subject']) =>
  'orderId' in subject
    ? ({ kind: 'order_refund', reference: `order:${subject.orderId}` } as const)
    : ({ kind: 'trip_refund', reference: `trip:${subject.tripId}` } as const);

/** Notes on the payment what its provider is to send back; `sendRefunds` sends it. False when there is none. */
async function owe(tx: Tx, { subject, amount }: Paid): Promise<boolean> {
  const own =
    'orderId' in subject
      ? eq(payments.orderId, subject.orderId)
      : eq(payments.tripId, subject.tripId);
  const noted = await tx
    .update(payments)
    .set({ refundAmount: amount })
    .where(and(own, eq(payments.status, 'paid'), eq(payments.refundAmount, 0)))
    .returning({ id: payments.id });
  return noted.length > 0;
}

/**
 * Gives money back that was paid for an order or trip, in the caller's transaction: into the customer's wallet where
 * there is one, else by the way it came. What came out of a wallet always goes back there. Callers see to it that
 * this happens once; the ledger refuses a second entry for the same thing.
 * @returns where it went; null when nothing was paid
 */
export async function returnMoney(tx: Tx, paid: Paid, now: Date): Promise<RefundWay | null> {
  const { subject, customerId, method, isPaid, amount } = paid;
  if (!isPaid || amount <= 0) return null;
  if (customerId !== null && (method === 'wallet' || (await isWalletOn(tx)))) {
    await bookToWallet(tx, { customerId, ...bookingOf(subject), amount }, now);
    return 'wallet';
  }
  if (method === 'digital_payment' && (await owe(tx, paid))) return 'provider';
  return method === 'cash_on_delivery' ? 'cash' : null;
}
