import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, listCart } from '../../../domain/endpoints/cart';
import {
  cancelOrder,
  getOrderDetails,
  listCancellationReasons,
  listOrders,
  listRunningOrders,
  listTips,
  placeOrder,
  quoteOrder,
  trackOrder,
} from '../../../domain/endpoints/orders';
import { writeSetting } from '../../../server/settings/settings';
import { moduleId, openShop, orderBody, type Shop } from './shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
afterAll(() => shop.close());

/** A guest with something in the cart, and how their order's body looks. */
async function ready(parts: Record<string, unknown> = {}, quantity = 2) {
  const guest = await shop.guest();
  const item = await shop.item(store);
  const body = { guest_id: guest, item_id: item, quantity };
  await shop.call(addToCart, { moduleId, body });
  return { guest, item, body: orderBody(guest, store, shop.home, parts) };
}
const priced = async <Body extends Record<string, unknown>>(body: Body) => {
  const { total } = await shop.call(quoteOrder, { moduleId, body });
  return { ...body, order_amount: total };
};
const refused = async (body: unknown, language: 'en' | 'ar' = 'en') => {
  const { status, errors } = await shop.refusal(placeOrder, { moduleId, body, language });
  return { status, code: errors[0]?.code, message: errors[0]?.message };
};
const setting = async (field: string, value: unknown) => {
  await writeSetting(shop.db, field, value);
  shop.deps.settings.refresh();
};

describe('the quote', () => {
  it('prices cart, coupon, delivery, fee and tip, and says why a coupon is not used', async () => {
    const { body } = await ready({ dm_tips: 2 });
    const quote = await shop.call(quoteOrder, { moduleId, body });
    expect(quote).toMatchObject({ subtotal: 20, item_discount: 0, tax_amount: 0, dm_tips: 2 });
    expect(quote.additional_charge).toBe(0.5);
    expect(quote.distance).toBeGreaterThan(0);
    expect(quote.delivery_charge).toBeGreaterThan(0);
    expect(quote.total).toBeCloseTo(22.5 + quote.delivery_charge, 5);
    await shop.coupon('HALF', { discount: 50_000 });
    await shop.coupon('BIG', { minPurchase: 99_000 });
    const half = await shop.call(quoteOrder, { moduleId, body: { ...body, coupon_code: 'half' } });
    expect(half).toMatchObject({
      coupon_discount: 10,
      coupon_refusal: null,
      coupon: { code: 'HALF' },
    });
    const big = await shop.call(quoteOrder, { moduleId, body: { ...body, coupon_code: 'BIG' } });
    expect(big).toMatchObject({
      coupon_discount: 0,
      coupon: null,
      coupon_refusal: {
        code: 'coupon_minimum',
        message: 'To apply this coupon, total item amount should be minimum $99.00',
      },
    });
  });

  it('costs no delivery for take-away', async () => {
    const { body } = await ready({ order_type: 'take_away', dm_tips: 2 });
    const quote = await shop.call(quoteOrder, { moduleId, body });
    expect(quote).toMatchObject({ delivery_charge: 0, dm_tips: 0, distance: null, total: 20.5 });
  });

  it('refuses an empty cart, another zone and an address outside', async () => {
    const empty = orderBody(await shop.guest(), store, shop.home);
    expect((await shop.refusal(quoteOrder, { moduleId, body: empty })).errors[0]?.code).toBe(
      'cart_empty',
    );
    const { body } = await ready();
    const far = { moduleId, body: { ...body, latitude: 0, longitude: 0 } };
    expect((await shop.refusal(quoteOrder, far)).errors[0]?.code).toBe('address_outside_zone');
    const wrong = { moduleId, body, zoneIds: [3] };
    expect((await shop.refusal(quoteOrder, wrong)).errors[0]?.code).toBe('zone_mismatch');
  });
});

