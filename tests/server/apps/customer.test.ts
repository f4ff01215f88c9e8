import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookToWallet } from '../../../server/account/wallet/ledger';
import { outbox } from '../../../server/db/schema/identity';
import { customers } from '../../../server/db/schema/people';
import { writeSetting } from '../../../server/settings/settings';
import { openShop, type Shop } from '../orders/shop';
import { type AppRequest, askAs, at, misfits } from './app';
import {
  addressTable,
  itemTable,
  orderLineTable,
  orderTable,
  pageTable,
  profileTable,
  storeTable,
} from './tables';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  store = await shop.store();
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

let people = 0;
async function signUp(parts: Record<string, unknown> = {}) {
  people += 1;
  const person = {
    name: 'Sara Saleh',
    email: `sara${people}@example.com`,
    phone: `+96650777${1000 + people}`,
    password: 'secret-12',
    ref_code: '',
    ...parts,
  };
  const body = await answer('POST /auth/sign-up', { body: person });
  return { person, body, token: String(at(body, 'token')) };
}
const loginTable = `
  token text|null, is_phone_verified flag, is_email_verified flag, is_personal_info flag
  is_exist_user object|null, login_type text, email text|null`;

async function fill(email: string, amount: number) {
  const now = shop.deps.clock.now();
  const [row] = await shop.db.select().from(customers).where(eq(customers.email, email));
  const entry = { customerId: row?.id ?? 0, kind: 'add_fund', amount, reference: '' } as const;
  await shop.db.transaction((tx) => bookToWallet(tx, entry, now));
}
const orderOf = (parts: Record<string, unknown> = {}) => ({
  order_type: 'delivery',
  payment_method: 'wallet',
  store_id: store,
  order_amount: 1,
  distance: 0.4,
  latitude: String(shop.home.lat),
  longitude: String(shop.home.lng),
  address: 'Test street 1',
  address_type: 'home',
  ...parts,
});
async function fillCart(token: string) {
  const item_id = await shop.item(store);
  const body = { item_id, model: 'Item', price: 10, quantity: 1 };
  await answer('POST /customer/cart/add', { token, body });
  return item_id;
}

