import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listNotifications,
  readNotifications,
} from '../../../../domain/account/notificationEndpoints';
import { addToCart } from '../../../../domain/cart/cartEndpoints';
import { markPrepared, rescueOrder } from '../../../../domain/desk/deskEndpoints';
import type { RescueWay } from '../../../../domain/desk/deskOrder';
import { getProfile } from '../../../../domain/identity/sessionEndpoints';
import { getInboxState } from '../../../../domain/orders/inboxEndpoints';
import { editOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import * as rideCalls from '../../../../domain/ride/rideEndpoints';
import { bookToWallet } from '../../../../server/account/wallet/ledger';
import { refundRequests } from '../../../../server/db/schema/afterOrder';
import { orders } from '../../../../server/db/schema/orders';
import { byCommand } from '../../../../server/operator/noteAct';
import { runOpsCommand } from '../../../../server/ops/command';
import { answerRefund } from '../../../../server/orders/afterOrder/refunds';
import { moveOrder } from '../../../../server/orders/tracking/advance';
import { noteSilence } from '../../../../server/ride/silence';
import { staffAt } from '../../desk/desk';
import { moduleId, openShop, orderBody, type Shop, zoneId } from '../../orders/shop';
import { riderIn } from '../../ride/riders';

let shop: Shop;
let store: number;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
beforeEach(async () => {
  token = await shop.customer();
});
afterAll(() => shop.close());

const minute = 60_000;

async function order(): Promise<number> {
  const item = await shop.item(store);
  await shop.call(addToCart, { token, moduleId, body: { item_id: item, quantity: 1 } });
  const body = orderBody('', store, shop.home);
  const { total } = await shop.call(quoteOrder, { token, moduleId, body });
  const wanted = { token, moduleId, body: { ...body, order_amount: total } };
  return (await shop.call(placeOrder, wanted)).order_id;
}

const step = async (id: number) => {
  shop.clock.advance(minute);
  await moveOrder(shop.deps, id);
};

const list = async (options = {}) =>
  (await shop.call(listNotifications, { token, ...options })).notifications;
const unread = async () => (await shop.call(getInboxState, { token })).news;
const read = (until: string | null | undefined) =>
  shop.call(readNotifications, { token, body: { until } });

describe('news of a customer (SESS-15)', () => {
  it('tells what happened to an order, the newest first, in the language that is asked for', async () => {
    const id = await order();
    expect(await list()).toEqual([]);
    await step(id);
    await step(id);
    const [newest, first] = await list();
    expect(newest).toEqual({
      id: expect.stringMatching(/^order-\d+$/),
      data: {
        title: 'Being prepared',
        description: `Your order #${id} from Test store is being prepared.`,
        type: 'order',
        order_id: id,
        trip_id: null,
      },
      is_read: 0,
      created_at: shop.deps.clock.now().toISOString(),
    });
    expect(first?.data.title).toBe('Order confirmed');
    const [arabic] = await list({ language: 'ar' });
    expect(arabic?.data).toMatchObject({
      title: 'قيد التحضير',
      description: `يجري تحضير طلبك رقم ${id} من Test store (ع).`,
    });
  });

  it('tells of another courier, or of what is made again, where a courier could not go on', async () => {
    const told = async (id: number) =>
      (await list())
        .filter(({ data }) => data.order_id === id)
        .map(({ data }) => [data.title, data.description])[0];
    const riding = async () => {
      const id = await order();
      for (let n = 0; n < 3; n += 1) await step(id);
      const rider = await riderIn(shop, zoneId);
      await shop.call(rideCalls.acceptRide, { token: rider.token, params: { id } });
      await shop.call(rideCalls.pickUpRide, { token: rider.token, params: { id } });
      shop.clock.advance(10 * minute + 1);
      await noteSilence(shop.deps);
      return id;
    };
    const { token: desk } = await staffAt(shop, store);
    const rescue = (id: number, way: RescueWay) =>
      shop.call(rescueOrder, { token: desk, params: { id }, body: { way } });
    const back = await riding();
    await rescue(back, 'back');
    expect(await told(back)).toEqual([
      'Another courier is coming',
      `Your order #${back} from Test store: your courier could not go on. Another is coming.`,
    ]);
    const again = await riding();
    await rescue(again, 'again');
    expect(await told(again)).toEqual([
      'Being prepared again',
      `Your order #${again} from Test store: the store makes it again.`,
    ]);
    shop.clock.advance(minute);
    await shop.call(markPrepared, { token: desk, params: { id: again } });
    expect((await told(again))?.[0]).toBe('Ready for the courier');
  });

  it('says nothing of an order that its owner took back to change it, and of a canceled one that it is', async () => {
    const taken = await order();
    shop.clock.advance(minute);
    await shop.call(editOrder, { token, moduleId, body: { order_id: taken, replace: true } });
    expect([await list(), await unread()]).toEqual([[], 0]);
    const id = await order();
    shop.clock.advance(minute);
    await runOpsCommand(shop.deps, ['order', String(id), 'cancel', 'Sold', 'out']);
    expect((await list()).map(({ data }) => [data.title, data.order_id])).toEqual([
      ['Order cancelled', id],
    ]);
  });

  it('tells of answers to refunds and of money that came in', async () => {
    const id = await order();
    const { id: customerId } = await shop.call(getProfile, { token });
    const now = shop.deps.clock.now();
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id));
    const reason = { orderId: id, reason: 'Damaged', images: [], createdAt: now };
    await shop.db.insert(refundRequests).values(reason);
    shop.clock.advance(minute);
    await answerRefund(shop.deps, id, { approve: false, text: 'No photo' }, byCommand);
    shop.clock.advance(minute);
    await shop.db.transaction((tx) =>
      bookToWallet(
        tx,
        { customerId, kind: 'add_fund', reference: 'payment:1', amount: 12_500 },
        shop.deps.clock.now(),
      ),
    );
    expect((await list()).map(({ data }) => data)).toEqual([
      {
        title: 'Money added',
        description: '$12.50 came into your wallet.',
        type: 'wallet',
        order_id: null,
        trip_id: null,
      },
      {
        title: 'Refund declined',
        description: `Your request for order #${id} was declined. The reason is on its page.`,
        type: 'refund',
        order_id: id,
        trip_id: null,
      },
    ]);
  });

  it('counts what was not seen until it is, never ahead of what there is, and never back', async () => {
    const id = await order();
    await step(id);
    await step(id);
    expect(await unread()).toBe(2);
    const [newest, first] = await list();
    await read(first?.created_at);
    expect(await unread()).toBe(1);
    expect((await list()).map((row) => row.is_read)).toEqual([0, 1]);
    await read(newest?.created_at);
    await read(first?.created_at);
    expect(await unread()).toBe(0);
    await read('2099-01-01T00:00:00.000Z');
    await step(id);
    expect(await unread()).toBe(1);
  });

  it('is each customer’s own, by pages', async () => {
    const id = await order();
    await step(id);
    await step(id);
    const page = await shop.call(listNotifications, { token, query: { limit: 1, offset: 2 } });
    expect(page).toMatchObject({ total_size: 2, limit: 1, offset: 2 });
    expect(page.notifications.map(({ data }) => data.title)).toEqual(['Order confirmed']);
    expect(await list({ token: await shop.customer() })).toEqual([]);
  });

  it('tells the inbox’s live stream at once', async () => {
    const { id: customerId } = await shop.call(getProfile, { token });
    const heard: string[] = [];
    const stop = await shop.database.channel.subscribe('inbox_changes', (id) => heard.push(id));
    const id = await order();
    await step(id);
    // PostgreSQL tells its listeners a moment after the change.
    await expect.poll(() => heard).toEqual([String(customerId), String(customerId)]);
    await stop();
  });
});