describe('placing', () => {
  it("places a guest's cart: stock taken, cart empty, order found by guest id and by contact number", async () => {
    const { guest, item, body } = await ready({ order_note: 'Ring twice', house: '4' });
    const placed = await shop.call(placeOrder, { moduleId, body: await priced(body) });
    expect(placed.redirect_link).toBeNull();
    expect(await shop.stockOf(item)).toBe(48);
    expect(await shop.call(listCart, { moduleId, query: { guest_id: guest } })).toEqual([]);
    const query = { guest_id: guest, order_id: placed.order_id };
    const order = await shop.call(getOrderDetails, { query });
    expect(order).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
      order_amount: placed.total_amount,
      order_note: 'Ring twice',
      delivery_address: { house: '4', latitude: shop.home.lat },
      details: [{ item_id: item, quantity: 2, price: 10, item: { id: item } }],
      details_count: 1,
      store: { id: store, open: 1 },
      pending: order.created_at,
      confirmed: null,
      can_cancel: 1,
    });
    expect(Date.parse(order.eta ?? '')).toBeGreaterThan(Date.parse(order.created_at ?? ''));
    expect(order.route.length).toBeGreaterThan(4);

    const stranger = { guest_id: await shop.guest(), order_id: placed.order_id };
    expect((await shop.refusal(trackOrder, { query: stranger })).status).toBe(404);
    const wrong = { ...stranger, contact_number: '+966501111111' };
    expect((await shop.refusal(trackOrder, { query: wrong })).status).toBe(404);
    for (const contact_number of ['00966-50 123 4567', '0501234567']) {
      const found = await shop.call(trackOrder, { query: { ...stranger, contact_number } });
      expect(found.id).toBe(placed.order_id);
    }
  });

  it('lets nobody guess contact numbers for long', async () => {
    const { guest, item } = await ready();
    const { order_id } = await shop.order(guest, item);
    const query = { guest_id: await shop.guest(), order_id, contact_number: '+966507777777' };
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await shop.refusal(trackOrder, { query })).status).toBe(404);
    }
    const response = await shop.request(trackOrder, { query });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('gives the same answer to the same key, once, and refuses the key for another order', async () => {
    const { item, body } = await ready();
    const wanted = await priced(body);
    const headers = { 'Idempotency-Key': 'key-1' };
    const first = await shop.call(placeOrder, { moduleId, body: wanted, headers });
    const again = await shop.call(placeOrder, { moduleId, body: wanted, headers });
    expect(again).toEqual(first);
    expect(await shop.stockOf(item)).toBe(48);
    const other = { ...wanted, order_note: 'Other' };
    expect(await shop.refusal(placeOrder, { moduleId, body: other, headers })).toMatchObject({
      status: 409,
      errors: [{ code: 'idempotency_key_reused' }],
    });
  });

  it('can use a key again after a refusal', async () => {
    const { body } = await ready();
    const wanted = await priced(body);
    const headers = { 'Idempotency-Key': 'key-2' };
    const wrong = { ...wanted, order_amount: 1 };
    expect((await shop.refusal(placeOrder, { moduleId, body: wrong, headers })).status).toBe(409);
    const placed = await shop.call(placeOrder, { moduleId, body: wanted, headers });
    expect(placed.order_id).toBeGreaterThan(0);
  });

  it('takes the lines of buy now and leaves the cart alone', async () => {
    const { guest, body } = await ready();
    const item = await shop.item(store, { price: 7_000 });
    const now = { ...body, lines: [{ item_id: item, quantity: 3, price: 0.01 }] };
    const wanted = await priced({ ...now, order_type: 'take_away' });
    expect(wanted.order_amount).toBe(21.5);
    await shop.call(placeOrder, { moduleId, body: wanted });
    expect(await shop.stockOf(item)).toBe(47);
    const cart = await shop.call(listCart, { moduleId, query: { guest_id: guest } });
    expect(cart).toMatchObject([{ quantity: 2 }]);
  });

  it('ITEM-10 sells campaign items to customers only, while the campaign runs', async () => {
    const dates = { campaignStarts: new Date('2026-11-01'), campaignEnds: new Date('2026-12-01') };
    const item = await shop.item(store, dates);
    const guest = await shop.guest();
    const lines = [{ item_id: item, quantity: 1, model: 'ItemCampaign' }];
    const parts = { lines, order_type: 'take_away', order_amount: 10.5 };
    const body = orderBody(guest, store, shop.home, parts);
    expect((await refused(body)).code).toBe('forbidden');
    const token = await shop.customer();
    const placed = await shop.call(placeOrder, { moduleId, body, token });
    expect(placed.total_amount).toBe(10.5);
    const over = { campaignStarts: new Date('2026-10-01'), campaignEnds: new Date('2026-11-01') };
    const late = { ...body, lines: [{ item_id: await shop.item(store, over), quantity: 1 }] };
    const refusal = await shop.refusal(placeOrder, { moduleId, body: late, token });
    expect(refusal.errors[0]?.code).toBe('item_unavailable');
  });

  it('takes the stock of the chosen combination and of the item', async () => {
    const shirt = await shop.item(store, { stock: 7 });
    await shop.variation(shirt, 'Red', 12_000, 4);
    await shop.variation(shirt, 'Blue', 11_000, 3);
    const lines = [{ item_id: shirt, quantity: 3, variation: [{ type: 'Blue' }] }];
    const parts = { lines, order_type: 'take_away' };
    const wanted = await priced(orderBody(await shop.guest(), store, shop.home, parts));
    expect(wanted.order_amount).toBe(33.5);
    await shop.call(placeOrder, { moduleId, body: wanted });
    expect(await shop.stockOf(shirt)).toBe(4);
    expect(await refused(wanted)).toMatchObject({
      code: 'out_of_stock',
      message: expect.stringMatching(
        /^There is too little left of “.+” \(Blue\)\. Choose another variation or fewer of it\.$/,
      ),
    });
  });

  it('ITEM-15 says of what there is too little, in a cart too', async () => {
    const lamp = await shop.item(store, { stock: 2 });
    const parts = { lines: [{ item_id: lamp, quantity: 3 }], order_type: 'take_away' };
    const body = orderBody(await shop.guest(), store, shop.home, parts);
    expect(await refused({ ...body, order_amount: 1 })).toMatchObject({
      code: 'out_of_stock',
      message: expect.stringMatching(/^There is too little left of “.+”\. Choose fewer of it/),
    });
  });
});

