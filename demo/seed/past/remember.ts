import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { reviewItem } from '../../../domain/orders/afterOrderEndpoints';
import { convertPoints } from '../../../server/account/loyalty/convert';
import { settlePayment } from '../../../server/checkout/payment/service';
import { openPayment } from '../../../server/checkout/payment/store';
import type { Tx } from '../../../server/db/client';
import { notificationReads } from '../../../server/db/schema/inbox';
import { loyaltyEntries } from '../../../server/db/schema/loyalty';
import { orderLines, orders } from '../../../server/db/schema/orders';
import { addresses, customers } from '../../../server/db/schema/people';
import { facts } from '../../../server/db/schema/places';
import { trips as tripTable } from '../../../server/db/schema/trips';
import type { Deps } from '../../../server/deps';
import { addItemReview } from '../../../server/orders/afterOrder/reviews';
import { runningStatuses } from '../../../server/orders/store';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { daysFrom } from '../days';
import { demoCustomer } from '../people';
import { depsAt, hourOf, minutesAfter } from './at';
import { deliver, orderAt, type Shopper } from './order';
import {
  addedFund,
  converted,
  type PastOrder,
  running,
  runningHour,
  story,
  trips,
  underWay,
  underWayFor,
} from './story';
import { talkAbout } from './talk';
import { bookAt, drive } from './trip';

async function findShopper(tx: Tx): Promise<Shopper | null> {
  const [found] = await tx
    .select({ customer: customers, home: addresses })
    .from(customers)
    .innerJoin(addresses, eq(addresses.customerId, customers.id))
    .where(eq(customers.email, demoCustomer.email))
    .orderBy(asc(addresses.id))
    .limit(1);
  if (!found) return null;
  const { customer, home } = found;
  return {
    id: customer.id,
    name: `${customer.firstName} ${customer.lastName}`,
    phone: customer.phone ?? '',
    home: { address: home.address, lat: home.lat, lng: home.lng, zoneIds: home.zoneIds },
  };
}

/**
 * Gives the demo's customer a past, once: six weeks of orders, money and points with their history, a trip that is
 * over, what was said. All of it happens by what happens to real orders, each at its moment, so that sums hold.
 * Afterwards it sees to it that an order runs and a trip lies ahead.
 */
export async function rememberCustomer(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const shopper = await findShopper(tx);
    if (!shopper) return;
    const [isFirst] = await tx
      .insert(facts)
      .values({ key: 'past', value: { at: now.toISOString() } })
      .onConflictDoNothing()
      .returning({ key: facts.key });
    if (isFirst) await live(deps, tx, shopper, now);
    await keepRunning(deps, tx, shopper, now);
    await keepTripAhead(deps, tx, shopper, now);
  });
}

interface Happening {
  daysAgo: number;
  happens: () => Promise<void>;
}

async function live(deps: Deps, tx: Tx, shopper: Shopper, now: Date): Promise<void> {
  await tx
    .update(loyaltyEntries)
    .set({ createdAt: daysFrom(now, -43) })
    .where(and(eq(loyaltyEntries.customerId, shopper.id), eq(loyaltyEntries.kind, 'opening')));
  const placed = new Map<number, { orderId: number; at: Date }>();
  const happenings: Happening[] = [
    ...story.map((order) => ({
      daysAgo: order.daysAgo,
      happens: async () => {
        const at = hourOf(now, order.daysAgo, order.hour);
        const orderId = await orderAt(deps, tx, shopper, order, at);
        if (orderId === null) return;
        await deliver(deps, tx, orderId, at);
        placed.set(order.daysAgo, { orderId, at });
        await say(depsAt(deps, tx, minutesAfter(at, 90)), tx, shopper, orderId, order);
      },
    })),
    { daysAgo: addedFund.daysAgo, happens: () => addFund(deps, tx, shopper, now) },
    {
      daysAgo: converted.daysAgo,
      happens: async () => {
        const then = depsAt(deps, tx, hourOf(now, converted.daysAgo, 12));
        const { points } = converted;
        await convertPoints(then, { customerId: shopper.id, points, key: null });
      },
    },
    {
      daysAgo: trips.behind.daysAgo,
      happens: async () => {
        const { daysAgo, hour, hours } = trips.behind;
        const from = hourOf(now, daysAgo, hour);
        const at = daysFrom(from, -2);
        const tripId = await bookAt(deps, tx, shopper, { at, from, hours, type: 'suv' });
        const end = new Date(from.getTime() + hours * 3_600_000);
        if (tripId !== null) await drive(deps, tx, tripId, [minutesAfter(at, 9), from, end]);
      },
    },
  ];
  happenings.sort((a, b) => b.daysAgo - a.daysAgo);
  for (const { happens } of happenings) await happens();
  await talkAbout(tx, shopper.id, placed);
  // Who has an account for six weeks has looked at what was told in them, but for the last days.
  await tx.insert(notificationReads).values({ customerId: shopper.id, readAt: daysFrom(now, -2) });
}

