import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../../domain/account/notificationEndpoints';
import { login } from '../../../domain/identity/identityEndpoints';
import { couponRedemptions, coupons } from '../../../server/db/schema/carts';
import { conversationMessages, conversations } from '../../../server/db/schema/inbox';
import { loyaltyEntries } from '../../../server/db/schema/loyalty';
import { orderEvents, orders } from '../../../server/db/schema/orders';
import { addresses, customers } from '../../../server/db/schema/people';
import { reviews } from '../../../server/db/schema/reviews';
import { trips } from '../../../server/db/schema/trips';
import { walletEntries } from '../../../server/db/schema/wallet';
import { presentOrders } from '../../../server/orders/present';
import { advanceDue } from '../../../server/orders/tracking/advance';
import { seededAt } from '../../support/database';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let db: TestServer['db'];
const dana = 1;
const remember = () => server.deps.demo?.remember(server.deps);
beforeAll(async () => {
  server = await createTestServer();
  db = server.db;
  await remember();
});
afterAll(() => server.close());

const daysOn = (days: number) => new Date(seededAt.getTime() + days * 86_400_000);
const dayOf = (at: Date) => Math.ceil((seededAt.getTime() - at.getTime()) / 86_400_000);
const ownOrders = () =>
  db.select().from(orders).where(eq(orders.customerId, dana)).orderBy(asc(orders.createdAt));
