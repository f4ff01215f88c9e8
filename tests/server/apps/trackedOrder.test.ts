import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../../server/db/schema/orders';
import { byCommand } from '../../../server/operator/noteAct';
import { answerRefund } from '../../../server/orders/afterOrder/refunds';
import { openShop, type Shop } from '../orders/shop';
import { type AppRequest, askAs, at } from './app';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  store = await shop.store();
});
afterAll(() => shop.close());

const answer = async (call: string, request: AppRequest = {}) => {
  const { status, body } = await askAs(shop.app, call, { ...request, headers: { moduleId: '2' } });
  expect([call, status, status === 200 ? '' : body]).toEqual([call, 200, '']);
  return body;
};
const contact_person_number = '+966501234567';

async function ordered() {
  const token = await shop.customer();
  const item_id = await shop.item(store);
  await answer('POST /customer/cart/add', {
    token,
    body: { item_id, model: 'Item', price: 10, quantity: 1 },
  });
  const placed = await answer('POST /customer/order/place', {
    token,
    body: {
      ...{ order_type: 'delivery', payment_method: 'cash_on_delivery', store_id: store },
      ...{ latitude: String(shop.home.lat), longitude: String(shop.home.lng) },
      ...{ address: 'Test street 1', contact_person_name: 'Sara', contact_person_number },
    },
  });
  const order_id = Number(at(placed, 'order_id'));
  const become = (row: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(row).where(eq(orders.id, order_id));
  const tracked = () => answer('GET /customer/order/track', { token, query: { order_id } });
  return { token, order_id, become, tracked };
}

it('RIDE-07 an app tells the code for the courier to whoever placed the order alone', async () => {
  const { token, order_id, become, tracked } = await ordered();
  expect(at(await answer('GET /config'), 'order_delivery_verification')).toBe(true);
  expect(at(await tracked(), 'otp')).toBe('');
  const [row] = await become({ status: 'picked_up', riddenAt: new Date() }).returning();
  const { deliveryCode = '' } = row ?? {};
  expect(deliveryCode).toMatch(/^\d{4}$/);
  expect(at(await tracked(), 'otp')).toBe(deliveryCode);
  const guest_id = Number(at(await answer('POST /auth/guest/request'), 'guest_id'));
  const query = { order_id, guest_id, contact_number: contact_person_number };
  const followed = await answer('GET /customer/order/track', { query });
  expect([at(followed, 'id'), at(followed, 'otp')]).toEqual([order_id, '']);
  const running = await answer('GET /customer/order/running-orders', { token });
  expect(at(running, 'orders', 0, 'otp')).toBe('');
});

it('an app tells what became of the money asked back', async () => {
  const { token, order_id, become, tracked } = await ordered();
  await become({ status: 'delivered', paymentStatus: 'paid' });
  const body = { order_id, customer_reason: 'Another reason', customer_note: 'It was cold' };
  await answer('POST /customer/order/refund-request', { token, body });
  const names = ['order_status', 'refund_requested', 'refunded', 'refund'];
  const told = async () => {
    const order = await tracked();
    return names.map((name) => at(order, name));
  };
  const now = shop.deps.clock.now().toISOString();
  const asked = {
    id: order_id,
    order_id,
    customer_reason: 'Another reason',
    customer_note: 'It was cold',
    refund_amount: 0,
    admin_note: '',
    image_full_url: [],
    created_at: now,
  };
  const stamp = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(await told()).toEqual(['refund_requested', stamp, null, asked]);
  await answerRefund(shop.deps, order_id, { approve: true, amount: 5, text: 'Sorry.' }, byCommand);
  const answered = { ...asked, refund_amount: 5, admin_note: 'Sorry.' };
  expect(await told()).toEqual(['refunded', stamp, stamp, answered]);
  const news = await answer('GET /customer/notifications', { token });
  const about = ['type', 'order_id', 'trip_id'].map((name) => at(news, 0, 'data', name));
  expect(about).toEqual(['refund', order_id, '']);
});

it('an app tells that no money is given back, and why', async () => {
  const { token, order_id, become, tracked } = await ordered();
  await become({ status: 'delivered', paymentStatus: 'paid' });
  const body = { order_id, customer_reason: 'Another reason', customer_note: '' };
  await answer('POST /customer/order/refund-request', { token, body });
  await answerRefund(shop.deps, order_id, { approve: false, text: 'It was whole.' }, byCommand);
  const order = await tracked();
  const names = ['order_status', 'refunded'];
  expect(names.map((name) => at(order, name))).toEqual(['refund_request_canceled', null]);
  expect(at(order, 'refund', 'admin_note')).toBe('It was whole.');
});
