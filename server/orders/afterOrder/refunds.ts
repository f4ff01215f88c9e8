import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Actor } from '../../../domain/operator/act';
import type { requestRefund } from '../../../domain/orders/afterOrderEndpoints';
import { fromMillis, roundMillis, toMillis } from '../../../domain/values/money';
import { takeBackPoints } from '../../account/loyalty/earn';
import { returnMoney } from '../../checkout/payment/returns';
import type { Db, Tx } from '../../db/client';
import { refundRequests } from '../../db/schema/afterOrder';
import { orderEvents, orders } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { postRefund } from '../../operator/ledger/post';
import { noteAct } from '../../operator/noteAct';
import { noteHappening } from '../../outgoing/note';
import type { OrderRow } from '../store';
import { announce } from '../tracking/news';
import { keepPhotos, readPhotos } from './photos';

/** Days after the delivery in which money can be asked back. */
const refundDays = 7;

export const refundReasons = [
  { id: 1, ...t('Something was missing') },
  { id: 2, ...t('I got the wrong item') },
  { id: 3, ...t('It arrived damaged or spoiled') },
  { id: 4, ...t('It came much too late') },
  { id: 5, ...t('Another reason') },
] as const;

/** Whether money of an order can still be asked back: delivered, paid, not long ago, and not given back yet. */
export async function isRefundable(db: Db | Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { status, paymentStatus, refundedTo, orderAmount } = order;
  if (status !== 'delivered' || paymentStatus !== 'paid' || refundedTo || orderAmount === 0)
    return false;
  const [delivered] = await db
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.status, 'delivered')));
  const since = delivered?.at ?? order.updatedAt;
  return now.getTime() - since.getTime() <= refundDays * 86_400_000;
}

/**
 * Keeps a request for money back, once an order. `order` is the caller's own.
 * @throws Refusal `not_refundable`, `already_requested`, `image_format`, `too_large`
 */
export async function askRefund(
  deps: Deps,
  order: OrderRow,
  body: v.InferOutput<(typeof requestRefund)['body']>,
): Promise<void> {
  const photos = await readPhotos(body);
  const now = deps.clock.now();
  const { id: orderId } = order;
  await deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: refundRequests.id })
      .from(refundRequests)
      .where(eq(refundRequests.orderId, orderId));
    if (known) throw new Refusal('already_requested');
    if (!(await isRefundable(tx, order, now))) throw new Refusal('not_refundable');
    const [added] = await tx
      .insert(refundRequests)
      .values({ orderId, reason: body.reason, note: body.note, images: [], createdAt: now })
      .onConflictDoNothing()
      .returning({ id: refundRequests.id });
    if (!added) throw new Refusal('already_requested');
    const images = await keepPhotos(tx, photos, 'refund', orderId, now);
    if (images.length > 0) {
      await tx.update(refundRequests).set({ images }).where(eq(refundRequests.id, added.id));
    }
    await announce(tx, orderId);
  });
}

const waits = eq(refundRequests.status, 'pending');

export const countOpenRefunds = (db: Db): Promise<number> => db.$count(refundRequests, waits);

export const listOpenRefunds = (db: Db, limit: number) =>
  db
    .select({
      orderId: refundRequests.orderId,
      reason: refundRequests.reason,
      note: refundRequests.note,
      images: refundRequests.images,
      createdAt: refundRequests.createdAt,
      orderAmount: orders.orderAmount,
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(waits)
    .orderBy(asc(refundRequests.id))
    .limit(limit);

/** The shop's answer; without an amount all of it goes back. */
export type RefundAnswer =
  | { readonly approve: true; readonly amount?: number; readonly text?: string }
  | { readonly approve: false; readonly text: string };

/**
 * Answers a request, once; what is agreed on goes back at once (`returnMoney`), and its points are taken back with the
 * whole of it. Amounts are decimal. False when nothing waits for an answer.
 * @throws RangeError for an amount that is not above 0 or above what was paid
 */
export async function answerRefund(
  deps: Deps,
  orderId: number,
  answer: RefundAnswer,
  actor: Actor,
): Promise<boolean> {
  const now = deps.clock.now();
  const { digit_after_decimal_point: digits } = await deps.settings.config();
  return deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return false;
    const { orderAmount } = order;
    const granted = () =>
      answer.approve && answer.amount !== undefined
        ? roundMillis(toMillis(answer.amount), digits)
        : orderAmount;
    const amount = answer.approve ? granted() : 0;
    if (answer.approve && !(amount > 0 && amount <= order.orderAmount))
      throw new RangeError(`an amount from 0 to ${fromMillis(order.orderAmount)} can go back`);
    const [answered] = await tx
      .update(refundRequests)
      .set({
        status: answer.approve ? 'approved' : 'rejected',
        amount,
        answer: answer.text ?? '',
        answeredAt: now,
      })
      .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.status, 'pending')))
      .returning({ id: refundRequests.id });
    if (!answered) return false;
    if (answer.approve) await giveBack(tx, order, { amount, digits, now });
    const what = answer.approve ? 'approved' : 'rejected';
    const note = answer.approve ? String(fromMillis(amount)) : answer.text;
    await noteAct(tx, actor, { kind: `refund.${what}`, about: orderId, note, at: now });
    await noteHappening(tx, { subject: 'refund', about: orderId, what, at: now });
    await announce(tx, orderId);
    return true;
  });
}

async function giveBack(
  tx: Tx,
  order: OrderRow,
  { amount, digits, now }: { amount: number; digits: number; now: Date },
): Promise<void> {
  const { id: orderId, paymentMethod: method } = order;
  // A parcel's receiver, who paid in cash, has no wallet that the shop knows of.
  const customerId = order.chargePayer === 'receiver' ? null : order.customerId;
  const isPaid = order.paymentStatus === 'paid';
  const paid = { subject: { orderId }, customerId, method, isPaid, amount };
  const refundedTo = await returnMoney(tx, paid, now);
  await tx.update(orders).set({ refundedTo, updatedAt: now }).where(eq(orders.id, orderId));
  await postRefund(tx, order, { amount, way: refundedTo, digits, now });
  if (amount === order.orderAmount) await takeBackPoints(tx, order, now);
}
