import { eq } from 'drizzle-orm';
import { bonusFor } from '../../../domain/account/walletBonus';
import type { Language } from '../../../domain/language/languages';
import { bookToWallet, lockWallet } from '../../account/wallet/ledger';
import { deliveryMinutes } from '../../catalogue/stores/openNow';
import type { Tx } from '../../db/client';
import { orders, type PaymentState } from '../../db/schema/orders';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { planOf } from '../../orders/newOrder';
import { checkPayment } from '../../orders/rules';
import type { OrderRow } from '../../orders/store';
import { announce } from '../../orders/tracking/news';
import { parcelMinutes } from '../../parcel/coming';
import { dueOf, lockTrip, markTripPaid } from '../../rental/trips/paid';
import { type PaymentFlag, payPageUrl } from './callback';
import * as store from './store';

/** The plan of an order that begins to move at `now`. */
async function planFrom(tx: Tx, deps: Deps, order: OrderRow, now: Date) {
  const [row] = await tx
    .select({
      deliveryMin: stores.deliveryMin,
      deliveryMax: stores.deliveryMax,
      busyMinutes: stores.busyMinutes,
    })
    .from(stores)
    .where(eq(stores.id, order.storeId ?? 0));
  const { orderType, scheduleAt } = order;
  const minutes = row ? deliveryMinutes(row) : parcelMinutes(order.rideSeconds ?? 0);
  return planOf(deps.env, { orderType, scheduleAt, minutes, waitsForPayment: false }, now);
}

const waitsForMoney = (order: OrderRow): boolean =>
  order.status === 'pending' &&
  order.paymentStatus === 'unpaid' &&
  order.paymentMethod === 'digital_payment';

/** Orders (and trips) are locked before their payments, everywhere, so that nobody waits in a circle. */
async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

async function lockUnpaid(tx: Tx, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order || !waitsForMoney(order)) throw new Refusal('payment_unavailable');
  return order;
}

/**
 * A new payment page for an unpaid order; earlier pages can no longer be paid.
 * @returns the page's address
 * @throws Refusal `payment_unavailable` when there is nothing to pay, or nobody such takes it
 */
export async function payAgain(
  deps: Deps,
  orderId: number,
  asked: { callback: string; gateway: string | null },
  language: Language,
): Promise<string> {
  const { callback, gateway } = asked;
  const config = await deps.settings.config();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const order = await lockUnpaid(tx, orderId);
    checkPayment('digital_payment', order.orderAmount, config, deps.env, gateway);
    const payment = { subject: { orderId }, amount: order.orderAmount, callback, now, gateway };
    return payPageUrl(deps.env, await store.openPayment(tx, payment), language);
  });
}

/** Turns an unpaid order into one paid in cash. @throws Refusal `payment_unavailable`, `cod_limit` */
export async function payInCash(deps: Deps, orderId: number): Promise<void> {
  const config = await deps.settings.config();
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const order = await lockUnpaid(tx, orderId);
    checkPayment('cash_on_delivery', order.orderAmount, config, deps.env);
    await store.replaceOpen(tx, { orderId }, now);
    const plan = await planFrom(tx, deps, order, now);
    await tx
      .update(orders)
      .set({ paymentMethod: 'cash_on_delivery', updatedAt: now, ...plan })
      .where(eq(orders.id, orderId));
    await announce(tx, orderId);
  });
}

export const flags = {
  open: 'cancel',
  pending: 'pending',
  paid: 'success',
  failed: 'fail',
  canceled: 'cancel',
  replaced: 'cancel',
} as const satisfies Record<PaymentState, PaymentFlag>;

interface Payable {
  readonly waitsForMoney: boolean;
  markPaid(): Promise<void>;
}

type Bonus = (payment: Pick<store.PaymentRow, 'amount' | 'createdAt'>) => number;