describe('a customer of an app', () => {
  it('signs up and in, saves an address, orders by wallet and finds the order again', async () => {
    const { person, body } = await signUp();
    expect(misfits(body, loginTable)).toEqual([]);
    const entry = { login_type: 'manual', email_or_phone: person.email, field_type: 'email' };
    const signedIn = await answer('POST /auth/login', {
      body: { ...entry, password: person.password },
    });
    expect(misfits(signedIn, loginTable)).toEqual([]);
    expect(at(signedIn, 'login_type')).toBe('manual');
    const token = String(at(signedIn, 'token'));
    expect(await refused('POST /auth/login', { body: { ...entry, password: 'other-12' } })).toEqual(
      [401, 'auth-001'],
    );

    const place = { latitude: String(shop.home.lat), longitude: String(shop.home.lng) };
    const address = {
      ...{ address: 'Test street 1', address_type: 'home', ...place },
      ...{ contact_person_name: 'Sara', contact_person_number: person.phone, house: '4' },
    };
    const saved = await answer('POST /customer/address/add', { token, body: address });
    expect(misfits(saved, 'message text, zone_ids list')).toEqual([]);
    expect(at(saved, 'zone_ids')).toEqual([1]);
    const book = await answer('GET /customer/address/list', { token });
    expect(misfits(book, pageTable)).toEqual([]);
    const row = at(book, 'addresses', 0);
    expect(misfits(row, addressTable)).toEqual([]);
    expect([at(row, 'latitude'), at(row, 'house'), at(row, 'zone_id')]).toEqual([
      place.latitude,
      '4',
      1,
    ]);
    const changed = await answer(`PUT /customer/address/update/${at(row, 'id')}`, {
      token,
      body: { ...address, floor: '2' },
    });
    expect(at(changed, 'zone_id')).toBe(1);
    const outside = { ...address, latitude: '0', longitude: '0' };
    expect(await refused('POST /customer/address/add', { token, body: outside })).toEqual([
      403,
      'coordinates',
    ]);

    await fill(person.email, 100_000);
    await fillCart(token);
    const placed = await answer('POST /customer/order/place', {
      token,
      body: orderOf({ ...place, floor: '2' }),
    });
    const profile = await answer('GET /customer/info', { token });
    expect(misfits(profile, profileTable)).toEqual([]);
    expect(
      ['f_name', 'l_name', 'email', 'order_count', 'id'].map((name) => at(profile, name)),
    ).toEqual(['Sara', 'Saleh', person.email, 1, at(placed, 'user_id')]);
    const paid = Number(at(placed, 'total_ammount'));
    expect(paid).toBeGreaterThan(10);
    expect(at(profile, 'wallet_balance')).toBeCloseTo(100 - paid, 5);

    const order_id = Number(at(placed, 'order_id'));
    const running = await answer('GET /customer/order/running-orders', { token });
    const order = at(running, 'orders', 0);
    expect(misfits(order, orderTable)).toEqual([]);
    expect(
      ['id', 'payment_status', 'payment_method', 'order_amount'].map((name) => at(order, name)),
    ).toEqual([order_id, 'paid', 'wallet', paid]);
    expect(at(order, 'delivery_address', 'contact_person_number')).toBe(person.phone);
    expect(at(order, 'delivery_address', 'contact_person_name')).toBe('Sara Saleh');
    const lines = await answer('GET /customer/order/details', { token, query: { order_id } });
    expect(rowsIn(lines).flatMap((line) => misfits(line, orderLineTable))).toEqual([]);
    await answer('PUT /customer/order/cancel', { token, body: { order_id, note: 'Too late' } });
    const list = await answer('GET /customer/order/list', {
      token,
      query: { limit: 5, offset: 1 },
    });
    expect(rowsIn(list, 'orders').map((entry) => at(entry, 'order_status'))).toEqual(['canceled']);
    const again = await answer('POST /customer/order-again/reorder', { token, body: { order_id } });
    expect(misfits(again, 'message text, unavailable_items list, skipped_items list')).toEqual([]);
    expect(rowsIn(await answer('GET /customer/cart/list', { token })).length).toBe(1);
    const news = rowsIn(await answer('GET /customer/notifications', { token }));
    expect(news.length).toBeGreaterThan(0);
    const notice = 'id whole, data.title text, data.description text, data.type text';
    expect(news.flatMap((entry) => misfits(entry, `${notice}, created_at moment`))).toEqual([]);
  });

  it('is refused an order that the wallet does not hold', async () => {
    const { token } = await signUp();
    await fillCart(token);
    expect(await refused('POST /customer/order/place', { token, body: orderOf() })).toEqual([
      403,
      'order_amount',
    ]);
  });

  it('finds the guest’s cart instead of an own one after signing in', async () => {
    const { person, token } = await signUp();
    await fillCart(token);
    const other = await shop.store();
    const item_id = await shop.item(other);
    const guest_id = at(await answer('POST /auth/guest/request'), 'guest_id');
    const line = { guest_id, item_id, model: 'Item', price: 10, quantity: 3 };
    await answer('POST /customer/cart/add', { body: line });
    const signedIn = await answer('POST /auth/login', {
      body: {
        ...{ login_type: 'manual', email_or_phone: person.phone, field_type: 'phone' },
        ...{ password: person.password, guest_id },
      },
    });
    const cart = await answer('GET /customer/cart/list', { token: String(at(signedIn, 'token')) });
    expect(rowsIn(cart).map((row) => [at(row, 'item_id'), at(row, 'quantity')])).toEqual([
      [item_id, 3],
    ]);
  });

  it('signs in with an older app, and asks for a new password', async () => {
    const { person } = await signUp();
    const older = { phone: person.phone, password: person.password };
    expect(misfits(await answer('POST /auth/login', { body: older }), 'token text')).toEqual([]);
    const [first, rest] = [{ f_name: 'Omar', l_name: 'Ali' }, { email: 'omar@example.com' }];
    const named = await signUp({ name: undefined, ...first, ...rest });
    const profile = await answer('GET /customer/info', { token: named.token });
    expect([at(profile, 'f_name'), at(profile, 'l_name')]).toEqual(['Omar', 'Ali']);
    const none = { login_type: 'otp', phone: person.phone };
    expect((await refused('POST /auth/login', { body: none }))[0]).toBe(403);
    const forgot = { verification_method: 'email', email: person.email };
    expect(
      misfits(await answer('POST /auth/forgot-password', { body: forgot }), 'message text'),
    ).toEqual([]);
    const wrong = { ...forgot, reset_token: '000000' };
    expect((await refused('POST /auth/verify-token', { body: wrong }))[1]).toBe('otp');
  });

  it('signs in by a code that was sent, and a wrong one does not', async () => {
    const { person } = await signUp();
    const { centralize_login } = await shop.deps.settings.config();
    await writeSetting(shop.db, 'centralize_login', { ...centralize_login, otp_login_status: 1 });
    shop.deps.settings.refresh();
    const asked = { login_type: 'otp', phone: person.phone };
    const first = await answer('POST /auth/login', { body: asked });
    expect(misfits(first, loginTable)).toEqual([]);
    expect([at(first, 'token'), at(first, 'is_phone_verified')]).toEqual([null, 0]);
    const soon = await refused('POST /auth/login', { body: asked });
    expect(soon[1]).toBe('otp');
    const [sent] = await shop.db.select().from(outbox).where(eq(outbox.recipient, person.phone));
    const proof = { ...asked, verification_type: 'phone' };
    const otp = sent?.code ?? '';
    const wrong = { ...proof, otp: otp === '111111' ? '222222' : '111111' };
    expect((await refused('POST /auth/verify-phone', { body: wrong }))[1]).toBe('otp');
    const signedIn = await answer('POST /auth/verify-phone', { body: { ...proof, otp } });
    expect(misfits(signedIn, 'token text, is_personal_info flag')).toEqual([]);
    const profile = await answer('GET /customer/info', { token: String(at(signedIn, 'token')) });
    // Whose phone it is was proved; whose the email was that somebody had noted beside it, was not.
    expect([at(profile, 'phone'), at(profile, 'email')]).toEqual([person.phone, null]);
  });

  it('has favourites of every module, and tells its phone where news go', async () => {
    const { token } = await signUp();
    const item_id = await shop.item(store);
    await answer('POST /customer/wish-list/add', { token, query: { item_id } });
    await answer('POST /customer/wish-list/add', { token, body: { store_id: store } });
    const found = await answer('GET /customer/wish-list', { token, headers: { moduleId: '' } });
    expect(misfits(at(found, 'item', 0), itemTable)).toEqual([]);
    expect(misfits(at(found, 'store', 0), storeTable)).toEqual([]);
    expect([at(found, 'item', 0, 'id'), at(found, 'store', 0, 'id')]).toEqual([item_id, store]);
    await answer('DELETE /customer/wish-list/remove', { token, query: { item_id } });
    expect(at(await answer('GET /customer/wish-list', { token }), 'item')).toEqual([]);
    const push = { cm_firebase_token: 'of-a-phone' };
    expect(
      misfits(
        await answer('PUT /customer/cm-firebase-token', { token, body: push }),
        'message text',
      ),
    ).toEqual([]);
    expect(await answer('GET /customer/update-zone', { token })).toEqual([]);
    const name = { name: 'Sara Omar' };
    expect(
      misfits(await answer('POST /customer/update-profile', { token, body: name }), 'message text'),
    ).toEqual([]);
    expect(at(await answer('GET /customer/info', { token }), 'l_name')).toBe('Omar');
    expect(await answer('DELETE /customer/remove-account', { token })).toEqual([]);
    expect(await refused('GET /customer/info', { token })).toEqual([401, 'auth-001']);
  });
});

