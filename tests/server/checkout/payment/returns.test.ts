import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { trackOrder } from '../../../../domain/orders/orderEndpoints';
import { sendRefunds } from '../../../../server/checkout/payment/refunds';
import { orders, payments } from '../../../../server/db/schema/orders';
import { writeSetting } from '../../../../server/settings/settings';
import { type AfterShop, openAfterShop } from '../../orders/afterOrder/orders';

let shop: AfterShop;
beforeAll(async () => {
  shop = await openAfterShop();
});
afterAll(() => shop.close());

const byCard = { delivered: false, parts: { payment_method: 'digital_payment' } };
const why = { reason: 'I changed my mind' };

const paymentOf = async (orderId: number) => {
  const [row] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
};

async function pay(orderId: number) {
  const payment = await paymentOf(orderId);
  await shop.app.request(`/demo/pay/${payment?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  });
}

async function setting(field: string, value: unknown) {
  await writeSetting(shop.db, field, value);
  shop.deps.settings.refresh();
}

describe('money of a cancelled order', () => {
  it('paid by card comes back into the customer’s wallet, once', async () => {
    const { token, customerId, orderId } = await shop.ordered(byCard);
    await pay(orderId);
    const body = { order_id: orderId, ...why };
    await Promise.allSettled([1, 2, 3].map(() => shop.call(cancelOrder, { token, body })));
    const order = await shop.call(trackOrder, { token, query: { order_id: orderId } });
    expect(order).toMatchObject({ order_status: 'canceled', refunded_to: 'wallet' });
    expect(await shop.balance(customerId)).toBe(order.order_amount * 1000);
    expect((await paymentOf(orderId))?.refundAmount).toBe(0);
  });

  it('goes back by the way it came while the wallet is off, and is sent once', async () => {
    const { token, customerId, orderId } = await shop.ordered(byCard);
    await pay(orderId);
    await setting('customer_wallet_status', 0);
    await shop.call(cancelOrder, { token, body: { order_id: orderId, ...why } });
    await setting('customer_wallet_status', 1);
    const order = await shop.call(trackOrder, { token, query: { order_id: orderId } });
    expect(order.refunded_to).toBe('provider');
    expect(await shop.balance(customerId)).toBe(0);
    const due = await paymentOf(orderId);
    expect([due?.refundAmount, due?.refundedAt]).toEqual([order.order_amount * 1000, null]);
    expect(await sendRefunds(shop.deps)).toBe(1);
    expect((await paymentOf(orderId))?.refundedAt).toEqual(shop.deps.clock.now());
    expect(await sendRefunds(shop.deps)).toBe(0);
  });

  it('goes back by the way it came for a guest, who has no wallet', async () => {
    const guest_id = await shop.guest();
    const item = await shop.item(await shop.store());
    const { order_id } = await shop.order(guest_id, item, byCard.parts);
    await pay(order_id);
    await shop.call(cancelOrder, { body: { guest_id, order_id, ...why } });
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, order_id));
    expect(order?.refundedTo).toBe('provider');
    expect((await paymentOf(order_id))?.refundAmount).toBe(order?.orderAmount);
  });

  it('that was never paid goes nowhere', async () => {
    for (const payment_method of ['digital_payment', 'cash_on_delivery']) {
      const how = { delivered: false, parts: { payment_method } };
      const { token, customerId, orderId } = await shop.ordered(how);
      await shop.call(cancelOrder, { token, body: { order_id: orderId, ...why } });
      const order = await shop.call(trackOrder, { token, query: { order_id: orderId } });
      expect(order).toMatchObject({ order_status: 'canceled', refunded_to: null });
      expect(await shop.balance(customerId)).toBe(0);
    }
  });
});