describe('refusals', () => {
  it('tells a changed total, in both languages', async () => {
    const { body } = await ready();
    const wanted = await priced(body);
    const wrong = { ...wanted, order_amount: wanted.order_amount - 1 };
    const response = await shop.request(placeOrder, { moduleId, body: wrong });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      errors: [{ code: 'amount_changed', order_amount: wanted.order_amount }],
    });
    expect((await refused(wrong, 'ar')).message).toMatch(/تغيّر المبلغ/);
  });

  it('CHK-04 cash above its maximum', async () => {
    const { body } = await ready({ order_type: 'take_away' }, 30);
    expect(await refused(await priced(body))).toEqual({
      status: 400,
      code: 'cod_limit',
      message:
        'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    });
  });

  it.each([
    ['an address outside the zone', { latitude: 0, longitude: 0 }, 'address_outside_zone'],
    ['delivery without an address', { latitude: null }, 'validation'],
    ['a number that is none', { contact_person_number: '------' }, 'contact_required'],
    ['no name', { contact_person_name: ' ' }, 'validation'],
    ['a time that is no slot', { schedule_at: '2026-11-20T13:10:00Z' }, 'schedule_invalid'],
    ['a time long gone', { schedule_at: '2026-11-19T13:00:00Z' }, 'schedule_invalid'],
    ['the wallet', { payment_method: 'wallet' }, 'payment_unavailable'],
    ['a parcel', { order_type: 'parcel' }, 'unavailable'],
    ['an unknown coupon', { coupon_code: 'NO-SUCH' }, 'coupon_invalid'],
    ['a callback to elsewhere', { callback: 'https://evil.example/' }, 'validation'],
  ])('%s', async (_name, parts, code) => {
    const { body } = await ready();
    const { order_amount } = await priced(body);
    expect((await refused({ ...body, order_amount, ...parts })).code).toBe(code);
  });

  it('a closed store now, but not for a slot in its hours', async () => {
    const evening = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      opening_time: '18:00',
      closing_time: '23:00',
    }));
    const closed = await shop.store({ schedules: evening });
    const item = await shop.item(closed);
    const parts = { lines: [{ item_id: item, quantity: 1 }], order_type: 'take_away' };
    const body = await priced(orderBody(await shop.guest(), closed, shop.home, parts));
    expect((await refused(body)).code).toBe('store_closed');
    // 18:30 on the shop's clock is 15:30 in UTC.
    const later = { ...body, schedule_at: '2026-11-20T15:30:00Z' };
    const placed = await shop.call(placeOrder, { moduleId, body: later });
    const query = { guest_id: body.guest_id, order_id: placed.order_id };
    const order = await shop.call(trackOrder, { query });
    expect(order).toMatchObject({
      schedule_at: '2026-11-20T15:30:00.000Z',
      eta: '2026-11-20T15:30:00.000Z',
    });
  });

  it("a store's minimum order, and guests when guest checkout is off", async () => {
    const choosy = await shop.store({ minimumOrder: 20_010 });
    const lines = [{ item_id: await shop.item(choosy), quantity: 2 }];
    const parts = { lines, order_type: 'take_away' };
    const body = await priced(orderBody(await shop.guest(), choosy, shop.home, parts));
    expect(await refused(body)).toMatchObject({
      code: 'order_minimum',
      message: 'The minimum order of this store is $20.01.',
    });
    await setting('guest_checkout_status', 0);
    expect(await refused(await priced((await ready()).body))).toMatchObject({
      status: 403,
      code: 'guest_checkout_off',
    });
    await setting('guest_checkout_status', 1);
  });

  it('leaves nothing behind: stock, cart and coupon as before', async () => {
    await shop.coupon('ONCE', { limitPerOwner: 1, totalLimit: 5 });
    const { guest, item, body } = await ready({ coupon_code: 'ONCE' });
    const wanted = await priced(body);
    expect((await refused({ ...wanted, order_amount: 1 })).code).toBe('amount_changed');
    expect(await shop.stockOf(item)).toBe(50);
    await shop.call(placeOrder, { moduleId, body: wanted });
    await shop.call(addToCart, { moduleId, body: { guest_id: guest, item_id: item, quantity: 2 } });
    expect((await refused(wanted)).code).toBe('coupon_limit');
    expect(await shop.stockOf(item)).toBe(48);
  });
});

