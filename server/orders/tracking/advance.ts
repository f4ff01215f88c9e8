import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Config } from '../../../domain/config';
import type { Actor } from '../../../domain/operator/act';
import type { OrderStatus } from '../../../domain/orders/order';
import { earnPoints } from '../../account/loyalty/earn';
import type { Tx } from '../../db/client';
import { staffTokens, storeStaff } from '../../db/schema/desk';
import { couriers, orders } from '../../db/schema/orders';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { earnReferral } from '../../identity/referrals';
import { postOrder } from '../../operator/ledger/post';
import { noteAct } from '../../operator/noteAct';
import { addEvent, type NewOrder, type OrderRow } from '../store';
import { demoArrival, nextStatus, stepTime } from './timeline';

/** How many orders one round takes; the rest is for the next round or another server. */
const batch = 25;

/** Whom the demo sends: the courier of a zone who has waited longest, whichever that is, by the order's number. */
async function chooseCourier(tx: Tx, order: OrderRow): Promise<number | null> {
  const own = await tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(eq(couriers.zoneId, order.zoneId))
    .orderBy(asc(couriers.id));
  const all = own.length > 0 ? own : await tx.select({ id: couriers.id }).from(couriers).limit(50);
  return all[order.id % Math.max(1, all.length)]?.id ?? null;
}

/** For how long somebody who has looked at the desk, or at the offers, is taken to be there. */
const thereSeconds = 60;
/** For how long the demo leaves an order that is ready to couriers who are out. */
const offeredSeconds = 180;

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Couriers of a zone who take orders by themselves. */
const ridersOut = (tx: Tx, zoneId: number | typeof orders.zoneId, now: Date) =>
  tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(
      and(
        eq(couriers.zoneId, zoneId),
        isNotNull(couriers.onDutySince),
        gt(couriers.seenAt, ago(now, thereSeconds)),
      ),
    );

const areRidersOut = async (tx: Tx, zoneId: number, now: Date) =>
  (await ridersOut(tx, zoneId, now).limit(1)).length > 0;

/** What a hand does to an order: from which states, who, and what else becomes of it. */
interface ByHand {
  readonly from: readonly OrderStatus[];
  readonly by: string;
  readonly values: Partial<NewOrder>;
  /** What else the order must be. */
  readonly only?: SQL | undefined;
}

/** Its store brings it with couriers of its own, who are none of the shop's. */
export const isOwnRide: SQL = exists(
  sql`(select 1 from ${stores} where ${stores.id} = ${orders.storeId} and ${stores.selfDelivery} and ${orders.orderType} = 'delivery')`,
);

/** No order that waits for its money is anybody's to see to. */
export const isNotWaitingForMoney = or(
  ne(orders.paymentMethod, 'digital_payment'),
  eq(orders.paymentStatus, 'paid'),
);
export const waitsForMoney = ({ paymentMethod, paymentStatus }: OrderRow): boolean =>
  paymentMethod === 'digital_payment' && paymentStatus !== 'paid';

