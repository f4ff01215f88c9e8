import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '../../../domain/account/customerEndpoints';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import {
  placeOrder,
  placePrescriptionOrder,
  quoteOrder,
} from '../../../domain/orders/orderEndpoints';
import { bookTrip } from '../../../domain/rental/tripEndpoints';
import { readErrors } from '../../../domain/wire/errors';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { noteGiven, refusalOfDatabase } from '../../../server/http/refusalOfDatabase';
import { securityHeaders } from '../../../server/web/headers';
import { createTestServer } from '../../support/server';
import { moduleId, openShop, orderBody, type Shop } from '../orders/shop';
import { riderIn } from '../ride/riders';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const saidBy = async (response: Response) => {
  const [error] = readErrors(await response.json());
  return [response.status, error?.code, error?.field];
};

describe('a method that an address does not know', () => {
  it.each([
    ['DELETE', '/api/v1/config', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/customer/order/place', 'OPTIONS, POST'],
    ['PATCH', '/api/v1/rental/user/cart/update-cart', 'OPTIONS, POST, PUT'],
    ['PUT', '/api/v1/items/details/7', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/v1/customer/order/stream', 'GET, HEAD, OPTIONS'],
    ['GET', '/apps/api/v1/customer/order/place', 'OPTIONS, POST'],
  ])('%s %s is 405, with those that it knows', async (method, path, allowed) => {
    const response = await shop.app.request(path, { method });
    expect([...(await saidBy(response)), response.headers.get('Allow')]).toEqual([
      405,
      'method',
      undefined,
      allowed,
    ]);
  });

  it('an address that is none stays 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PATCH']) {
      const response = await shop.app.request('/api/v1/no/such', { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([404, null]);
    }
  });
});

describe('a body', () => {
  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/xml', 415],
    ['application/jsonp', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
  ])('as %s is answered %i', async (type, status) => {
    const response = await shop.app.request('/api/v1/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '{"email":"reader@example.com"}',
    });
    expect(response.status).toBe(status);
    if (status === 415) expect((await saidBy(response))[1]).toBe('media_type');
  });

  it('is not waited for from who may not call: the token is looked at before', async () => {
    const env = { ...readEnv({}), PORT: 0, HOST: '127.0.0.1' };
    const listener = await listen(
      (request, connection) => shop.app.fetch(request, connection),
      env,
    );
    const answer = (head: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(listener.port, '127.0.0.1', () => socket.write(head));
        socket.once('data', (data) => {
          resolve(String(data).split('\r\n')[0] ?? '');
          socket.destroy();
        });
        socket.once('error', reject);
      });
    const lines = (path: string, ...more: string[]) =>
      [`POST ${path} HTTP/1.1`, 'Host: shop', ...more, '', ''].join('\r\n');
    const json = 'Content-Type: application/json';
    const dead = 'Authorization: Bearer dead';
    const profile = `/api/v1${updateProfile.path}`;
    // Nothing of these bodies is ever sent.
    expect([
      await answer(lines(profile, json, 'Content-Length: 900000')),
      await answer(lines(profile, json, 'Transfer-Encoding: chunked', dead)),
      await answer(lines(`/api/v1${addToCart.path}`, json, 'Content-Length: 900000', dead)),
      await answer(lines('/api/v1/newsletter/subscribe', json, 'Content-Length: 1048577')),
    ]).toEqual([
      'HTTP/1.1 401 Unauthorized',
      'HTTP/1.1 401 Unauthorized',
      'HTTP/1.1 401 Unauthorized',
      'HTTP/1.1 413 Payload Too Large',
    ]);
    await listener.close();
  });

  it('without a length is read no further than it may be long', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 65_536;
        if (sent > 8_000_000) stream.close();
        else stream.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const response = await shop.app.request('/api/v1/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });
});