/** Money that comes by a payment page, with what the shop puts on top. */
async function addFund(deps: Deps, tx: Tx, { id: walletOf }: Shopper, now: Date): Promise<void> {
  const at = hourOf(now, addedFund.daysAgo, 18);
  const { amount } = addedFund;
  const payment = await openPayment(tx, { subject: { walletOf }, amount, callback: '', now: at });
  await settlePayment(depsAt(deps, tx, minutesAfter(at, 1)), payment, 'paid', null);
}

async function say(
  then: Deps,
  tx: Tx,
  shopper: Shopper,
  orderId: number,
  { review }: PastOrder,
): Promise<void> {
  if (!review) return;
  const [line] = await tx
    .select({ itemId: orderLines.itemId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .limit(1);
  if (!line?.itemId) return;
  const body = { order_id: orderId, item_id: line.itemId, ...review };
  await addItemReview(then, shopper.id, v.parse(reviewItem.body, body));
}

/** A day that has seen an order, or a trip booked, sees no other that nobody asked for. */
const isQuietSince = (last: Date | undefined, now: Date) =>
  last === undefined || last < daysFrom(now, -20 / 24);

async function keepRunning(deps: Deps, tx: Tx, shopper: Shopper, now: Date): Promise<void> {
  const [last] = await tx
    .select({ createdAt: orders.createdAt, status: orders.status })
    .from(orders)
    .where(eq(orders.customerId, shopper.id))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const runs = await tx.$count(
    orders,
    and(eq(orders.customerId, shopper.id), inArray(orders.status, [...runningStatuses])),
  );
  if (runs > 0 || !isQuietSince(last?.createdAt, now)) return;
  const wanted = hourOf(now, -1, runningHour);
  const at = minutesAfter(now, -20);
  const orderId = await orderAt(deps, tx, shopper, { ...running, for: wanted }, at);
  if (orderId !== null) await moveOrder(depsAt(deps, tx, minutesAfter(at, 3)), orderId);
  await cookSomething(deps, tx, shopper, now);
}

async function cookSomething(deps: Deps, tx: Tx, shopper: Shopper, now: Date): Promise<void> {
  const at = minutesAfter(now, -12);
  const orderId = await orderAt(deps, tx, shopper, underWay, at);
  if (orderId === null) return;
  for (const minutes of [2, 5]) {
    await moveOrder(depsAt(deps, tx, minutesAfter(at, minutes)), orderId);
  }
  const [nextStepAt, eta, etaLatest] = [
    underWayFor.cooked,
    underWayFor.there,
    underWayFor.latest,
  ].map((minutes) => minutesAfter(now, minutes));
  await tx.update(orders).set({ nextStepAt, eta, etaLatest }).where(eq(orders.id, orderId));
}

async function keepTripAhead(deps: Deps, tx: Tx, shopper: Shopper, now: Date): Promise<void> {
  const [last] = await tx
    .select({ createdAt: tripTable.createdAt })
    .from(tripTable)
    .where(eq(tripTable.customerId, shopper.id))
    .orderBy(desc(tripTable.createdAt))
    .limit(1);
  const ahead = await tx.$count(
    tripTable,
    and(
      eq(tripTable.customerId, shopper.id),
      gt(tripTable.startsAt, now),
      inArray(tripTable.status, ['pending', 'confirmed']),
    ),
  );
  if (ahead > 0 || !isQuietSince(last?.createdAt, now)) return;
  const { daysAhead, hour, hours } = trips.ahead;
  const from = hourOf(now, -daysAhead, hour);
  const at = minutesAfter(now, -60);
  const tripId = await bookAt(deps, tx, shopper, { at, from, hours, type: 'sedan' });
  if (tripId !== null) await drive(deps, tx, tripId, [minutesAfter(at, 7)]);
}