/** Brings an order into a state. False, and nothing changes, where it is in none from which a hand moves it. */
export async function enter(
  tx: Tx,
  deps: Deps,
  config: Config,
  order: OrderRow,
  status: OrderStatus,
  hand?: ByHand,
): Promise<boolean> {
  const now = deps.clock.now();
  const { orderType, scheduleAt } = order;
  const speed = deps.env.DEMO_SPEED;
  const arrival = demoArrival(status, orderType, now, scheduleAt, speed);
  const isDone = status === 'delivered';
  // Where couriers confirm orders, the one who does is known from then on; else he comes when it is ready.
  const whenCourier = config.order_confirmation_model === 'deliveryman' ? 'confirmed' : 'handover';
  // Where couriers are out, it is known who comes once one has accepted; outside the demo it always is so.
  const needsCourier =
    deps.env.DEMO_MODE &&
    orderType !== 'take_away' &&
    order.courierId === null &&
    (status === 'picked_up' ||
      ((status === whenCourier || status === 'handover') &&
        !(await areRidersOut(tx, order.zoneId, now))));
  const entered = await tx
    .update(orders)
    .set({
      status,
      ...(deps.env.DEMO_MODE && {
        nextStepAt: stepTime(status, orderType, now, scheduleAt, speed),
        eta: arrival.eta,
        etaLatest: arrival.latest,
      }),
      ...(isDone && { eta: now, etaLatest: now }),
      // Whoever brings it has fetched it.
      ...(status === 'picked_up' && { withLost: false, heldBy: null }),
      updatedAt: now,
      ...(needsCourier && { courierId: await chooseCourier(tx, order) }),
      // Cash changes hands at the door.
      ...(isDone && { paymentStatus: 'paid' as const }),
      ...hand?.values,
    })
    .where(
      and(
        eq(orders.id, order.id),
        hand && inArray(orders.status, [...hand.from]),
        hand && isNotWaitingForMoney,
        hand?.only,
      ),
    )
    .returning({ id: orders.id });
  if (entered.length === 0) return false;
  if (isDone && order.customerId) await earnReferral(tx, order.customerId, now);
  if (isDone) await earnPoints(tx, order, config, now);
  if (isDone) await postOrder(tx, order, { digits: config.digit_after_decimal_point, now });
  await addEvent(tx, order.id, status, now, { by: hand?.by ?? '' });
  return true;
}

/** Nobody looks at the desk of a store or renting office, whose people `works` finds. What the demo plays it leaves to people where somebody does. */
export function isDeskShut(tx: Tx, works: SQL, now: Date): SQL {
  return notExists(
    tx
      .select({ id: storeStaff.id })
      .from(storeStaff)
      .innerJoin(staffTokens, eq(staffTokens.staffId, storeStaff.id))
      .where(
        and(works, isNull(staffTokens.revokedAt), gt(staffTokens.seenAt, ago(now, thereSeconds))),
      ),
  );
}

/** Nobody looks at the app of a courier, whom `rides` finds. */
export function isRideShut(tx: Tx, rides: SQL, now: Date): SQL {
  return notExists(
    tx
      .select({ id: couriers.id })
      .from(couriers)
      .where(and(rides, gt(couriers.seenAt, ago(now, thereSeconds)))),
  );
}

/** The demo rides what no person has accepted; what is ready it leaves to couriers who are out, for a while. */
function isPlayed(tx: Tx, now: Date): SQL | undefined {
  return and(
    isNull(orders.riddenAt),
    or(
      eq(orders.status, 'picked_up'),
      and(
        isDeskShut(tx, eq(storeStaff.storeId, orders.storeId), now),
        or(
          ne(orders.status, 'handover'),
          eq(orders.orderType, 'take_away'),
          isOwnRide,
          lte(orders.nextStepAt, ago(now, offeredSeconds)),
          notExists(ridersOut(tx, orders.zoneId, now)),
        ),
      ),
    ),
  );
}

/**
 * Moves every demo order on whose time has come, by one state. Locked orders are skipped, so that of
 * many servers exactly one moves each. Returns how many moved.
 */
export async function advanceDue(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  // Before the transaction: the embedded database has one connection.
  const config = await deps.settings.config();
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(and(lte(orders.nextStepAt, now), isPlayed(tx, now)))
      .orderBy(asc(orders.nextStepAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const order of due) {
      const status = nextStatus(order.status, order.orderType);
      if (status) await enter(tx, deps, config, order, status);
      else await tx.update(orders).set({ nextStepAt: null }).where(eq(orders.id, order.id));
    }
    return due.length;
  });
}

/**
 * Moves one order on by hand, by one state. Null, and nothing changes, when there is nothing after its state, or when it
 * waits for its money. `actor` is who is noted to have done so.
 */
export async function moveOrder(
  deps: Deps,
  orderId: number,
  actor?: Actor,
): Promise<OrderStatus | null> {
  const config = await deps.settings.config();
  return deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const status =
      order && !waitsForMoney(order) ? nextStatus(order.status, order.orderType) : null;
    if (!order || !status) return null;
    await enter(tx, deps, config, order, status);
    const did = { kind: 'order.moved', about: orderId, note: status } as const;
    if (actor) await noteAct(tx, actor, { ...did, at: deps.clock.now() });
    return status;
  });
}