/**
 * What the shop puts on top of money that comes into a wallet: what it promised when the payment was opened.
 * Asked before a transaction: the embedded database has one connection.
 */
async function readBonus({ settings }: Deps): Promise<Bonus> {
  const { digit_after_decimal_point: digits } = await settings.config();
  const bonuses = await settings.walletBonuses();
  return ({ amount, createdAt }) => bonusFor(amount, bonuses, createdAt.getTime(), digits);
}

async function lockPayable(
  tx: Tx,
  deps: Deps,
  payment: store.PaymentRow,
  { now, bonusOn }: { now: Date; bonusOn: Bonus },
): Promise<Payable | undefined> {
  const { id, orderId, tripId, walletOf, amount } = payment;
  if (walletOf !== null) {
    const isThere = await lockWallet(tx, walletOf);
    const entry = { customerId: walletOf, reference: `payment:${id}`, amount };
    const markPaid = async () => {
      await bookToWallet(tx, { ...entry, kind: 'add_fund' }, now);
      const bonus = bonusOn(payment);
      if (bonus > 0) await bookToWallet(tx, { ...entry, amount: bonus, kind: 'bonus' }, now);
    };
    return isThere ? { waitsForMoney: true, markPaid } : undefined;
  }
  if (tripId !== null) {
    const trip = await lockTrip(tx, tripId);
    return (
      trip && {
        waitsForMoney: dueOf(trip) > 0,
        markPaid: () => markTripPaid(tx, deps, trip, { amount, now }),
      }
    );
  }
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  return (
    order && {
      waitsForMoney: waitsForMoney(order),
      markPaid: async () => {
        const plan = await planFrom(tx, deps, order, now);
        await tx
          .update(orders)
          .set({ paymentStatus: 'paid', updatedAt: now, ...plan })
          .where(eq(orders.id, order.id));
        await announce(tx, order.id);
      },
    }
  );
}

/** Notes that money is on its way for something that still waits for it; the provider tells later what came of it. */
export async function awaitPayment(deps: Deps, paymentId: string): Promise<void> {
  const now = deps.clock.now();
  const bonusOn = await readBonus(deps);
  await deps.db.transaction(async (tx) => {
    const known = await store.findPayment(tx, paymentId);
    const payable = known && (await lockPayable(tx, deps, known, { now, bonusOn }));
    if (payable?.waitsForMoney) await store.markPending(tx, paymentId);
  });
}

export type Outcome = 'paid' | 'failed' | 'canceled';

/**
 * Applies what the shopper did on the payment page, once; afterwards the first outcome stands. Money
 * for an order or trip that no longer waits for it is not taken; money that a provider has taken
 * all the same (`intent`) goes back.
 * @throws Refusal `not_found`
 */
export async function settlePayment(
  deps: Deps,
  paymentId: string,
  outcome: Outcome,
  intent: string | null = null,
): Promise<{ payment: store.PaymentRow; flag: PaymentFlag }> {
  const now = deps.clock.now();
  const bonusOn = await readBonus(deps);
  return deps.db.transaction(async (tx) => {
    const known = await store.findPayment(tx, paymentId);
    const payable = known && (await lockPayable(tx, deps, known, { now, bonusOn }));
    const payment = await store.findPayment(tx, paymentId);
    if (!payable || !payment) throw new Refusal('not_found');
    const status = outcome === 'paid' && !payable.waitsForMoney ? 'canceled' : outcome;
    const isTaken = outcome === 'paid' && intent !== null;
    if (!(await store.settle(tx, paymentId, status, now))) {
      if (isTaken && payment.status !== 'paid') await store.giveBack(tx, payment, intent);
      return { payment, flag: flags[payment.status] };
    }
    if (isTaken && status === 'paid') await store.keepIntent(tx, paymentId, intent);
    else if (isTaken) await store.giveBack(tx, payment, intent);
    if (status === 'paid') await payable.markPaid();
    return { payment, flag: flags[status] };
  });
}
