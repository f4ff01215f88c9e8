import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { cancelOrder, editOrder } from '../../../domain/orders/orderChangeEndpoints';
import { getOrderDetails, trackOrder } from '../../../domain/orders/orderEndpoints';
import { readErrors } from '../../../domain/wire/errors';
import { bookToWallet } from '../../../server/account/wallet/ledger';
import { items } from '../../../server/db/schema/items';
import { orders, payments } from '../../../server/db/schema/orders';
import { customers } from '../../../server/db/schema/people';
import { stores } from '../../../server/db/schema/stores';
import { advanceDue, moveOrder } from '../../../server/orders/tracking/advance';
import {
  allOf,
  as,
  cartOf,
  type EditShop,
  guest,
  looking,
  openEditShop,
  ordered,
  rowOf,
  type Who,
} from './editing';
import { moduleId } from './shop';

let shop: EditShop;
beforeAll(async () => {
  shop = await openEditShop();
});
afterAll(() => shop.close());

const sellOut = (id: number) =>
  shop.db.update(items).set({ active: false }).where(eq(items.id, id));
const codeOf = async (who: Who, body: object) => {
  const { status, errors } = await shop.refusal(editOrder, as(who, body));
  return [status, errors[0]?.code];
};

describe('ORD-02 changing an order before its store accepts it', () => {
  it('cancels it, gives stock back and puts every line with its wishes into the cart', async () => {
    const who = await guest(shop);
    const order = await ordered(shop, who);
    const { order_id, first } = order;
    expect(await shop.stockOf(first)).toBe(47);
    const opened = await shop.call(getOrderDetails, looking(who, { order_id }));
    expect(opened.can_edit).toBe(1);
    const answer = await shop.call(editOrder, as(who, { order_id }));
    expect(answer).toEqual({ module_id: moduleId, added: 2, left_out: [], short: [] });
    expect(await cartOf(shop, who)).toEqual(allOf(order));
    expect(await shop.stockOf(first)).toBe(50);
    const after = await shop.call(getOrderDetails, looking(who, { order_id }));
    expect([after.order_status, after.cancellation_reason, after.can_edit]).toEqual([
      'canceled',
      'Taken back to be changed',
      0,
    ]);
  });

  it('gives the money back to the wallet, once', async () => {
    const token = await shop.customer();
    const { id } = await shop.call(getProfile, { token });
    const entry = { customerId: id, reference: 'test', amount: 200_000, kind: 'referrer' as const };
    await shop.db.transaction((tx) => bookToWallet(tx, entry, shop.deps.clock.now()));
    const balance = async () =>
      (await shop.db.select().from(customers).where(eq(customers.id, id)))[0]?.walletBalance;
    const order = await ordered(shop, { token }, { payment_method: 'wallet' });
    expect(await balance()).toBe(200_000 - Math.round(order.total * 1000));
    const headers = { 'Idempotency-Key': randomUUID() };
    const edit = { ...as({ token }, { order_id: order.order_id }), headers };
    const answers = [await shop.call(editOrder, edit), await shop.call(editOrder, edit)];
    expect(answers[1]).toEqual(answers[0]);
    expect([await balance(), (await rowOf(shop, order.order_id))?.refundedTo]).toEqual([
      200_000,
      'wallet',
    ]);
    expect(await cartOf(shop, { token })).toEqual(allOf(order));
  });

  it('closes the payment page of an order that is not paid', async () => {
    const who = await guest(shop);
    const digital = { payment_method: 'digital_payment', callback: '/track-order' };
    const { order_id } = await ordered(shop, who, digital);
    await shop.call(editOrder, as(who, { order_id }));
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, order_id));
    expect(rows.map(({ status }) => status)).toEqual(['replaced']);
  });

  it('CART-13 leaves out what is not sold now, and names it', async () => {
    const who = await guest(shop);
    const { order_id, first, second } = await ordered(shop, who);
    await sellOut(first);
    const answer = await shop.call(editOrder, as(who, { order_id }));
    expect(answer).toEqual({ module_id: moduleId, added: 1, left_out: ['Test item'], short: [] });
    expect((await cartOf(shop, who)).map(({ item }) => item)).toEqual([second]);
  });

  it('ITEM-16 takes as many of a line as one cart may hold now', async () => {
    const who = await guest(shop);
    const { order_id, first } = await ordered(shop, who);
    await shop.db.update(items).set({ maximumCartQuantity: 2 }).where(eq(items.id, first));
    const answer = await shop.call(editOrder, as(who, { order_id }));
    expect(answer).toEqual({
      module_id: moduleId,
      added: 2,
      left_out: [],
      short: [{ name: 'Test item', wanted: 3, taken: 2, limited: true }],
    });
    expect((await cartOf(shop, who))[0]).toMatchObject({ item: first, quantity: 2 });
  });

  it('changes nothing when nothing of it is sold, or the place is another store’s', async () => {
    const who = await guest(shop);
    const { order_id, first, second } = await ordered(shop, who);
    const away = { ...as(who, { order_id }), zoneIds: [2] };
    const elsewhere = await shop.refusal(editOrder, away);
    expect([elsewhere.status, elsewhere.errors[0]?.code]).toEqual([400, 'zone_mismatch']);
    await sellOut(first);
    await sellOut(second);
    expect(await codeOf(who, { order_id })).toEqual([400, 'item_unavailable']);
    expect([
      (await rowOf(shop, order_id))?.status,
      await shop.stockOf(first),
      await cartOf(shop, who),
    ]).toEqual(['pending', 47, []]);
  });

  it('ITEM-11 asks before anything else in the cart goes, of the same store too', async () => {
    const who = await guest(shop);
    const order = await ordered(shop, who);
    const { order_id } = order;
    const other = await shop.item(shop.storeId);
    await shop.call(addToCart, as(who, { item_id: other, quantity: 1 }));
    expect(await codeOf(who, { order_id })).toEqual([409, 'cart_not_empty']);
    expect((await rowOf(shop, order_id))?.status).toBe('pending');
    await shop.call(editOrder, as(who, { order_id, replace: true }));
    expect(await cartOf(shop, who)).toEqual(allOf(order));
  });

  it.each(['confirmed', 'processing', 'delivered'] as const)(
    'is refused when the order is %s',
    async (status) => {
      const who = await guest(shop);
      const { order_id } = await ordered(shop, who);
      await shop.db.update(orders).set({ status }).where(eq(orders.id, order_id));
      expect(await codeOf(who, { order_id })).toEqual([409, 'order_accepted']);
      expect(await cartOf(shop, who)).toEqual([]);
      const { can_edit } = await shop.call(getOrderDetails, looking(who, { order_id }));
      expect(can_edit).toBe(0);
    },
  );

  it.each([
    ['open and takes later orders', 0, { scheduleOrder: true }, 200],
    ['paused, but takes later orders', 30, { scheduleOrder: true }, 200],
    ['open, for now alone', 0, { scheduleOrder: false }, 200],
    ['paused, and takes no later orders', 30, { scheduleOrder: false }, 400],
    ['closed', 0, { scheduleOrder: true, active: false }, 400],
  ])(
    'asks whether it could be placed again: its store is %s',
    async (_, minutes, parts, status) => {
      const who = await guest(shop);
      const storeId = await shop.store();
      const { order_id } = await ordered({ ...shop, storeId }, who);
      const closedUntil = new Date(shop.deps.clock.now().getTime() + minutes * 60_000);
      await shop.db
        .update(stores)
        .set({ ...parts, closedUntil })
        .where(eq(stores.id, storeId));
      const { can_edit } = await shop.call(getOrderDetails, looking(who, { order_id }));
      const answer = await shop.request(editOrder, as(who, { order_id }));
      expect([can_edit, answer.status]).toEqual([status === 200 ? 1 : 0, status]);
      if (status === 200) return;
      expect(readErrors(await answer.json())).toEqual([
        {
          code: 'not_editable',
          message:
            'The store takes no orders right now: what you change could not be ordered again.',
        },
      ]);
      expect((await rowOf(shop, order_id))?.status).toBe('pending');
    },
  );

  it('is refused when the order is cancelled, or hangs on a prescription', async () => {
    const who = await guest(shop);
    const { order_id } = await ordered(shop, who);
    await shop.call(cancelOrder, { body: { ...who, order_id, reason: 'Mistake' } });
    expect(await codeOf(who, { order_id })).toEqual([400, 'not_editable']);
    const other = await ordered(shop, who);
    await shop.db
      .update(orders)
      .set({ prescriptionImages: ['/pictures/prescription.svg'] })
      .where(eq(orders.id, other.order_id));
    expect(await codeOf(who, { order_id: other.order_id })).toEqual([400, 'not_editable']);
    const asked = looking(who, { order_id: other.order_id });
    expect((await shop.call(getOrderDetails, asked)).can_edit).toBe(0);
  });

  it('knows nothing of another person’s order, even with its contact number', async () => {
    const who = await guest(shop);
    const { order_id } = await ordered(shop, who);
    const stranger = await guest(shop);
    const body = { order_id, contact_number: '+966 50 123 4567' };
    expect(await codeOf(stranger, body)).toEqual([404, 'not_found']);
    const followed = await shop.call(trackOrder, looking(stranger, body));
    expect([followed.can_edit, followed.can_cancel]).toEqual([0, 1]);
    expect([(await rowOf(shop, order_id))?.status, await cartOf(shop, stranger)]).toEqual([
      'pending',
      [],
    ]);
  });
});

