import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../domain/operator/act';
import { bookToWallet } from '../../account/wallet/ledger';
import type { Db, Tx } from '../../db/client';
import { type LostRefund, orders, payments } from '../../db/schema/orders';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { noteAct } from '../../operator/noteAct';
import type { LostRefundWord, PaymentProvider } from './provider';
import { isWalletOn } from './returns';
import type { PaymentRow } from './store';
import { subjectOf } from './subject';

async function customerOf(tx: Tx, { orderId, tripId, walletOf }: PaymentRow) {
  if (walletOf !== null) return walletOf;
  const [owner] =
    orderId !== null
      ? await tx.select({ id: orders.customerId }).from(orders).where(eq(orders.id, orderId))
      : await tx
          .select({ id: trips.customerId })
          .from(trips)
          .where(eq(trips.id, tripId ?? 0));
  return owner?.id ?? null;
}

/**
 * Sees to money that was on its way back and did not arrive, once for each refund: customers find it in their wallet, where
 * the shop has one; what nobody has a wallet for waits for an operator (`npm run ops -- refunds`). The ledger stands as it
 * is: the money has left the store's account, and whose it is has not changed.
 */
export async function noteLostRefund(
  { db, clock }: Deps,
  provider: Pick<PaymentProvider, 'name' | 'currency' | 'units'>,
  { paymentId, lostRefund: id, currency, units }: LostRefundWord,
): Promise<void> {
  const now = clock.now();
  const unseen = await db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId))
      .for('update');
    // An account may have several shops.
    if (!payment || payment.gateway !== provider.name || currency !== provider.currency)
      return null;
    if (payment.lostRefunds.some((known) => known.id === id)) return null;
    const amount = Math.round((units * payment.amount) / provider.units(payment.amount));
    const customerId = await customerOf(tx, payment);
    const way = customerId !== null && (await isWalletOn(tx)) ? 'wallet' : null;
    if (way && customerId !== null) {
      const kind = payment.tripId === null ? 'order_refund' : 'trip_refund';
      const reference = `${subjectOf(payment).replace('-', ':')}:${id}`;
      await bookToWallet(tx, { customerId, kind, reference, amount }, now);
    }
    const lost: LostRefund = { id, amount, at: now.toISOString(), way };
    await tx
      .update(payments)
      .set({ lostRefunds: [...payment.lostRefunds, lost] })
      .where(eq(payments.id, paymentId));
    return way ? null : payment;
  });
  if (unseen) {
    const what = `${provider.name} could not give back ${units} (${currency}) of ${subjectOf(unseen)}`;
    console.error(`${what}, refund ${id}: give it by another way (npm run ops -- refunds)`);
  }
}

const hasLost = sql`${payments.lostRefunds} <> '[]'::jsonb`;

/** Refunds that did not arrive and that nobody has seen to, the oldest first. */
export async function listLostRefunds(db: Db) {
  const rows = await db.select().from(payments).where(hasLost).orderBy(payments.createdAt);
  return rows.flatMap((payment) =>
    payment.lostRefunds
      .filter(({ way }) => way === null)
      .map((lost) => ({ ...lost, gateway: payment.gateway, subject: subjectOf(payment) })),
  );
}

/** Notes that somebody gave the money by another way; false when no such refund waits for it. */
export async function settleLostRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(
        and(hasLost, sql`${payments.lostRefunds} @> ${JSON.stringify([{ id, way: null }])}::jsonb`),
      )
      .for('update');
    if (!payment) return false;
    const lostRefunds = payment.lostRefunds.map((lost) =>
      lost.id === id ? { ...lost, way: 'by hand' as const } : lost,
    );
    await tx.update(payments).set({ lostRefunds }).where(eq(payments.id, payment.id));
    const note = `${id}, ${subjectOf(payment)}`;
    await noteAct(tx, actor, {
      kind: 'refund.given',
      about: payment.orderId,
      note,
      at: clock.now(),
    });
    return true;
  });
}
