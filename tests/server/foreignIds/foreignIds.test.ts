import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import { addVehicle } from '../../../domain/rental/tripCartEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { readErrors } from '../../../domain/wire/errors';
import type { CallOptions, TestServer } from '../../support/server';
import * as shopping from '../orders/shop';
import * as renting from '../rental/garage';
import { idsOf, publicIds, secretIds, signInIds } from './idsOf';
import { rentalSteps } from './rentalSteps';
import { shopSteps } from './shopSteps';
import type { Step } from './step';
import { ownStreams, streams } from './streams';
import {
  makeTraveller,
  makeVictim,
  marksOf,
  secretName,
  type Traveller,
  type Victim,
} from './victim';

let shop: shopping.Shop;
let garage: renting.Garage;
let victims: Victim[];
let travellers: Traveller[];
let shopThieves: Thief[];
let rentalThieves: Thief[];

/** Somebody else: with a cart of their own, so that it is not for want of one that they are refused. */
interface Thief {
  readonly token?: string;
  readonly guest_id?: string;
}

beforeAll(async () => {
  shop = await shopping.openShop();
  garage = await renting.openGarage();
  victims = [await makeVictim(shop, 'guest'), await makeVictim(shop, 'customer')];
  travellers = [await makeTraveller(garage, 'guest'), await makeTraveller(garage, 'customer')];
  shopThieves = [{ guest_id: await shop.guest() }, { token: await shop.customer() }];
  rentalThieves = [{ guest_id: await garage.guest() }, { token: await garage.customer() }];
  const item_id = await shop.item(await shop.store());
  for (const thief of shopThieves) {
    const body = { item_id, model: 'Item', quantity: 1, price: 10, variation: [] };
    await shop.call(addToCart, as(thief, { body }, shopping.moduleId, 'POST'));
  }
  const vehicle = await garage.vehicle(await garage.provider());
  for (const thief of rentalThieves) {
    const body = garage.trip(thief.guest_id ?? '', vehicle);
    await garage.call(addVehicle, as(thief, { body }, renting.moduleId, 'POST'));
  }
});
afterAll(async () => {
  await shop.close();
  await garage.close();
});

/** A call with the ids of the step, made by the thief. */
function as(thief: Thief, { query, body, ...rest }: CallOptions, moduleId: number, method: string) {
  const own = { ...(thief.guest_id && { guest_id: thief.guest_id }) };
  const signed = { ...rest, moduleId, ...(thief.token && { token: thief.token }) };
  if (method === 'GET' || method === 'DELETE') return { ...signed, query: { ...query, ...own } };
  return { ...signed, query: query ?? {}, body: { ...(body as object), ...own } };
}

async function answerOf(response: Response) {
  const text = await response.text();
  expect(text).not.toContain(secretName);
  const [error] = readErrors(text === '' ? {} : JSON.parse(text));
  return { status: response.status, code: error?.code };
}

const nameOf = (endpoint: AnyEndpoint) =>
  [...endpointTable].find(([, known]) => known === endpoint)?.[0] ?? endpoint.path;

async function walk<Owner>(
  { server, thieves, owners, moduleId }: World<Owner>,
  endpoint: AnyEndpoint,
  { ask, refusal = { status: 404, code: 'not_found' } }: Step<Owner>,
) {
  const { default_location: home } = await server.deps.settings.config();
  const before = await marksOf(server.db);
  for (const owner of owners) {
    for (const thief of thieves) {
      const options = as(thief, ask(owner, home), moduleId, endpoint.method);
      const answer = await answerOf(await server.request(endpoint, options));
      const isUnknown = endpoint.auth === 'customer' && !thief.token;
      expect(answer).toEqual(isUnknown ? { status: 401, code: 'unauthenticated' } : refusal);
    }
  }
  expect(await marksOf(server.db)).toEqual(before);
}

interface World<Owner> {
  readonly server: TestServer;
  readonly thieves: readonly Thief[];
  readonly owners: readonly Owner[];
  readonly moduleId: number;
}

const flat = <Owner>(steps: ReadonlyMap<AnyEndpoint, readonly Step<Owner>[]>) =>
  [...steps].flatMap(([endpoint, list]) =>
    list.map((step, index) => [nameOf(endpoint), index, endpoint, step] as const),
  );

