import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listParcelCategories } from '../../../domain/parcel/parcelEndpoints';
import { type AfterShop, openAfterShop, photo } from '../orders/afterOrder/orders';
import { type AppRequest, askAs, at, misfits } from './app';
import { couponTable, itemTable, orderTable, pageTable } from './tables';

let shop: AfterShop;
beforeAll(async () => {
  shop = await openAfterShop();
});
afterAll(() => shop.close());

const ask = (call: string, { headers, ...request }: AppRequest = {}) =>
  askAs(shop.app, call, { ...request, headers: { moduleId: '2', ...headers } });
const answer = async (call: string, request?: AppRequest) => {
  const { status, body } = await ask(call, request);
  expect([call, status, status === 200 ? '' : body]).toEqual([call, 200, '']);
  return body;
};
const refused = async (call: string, request?: AppRequest) => {
  const { status, body } = await ask(call, request);
  return [status, at(body, 'errors', 0, 'code')];
};
const rowsIn = (body: unknown, key?: string): unknown[] => {
  const rows = key ? at(body, key) : body;
  return Array.isArray(rows) ? rows : [];
};
async function send(call: string, token: string, fields: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const response = await shop.app.request(`/apps/api/v1${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, moduleId: '2', zoneId: '[1]' },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('after the delivery, an app', () => {
  it('reviews item and courier, and asks for the money back', async () => {
    const { token, orderId, itemId } = await shop.ordered();
    const order = ['order_id', String(orderId)] as [string, string];
    const opinion: [string, string | File][] = [
      order,
      ['rating', '4'],
      ['comment', 'Good'],
      ['attachment[]', photo()],
      ['attachment[]', photo()],
    ];
    const review = await send('/items/reviews/submit', token, [
      ...opinion,
      ['item_id', String(itemId)],
    ]);
    expect([review.status, misfits(review.body, 'message text')]).toEqual([200, []]);
    const again = await send('/items/reviews/submit', token, [
      ...opinion,
      ['item_id', String(itemId)],
    ]);
    expect([again.status, at(again.body, 'errors', 0, 'code')]).toEqual([403, 'review']);
    const page = await answer(`GET /items/reviews/${itemId}`, { query: { limit: 5, offset: 1 } });
    const row = at(page, 'reviews', 0);
    expect([at(row, 'rating'), at(row, 'comment')]).toEqual([4, 'Good']);
    expect(rowsIn(row, 'attachment_full_url').length).toBe(2);
    const courier = await send('/delivery-man/reviews/submit', token, opinion);
    expect(courier.status).toBe(200);

    const query = { order_id: orderId };
    const reasons = await answer('GET /customer/order/refund-reasons', { token });
    expect(misfits(reasons, 'refund_reasons.0.id whole, refund_reasons.0.reason text')).toEqual([]);
    const wanted = await send('/customer/order/refund-request', token, [
      order,
      ['customer_reason', String(at(reasons, 'refund_reasons', 0, 'reason'))],
      ['customer_note', 'Broken'],
      ['refund_method', 'wallet'],
      ['image[]', photo()],
    ]);
    expect([wanted.status, misfits(wanted.body, 'message text')]).toEqual([200, []]);
    const list = await answer('GET /customer/order/list', {
      token,
      query: { limit: 5, offset: 1 },
    });
    expect(misfits(at(list, 'orders', 0), orderTable)).toEqual([]);
    const delivered = await answer('GET /customer/order/track', { token, query });
    expect(misfits(delivered, 'order_status text, delivered moment, delivery_man object')).toEqual(
      [],
    );
    expect(misfits(at(delivered, 'delivery_man'), 'f_name text, lat text, lng text')).toEqual([]);
    expect(at(delivered, 'order_status')).toBe('refund_requested');
    expect(misfits(at(delivered, 'refund'), 'image_full_url.0 address')).toEqual([]);
  });
});

describe('what else an app asks', () => {
  it('suggests, proposes tips, lists coupons for all and the items of categories', async () => {
    const tips = await answer('GET /most-tips');
    expect(misfits(tips, 'most_tips_amount number|null')).toEqual([]);
    await shop.coupon('FOR-ALL');
    const { guest_id } = (await answer('POST /auth/guest/request')) as { guest_id: number };
    const coupons = rowsIn(await answer('GET /coupon/list/all', { query: { guest_id } }));
    expect(coupons.map((row) => at(row, 'code'))).toContain('FOR-ALL');
    expect(coupons.flatMap((row) => misfits(row, couponTable))).toEqual([]);
    const category = at(await answer('GET /categories'), 0, 'id');
    const query = { category_ids: `[${category}]`, limit: 3, offset: 1 };
    const page = await answer('GET /categories/items/list', { query });
    expect(misfits(page, pageTable)).toEqual([]);
    expect(rowsIn(page, 'products').flatMap((row) => misfits(row, itemTable))).toEqual([]);
    expect(rowsIn(page, 'products').length).toBe(3);
    const like = await answer('GET /items/suggested', { query: { ...query, guest_id } });
    expect(rowsIn(like, 'items').flatMap((row) => misfits(row, itemTable))).toEqual([]);
    for (const path of ['shipping-policy', 'cancelation', 'refund-policy']) {
      expect(misfits([await answer(`GET /${path}`)], '0 text')).toEqual([]);
    }
    const body = { email: 'news@example.com' };
    expect(misfits(await answer('POST /newsletter/subscribe', { body }), 'message text')).toEqual(
      [],
    );
  });

  it('keeps interests, and refuses ways to sign in that are off', async () => {
    const token = await shop.customer();
    const category = Number(at(await answer('GET /categories'), 0, 'id'));
    const body = { interest: JSON.stringify([category]) };
    await answer('POST /customer/update-interest', { token, body });
    expect(at(await answer('GET /customer/info', { token }), 'interest')).toBe(`[${category}]`);
    const social = { login_type: 'social', token: 'x', unique_id: '1', medium: 'google' };
    for (const [call, asked] of [
      ['POST /auth/login', social],
      ['POST /auth/social-login', social],
      ['POST /auth/social-register', { ...social, phone: '+966507779999' }],
      ['POST /auth/update-info', { name: 'Sara', email: 's@example.com', phone: '+966507779999' }],
      ['POST /auth/firebase-verify-token', { sessionInfo: 'x', phone: '+966507779999', otp: '1' }],
    ] as const) {
      const { status, body: told } = await ask(call, { body: asked });
      expect([call, misfits(told, 'errors.0.code text, errors.0.message text')]).toEqual([
        call,
        [],
      ]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const reset = { verification_method: 'email', email: 'nobody@example.com', reset_token: '1' };
    const changed = { ...reset, password: 'secret-12', confirm_password: 'secret-12' };
    expect((await refused('PUT /auth/reset-password', { body: changed }))[1]).toBe('otp');
  });

  it('sends a parcel with its receiver as the text of its JSON', async () => {
    const headers = { moduleId: '5' };
    const [kind] = await shop.call(listParcelCategories, { moduleId: 5 });
    const { guest_id } = (await answer('POST /auth/guest/request')) as { guest_id: number };
    const { lat, lng } = shop.home;
    const receiver = {
      ...{ contact_person_name: 'Omar Ali', contact_person_number: '+966507770009' },
      ...{ address: 'Other street 2', latitude: String(lat + 0.01), longitude: String(lng) },
      ...{ floor: '', road: '', house: '7', zone_id: 1 },
    };
    const body = {
      ...{ guest_id, order_type: 'parcel', payment_method: 'cash_on_delivery', distance: 1.2 },
      ...{ parcel_category_id: kind?.id, receiver_details: JSON.stringify(receiver) },
      ...{ address: 'Test street 1', latitude: String(lat), longitude: String(lng) },
      ...{ contact_person_name: 'Sara Saleh', contact_person_number: '+966501234567' },
      ...{ contact_person_email: 'sara@example.com', charge_payer: 'sender' },
    };
    const kinds = rowsIn(await answer('GET /parcel-category', { headers }));
    const table = `id whole, name text, description text, image_full_url address, module_id whole
      orders_count whole, parcel_per_km_shipping_charge number|null
      parcel_minimum_shipping_charge number|null`;
    expect(kinds.flatMap((row) => misfits(row, table))).toEqual([]);
    expect(at(kinds, 0, 'id')).toBe(kind?.id);
    const placed = await answer('POST /customer/order/place', { headers, body });
    const again = await answer('POST /customer/order/place', { headers, body });
    expect(at(again, 'order_id')).toBe(at(placed, 'order_id'));
    const query = { guest_id, order_id: String(at(placed, 'order_id')) };
    const order = await answer('GET /customer/order/details', { headers, query });
    expect(['order_type', 'charge_payer', 'store'].map((name) => at(order, name))).toEqual([
      'parcel',
      'sender',
      null,
    ]);
    expect(
      ['contact_person_name', 'house', 'latitude'].map((name) =>
        at(order, 'receiver_details', name),
      ),
    ).toEqual(['Omar Ali', '7', String(lat + 0.01)]);
  });

  it('orders with the picture of a prescription, and a form is as good as JSON', async () => {
    const store = await shop.store({ moduleId: 3 });
    const item = await shop.item(store, { moduleId: 3, prescriptionRequired: true });
    const headers = { moduleId: '3' };
    const { guest_id } = (await answer('POST /auth/guest/request')) as { guest_id: number };
    const line = { guest_id, item_id: item, model: 'Item', price: 10, quantity: 1 };
    await answer('POST /customer/cart/add', { headers, body: line });
    const form = new FormData();
    const fields = {
      ...{ guest_id, order_type: 'take_away', payment_method: 'cash_on_delivery', store_id: store },
      ...{ contact_person_name: 'Sara', contact_person_number: '+966501234567', dm_tips: '' },
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const place = (body: FormData) =>
      shop.app.request('/apps/api/v1/customer/order/place', {
        method: 'POST',
        headers: { moduleId: '3', zoneId: '[1]' },
        body,
      });
    const without = await place(form);
    expect([without.status, at(await without.json(), 'errors', 0, 'code')]).toEqual([
      403,
      'prescription',
    ]);
    form.append('order_attachment[]', photo());
    const placed = await place(form);
    expect(placed.status).toBe(200);
    const query = { guest_id, order_id: String(at(await placed.json(), 'order_id')) };
    const order = await answer('GET /customer/order/track', { headers, query });
    expect(rowsIn(order, 'order_attachment_full_url').length).toBe(1);
    expect([at(order, 'order_type'), at(order, 'delivery_charge')]).toEqual(['take_away', 0]);
  });
});
