import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { placeOrderPayload } from '../../../domain/orders/order';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import { placeOrder as placeOrderCall } from '../../../domain/orders/orderEndpoints';
import { couponRedemptions, coupons } from '../../../server/db/schema/carts';
import { orderLines, orders } from '../../../server/db/schema/orders';
import { Refusal } from '../../../server/http/refusal';
import type { PlacingScope } from '../../../server/orders/ground';
import { placeOrder } from '../../../server/orders/place';
import { moduleId, openShop, orderBody, type Shop, zoneId } from '../orders/shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  // One guest orders for many.
  shop = await openShop({ LIMIT_ORDERS: '1000000/1m' });
  store = await shop.store();
});
afterAll(() => shop.close());

const request = new Request('http://localhost:3000/api/v1/customer/order/place');
const scopeOf = (guest: string): PlacingScope => ({
  caller: { kind: 'guest', id: guest },
  owner: `guest:${guest}`,
  moduleId,
  zoneIds: [zoneId],
  language: 'en',
  address: '',
});

/** Orders `lines` at once, for pick-up, as `guest`; what came of it as one word. */
async function attempt(
  guest: string,
  lines: { item_id: number; quantity: number }[],
  parts: Record<string, unknown>,
): Promise<string> {
  const body = orderBody(guest, store, shop.home, { order_type: 'take_away', lines, ...parts });
  try {
    const order = v.parse(placeOrderPayload, body);
    await placeOrder(shop.deps, scopeOf(guest), order, randomUUID(), request);
    return 'placed';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Runs `times` attempts, at most `width` of them at once, and counts what came of them. */
async function race(times: number, width: number, run: (n: number) => Promise<string>) {
  const counts: Record<string, number> = {};
  let started = 0;
  const runner = async () => {
    while (started < times) {
      started += 1;
      const outcome = await run(started);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: width }, runner));
  return counts;
}

const sold = async (itemId: number) => {
  const rows = await shop.db.select().from(orderLines).where(eq(orderLines.itemId, itemId));
  return rows.reduce((sum, line) => sum + line.quantity, 0);
};

describe('races', () => {
  it('10,000 attempts at 100 units sell exactly 100', { timeout: 120_000 }, async () => {
    const item = await shop.item(store, { stock: 100 });
    const guest = await shop.guest();
    const outcomes = await race(10_000, 80, () =>
      attempt(guest, [{ item_id: item, quantity: 1 }], { order_amount: 10.5 }),
    );
    expect(outcomes).toEqual({ placed: 100, out_of_stock: 9_900 });
    expect(await shop.stockOf(item)).toBe(0);
    expect(await sold(item)).toBe(100);
  });

  it('combinations sell out exactly as well', { timeout: 60_000 }, async () => {
    const shirt = await shop.item(store, { stock: 30 });
    await shop.variation(shirt, 'Red', 10_000, 10);
    await shop.variation(shirt, 'Blue', 10_000, 20);
    const guest = await shop.guest();
    const outcomes = await race(200, 50, (n) =>
      attempt(
        guest,
        [
          Object.assign(
            { item_id: shirt, quantity: 1 },
            { variation: [{ type: n % 2 ? 'Red' : 'Blue' }] },
          ),
        ],
        { order_amount: 10.5 },
      ),
    );
    expect(outcomes).toEqual({ placed: 30, out_of_stock: 170 });
    expect(await shop.stockOf(shirt)).toBe(0);
  });

  it('50 equal submissions with one key make one order', async () => {
    const guest = await shop.guest();
    const item = await shop.item(store);
    const line = { guest_id: guest, item_id: item, quantity: 1 };
    await shop.call(addToCart, { moduleId, body: line });
    const parts = { order_type: 'take_away', order_amount: 10.5 };
    const body = orderBody(guest, store, shop.home, parts);
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.call(placeOrderCall, { moduleId, body, headers })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const own = await shop.db
      .select({ orders: count() })
      .from(orders)
      .where(eq(orders.owner, `guest:${guest}`));
    expect(own).toEqual([{ orders: 1 }]);
    expect(await shop.stockOf(item)).toBe(49);
  });

  it('a second sending that finds its own order in the way gets the answer of the first', async () => {
    const guest = await shop.guest();
    const item = await shop.item(store, { stock: 1 });
    const body = orderBody(guest, store, shop.home, {
      order_type: 'take_away',
      order_amount: 10.5,
      lines: [{ item_id: item, quantity: 1 }],
    });
    const order = v.parse(placeOrderPayload, body);
    const key = randomUUID();
    const first = () => placeOrder(shop.deps, scopeOf(guest), order, key, request);
    let answered: unknown;
    const { settings } = shop.deps;
    // Asked for after the key was looked for, and before what is sold: here the first sending is served.
    const timeZone = async () => {
      answered ??= await first();
      return settings.timeZone();
    };
    const slower = { ...shop.deps, settings: { ...settings, timeZone } };
    const second = await placeOrder(slower, scopeOf(guest), order, key, request);
    expect(second).toEqual(answered);
    expect([await shop.stockOf(item), await sold(item)]).toEqual([0, 1]);
  });

  it('one cart placed with many keys is ordered once', async () => {
    const guest = await shop.guest();
    const item = await shop.item(store);
    const line = { guest_id: guest, item_id: item, quantity: 1 };
    await shop.call(addToCart, { moduleId, body: line });
    const outcomes = await race(30, 30, () =>
      attempt(guest, [], { lines: undefined, order_amount: 10.5 }),
    );
    expect(outcomes).toEqual({ placed: 1, already_ordered: 29 });
    expect(await shop.stockOf(item)).toBe(49);
  });

  it('a coupon is used as often as it may be, in all and by one shopper', async () => {
    const item = await shop.item(store, { stock: 500 });
    const lines = [{ item_id: item, quantity: 1 }];
    const inAll = await shop.coupon('FIRSTTEN', { totalLimit: 10 });
    const guests = await Promise.all(Array.from({ length: 60 }, () => shop.guest()));
    const byMany = await race(60, 60, (n) =>
      attempt(guests[n - 1] ?? '', lines, { coupon_code: 'FIRSTTEN', order_amount: 9.5 }),
    );
    expect(byMany).toEqual({ placed: 10, coupon_limit: 50 });

    const each = await shop.coupon('ONCEEACH', { limitPerOwner: 1 });
    const guest = await shop.guest();
    const byOne = await race(40, 40, () =>
      attempt(guest, lines, { coupon_code: 'ONCEEACH', order_amount: 9.5 }),
    );
    expect(byOne).toEqual({ placed: 1, coupon_limit: 39 });

    expect(await shop.stockOf(item)).toBe(489);
    for (const [id, uses] of [
      [inAll, 10],
      [each, 1],
    ] as const) {
      const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, id));
      const used = await shop.db
        .select()
        .from(couponRedemptions)
        .where(eq(couponRedemptions.couponId, id));
      expect([row?.usedCount, used.length]).toEqual([uses, uses]);
    }
  });

  it('a coupon for the first order is used with one of many at once', async () => {
    const item = await shop.item(store, { stock: 500 });
    await shop.coupon('FIRSTONE', { type: 'first_order' });
    const guest = await shop.guest();
    const lines = [{ item_id: item, quantity: 1 }];
    const outcomes = await race(12, 12, () =>
      attempt(guest, lines, { coupon_code: 'FIRSTONE', order_amount: 9.5 }),
    );
    expect(outcomes).toEqual({ placed: 1, coupon_invalid: 11 });
    expect(await shop.stockOf(item)).toBe(499);
  });

  it('orders that take the same items in other orders do not block each other', async () => {
    const [a, b] = [await shop.item(store), await shop.item(store)];
    const guest = await shop.guest();
    const one = { item_id: a, quantity: 1 };
    const other = { item_id: b, quantity: 1 };
    const outcomes = await race(60, 60, (n) =>
      attempt(guest, n % 2 ? [one, other] : [other, one], { order_amount: 20.5 }),
    );
    expect(outcomes).toEqual({ placed: 50, out_of_stock: 10 });
    expect([await shop.stockOf(a), await shop.stockOf(b)]).toEqual([0, 0]);
  });

  it('many cancellations give stock back once', async () => {
    const guest = await shop.guest();
    const item = await shop.item(store);
    const { order_id } = await shop.order(guest, item);
    const body = { guest_id: guest, order_id, reason: 'Mistake' };
    await Promise.all(Array.from({ length: 20 }, () => shop.request(cancelOrder, { body })));
    expect(await shop.stockOf(item)).toBe(50);
  });
});