describe('what belongs to somebody else does not exist, and stays as it is', () => {
  it.each(flat(shopSteps))('%s (%i)', (_, __, endpoint, step) =>
    walk(
      { server: shop, thieves: shopThieves, owners: victims, moduleId: shopping.moduleId },
      endpoint,
      step,
    ),
  );

  it.each(flat(rentalSteps))('%s (%i)', (_, __, endpoint, step) =>
    walk(
      { server: garage, thieves: rentalThieves, owners: travellers, moduleId: renting.moduleId },
      endpoint,
      step,
    ),
  );

  it.each(Object.entries(streams))('%s', async (path, query) => {
    const isTrip = path.includes('/trip/');
    const server = isTrip ? garage : shop;
    const ids = isTrip ? travellers.map((one) => one.tripId) : victims.map((one) => one.orderId);
    for (const orderId of ids) {
      for (const { token, guest_id } of isTrip ? rentalThieves : shopThieves) {
        const who = guest_id ? `&guest_id=${guest_id}` : '';
        const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
        const answer = await server.app.request(
          `${path}?${query({ orderId })}${who}`,
          headers ? { headers } : {},
        );
        expect(await answerOf(answer)).toEqual({ status: 404, code: 'not_found' });
      }
    }
  });
});

const guarded = [...endpointTable].filter(([, { auth }]) => auth !== 'none');
const reading = guarded.filter(([, { method }]) => method === 'GET');

describe('every call that needs somebody', () => {
  it.each(guarded.filter(([, { auth }]) => auth === 'guest' || auth === 'customer'))(
    '%s refuses an invented guest id, and a token that was never given',
    async (_, endpoint) => {
      for (const thief of [{ guest_id: 'f'.repeat(32) }, { token: 'f'.repeat(64) }]) {
        const [example] = shopSteps.get(endpoint) ?? [];
        const [trip] = rentalSteps.get(endpoint) ?? [];
        const home = shop.home;
        const [victim, traveller] = [victims[0], travellers[0]];
        const asked =
          (example && victim && example.ask(victim, home)) ??
          (trip && traveller && trip.ask(traveller, home)) ??
          {};
        const options = as(thief, asked, shopping.moduleId, endpoint.method);
        const { status, code } = await answerOf(await shop.request(endpoint, options));
        // What is said is looked at first: a call that says nothing may be refused for that.
        expect(['unauthenticated', 'validation']).toContain(code);
        expect([401, 403]).toContain(status);
      }
    },
  );

  it.each(reading)('%s tells a person nothing of another', async (_, endpoint) => {
    for (const [server, thieves, moduleId] of [
      [shop, shopThieves, shopping.moduleId],
      [garage, rentalThieves, renting.moduleId],
    ] as const) {
      for (const thief of thieves) {
        await answerOf(await server.request(endpoint, as(thief, {}, moduleId, 'GET')));
      }
    }
  });

  it('counts a token before a guest id: another guest’s id opens nothing beside it', async () => {
    const [guest] = victims;
    const thief = { ...shopThieves[1], guest_id: guest?.guestId ?? '' };
    for (const [endpoint, [step]] of shopSteps) {
      if (!guest || !step || endpoint.auth === 'customer') continue;
      const options = as(thief, step.ask(guest, shop.home), shopping.moduleId, endpoint.method);
      const answer = await answerOf(await shop.request(endpoint, options));
      expect(answer).toEqual(step.refusal ?? { status: 404, code: 'not_found' });
    }
  });
});

const isNoShoppers = ({ auth }: AnyEndpoint) =>
  auth === 'staff' || auth === 'owner' || auth === 'courier' || auth === 'operator';

describe('the walk is whole', () => {
  it.each([...endpointTable])('%s: every id is public, secret, or walked', (_, endpoint) => {
    const walked = new Set(
      [...(shopSteps.get(endpoint) ?? []), ...(rentalSteps.get(endpoint) ?? [])].flatMap(
        ({ ids }) => ids,
      ),
    );
    const isCatalogue = endpoint.auth === 'none' && endpoint.method === 'GET';
    const left = idsOf(endpoint).filter(
      (id) =>
        !publicIds.has(id) &&
        !secretIds.has(id) &&
        !(id === '{id}' && isCatalogue) &&
        !(signInIds.has(id) && endpoint.path.startsWith('/auth/')) &&
        // No shopper has anything there: tests/server/{desk,operator,ride} walk them by other stores' people, couriers and operators.
        !(id === '{id}' && isNoShoppers(endpoint)) &&
        // A message of the conversation that the path names: what came after it is looked for there alone.
        !(id === 'seen_id' && isNoShoppers(endpoint)) &&
        !walked.has(id),
    );
    expect(left).toEqual([]);
  });

  it('has every address that stands in no endpoint', () => {
    const known = new Set(
      [...endpointTable.values()].map(
        ({ method, path }) => `${method} /api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const others = shop.app.routes
      .filter(({ method, path }) => path.startsWith('/api/v1/') && method !== 'ALL')
      .map(({ method, path }) => ({ path, isKnown: known.has(`${method} ${path}`) }))
      .filter(({ isKnown }) => !isKnown);
    expect([...new Set(others.map(({ path }) => path))].sort()).toEqual(
      [...Object.keys(streams), ...ownStreams].sort(),
    );
  });
});
