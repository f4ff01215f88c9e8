import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../orders/shop';
import { type AppRequest, askAs, at, misfits } from './app';
import { couponTable, lineTable, orderLineTable, orderTable, pageTable } from './tables';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  store = await shop.store({ tax: 5_000 });
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
const newGuest = async () => Number(at(await answer('POST /auth/guest/request'), 'guest_id'));

async function withCart(quantity = 2) {
  const guest_id = await newGuest();
  const item = await shop.item(store);
  const line = { guest_id, item_id: item, model: 'Item', price: 10, quantity };
  const cart = await answer('POST /customer/cart/add', {
    body: { ...line, variation: [], add_on_ids: [], add_on_qtys: [], store_id: store },
  });
  return { guest_id, item, cart };
}
const orderOf = (guest_id: number, parts: Record<string, unknown> = {}) => ({
  guest_id,
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  store_id: store,
  order_amount: 1,
  distance: 0.4,
  latitude: String(shop.home.lat),
  longitude: String(shop.home.lng),
  address: 'Test street 1',
  address_type: 'home',
  contact_person_name: 'Test Person',
  contact_person_number: '+966501234567',
  contact_person_email: 'test@example.com',
  dm_tips: '',
  coupon_code: null,
  schedule_at: '',
  ...parts,
});

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