const ownTrips = () =>
  db.select().from(trips).where(eq(trips.customerId, dana)).orderBy(asc(trips.startsAt));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the demo’s customer', () => {
  it('has ordered for six weeks, and something runs', async () => {
    const found = await ownOrders();
    expect(found.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 8 }, () => 'delivered'),
      'confirmed',
      'processing',
    ]);
    const days = found.slice(0, 8).map(({ createdAt }) => dayOf(createdAt));
    expect(days).toEqual([41, 35, 28, 22, 15, 9, 7, 3]);
    // Tomorrow at seven in the evening of the shop's clock.
    expect(found.at(-2)?.scheduleAt).toEqual(new Date('2026-11-21T16:00:00Z'));
    const cooked = found.at(-1);
    const minutesOn = (at: Date | null | undefined) =>
      at ? (at.getTime() - seededAt.getTime()) / 60_000 : null;
    expect(
      [cooked?.createdAt, cooked?.nextStepAt, cooked?.eta, cooked?.etaLatest].map(minutesOn),
    ).toEqual([-12, 25, 32, 40]);
    expect(new Set(found.map(({ moduleId }) => moduleId))).toEqual(new Set([1, 2, 3, 4]));
    expect(found.filter(({ nextStepAt, status }) => nextStepAt && status === 'delivered')).toEqual(
      [],
    );
    const shown = await presentOrders(server.deps, found.slice(0, 2), 'en');
    expect(shown.map(({ details_count, pictures }) => [details_count, pictures.length])).toEqual([
      [3, 3],
      [5, 4],
    ]);
    const [first] = found;
    const events = await db
      .select({ status: orderEvents.status, at: orderEvents.createdAt })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, first?.id ?? 0))
      .orderBy(asc(orderEvents.id));
    const placed = first?.createdAt.getTime() ?? 0;
    expect(events.map(({ status, at }) => [status, (at.getTime() - placed) / 60_000])).toEqual([
      ['pending', 0],
      ['confirmed', 2],
      ['processing', 5],
      ['handover', 17],
      ['picked_up', 21],
      ['delivered', 34],
    ]);
  });

  it('has money and points that are the sums of what is told of them', async () => {
    const [customer] = await db.select().from(customers).where(eq(customers.id, dana));
    const money = await db
      .select()
      .from(walletEntries)
      .where(eq(walletEntries.customerId, dana))
      .orderBy(asc(walletEntries.id));
    const points = await db
      .select()
      .from(loyaltyEntries)
      .where(eq(loyaltyEntries.customerId, dana))
      .orderBy(asc(loyaltyEntries.id));
    expect(customer?.walletBalance).toBe(sum(money.map(({ amount }) => amount)));
    expect(customer?.walletBalance).toBe(money.at(-1)?.balance);
    expect(customer?.loyaltyPoint).toBe(sum(points.map((entry) => entry.points)));
    expect(customer?.loyaltyPoint).toBe(points.at(-1)?.balance);
    // A hundred with a tenth on top, ten for two hundred points, then three orders paid out of it.
    expect(money.slice(0, 3).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['add_fund', 100_000],
      ['bonus', 10_000],
      ['loyalty_point', 10_000],
    ]);
    const paid = (await ownOrders()).filter(({ paymentMethod }) => paymentMethod === 'wallet');
    expect(money.slice(3).map(({ kind, amount }) => [kind, -amount])).toEqual(
      paid.map(({ orderAmount }) => ['order', orderAmount]),
    );
    expect(paid).toHaveLength(3);
    for (const list of [money, points]) {
      const at = list.map(({ createdAt }) => createdAt.getTime());
      expect(at).toEqual([...at].sort((a, b) => a - b));
    }
  });

  it('has one trip behind and one ahead', async () => {
    const [behind, ahead] = await ownTrips();
    expect([behind?.status, behind?.startsAt, behind?.endsAt]).toEqual([
      'completed',
      new Date('2026-11-08T06:00:00Z'),
      new Date('2026-11-10T06:00:00Z'),
    ]);
    expect([ahead?.status, ahead?.startsAt]).toEqual([
      'confirmed',
      new Date('2026-11-25T07:00:00Z'),
    ]);
    expect(await ownTrips()).toHaveLength(2);
  });

  it('has seen what was told of what is over, not what is told of what runs', async () => {
    const body = { email_or_phone: 'demo@flowmart.example', password: 'demo1234' };
    const { token } = await server.call(login, { body });
    const { notifications } = await server.call(listNotifications, {
      query: { limit: 50 },
      token: token ?? '',
    });
    const unseen = notifications.filter(({ is_read }) => is_read === 0);
    const [later, running] = (await ownOrders()).slice(-2).map(({ id }) => id);
    const [, ahead] = (await ownTrips()).map(({ id }) => id);
    expect(
      new Set(unseen.map(({ data }) => `${data.type} ${data.order_id ?? data.trip_id}`)),
    ).toEqual(new Set([`order ${later}`, `order ${running}`, `trip ${ahead}`]));
    expect(notifications.length - unseen.length).toBeGreaterThan(20);
  });

  it('has used coupons, written reviews, spoken with three, and lives in one place and works in another', async () => {
    const used = await db
      .select({ code: coupons.code, off: orders.couponDiscount })
      .from(couponRedemptions)
      .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
      .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
      .where(eq(couponRedemptions.owner, `customer:${dana}`));
    expect(used.map(({ code }) => code).sort()).toEqual(['TAKE3', 'WELCOME10']);
    expect(used.find(({ code }) => code === 'TAKE3')?.off).toBe(3_000);
    const written = await db.select().from(reviews).where(eq(reviews.customerId, dana));
    expect(written.map(({ rating }) => rating).sort()).toEqual([4, 5]);
    const talks = await db
      .select()
      .from(conversations)
      .where(eq(conversations.customerId, dana))
      .orderBy(asc(conversations.lastMessageAt));
    expect(talks.map(({ kind }) => kind)).toEqual(['vendor', 'delivery_man', 'vendor']);
    const last = talks.at(-1);
    const said = await db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, last?.id ?? 0))
      .orderBy(asc(conversationMessages.id));
    expect(said.map(({ sender }) => sender)).toEqual(['customer', 'vendor']);
    expect(last?.readId).toBe(said[0]?.id);
    const homes = await db.select().from(addresses).where(eq(addresses.customerId, dana));
    expect(homes.map(({ addressType }) => addressType).sort()).toEqual(['home', 'office']);
  });

  it('has that past once; when nothing runs any more, a day later something does again', async () => {
    await remember();
    expect(await ownOrders()).toHaveLength(10);
    server.clock.set(daysOn(1.5));
    for (let step = 0; step < 12; step += 1) {
      server.clock.advance(200_000);
      await advanceDue(server.deps);
    }
    expect((await ownOrders()).map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 'delivered'),
    );
    await remember();
    expect((await ownOrders()).map(({ status }) => status).slice(8)).toEqual([
      'delivered',
      'delivered',
      'confirmed',
      'processing',
    ]);
    expect(await ownTrips()).toHaveLength(2);
    server.clock.set(daysOn(8));
    await remember();
    expect((await ownTrips()).map(({ status }) => status)).toEqual([
      'completed',
      'confirmed',
      'confirmed',
    ]);
  });
});

it('a shop without that account remembers nobody', async () => {
  const other = await createTestServer();
  await other.db.update(customers).set({ email: 'somebody@example.com' });
  await other.deps.demo?.remember(other.deps);
  expect(await other.db.$count(orders)).toBe(0);
  await other.close();
});
