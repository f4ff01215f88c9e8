import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { doorReasonOf, type GiveUpReason } from '../../domain/orders/courierChange';
import type { OrderStatus } from '../../domain/orders/order';
import type { Db, Tx } from '../db/client';
import { couriers, orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import type { Courier } from '../http/courier';
import { Refusal } from '../http/refusal';
import { keepPhoto, readPhoto } from '../identity/account/photos';
import { countAttempt, forgetAttempts } from '../identity/attempts';
import { addEvent, type OrderRow } from '../orders/store';
import { enter } from '../orders/tracking/advance';
import { announce } from '../orders/tracking/news';
import { takeOff } from '../orders/tracking/takeOff';
import { once, type Press } from './once';
import { cashOf, firstNameOf, isToAccept, leaveFrom, ownRide, paysAtPickUp } from './orders';
import { isRiddenBy } from './ridden';

/** How often a code may be wrong in a day. */
const codeTries = { most: 10, seconds: 86_400 } as const;

/** Says which courier was faster, where one was. */
async function handled(db: Db | Tx, orderId: number, { id }: Courier): Promise<Refusal> {
  const [row] = await db
    .select({ id: couriers.id, name: couriers.name })
    .from(orders)
    .innerJoin(couriers, eq(couriers.id, orders.courierId))
    .where(and(eq(orders.id, orderId), isNotNull(orders.riddenAt)));
  const by = row && row.id !== id ? firstNameOf(row.name) : '';
  return new Refusal('order_handled', { detail: { by } });
}

const beforeReady: readonly OrderStatus[] = ['pending', 'confirmed', 'processing'];

/**
 * One `UPDATE` that names what it expects: of two couriers the second is told who was faster. What was never to be ridden, or
 * in another zone, does not exist.
 * @throws Refusal `not_found`, `order_handled`
 */
export async function acceptRide(deps: Deps, press: Press): Promise<OrderRow> {
  const { courier, orderId } = press;
  const now = deps.clock.now();
  const silentMinutes = await deps.settings.courierSilentMinutes();
  await once(deps, press, 'accept', async (tx) => {
    const here = and(eq(orders.id, orderId), eq(orders.zoneId, courier.zoneId));
    const [order] = await tx.select().from(orders).where(here);
    if (!order || order.orderType === 'take_away' || beforeReady.includes(order.status))
      throw new Refusal('not_found');
    if (order.courierId === courier.id && order.riddenAt) return;
    const taken = await tx
      .update(orders)
      .set({
        courierId: courier.id,
        riddenAt: now,
        nextStepAt: null,
        updatedAt: now,
        silentSince: null,
        // Whoever gave it up, and takes it again, has it.
        withLost: sql`${orders.withLost} and coalesce(${orders.heldBy}, ${orders.lostBy}) <> ${courier.id}`,
        // Whoever was silent for too long is told so when they are back; it lies with whom it did.
        heldBy: sql`case when ${orders.withLost} then nullif(coalesce(${orders.heldBy}, ${orders.lostBy}), ${courier.id}) end`,
        lostWhy: sql`case when ${orders.riddenAt} is null then ${orders.lostWhy} else '' end`,
        lostBy: sql`case when ${orders.riddenAt} is null then nullif(${orders.lostBy}, ${courier.id}) else ${orders.courierId} end`,
        lostAt: sql`case when ${orders.riddenAt} is null then ${orders.lostAt} else ${now.toISOString()}::timestamptz end`,
      })
      .where(and(here, isToAccept(now, silentMinutes)))
      .returning({ id: orders.id });
    if (taken.length === 0) throw await handled(tx, orderId, courier);
    // A parcel waits for nobody but its courier: its sender reads of it now.
    if (order.orderType === 'parcel' && order.courierChanges === 0)
      for (const status of ['confirmed', 'handover'] as const)
        await addEvent(tx, orderId, status, now);
    else await announce(tx, orderId);
  });
  return ownRide(deps.db, courier, orderId);
}

/** Others may accept it; where the demo plays, its own couriers do. @throws Refusal `not_found`, `order_handled` */
export async function giveRideBack(deps: Deps, press: Press): Promise<void> {
  const { courier, orderId } = press;
  const now = deps.clock.now();
  await once(deps, press, 'give-back', async (tx) => {
    await ownRide(tx, courier, orderId);
    const freed = await tx
      .update(orders)
      .set({
        courierId: null,
        riddenAt: null,
        // Nobody is silent any more: who fetches it waits anew.
        silentSince: null,
        updatedAt: now,
        ...(deps.env.DEMO_MODE && { nextStepAt: now }),
      })
      .where(and(eq(orders.id, orderId), isRiddenBy(courier), eq(orders.status, 'handover')))
      .returning({ id: orders.id });
    if (freed.length === 0) throw await handled(tx, orderId, courier);
    await announce(tx, orderId);
  });
}

interface Move {
  readonly from: OrderStatus;
  readonly to: 'picked_up' | 'delivered';
  readonly values: (order: OrderRow, tx: Tx) => Partial<OrderRow> | Promise<Partial<OrderRow>>;
}

/** @throws Refusal `not_found`, `order_handled` */
async function move(deps: Deps, press: Press, { from, to, values }: Move): Promise<OrderRow> {
  const { courier, orderId } = press;
  const config = await deps.settings.config();
  await once(deps, press, to, async (tx) => {
    const order = await ownRide(tx, courier, orderId);
    if (order.status === to) return;
    const moved = await enter(tx, deps, config, order, to, {
      from: [from],
      by: firstNameOf(courier.name),
      values: { nextStepAt: null, ...(await values(order, tx)) },
      only: isRiddenBy(courier),
    });
    if (!moved) throw await handled(tx, orderId, courier);
  });
  return ownRide(deps.db, courier, orderId);
}

/**
 * They cannot go on with what they have: it is back where it was fetched, or another fetches it from them.
 * @throws Refusal `not_found`, `order_handled`, `validation` where another would get no further at the door
 */
export async function giveRideUp(
  deps: Deps,
  press: Press,
  { why, isBroughtBack }: { why: GiveUpReason; isBroughtBack: boolean },
): Promise<void> {
  const { courier, orderId } = press;
  if (doorReasonOf(why) && !isBroughtBack)
    throw new Refusal('validation', { detail: { field: 'is_brought_back' } });
  await once(deps, press, 'give-up', async (tx) => {
    await ownRide(tx, courier, orderId);
    const isFree = await takeOff(tx, deps, orderId, {
      to: 'handover',
      only: and(isRiddenBy(courier), eq(orders.status, 'picked_up')),
      withLost: !isBroughtBack,
      why,
      by: firstNameOf(courier.name),
    });
    if (!isFree) throw await handled(tx, orderId, courier);
  });
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** @throws Refusal `not_found`, `cash_due`, `order_handled` */
export function pickUpRide(
  deps: Deps,
  press: Press,
  { isCashCollected }: { isCashCollected: boolean },
): Promise<OrderRow> {
  const now = deps.clock.now();
  return move(deps, press, {
    from: 'handover',
    to: 'picked_up',
    values: (order) => {
      const { rideSeconds } = order;
      const isPaidNow = paysAtPickUp(order) && cashOf(order) > 0;
      // What somebody else has fetched is refused for what it is.
      if (isPaidNow && order.status === 'handover') requireCash(order, isCashCollected);
      const eta = later(now, rideSeconds ?? 0);
      return {
        ...(rideSeconds !== null && { eta, etaLatest: later(eta, 10 * 60) }),
        ...(isPaidNow && {
          paymentStatus: 'paid' as const,
          cashTakenBy: press.courier.id,
          cashTakenAt: now,
        }),
      };
    },
  });
}

/** The first time counts: its shopper has had so long to open. @throws Refusal `not_found`, `order_handled` */
export async function arriveAtDoor(deps: Deps, press: Press): Promise<OrderRow> {
  const { courier, orderId } = press;
  const now = deps.clock.now();
  await once(deps, press, 'arrived', async (tx) => {
    const { status, arrivedAt } = await ownRide(tx, courier, orderId);
    if (status === 'delivered' || arrivedAt) return;
    const arrived = await tx
      .update(orders)
      .set({ arrivedAt: now, updatedAt: now })
      .where(
        and(
          eq(orders.id, orderId),
          isRiddenBy(courier),
          eq(orders.status, 'picked_up'),
          isNull(orders.arrivedAt),
        ),
      )
      .returning({ id: orders.id });
    if (arrived.length === 0) throw await handled(tx, orderId, courier);
    await announce(tx, orderId);
  });
  return ownRide(deps.db, courier, orderId);
}

function requireCash(order: OrderRow, isCollected: boolean): void {
  if (cashOf(order) > 0 && !isCollected)
    throw new Refusal('cash_due', { detail: { field: 'is_cash_collected' } });
}

/**
 * Handed over to who knows the order's code, with what is due.
 * @throws Refusal `not_found`, `delivery_code`, `cash_due`, `order_handled`, `too_many_attempts`
 */
export async function deliverRide(
  deps: Deps,
  press: Press,
  { code, isCashCollected }: { code: string; isCashCollected: boolean },
): Promise<OrderRow> {
  const order = await ownRide(deps.db, press.courier, press.orderId);
  if (order.status !== 'delivered') {
    const tries = `delivery-code:${order.id}`;
    await countAttempt(deps.db, tries, codeTries, deps.clock.now(), 'too_many_attempts');
    if (code !== order.deliveryCode)
      throw new Refusal('delivery_code', { detail: { field: 'code' } });
    await forgetAttempts(deps.db, tries);
    requireCash(order, isCashCollected);
  }
  return move(deps, press, { from: 'picked_up', to: 'delivered', values: () => ({}) });
}

/**
 * Left at the door, as a picture shows it to the order's people, where that is wished or nobody has opened; what is due was paid before.
 * @throws Refusal `not_found`, `door_early`, `image_format`, `too_large`, `cash_due`, `order_handled`
 */
export async function leaveAtDoor(
  deps: Deps,
  press: Press,
  { photo, isCashCollected }: { photo: File; isCashCollected: boolean },
): Promise<OrderRow> {
  const order = await ownRide(deps.db, press.courier, press.orderId);
  const now = deps.clock.now();
  if (order.status !== 'delivered') {
    const from = leaveFrom(order, await deps.settings.doorWaitMinutes());
    // What was not picked up is refused below, for what it is.
    if (order.status === 'picked_up' && (!from || from > now)) throw new Refusal('door_early');
    requireCash(order, isCashCollected);
  }
  const picture = await readPhoto(photo, 'photo');
  return move(deps, press, {
    from: 'picked_up',
    to: 'delivered',
    values: async ({ id }, tx) => ({
      deliveryPhoto: await keepPhoto(tx, picture, now, 'delivery', id),
    }),
  });
}
