import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { applyCoupon, clearCart } from '../../../domain/cart/cartEndpoints';
import { listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import { getConfig } from '../../../domain/place/placeEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { errorCodes, readErrors } from '../../../domain/wire/errors';
import { type Hints, inputFor, nasty } from '../../support/wireArbitrary';
import { staffAt } from '../desk/desk';
import { operatorIn } from '../operator/operators';
import { openShop, type Shop } from '../orders/shop';
import { riderIn } from '../ride/riders';

// FUZZ_RUNS and FUZZ_SEED let a person look further than every run of the tests does.
const runs = Number(process.env.FUZZ_RUNS ?? 25);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

let shop: Shop;
let hints: Hints;
let token: string;
let owner: string;
let rider: string;
let operator: string;
beforeAll(async () => {
  shop = await openShop();
  const store = await shop.store();
  const item = await shop.item(store, { stock: 100_000 });
  const guest = await shop.guest();
  const { order_id } = await shop.order(guest, item);
  token = await shop.customer();
  // Of another store: whatever is said there, the one that the others call stays open.
  owner = (await staffAt(shop, await shop.store(), 'owner')).token;
  rider = (await riderIn(shop, 1)).token;
  operator = (await operatorIn(shop)).token;
  const near = (degrees: number) =>
    fc.double({ min: degrees - 0.02, max: degrees + 0.02, noNaN: true });
  hints = {
    guest_id: fc.constant(guest),
    item_id: fc.constantFrom(item, 1, 2, 3),
    store_id: fc.constantFrom(store, 1, 2),
    order_id: fc.constant(order_id),
    latitude: near(shop.home.lat),
    lat: near(shop.home.lat),
    longitude: near(shop.home.lng),
    lng: near(shop.home.lng),
    order_type: fc.constantFrom('take_away', 'delivery', 'parcel'),
    schedule_at: fc.constantFrom(null, '2026-11-21T12:00:00Z', 'tomorrow'),
    order_amount: fc.constantFrom(10.5, 21, 0),
  };
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const headers = fc.record(
  {
    zoneId: fc.oneof({ weight: 8, arbitrary: fc.constant('[1]') }, nasty.map(headerText)),
    moduleId: fc.oneof({ weight: 8, arbitrary: fc.constant('2') }, nasty.map(headerText)),
    'X-localization': fc.constantFrom('en', 'ar', 'xx'),
    latitude: fc.oneof(fc.constant('24.7'), nasty.map(headerText)),
    longitude: fc.oneof(fc.constant('46.7'), nasty.map(headerText)),
    'Idempotency-Key': fc.oneof(fc.uuid(), nasty.map(headerText)),
  },
  { requiredKeys: ['zoneId', 'moduleId'] },
);

/** Headers carry Latin letters only. */
function headerText(value: unknown): string {
  return textOf(value).replace(/[^ -~]/g, '');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return JSON.stringify(value) ?? '';
  return String(value);
}

const pathValue = fc.oneof(fc.integer({ min: 1, max: 200 }).map(String), nasty.map(textOf));

function requestFor(endpoint: AnyEndpoint) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return fc.record({
    params: fc.tuple(...names.map(() => pathValue)),
    query: inputFor(endpoint.query, hints),
    body: inputFor(endpoint.body, hints),
    headers,
    isSignedIn: fc.boolean(),
  });
}

type Made = ReturnType<typeof requestFor> extends fc.Arbitrary<infer T> ? T : never;

function send(endpoint: AnyEndpoint, made: Made): Response | Promise<Response> {
  const left = [...made.params];
  const path = endpoint.path.replace(/\{\w+\}/g, () =>
    encodeURIComponent(wellFormed(left.shift() ?? '')),
  );
  const isObject = typeof made.query === 'object' && made.query !== null;
  const query = new URLSearchParams(
    isObject
      ? Object.entries(made.query as object).map(([key, value]) => [key, textOf(value)])
      : [],
  );
  const tokens = { staff: owner, owner, courier: rider, operator, customer: token };
  const own = Object.entries(tokens).find(([auth]) => auth === endpoint.auth)?.[1];
  const sent = own ?? (made.isSignedIn ? token : null);
  return shop.app.request(`/api/v1${path}?${query}`, {
    method: endpoint.method,
    headers: {
      ...made.headers,
      'Content-Type': 'application/json',
      ...(sent && { Authorization: `Bearer ${sent}` }),
    },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(made.body) }),
  });
}

/** What an address can hold: encodeURIComponent refuses half characters. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd');

// Signing out would end the session that the other calls are made with.
const ending = ['logout', 'signOutOfDesk', 'signOutOfRide', 'signOutOperator'];
const endpoints = [...endpointTable].filter(([name]) => !ending.includes(name));

describe('whatever is sent', () => {
  it.each(endpoints)(
    '%s answers as it promises or refuses; never an error of ours',
    { timeout: 120_000 },
    async (_, endpoint) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await fc.assert(
        fc.asyncProperty(requestFor(endpoint), async (made) => {
          const response = await send(endpoint, made);
          const text = await response.text();
          if (response.ok) {
            v.parse(endpoint.answer, text === '' ? undefined : JSON.parse(text));
            return;
          }
          expect(response.status, text).toBeLessThan(500);
          const [error] = readErrors(JSON.parse(text));
          expect(errorCodes).toContain(error?.code);
        }),
        { numRuns: runs, seed },
      );
    },
  );
});

describe('what was found so', () => {
  const codeOf = async (response: Response) => [
    response.status,
    readErrors(await response.json())[0]?.code,
  ];

  it('a list of things as zones is no zone', async () => {
    const zoneId = JSON.stringify([{ toString: 1 }]);
    expect((await shop.request(getConfig, { headers: { zoneId } })).status).toBe(200);
    const lists = await shop.request(listPopularItems, { headers: { zoneId } });
    expect(await codeOf(lists)).toEqual([403, 'validation']);
  });

  it('characters that no database keeps are invalid', async () => {
    const guest_id = await shop.guest();
    const query = { guest_id, code: 'a\u0000b', store_id: 1 };
    const response = await shop.request(applyCoupon, { query });
    expect(await codeOf(response)).toEqual([403, 'validation']);
  });

  it('a cart of a module that there is not', async () => {
    const query = { guest_id: await shop.guest() };
    const response = await shop.request(clearCart, { query, moduleId: 77 });
    expect(await codeOf(response)).toEqual([404, 'not_found']);
  });
});
