import { and, eq, gt, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { RescueWay } from '../../domain/desk/deskOrder';
import type { Actor } from '../../domain/operator/act';
import { doorReasonOf } from '../../domain/orders/courierChange';
import type { OrderStatus } from '../../domain/orders/order';
import type { Tx } from '../db/client';
import { orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import type { Staff } from '../http/staff';
import { noteAct } from '../operator/noteAct';
import { cancelIn, isLeft, isNobodys } from '../orders/cancel';
import { notBrought, notCollected, notDelivered } from '../orders/reasons';
import type { OrderRow } from '../orders/store';
import { isOwnRide } from '../orders/tracking/advance';
import { takeOff } from '../orders/tracking/takeOff';
import { actorOf, needDoneBefore, ownOrder } from './handle';

/**
 * On its way with a courier of whom nothing is heard, or handed over to nobody known; or nobody's, given up by a courier or
 * fetched by none for too long.
 */
const isToRescue = or(
  and(eq(orders.status, 'picked_up'), isNotNull(orders.silentSince)),
  and(
    eq(orders.status, 'handover'),
    isNull(orders.riddenAt),
    or(gt(orders.courierChanges, 0), isNotNull(orders.silentSince)),
  ),
);

/** What its shopper was to collect no courier can bring, and what its store brings none of the shop's, but where one has it or had it. */
const isToPassOn = and(
  isToRescue,
  ne(orders.orderType, 'take_away'),
  or(not(isOwnRide), isNotNull(orders.riddenAt), isNotNull(orders.lostBy)),
);
/** Somebody is known from whom it could be fetched. */
const isWithSomebody = or(
  isNotNull(orders.riddenAt),
  isNotNull(orders.heldBy),
  isNotNull(orders.lostBy),
);

/** With a courier of the store's own, of whom nothing is ever heard but by the store. */
export const isBrought = and(eq(orders.status, 'picked_up'), isOwnRide, isNull(orders.riddenAt));

export const canRescue = (order: OrderRow): boolean =>
  order.status === 'picked_up'
    ? order.silentSince !== null
    : order.status === 'handover' &&
      (order.silentSince !== null || (order.riddenAt === null && order.courierChanges > 0));

/** What operators see to; also parcels that no courier has accepted for so many minutes, as no store sees to them. */
export const isNotBrought = (now: Date, minutes: number) =>
  or(
    isToPassOn,
    isLeft,
    and(
      isNobodys,
      isNull(orders.nextStepAt),
      lt(orders.updatedAt, new Date(now.getTime() - minutes * 60_000)),
    ),
  );

/** Its store brings it, and no courier of the shop has ever had it. */
async function isStoresAffair(tx: Tx, { id }: OrderRow): Promise<boolean> {
  const mine = and(eq(orders.id, id), isOwnRide, isNull(orders.riddenAt), isNull(orders.lostBy));
  return (await tx.$count(orders, mine)) > 0;
}

/** As a refusal: stock, coupon and money go back. Whoever had it is told when their phone is there again. */
async function cancelLost(tx: Tx, order: OrderRow, by: string, now: Date): Promise<boolean> {
  const reason =
    order.orderType === 'take_away'
      ? notCollected
      : doorReasonOf(order.lostWhy) || (await isStoresAffair(tx, order))
        ? notDelivered
        : notBrought;
  const why = { reason: reason.en, note: '', by };
  if (
    !(await cancelIn(
      tx,
      order.id,
      ['picked_up', 'handover'],
      why,
      now,
      or(isToRescue, isLeft, isNobodys, isBrought),
    ))
  )
    return false;
  await tx
    .update(orders)
    // Whoever has it reads so, also who was told that another would fetch it there.
    .set({
      lostAt: now,
      ...(order.courierId && {
        lostBy: order.courierId,
        lostWhy: '' as const,
        heldBy: sql`coalesce(${orders.heldBy}, ${order.courierId})`,
      }),
    })
    .where(eq(orders.id, order.id));
  return true;
}

export const statusAfter = {
  back: 'handover',
  again: 'processing',
  fetch: 'handover',
  cancel: 'canceled',
} as const satisfies Record<RescueWay, OrderStatus>;

const wayIsOpen = {
  back: isToPassOn,
  again: or(isToPassOn, isBrought),
  fetch: and(isToPassOn, isWithSomebody),
} as const;

/** What becomes of an order that its courier does not bring. False, and nothing changes, where it is not so any more. */
export function rescueBy(
  deps: Deps,
  actor: Actor,
  order: OrderRow,
  way: RescueWay,
): Promise<boolean> {
  const now = deps.clock.now();
  const { by } = actor;
  return deps.db.transaction(async (tx) => {
    const isDone =
      way === 'cancel'
        ? await cancelLost(tx, order, by, now)
        : await takeOff(tx, deps, order.id, {
            to: statusAfter[way],
            only: wayIsOpen[way],
            withLost: way === 'fetch',
            why: '',
            by,
          });
    if (isDone)
      await noteAct(tx, actor, { kind: 'order.rescued', about: order.id, note: way, at: now });
    return isDone;
  });
}

/** What a store says of an order that its courier does not bring. @throws Refusal `not_found`, `order_handled` */
export async function rescue(deps: Deps, staff: Staff, id: number, way: RescueWay) {
  const order = await ownOrder(deps, staff, id);
  if (!(await rescueBy(deps, actorOf(staff), order, way)))
    await needDoneBefore(deps, id, { status: statusAfter[way], by: staff.email });
  return ownOrder(deps, staff, id);
}
