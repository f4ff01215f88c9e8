import { and, desc, eq, sql } from 'drizzle-orm';
import type { RefundWay } from '../../../domain/orders/afterOrder';
import type { PaymentMethod } from '../../../domain/orders/order';
import { bookToWallet } from '../../account/wallet/ledger';
import type { Db, Tx } from '../../db/client';
import { payments } from '../../db/schema/orders';
import { settings } from '../../db/schema/places';
import { defaultSettings } from '../../settings/defaults';

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
export async function isWalletOn(tx: Db | Tx): Promise<boolean> {
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

/**
 * The payments with which the money came, the last first, with what of each has not gone back. A trip that was made
 * longer has several.
 */
async function payersOf(db: Db | Tx, { subject }: Paid) {
  const rows = await db
    .select({ id: payments.id, amount: payments.amount, refundAmount: payments.refundAmount })
    .from(payments)
    .where(
      and(
        'orderId' in subject
          ? eq(payments.orderId, subject.orderId)
          : eq(payments.tripId, subject.tripId),
        eq(payments.status, 'paid'),
      ),
    )
    .orderBy(desc(payments.after), desc(payments.settledAt));
  return rows.map(({ id, amount, refundAmount }) => ({ id, left: amount - refundAmount }));
}

const sumOf = (payers: readonly { readonly left: number }[]) =>
  payers.reduce((sum, { left }) => sum + left, 0);

/** Notes on the payments what their provider is to send back; `sendRefunds` sends it. False when too little came with them. */
async function owe(tx: Tx, paid: Paid): Promise<boolean> {
  const payers = await payersOf(tx, paid);
  if (sumOf(payers) < paid.amount) return false;
  let rest = paid.amount;
  for (const { id, left } of payers) {
    const part = Math.min(rest, left);
    if (part <= 0) continue;
    await tx
      .update(payments)
      .set({ refundAmount: sql`${payments.refundAmount} + ${part}` })
      .where(eq(payments.id, id));
    rest -= part;
  }
  return true;
}

/** Where money would go that is given back; null when nothing was paid. */
export async function wayBack(db: Db | Tx, paid: Paid): Promise<RefundWay | null> {
  const { customerId, method, isPaid, amount } = paid;
  if (!isPaid || amount <= 0) return null;
  const isCash = method === 'cash_on_delivery';
  const isCovered = async () => sumOf(await payersOf(db, paid)) >= amount;
  // A trip's cash is with its office, which no ledger charges: the shop's wallet does not pay it back.
  if (isCash && 'tripId' in paid.subject) return (await isCovered()) ? 'provider' : 'cash';
  if (customerId !== null && (method === 'wallet' || (await isWalletOn(db)))) return 'wallet';
  if (isCash) return 'cash';
  return (await isCovered()) ? 'provider' : null;
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
  if (way === 'cash' && 'tripId' in paid.subject) {
    const byCard = sumOf(await payersOf(tx, paid));
    await owe(tx, { ...paid, amount: Math.min(byCard, amount) });
  }
  if (way === 'wallet' && customerId !== null) {
    await bookToWallet(tx, { customerId, ...bookingOf(paid), amount }, now);
  }
  return way;
}