describe('afterwards', () => {
  it('lists running and past orders apart, in pages', async () => {
    const guest = await shop.guest();
    const item = await shop.item(store);
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await shop.order(guest, item)).order_id);
    const first = { guest_id: guest, limit: 2, offset: 1 };
    const page = await shop.call(listRunningOrders, { query: first });
    expect(page).toMatchObject({ total_size: 3, limit: 2, offset: 1 });
    expect(page.orders.map((order) => order.id)).toEqual([ids[2], ids[1]]);
    const second = await shop.call(listRunningOrders, { query: { ...first, offset: 2 } });
    expect(second.orders.map((order) => order.id)).toEqual([ids[0]]);
    await shop.call(cancelOrder, {
      body: { guest_id: guest, order_id: ids[1], reason: 'I changed my mind' },
    });
    const past = await shop.call(listOrders, { query: { guest_id: guest } });
    expect(past.orders).toMatchObject([
      { id: ids[1], order_status: 'canceled', cancellation_reason: 'I changed my mind' },
    ]);
  });

  it('cancels once: stock and coupon come back', async () => {
    await shop.coupon('BACK', { limitPerOwner: 1 });
    const { guest, item, body } = await ready({ coupon_code: 'BACK' });
    const { order_id } = await shop.call(placeOrder, { moduleId, body: await priced(body) });
    expect(await shop.stockOf(item)).toBe(48);
    const cancel = { body: { guest_id: guest, order_id, reason: 'Mistake' } };
    const answers = await Promise.all([1, 2, 3].map(() => shop.request(cancelOrder, cancel)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
    expect(await shop.stockOf(item)).toBe(50);
    await shop.call(addToCart, { moduleId, body: { guest_id: guest, item_id: item, quantity: 2 } });
    const again = await shop.call(quoteOrder, { moduleId, body });
    expect(again.coupon?.code).toBe('BACK');
  });

  it("does not cancel somebody else's order", async () => {
    const { order_id } = await shop.order(await shop.guest(), await shop.item(store));
    const body = { guest_id: await shop.guest(), order_id, reason: 'Mischief' };
    expect((await shop.refusal(cancelOrder, { body })).status).toBe(404);
  });

  it('offers reasons and tips', async () => {
    const { reasons } = await shop.call(listCancellationReasons, { language: 'ar' });
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons[0]?.reason).toBe('غيّرت رأيي');
    const guest = await shop.guest();
    await shop.order(guest, await shop.item(store), { dm_tips: 3 });
    const tips = await shop.call(listTips);
    expect(tips.amounts).toEqual([1, 2, 3, 5]);
    expect(tips.most_tips_amount).not.toBeNull();
  });
});