describe('the key of an order or a trip', () => {
  it.each([
    ['placeOrder', placeOrder],
    ['placePrescriptionOrder', placePrescriptionOrder],
    ['bookTrip', bookTrip],
  ])('%s: none, and one that cannot be kept whole, are refused', async (_, endpoint) => {
    const guest_id = await shop.guest();
    for (const key of ['', 'k'.repeat(201)]) {
      const headers = { 'Idempotency-Key': key };
      const response = await shop.request(endpoint, { moduleId, headers, body: { guest_id } });
      expect(await saidBy(response)).toEqual([403, 'validation', 'Idempotency-Key']);
    }
  });

  it('all that take a key refuse a long one', async () => {
    const takers = [...endpointTable.values()].filter(({ idempotent }) => idempotent);
    const customer = await shop.customer();
    const { token: courier } = await riderIn(shop, 1);
    expect(takers.length).toBeGreaterThan(5);
    for (const endpoint of takers) {
      const headers = { 'Idempotency-Key': 'k'.repeat(201) };
      const token = endpoint.auth === 'courier' ? courier : customer;
      const params = { id: 1 };
      const response = await shop.request(endpoint, { token, headers, params, body: {} });
      expect(await saidBy(response)).toEqual([403, 'validation', 'Idempotency-Key']);
    }
  });

  it('of 200 letters is kept whole: the last one tells two apart', async () => {
    const guest = await shop.guest();
    const store = await shop.store();
    const item_id = await shop.item(store);
    const line = { item_id, model: 'Item', quantity: 1, price: 10, variation: [] };
    const key = (last: string) => ({ 'Idempotency-Key': `${'k'.repeat(199)}${last}` });
    const order = async (last: string) => {
      await shop.call(addToCart, { moduleId, body: { guest_id: guest, ...line } });
      const wanted = orderBody(guest, store, shop.home, { order_type: 'take_away' });
      const { total } = await shop.call(quoteOrder, { moduleId, body: wanted });
      const body = { ...wanted, order_amount: total };
      return (await shop.call(placeOrder, { moduleId, headers: key(last), body })).order_id;
    };
    const [first, second] = [await order('a'), await order('b')];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(0);
    expect(second).not.toBe(first);
  });
});

describe('what a database cannot keep', () => {
  const told = (state: string, said: string, fields: object) => {
    const request = new Request('http://shop/');
    noteGiven(request, fields);
    const cause = Object.assign(new Error(said), { code: state });
    const refusal = refusalOfDatabase(new Error('Failed query', { cause }), request);
    return refusal && [refusal.status, refusal.code, refusal.detail.field];
  };
  const fields = { a: 'fine', when: '9999-12-31', deep: { id: '99999999999', odd: 'x\u0000y' } };

  it.each([
    ['22007', 'invalid input syntax for type timestamp: "9999-12-31"', [403, 'validation', 'when']],
    ['22008', 'timestamp out of range: "9999-12-31T00:00:00.000Z"', [403, 'validation', 'when']],
    ['22021', 'invalid byte sequence for encoding "UTF8": 0x00', [403, 'validation', 'deep.odd']],
    ['22P05', 'unsupported Unicode escape sequence', [403, 'validation', 'deep.odd']],
    ['22003', 'value "99999999999" is out of range', [404, 'not_found', 'deep.id']],
    ['22012', 'division by zero', [403, 'validation', 'deep.odd']],
  ])('%s (%s) is the caller’s, with its field', (state, said, answer) => {
    expect(told(state, said, fields)).toEqual(answer);
  });

  it('any state of class 22 is below 500; of others only what names nothing is', () => {
    for (let at = 0; at < 36 ** 3; at += 7) {
      const state = `22${at.toString(36).toUpperCase().padStart(3, '0')}`;
      expect(told(state, '', {})?.[0]).toBeLessThan(500);
    }
    expect(told('42P01', 'relation does not exist', {})).toBeNull();
    expect(told('23503', '', {})).toEqual([404, 'not_found', undefined]);
  });
});

describe('headers of answers', () => {
  it('keep what is about somebody from being kept', async () => {
    const token = await shop.customer();
    const headers = { Authorization: `Bearer ${token}` };
    for (const path of [
      '/api/v1/customer/info',
      '/api/v1/customer/order/list',
      '/apps/api/v1/customer/info',
      '/api/v1/customer/no-such',
    ]) {
      const response = await shop.app.request(path, { headers });
      expect([path, response.headers.get('Cache-Control')]).toEqual([path, 'no-store']);
      expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; /);
    }
  });

  it('tell browsers to come by https alone where the shop is there', async () => {
    const name = 'Strict-Transport-Security';
    const secure = await createTestServer({ PUBLIC_URL: 'https://shop.example' });
    const of = async (app: Shop['app']) => (await app.request('/api/v1/config')).headers.get(name);
    expect([await of(secure.app), await of(shop.app)]).toEqual([
      'max-age=31536000; includeSubDomains',
      null,
    ]);
    await secure.close();
  });

  it('let a page use where the device is, and nothing else of it', async () => {
    const page = await shop.app.request('/api/docs');
    expect(page.headers.get('Permissions-Policy')).toMatch(
      /^geolocation=\(self\), (?:[a-z-]+=\(\), )*camera=\(\), (?:[a-z-]+=\(\)(?:, |$))+$/,
    );
    expect(page.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  it.each([
    { GOOGLE_CLIENT_ID: 'google-app' },
    { APPLE_CLIENT_ID: 'apple-app' },
    { FACEBOOK_APP_ID: 'fb-app', FACEBOOK_APP_SECRET: 'secret' },
    { FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'key' },
    { API_URL: 'https://elsewhere.example' },
  ])('stay connected with the window of a provider where there may be one: %o', async (env) => {
    const app = new Hono();
    app.use(securityHeaders(readEnv(env)));
    app.get('/', (c) => c.html('<p>Shop</p>'));
    const { headers } = await app.request('/');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });
});
