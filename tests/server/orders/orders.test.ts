import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addToCart, clearCart, listCart } from '../../../domain/cart/cartEndpoints';
import { shopClock } from '../../../domain/catalogue/schedule';
import {
  getOrderDetails,
  placeOrder,
  quoteOrder,
  trackOrder,
} from '../../../domain/orders/orderEndpoints';
import { items } from '../../../server/db/schema/items';
import { priced, ready, refused, setting, shop, store, withShop } from './ready';
import { moduleId, orderBody } from './shop';

withShop();

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

  it('names the item of which a choice is offered no longer (ITEM-14)', async () => {
    const name = { en: 'Lentil soup', ar: 'شوربة عدس' };
    const bread = { id: 7, name: { en: 'Bread', ar: 'خبز' }, price: 1_000 };
    const soup = await shop.item(store, { name, addOns: [bread] });
    const guest = await shop.guest();
    for (const line of [{ item_id: await shop.item(store) }, { item_id: soup, add_on_ids: [7] }]) {
      await shop.call(addToCart, { moduleId, body: { guest_id: guest, quantity: 1, ...line } });
    }
    await shop.db.update(items).set({ addOns: [] }).where(eq(items.id, soup));
    const body = orderBody(guest, store, shop.home);
    expect(await shop.refusal(quoteOrder, { moduleId, body })).toEqual({
      status: 400,
      errors: [
        {
          code: 'variation_invalid',
          message: 'Please choose among the options of “Lentil soup”.',
        },
      ],
    });
    const { errors } = await shop.refusal(quoteOrder, { moduleId, body, language: 'ar' });
    expect(errors[0]?.message).toBe('يرجى الاختيار من خيارات «شوربة عدس».');
  });

  it('names the dish that is not served at the chosen hour, or no longer', async () => {
    const name = { en: 'Porridge', ar: 'عصيدة' };
    const dish = await shop.item(store, {
      name,
      availableTimeStarts: '07:00',
      availableTimeEnds: '11:00',
    });
    const parts = { lines: [{ item_id: dish, quantity: 1 }], order_type: 'take_away' };
    const body = orderBody(await shop.guest(), store, shop.home, parts);
    const tomorrow = new Date(shop.deps.clock.now().getTime() + 86_400_000);
    const zone = await shop.deps.settings.timeZone();
    const at = (hour: number) => {
      const start = [...Array(48).keys()]
        .map((half) => new Date(Math.ceil(tomorrow.getTime() / 1.8e6) * 1.8e6 + half * 1.8e6))
        .find((time) => shopClock(time, zone).minutes === hour * 60);
      return { ...body, schedule_at: start?.toISOString() };
    };
    expect((await shop.call(quoteOrder, { moduleId, body })).subtotal).toBe(10);
    expect((await shop.call(quoteOrder, { moduleId, body: at(8) })).subtotal).toBe(10);
    const late = await shop.refusal(quoteOrder, { moduleId, body: at(12) });
    expect(late.errors).toEqual([
      {
        code: 'item_unavailable',
        message:
          '“Porridge” is served from 07:00 to 11:00. Choose a time then, or order without it.',
      },
    ]);
    await shop.db.update(items).set({ active: false }).where(eq(items.id, dish));
    const gone = await shop.refusal(quoteOrder, { moduleId, body: at(8), language: 'ar' });
    expect(gone.errors.map(({ message }) => message)).toEqual([
      '«عصيدة» غير متوفر حاليًا. اطلب بدونه.',
    ]);
    const odd = { ...body, lines: [{ item_id: await shop.item(store), quantity: 1 }] };
    const quote = await shop.call(quoteOrder, {
      moduleId,
      body: { ...odd, schedule_at: 'soon' },
    });
    expect(quote.subtotal).toBe(10);
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

  it('counts an order of nothing as paid where it would be paid online', async () => {
    await shop.coupon('ALLOFIT', { discount: 100_000 });
    await setting('additional_charge_status', 0);
    const { guest, body } = await ready({
      order_type: 'take_away',
      coupon_code: 'ALLOFIT',
      payment_method: 'digital_payment',
    });
    const placed = await shop.call(placeOrder, { moduleId, body: await priced(body) });
    await setting('additional_charge_status', 1);
    expect([placed.total_amount, placed.redirect_link]).toEqual([0, null]);
    const query = { order_id: placed.order_id, guest_id: guest };
    const order = await shop.call(getOrderDetails, { moduleId, query });
    expect(order.payment_status).toBe('paid');
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
      errors: [{ code: 'idempotency_key_reused', order_id: first.order_id }],
    });
  });

  it('tells a second window which order its cart went into, a guest and a customer alike (S11)', async () => {
    const { guest, item, body } = await ready();
    const wanted = await priced(body);
    const { order_id } = await shop.call(placeOrder, { moduleId, body: wanted });
    const told = (id: number, language: 'en' | 'ar') =>
      language === 'en'
        ? `Already ordered in another window: #${id}`
        : `تم الطلب بالفعل من نافذة أخرى: #${id}`;
    for (const language of ['en', 'ar'] as const) {
      const headers = { 'X-localization': language };
      const refusal = await shop.refusal(placeOrder, { moduleId, body: wanted, headers });
      expect(refusal.status).toBe(409);
      expect(refusal.errors).toEqual([
        { code: 'already_ordered', message: told(order_id, language), order_id },
      ]);
    }
    // What empties the cart afterwards is no order.
    shop.clock.advance(1_000);
    const line = { guest_id: guest, item_id: item, quantity: 1 };
    await shop.call(addToCart, { moduleId, body: line });
    await shop.call(clearCart, { moduleId, query: { guest_id: guest } });
    const empty = await shop.refusal(placeOrder, { moduleId, body: wanted });
    expect([empty.status, empty.errors[0]?.code]).toEqual([400, 'cart_empty']);

    const token = await shop.customer();
    const headers = { Authorization: `Bearer ${token}` };
    await shop.call(addToCart, { moduleId, headers, body: { item_id: item, quantity: 1 } });
    const { guest_id: _, ...own } = wanted;
    const { total } = await shop.call(quoteOrder, { moduleId, headers, body: own });
    const options = { moduleId, headers, body: { ...own, order_amount: total } };
    const first = await shop.call(placeOrder, options);
    expect((await shop.refusal(placeOrder, options)).errors).toEqual([
      {
        code: 'already_ordered',
        message: told(first.order_id, 'en'),
        order_id: first.order_id,
      },
    ]);
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
        /^“.+” \(Blue\) is out of stock\. Choose another variation to proceed further\.$/,
      ),
    });
  });

  it('ITEM-15 says of what there is too little, in a cart too', async () => {
    const lamp = await shop.item(store, { stock: 2 });
    const parts = { lines: [{ item_id: lamp, quantity: 3 }], order_type: 'take_away' };
    const body = orderBody(await shop.guest(), store, shop.home, parts);
    expect(await refused({ ...body, order_amount: 1 })).toMatchObject({
      code: 'out_of_stock',
      message: expect.stringMatching(/^Only 2 of “.+” are left\. Take 2, or order without it\.$/),
    });
    // What earlier lines of the same thing take is not left for the next one.
    const rug = await shop.item(store, { stock: 3 });
    const twice = { ...parts, lines: [2, 2].map((quantity) => ({ item_id: rug, quantity })) };
    const two = { ...orderBody(await shop.guest(), store, shop.home, twice), order_amount: 1 };
    const onlyOne = {
      code: 'out_of_stock',
      message: expect.stringMatching(/^Only 1 of “.+” is left\. Take 1, or order without it\.$/),
    };
    expect(await refused(two)).toMatchObject(onlyOne);
    const quoted = await shop.refusal(quoteOrder, { moduleId, body: two });
    expect(quoted.errors[0]).toMatchObject(onlyOne);
    const gone = await shop.item(store, { stock: 0 });
    const nothing = { lines: [{ item_id: gone, quantity: 1 }], order_type: 'take_away' };
    const asked = orderBody(await shop.guest(), store, shop.home, nothing);
    expect(await refused({ ...asked, order_amount: 1 })).toMatchObject({
      code: 'out_of_stock',
      message: expect.stringMatching(/^“.+” is out of stock\. Order without it\.$/),
    });
  });
});
