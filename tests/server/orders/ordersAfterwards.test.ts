import { describe, expect, it } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { cancelOrder, listCancellationReasons } from '../../../domain/orders/orderChangeEndpoints';
import {
  listOrders,
  listRunningOrders,
  listTips,
  placeOrder,
  quoteOrder,
  trackOrder,
} from '../../../domain/orders/orderEndpoints';
import { reasonIn } from '../../../server/orders/reasons';
import { priced, ready, refused, setting, shop, store, withShop } from './ready';
import { moduleId, orderBody } from './shop';

withShop();

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
    ['a parcel that is none', { order_type: 'parcel' }, 'validation'],
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
    const parcel = await shop.call(listCancellationReasons, { query: { type: 'parcel' } });
    expect(parcel.reasons.map(({ reason }) => reason)).toEqual([
      'I changed my mind',
      'It is not ready to be picked up',
      'An address or a phone number is wrong',
      'The receiver is not there',
      'No courier has come yet',
      'Another reason',
    ]);
    const [, spoken] = parcel.reasons;
    expect(spoken && reasonIn('es', spoken.reason)).toBe('No está listo para recoger');
    const guest = await shop.guest();
    await shop.order(guest, await shop.item(store), { dm_tips: 3 });
    const tips = await shop.call(listTips);
    expect(tips.amounts).toEqual([1, 2, 3, 5]);
    expect(tips.most_tips_amount).not.toBeNull();
  });
});