describe('ORD-02 changing an order while others touch it', () => {
  it('sent twice at once with one key, it happens once and both get the answer', async () => {
    const who = await guest(shop);
    const order = await ordered(shop, who);
    const edit = {
      ...as(who, { order_id: order.order_id }),
      headers: { 'Idempotency-Key': randomUUID() },
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.call(editOrder, edit)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await cartOf(shop, who), await shop.stockOf(order.first)]).toEqual([allOf(order), 50]);
  });

  it('pressed in many windows at once, one of them takes it back', async () => {
    const who = await guest(shop);
    const order = await ordered(shop, who);
    const { order_id } = order;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const headers = { 'Idempotency-Key': randomUUID() };
        const edit = { ...as(who, { order_id, replace: true }), headers };
        const response = await shop.request(editOrder, edit);
        return response.ok ? 'taken back' : readErrors(await response.json())[0]?.code;
      }),
    );
    expect(outcomes.sort()).toEqual([...Array(7).fill('not_editable'), 'taken back']);
    expect([await cartOf(shop, who), await shop.stockOf(order.first)]).toEqual([allOf(order), 50]);
  });

  it('either the store accepts it or its owner takes it back, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const who = await guest(shop);
      const { order_id } = await ordered(shop, who);
      const accept = () => moveOrder(shop.deps, order_id);
      const accepting = round % 2 ? accept() : null;
      const editing = shop.request(editOrder, as(who, { order_id }));
      const [response] = await Promise.all([editing, accepting ?? accept()]);
      const state = [
        response.status,
        (await rowOf(shop, order_id))?.status,
        (await cartOf(shop, who)).length,
      ];
      expect([
        [200, 'canceled', 2],
        [409, 'confirmed', 0],
      ]).toContainEqual(state);
    }
  });

  it('the demo moves nothing on that was taken back', async () => {
    const who = await guest(shop);
    const { order_id } = await ordered(shop, who);
    await shop.call(editOrder, as(who, { order_id }));
    shop.clock.advance(60_000);
    await advanceDue(shop.deps);
    expect((await rowOf(shop, order_id))?.status).toBe('canceled');
  });
});