describe('the payment page of an app', () => {
  const open = (query: Record<string, string>) =>
    shop.app.request(`/apps/payment-mobile?${new URLSearchParams(query)}`);
  const pay = async (location: string, action: string) => {
    const page = new URL(location);
    const response = await shop.app.request(page.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action }),
    });
    return new URL(response.headers.get('Location') ?? '', 'https://shop.example');
  };
  async function toPay() {
    const { token, person } = await signUp();
    await fillCart(token);
    const body = orderOf({ payment_method: 'digital_payment' });
    const placed = await answer('POST /customer/order/place', { token, body });
    const query = {
      order_id: String(at(placed, 'order_id')),
      customer_id: String(at(await answer('GET /customer/info', { token }), 'id')),
      payment_method: 'demo_pay',
      payment_platform: 'app',
      callback: 'https://shop.example/payment-success',
    };
    return { token, query, person };
  }

  it('leads to the page of the gateway and back with a flag, and the order is paid', async () => {
    const { token, query } = await toPay();
    const page = await open(query);
    expect(page.status).toBe(302);
    const back = await pay(page.headers.get('Location') ?? '', 'pay');
    expect([back.origin + back.pathname, back.searchParams.get('flag')]).toEqual([
      'https://shop.example/payment-success',
      'success',
    ]);
    const { order_id } = query;
    const order = await answer('GET /customer/order/track', { token, query: { order_id } });
    expect([at(order, 'payment_status'), at(order, 'payment_method')]).toEqual([
      'paid',
      'digital_payment',
    ]);
  });

  it('opens for whose order it is alone, and not for long for whoever guesses', async () => {
    const { query, person } = await toPay();
    const { query: other } = await toPay();
    const [row] = await shop.db.select().from(customers).where(eq(customers.email, person.email));
    const wrong = [other.customer_id, String(row?.id), '', '0', 'null'];
    for (const customer_id of wrong) {
      expect((await open({ ...query, customer_id })).status).toBe(403);
    }
    expect((await open({ ...query, payment_method: '' })).status).toBe(403);
    expect((await open({ ...query, callback: 'https://elsewhere.example/' })).status).toBe(403);
    for (let guess = wrong.length; guess < 20; guess += 1)
      await open({ ...query, customer_id: '1' });
    expect((await open({ ...query, customer_id: '1' })).status).toBe(429);
    expect((await open(query)).status).toBe(429);
  });

  it('opens for a guest by the guest’s number, and cash can be paid instead', async () => {
    const guest_id = Number(at(await answer('POST /auth/guest/request'), 'guest_id'));
    const item_id = await shop.item(store);
    const line = { guest_id, item_id, model: 'Item', price: 10, quantity: 1 };
    await answer('POST /customer/cart/add', { body: line });
    const contact = { contact_person_name: 'Guest', contact_person_number: '+966501234567' };
    const placed = await answer('POST /customer/order/place', {
      body: orderOf({ guest_id, ...contact, payment_method: 'digital_payment' }),
    });
    const order_id = String(at(placed, 'order_id'));
    const page = await open({
      order_id,
      customer_id: String(guest_id),
      payment_method: 'demo_pay',
    });
    const back = await pay(page.headers.get('Location') ?? '', 'cancel');
    expect(back.searchParams.get('flag')).toBe('cancel');
    await answer('PUT /customer/order/payment-method', { body: { order_id, guest_id } });
    const order = await answer('GET /customer/order/track', { query: { order_id, guest_id } });
    expect(at(order, 'payment_method')).toBe('cash_on_delivery');
  });
});