describe('a guest of an app', () => {
  it('goes from the start to a tracked order, and cancels it', async () => {
    expect(at(await answer('GET /config'), 'guest_checkout_status')).toBe(1);
    const guest_id = await newGuest();
    expect(Number.isSafeInteger(guest_id)).toBe(true);
    const zones = await answer('GET /config/get-zone-id', { query: shop.home });
    const headers = { zoneId: String(at(zones, 'zone_id')) };
    const module = rowsIn(await answer('GET /module', { headers })).find(
      (row) => at(row, 'module_type') === 'grocery',
    );
    expect(at(module, 'id')).toBe(2);
    const query = { name: 'Test store', limit: 5, offset: 1 };
    const found = rowsIn(await answer('GET /stores/search', { headers, query }), 'stores')[0];
    expect(at(found, 'id')).toBe(store);
    const item_id = await shop.item(store);
    const shelf = await answer('GET /items/latest', {
      headers,
      query: { store_id: store, category_id: 0, limit: 10, offset: 1 },
    });
    expect(rowsIn(shelf, 'products').map((row) => at(row, 'id'))).toEqual([item_id]);

    const line = { guest_id, item_id, model: 'Item', price: 10, quantity: 2, store_id: store };
    const cart = await answer('POST /customer/cart/add', { headers, body: line });
    const tax = await answer('POST /customer/order/get-Tax', {
      headers,
      body: { guest_id, order_type: 'delivery', store_id: store, ...shop.home },
    });
    expect(at(cart, 0, 'price')).toBe(10);
    const placed = await answer('POST /customer/order/place', { headers, body: orderOf(guest_id) });
    const table = 'message text, order_id whole, total_ammount number, status text';
    expect(misfits(placed, `${table}, created_at moment, user_id whole`)).toEqual([]);
    expect([at(placed, 'status'), at(placed, 'user_id')]).toEqual(['pending', guest_id]);
    expect(await answer('GET /customer/cart/list', { headers, query: { guest_id } })).toEqual([]);
    expect(await shop.stockOf(item_id)).toBe(48);

    const order_id = Number(at(placed, 'order_id'));
    const number = { order_id, guest_id, contact_number: '966501234567' };
    const order = await answer('GET /customer/order/track', { headers, query: number });
    expect(misfits(order, orderTable)).toEqual([]);
    const { delivery_charge, additional_charge, order_amount, total_tax_amount } = order as Record<
      string,
      number
    >;
    expect([total_tax_amount, additional_charge]).toEqual([1, 0.5]);
    expect(at(tax, 'tax_amount')).toBe(1);
    expect(order_amount).toBe(20 + 1 + 0.5 + Number(delivery_charge));
    expect(
      [
        'order_status',
        'payment_method',
        'payment_status',
        'adjusment',
        'is_guest',
        'scheduled',
      ].map((name) => at(order, name)),
    ).toEqual(['pending', 'cash_on_delivery', 'unpaid', '0', true, 0]);
    expect(at(order, 'delivery_address')).toEqual({
      contact_person_name: 'Test Person',
      contact_person_number: '+966501234567',
      contact_person_email: '',
      address_type: 'home',
      address: 'Test street 1',
      floor: '',
      road: '',
      house: '',
      latitude: String(shop.home.lat),
      longitude: String(shop.home.lng),
    });
    const lines = await answer('GET /customer/order/details', { headers, query: number });
    expect(rowsIn(lines).flatMap((row) => misfits(row, orderLineTable))).toEqual([]);
    expect(
      rowsIn(lines).map((row) => [at(row, 'item_details', 'name'), at(row, 'quantity')]),
    ).toEqual([['Test item', 2]]);
    const running = await answer('GET /customer/order/running-orders', {
      query: { guest_id, limit: 10, offset: 1 },
    });
    expect(misfits(running, pageTable)).toEqual([]);
    expect(rowsIn(running, 'orders').map((row) => at(row, 'id'))).toEqual([order_id]);

    const reasons = await answer('GET /customer/order/cancellation-reasons', {
      query: { type: 'customer', limit: 30, offset: 1 },
    });
    expect(
      misfits(reasons, `${pageTable}\n data list, data.0.id whole, data.0.reason text`),
    ).toEqual([]);
    const cancel = { order_id, guest_id, reason: at(reasons, 'data', 0, 'reason') };
    const done = await answer('PUT /customer/order/cancel', { body: cancel });
    expect(misfits(done, 'message text')).toEqual([]);
    const after = await answer('GET /customer/order/track', { query: number });
    expect(at(after, 'order_status')).toBe('canceled');
    expect(misfits(after, 'canceled moment')).toEqual([]);
    expect(await shop.stockOf(item_id)).toBe(50);
    expect(await refused('PUT /customer/order/cancel', { body: cancel })).toEqual([403, 'order']);
  });

  it('orders once, however often one presses within a minute', async () => {
    const { guest_id, item } = await withCart();
    const body = orderOf(guest_id);
    const press = () => answer('POST /customer/order/place', { body });
    const [one, two] = await Promise.all([press(), press()]);
    const three = await press();
    expect(new Set([one, two, three].map((row) => at(row, 'order_id'))).size).toBe(1);
    expect(await shop.stockOf(item)).toBe(48);
    shop.clock.advance(61_000);
    expect(await refused('POST /customer/order/place', { body })).toEqual([403, 'already_ordered']);
  });

  it('buys now once within a minute, and again after it', async () => {
    const [guest_id, item] = [await newGuest(), await shop.item(store)];
    const line = { item_id: item, item_type: 'App\\Models\\Item', quantity: 1, price: 10 };
    const cart = JSON.stringify([{ ...line, variation: [], add_on_ids: [], add_on_qtys: [] }]);
    const body = orderOf(guest_id, { is_buy_now: 1, cart });
    const press = async () => at(await answer('POST /customer/order/place', { body }), 'order_id');
    // Near the end of a minute of the clock: the next one is the same minute since.
    const begun = Math.ceil(shop.deps.clock.now().getTime() / 60_000) * 60_000;
    shop.clock.set(new Date(begun + 40_000));
    const first = await press();
    shop.clock.advance(50_000);
    expect(await press()).toBe(first);
    shop.clock.advance(61_000);
    expect(await press()).not.toBe(first);
    expect(await shop.stockOf(item)).toBe(48);
  });

  it('buys now once too where one press begins before the minute ends and is served after the next', async () => {
    const [guest_id, item] = [await newGuest(), await shop.item(store)];
    const line = { item_id: item, item_type: 'App\\Models\\Item', quantity: 1, price: 10 };
    const cart = JSON.stringify([{ ...line, variation: [], add_on_ids: [], add_on_qtys: [] }]);
    const body = orderOf(guest_id, { is_buy_now: 1, cart });
    const press = async () => at(await answer('POST /customer/order/place', { body }), 'order_id');
    const end = Math.ceil(shop.deps.clock.now().getTime() / 60_000) * 60_000;
    shop.clock.set(new Date(end - 5));
    const { settings } = shop.deps;
    const { config } = settings;
    const [arrived, goOn] = [gate(), gate()];
    settings.config = async (language) => {
      settings.config = config;
      arrived.open();
      await goOn.passed;
      return config(language);
    };
    const first = press();
    await arrived.passed;
    shop.clock.advance(10);
    const second = await press();
    goOn.open();
    expect(await first).toBe(second);
    expect(await shop.stockOf(item)).toBe(49);
  });

  it('orders a second cart of the same kind at once, since it is another', async () => {
    const { guest_id, item } = await withCart();
    const body = orderOf(guest_id);
    const first = await answer('POST /customer/order/place', { body });
    const line = { guest_id, item_id: item, model: 'Item', price: 10, quantity: 2 };
    await answer('POST /customer/cart/add', { body: line });
    const second = await answer('POST /customer/order/place', { body });
    expect(at(second, 'order_id')).not.toBe(at(first, 'order_id'));
    expect(await shop.stockOf(item)).toBe(46);
  });

  it('is refused in the words of the family', async () => {
    const guest_id = await newGuest();
    expect(await refused('POST /customer/order/place', { body: orderOf(guest_id) })).toEqual([
      403,
      'empty_cart',
    ]);
    const { guest_id: other } = await withCart();
    const far = orderOf(other, { latitude: '0', longitude: '0' });
    expect(await refused('POST /customer/order/place', { body: far })).toEqual([
      403,
      'coordinates',
    ]);
    const partly = orderOf(other, { partial_payment: 1, payment_method: 'wallet' });
    expect(await refused('POST /customer/order/place', { body: partly })).toEqual([
      403,
      'payment_method',
    ]);
    expect(await refused('GET /customer/cart/list')).toEqual([401, 'auth-001']);
    expect(await refused('GET /customer/cart/list', { query: { guest_id: 1 } })).toEqual([
      401,
      'auth-001',
    ]);
    expect(await refused('GET /customer/info', { query: { guest_id } })).toEqual([401, 'auth-001']);
    const strangers = { order_id: 1, guest_id, contact_number: '+966500000001' };
    expect(await refused('GET /customer/order/track', { query: strangers })).toEqual([
      404,
      'not_found',
    ]);
  });

  it('orders for later in the shop’s own time', async () => {
    const { guest_id } = await withCart();
    const tomorrow = new Date(shop.deps.clock.now().getTime() + 86_400_000).toISOString();
    const schedule_at = `${tomorrow.slice(0, 10)} 18:00:00`;
    const placed = await answer('POST /customer/order/place', {
      body: orderOf(guest_id, { schedule_at }),
    });
    const order = await answer('GET /customer/order/track', {
      query: { guest_id, order_id: Number(at(placed, 'order_id')) },
    });
    expect([at(order, 'schedule_at'), at(order, 'scheduled')]).toEqual([schedule_at, 1]);
  });
});

