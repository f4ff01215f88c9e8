import { and, eq, isNull, not, type SQL } from 'drizzle-orm';
import type { RefusalReason } from '../../domain/desk/deskOrder';
import type { ActKind, Actor } from '../../domain/operator/act';
import type { OrderStatus } from '../../domain/orders/order';
import { orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import type { DeskStaff, Staff } from '../http/staff';
import { noteAct } from '../operator/noteAct';
import { cancelIn } from '../orders/cancel';
import { storeReasons } from '../orders/reasons';
import { addEvent, eventsOf, findOrder, type NewOrder, type OrderRow } from '../orders/store';
import { enter, isOwnRide, waitsForMoney } from '../orders/tracking/advance';
import { cashOf } from '../ride/orders';

/** An order of the caller's own store: any other does not exist. @throws Refusal `not_found` */
export async function ownOrder({ db }: Deps, staff: Staff, id: number): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.storeId, staff.storeId)));
  if (!order) throw new Refusal('not_found');
  return order;
}

/** Says who was faster, and where the order stands. */
async function handled({ db }: Deps, orderId: number): Promise<Refusal> {
  const by = (await eventsOf(db, [orderId])).at(-1)?.by ?? '';
  return new Refusal('order_handled', { detail: { by } });
}

/** Nothing where the same hand has done so already: whose answer was lost asks again. @throws Refusal `order_handled` */
export async function needDoneBefore(
  deps: Deps,
  id: number,
  { status, by }: { readonly status: OrderStatus; readonly by: string },
): Promise<void> {
  const order = await findOrder(deps.db, id);
  const last = (await eventsOf(deps.db, [id])).at(-1);
  if (order?.status !== status || last?.by !== by) throw await handled(deps, id);
}

/** The order where they have done so already. @throws Refusal `order_handled` */
async function doneBefore(deps: Deps, staff: Staff, id: number, status: OrderStatus) {
  await needDoneBefore(deps, id, { status, by: staff.email });
  return ownOrder(deps, staff, id);
}

export const actorOf = ({ role, email }: DeskStaff): Actor => ({ role, by: email });

interface Move {
  readonly kind: ActKind;
  readonly from: readonly OrderStatus[];
  readonly to: (order: OrderRow) => OrderStatus;
  readonly values: (order: OrderRow, now: Date) => Partial<NewOrder>;
  readonly only?: SQL | undefined;
}

/** @throws Refusal `not_found`, `order_handled` */
async function move(deps: Deps, staff: Staff, id: number, { kind, from, to, values, only }: Move) {
  const order = await ownOrder(deps, staff, id);
  const now = deps.clock.now();
  const config = await deps.settings.config();
  const status = to(order);
  const hasMoved = await deps.db.transaction(async (tx) => {
    const hand = { from, by: staff.email, values: values(order, now), only };
    const entered = await enter(tx, deps, config, order, status, hand);
    // What a shopper follows has no gap: an order that is made was accepted, a moment before.
    if (entered && status === 'processing')
      await addEvent(tx, id, 'confirmed', new Date(now.getTime() - 1), { by: staff.email });
    if (entered) await noteAct(tx, actorOf(staff), { kind, about: id, at: now });
    return entered;
  });
  return hasMoved ? ownOrder(deps, staff, id) : doneBefore(deps, staff, id, status);
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** When it arrives, or can be collected, if it takes the kitchen so many minutes. */
function arrivalOf({ orderType, rideSeconds, scheduleAt }: OrderRow, minutes: number, now: Date) {
  const ride = orderType === 'take_away' ? 0 : (rideSeconds ?? 0);
  const soon = later(now, minutes * 60 + ride);
  const eta = scheduleAt && scheduleAt > soon ? scheduleAt : soon;
  return { eta, etaLatest: later(eta, 10 * 60) };
}

/** An order for later is accepted now and made when its time comes. */
export const accept = (deps: Deps, staff: Staff, id: number, minutes: number) =>
  move(deps, staff, id, {
    kind: 'order.accepted',
    from: ['pending'],
    to: ({ scheduleAt }) =>
      scheduleAt && scheduleAt > later(deps.clock.now(), minutes * 60) ? 'confirmed' : 'processing',
    values: (order, now) => ({ nextStepAt: null, ...arrivalOf(order, minutes, now) }),
  });

/** Times that were promised stay: nobody at a desk knows how long a courier takes. */
const promised = ({ eta, etaLatest }: OrderRow) => ({ eta, etaLatest });

export const prepared = (deps: Deps, staff: Staff, id: number) =>
  move(deps, staff, id, {
    kind: 'order.prepared',
    from: ['confirmed', 'processing'],
    to: () => 'handover',
    values: (order) => ({ nextStepAt: null, ...promised(order) }),
  });

/** The demo's couriers ride from here on, at their own pace. */
export const handOver = (deps: Deps, staff: Staff, id: number) =>
  move(deps, staff, id, {
    kind: 'order.handed_over',
    from: ['handover'],
    to: ({ orderType }) => (orderType === 'take_away' ? 'delivered' : 'picked_up'),
    // Whom nobody had fetched it for waits anew.
    values: ({ riddenAt }) => (riddenAt ? {} : { silentSince: null }),
    // What lies with a courier another fetches there.
    only: not(orders.withLost),
  });

/**
 * A courier of the store's own has brought it.
 * @throws Refusal `not_found`, `cash_due`, `order_handled`
 */
export async function deliver(deps: Deps, staff: Staff, id: number, isCashCollected: boolean) {
  const order = await ownOrder(deps, staff, id);
  if (order.status === 'picked_up' && cashOf(order) > 0 && !isCashCollected)
    throw new Refusal('cash_due', { detail: { field: 'is_cash_collected' } });
  return move(deps, staff, id, {
    kind: 'order.delivered',
    from: ['picked_up'],
    to: () => 'delivered',
    values: () => ({ nextStepAt: null }),
    only: and(isOwnRide, isNull(orders.riddenAt)),
  });
}

/** As a shopper's cancelling: stock, coupon and money go back. @throws Refusal `not_found`, `order_handled` */
export async function refuse(deps: Deps, staff: Staff, id: number, reason: RefusalReason) {
  const order = await ownOrder(deps, staff, id);
  if (waitsForMoney(order)) throw await handled(deps, id);
  const now = deps.clock.now();
  const why = { reason: storeReasons[reason].en, note: '', by: staff.email };
  const isRefused = await deps.db.transaction(async (tx) => {
    if (!(await cancelIn(tx, order.id, ['pending', 'confirmed', 'processing'], why, now)))
      return false;
    await noteAct(tx, actorOf(staff), { kind: 'order.refused', about: id, note: reason, at: now });
    return true;
  });
  return isRefused ? ownOrder(deps, staff, id) : doneBefore(deps, staff, id, 'canceled');
}
