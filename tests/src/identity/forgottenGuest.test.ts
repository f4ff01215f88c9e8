import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listCart } from '../../../domain/cart/cartEndpoints';
import { guestIdKey, tokenKey } from '../../../src/client/storage/storage';

const asked: string[] = [];
const known = new Set<string>();
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const url = new URL(request.url ?? '/', 'http://shop');
    asked.push(`${url.pathname.replace('/api/v1', '')}${url.search}`);
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (url.pathname.endsWith('/auth/guest/request')) {
      known.add('new');
      return json(200, { guest_id: 'new' });
    }
    const isKnown = known.has(url.searchParams.get('guest_id') ?? '');
    return isKnown
      ? json(200, [])
      : json(401, { errors: [{ code: 'unauthenticated', message: 'Who are you?' }] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.doMock('../../../src/client/runtimeConfig', () => ({
    runtimeConfig: { apiUrl: `http://127.0.0.1:${port}`, apiDialect: 'flowmart' },
  }));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked.length = 0;
  known.clear();
  tokenKey.set(null);
});

it('SESS-03 gives a guest whom the server has forgotten a new id, and goes on', async () => {
  const { call, setGuestRenewal } = await import('../../../src/client/client');
  const { ensureGuestId } = await import('../../../src/identity/api/identity');
  setGuestRenewal(() => ensureGuestId());
  guestIdKey.set('forgotten');
  expect(await call(listCart)).toEqual([]);
  expect(guestIdKey.get()).toBe('new');
  expect(asked).toEqual([
    '/customer/cart/list?guest_id=forgotten',
    '/auth/guest/request',
    '/customer/cart/list?guest_id=new',
  ]);
});

it('SESS-03 gets an id for a guest who has none yet before what needs one', async () => {
  const { call, setGuestRenewal } = await import('../../../src/client/client');
  const { ensureGuestId } = await import('../../../src/identity/api/identity');
  setGuestRenewal(() => ensureGuestId());
  guestIdKey.set(null);
  expect(await call(listCart)).toEqual([]);
  expect(asked).toEqual(['/auth/guest/request', '/customer/cart/list?guest_id=new']);
});

it('tries no third time', async () => {
  const { call, setGuestRenewal } = await import('../../../src/client/client');
  setGuestRenewal(async () => guestIdKey.set('unknown too'));
  guestIdKey.set('forgotten');
  await expect(call(listCart)).rejects.toMatchObject({ kind: 'unauthenticated', status: 401 });
  expect(asked).toHaveLength(2);
});

it('SESS-07 asks in the name of a guest though a customer is signed in', async () => {
  const { call, onUnauthenticated } = await import('../../../src/client/client');
  const refusals: string[] = [];
  onUnauthenticated(() => void refusals.push('refused'));
  known.add('before');
  tokenKey.set('token');
  expect(await call(listCart, { asGuest: 'before' })).toEqual([]);
  await expect(call(listCart, { asGuest: 'unknown' })).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([
    '/customer/cart/list?guest_id=before',
    '/customer/cart/list?guest_id=unknown',
  ]);
  expect(refusals).toEqual([]);
});