describe('the cart and coupons of an app', () => {
  it('is a plain list, and changes line by line', async () => {
    const { guest_id, item, cart } = await withCart();
    expect(rowsIn(cart).flatMap((row) => misfits(row, lineTable))).toEqual([]);
    expect([at(cart, 0, 'item_type'), at(cart, 0, 'item', 'id')]).toEqual([
      'App\\Models\\Item',
      item,
    ]);
    const cart_id = Number(at(cart, 0, 'id'));
    const more = { guest_id, cart_id, price: 10, quantity: 5 };
    const updated = await answer('POST /customer/cart/update', { body: more });
    expect(at(updated, 0, 'quantity')).toBe(5);
    const all = await answer('GET /customer/cart/get-all', { query: { guest_id } });
    expect([at(all, 0, 'store', 'id'), at(all, 0, 'store', 'item_count')]).toEqual([store, 1]);
    expect(at(all, 0, 'carts')).toEqual(updated);
    const list = { query: { guest_id, store_id: store } };
    expect(await answer('GET /customer/cart/list', list)).toEqual(updated);
    const gone = { ...more, cart_id: 999_999 };
    expect((await refused('POST /customer/cart/update', { body: gone }))[0]).toBeGreaterThan(400);
    const removed = await answer('DELETE /customer/cart/remove-item', {
      query: { guest_id, cart_id },
    });
    expect(removed).toEqual([]);
    const body = { guest_id, item_id: item, model: 'Item', quantity: 1, price: 10 };
    await answer('POST /customer/cart/add', { body });
    expect(await answer('DELETE /customer/cart/remove', { body: { guest_id } })).toEqual([]);
  });

  it('keeps what was chosen of a dish, and tells it of the order with its prices', async () => {
    const query = { limit: 50, offset: 1, filter: 'available_now' };
    const headers = { moduleId: '1' };
    const dishes = rowsIn(await answer('GET /items/popular', { headers, query }), 'products');
    const dish = dishes.find(
      (row) => rowsIn(row, 'food_variations').length > 0 && rowsIn(row, 'add_ons').length > 0,
    );
    const variation = rowsIn(dish, 'food_variations').map((group) => ({
      name: at(group, 'name'),
      values: { label: [at(group, 'values', 0, 'label')] },
    }));
    const guest_id = await newGuest();
    const cart = await answer('POST /customer/cart/add', {
      headers,
      body: {
        ...{ guest_id, item_id: at(dish, 'id'), model: 'Item', quantity: 1, price: 1 },
        variation: JSON.stringify(variation),
        ...{ add_on_ids: [at(dish, 'add_ons', 0, 'id')], add_on_qtys: [2] },
      },
    });
    expect(at(cart, 0, 'variation')).toEqual(variation);
    const chosen = at(cart, 0, 'item', 'addons', 0);
    expect([at(chosen, 'isChecked'), at(chosen, 'quantity')]).toEqual([true, 2]);
    const update = { guest_id, cart_id: at(cart, 0, 'id'), quantity: 2, price: 1 };
    const more = await answer('POST /customer/cart/update', { headers, body: update });
    expect([at(more, 0, 'variation'), at(more, 0, 'add_on_qtys')]).toEqual([variation, [2]]);
  });

  it('are listed and applied for a guest too', async () => {
    await shop.coupon('HALF', { discount: 50_000 });
    const guest_id = await newGuest();
    const coupons = rowsIn(await answer('GET /coupon/list', { query: { guest_id } }));
    expect(coupons.flatMap((row) => misfits(row, couponTable))).toEqual([]);
    expect(coupons.map((row) => at(row, 'code'))).toContain('HALF');
    const apply = (code: string) => ({ query: { guest_id, code, store_id: store } });
    const half = await answer('GET /coupon/apply', apply('half'));
    expect([at(half, 'code'), at(half, 'discount'), at(half, 'discount_type')]).toEqual([
      'HALF',
      50,
      'percent',
    ]);
    expect(await refused('GET /coupon/apply', apply('NONE'))).toEqual([404, 'coupon']);
  });
});
