import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/desk/deskEndpoints';
import * as inbox from '../../../domain/desk/deskInboxEndpoints';
import * as tripCalls from '../../../domain/desk/deskTripEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { openConversation, sendMessage } from '../../../domain/orders/inboxEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { storeStaff } from '../../../server/db/schema/desk';
import { conversationMessages, conversations } from '../../../server/db/schema/inbox';
import { items } from '../../../server/db/schema/items';
import { orders } from '../../../server/db/schema/orders';
import { reviews } from '../../../server/db/schema/reviews';
import { stores } from '../../../server/db/schema/stores';
import { trips } from '../../../server/db/schema/trips';
import type { CallOptions } from '../../support/server';
import { openShop, type Shop } from '../orders/shop';
import { garageOn } from '../rental/garage';
import { readDesk, reviewed, staffAt } from './desk';

let shop: Shop;
let customer: string;
let staff: string;
let stranger: string;
/** Staff and an owner of renting offices: of the trip's, and of another. */
let renter: string;
let otherRenter: string;
let victim: {
  store: number;
  order: number;
  item: number;
  person: number;
  talk: number;
  review: number;
  trip: number;
};

beforeAll(async () => {
  shop = await openShop();
  const store = await shop.store();
  const item = await shop.item(store);
  const { order_id: order } = await shop.order(await shop.guest(), item);
  customer = await shop.customer();
  const at = await staffAt(shop, store);
  staff = at.token;
  stranger = (await staffAt(shop, await shop.store(), 'owner')).token;
  const [row] = await shop.db.select().from(storeStaff).where(eq(storeStaff.email, at.email));
  const body = { receiver_type: 'vendor', receiver_id: store };
  const { id: talk } = await shop.call(openConversation, { token: customer, body });
  const message = { conversation_id: talk, message: 'Do you have bread?' };
  await shop.call(sendMessage, { token: customer, body: message });
  const review = await reviewed(shop, store, item);
  const garage = await garageOn(shop);
  const providerId = await garage.provider();
  renter = (await staffAt(shop, { providerId })).token;
  otherRenter = (await staffAt(shop, { providerId: await garage.provider() }, 'owner')).token;
  const vehicle = await garage.vehicle(providerId);
  const { trip_id: trip } = await garage.book(await garage.guest(), vehicle);
  victim = { store, order, item, person: row?.id ?? 0, talk, review, trip };
});
afterAll(() => shop.close());

const itemForm = {
  name: { en: 'Mine now' },
  description: {},
  unit: {},
  category_id: 1,
  price: 1,
  stock: 1,
};

/** What each call with an id names of the store, and what each is told. */
const steps: Record<string, () => CallOptions> = {
  readDeskOrder: () => ({ params: { id: victim.order } }),
  acceptOrder: () => ({ params: { id: victim.order }, body: { minutes: 10 } }),
  refuseOrder: () => ({ params: { id: victim.order }, body: { reason: 'closing' } }),
  markPrepared: () => ({ params: { id: victim.order } }),
  handOver: () => ({ params: { id: victim.order } }),
  deliverOrder: () => ({ params: { id: victim.order }, body: { is_cash_collected: 1 } }),
  rescueOrder: () => ({ params: { id: victim.order }, body: { way: 'back' } }),
  setSoldOut: () => ({ params: { id: victim.item }, body: { is_sold_out: 1 } }),
  setPrice: () => ({ params: { id: victim.item }, body: { price: 1 } }),
  readDeskItem: () => ({ params: { id: victim.item } }),
  addDeskItem: () => ({ body: { ...itemForm } }),
  editDeskItem: () => ({
    params: { id: victim.item },
    body: { ...itemForm, version: 'x', stock_was: 1 },
  }),
  setOnMenu: () => ({ params: { id: victim.item }, body: { is_on_menu: 0 } }),
  setHours: () => ({ body: { hours: [] } }),
  removeStaff: () => ({ params: { id: victim.person } }),
  setBusy: () => ({ body: { is_busy: 1 } }),
  setPause: () => ({ body: { minutes: 30 } }),
  inviteStaff: () => ({ body: { email: 'new@store.example' } }),
  readDeskTalk: () => ({ params: { id: victim.talk } }),
  answerTalk: () => ({ params: { id: victim.talk }, body: { message: 'Yes', seen_id: 1_000_000 } }),
  settleTalk: () => ({ params: { id: victim.talk }, body: { seen_id: 1_000_000 } }),
  readDeskTrip: () => ({ params: { id: victim.trip } }),
  confirmTrip: () => ({ params: { id: victim.trip } }),
  declineTrip: () => ({ params: { id: victim.trip }, body: { words: 'No' } }),
  startTrip: () => ({ params: { id: victim.trip }, body: { collected: 30 } }),
  endTrip: () => ({ params: { id: victim.trip }, body: { collected: 30 } }),
  answerReview: () => ({ params: { id: victim.review }, body: { reply: 'Thanks' } }),
};

const desk = [...endpointTable].filter(([, { auth }]) => auth === 'staff' || auth === 'owner');
const isForOffices = (name: string) => name.endsWith('Trip') || name === 'removeStaff';
const optionsOf = (name: string) => steps[name]?.() ?? {};
const answer = async (endpoint: AnyEndpoint, options: CallOptions) => {
  const { status, errors } = await shop.refusal(endpoint, options);
  return { status, code: errors[0]?.code };
};

/** All that a call at the desk could change of the victim. */
const state = async () => [
  await shop.db.select().from(orders).where(eq(orders.id, victim.order)),
  await shop.db.select().from(items).where(eq(items.id, victim.item)),
  await shop.db.select().from(stores).where(eq(stores.id, victim.store)),
  await shop.db.select().from(storeStaff).where(eq(storeStaff.storeId, victim.store)),
  await shop.db.select().from(conversations).where(eq(conversations.id, victim.talk)),
  await shop.db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, victim.talk)),
  await shop.db.select().from(reviews).where(eq(reviews.id, victim.review)),
  await shop.db.select().from(trips).where(eq(trips.id, victim.trip)),
];

describe('every call of the desk', () => {
  it('is for its people: each below /desk but the two ways in', () => {
    const open = [...endpointTable.values()]
      .filter(({ path, auth }) => path.startsWith('/desk/') && auth === 'none')
      .map(({ path }) => path);
    expect(open).toEqual([
      '/desk/sign-in',
      '/desk/password',
      // The operators' room has a walk of its own.
      '/desk/shop/sign-in',
      '/desk/shop/password',
    ]);
    expect(desk.map(([, { path }]) => path.startsWith('/desk/'))).not.toContain(false);
  });

  it.each(desk)(
    '%s: nobody, an invented token and a customer are told to sign in',
    async (name, endpoint) => {
      const before = await state();
      for (const token of [undefined, 'f'.repeat(43), customer]) {
        expect(await answer(endpoint, { ...optionsOf(name), token })).toEqual({
          status: 401,
          code: 'unauthenticated',
        });
      }
      expect(await state()).toEqual(before);
    },
  );

  it.each(desk.filter(([, { path }]) => path.includes('{id}')))(
    '%s: what belongs to another store does not exist, not even for an owner, and stays as it is',
    async (name, endpoint) => {
      expect(optionsOf(name)).not.toEqual({});
      const before = await state();
      for (const token of [stranger, otherRenter]) {
        const told = await answer(endpoint, { ...optionsOf(name), token });
        // An office has no orders, items, messages or reviews at all.
        expect(told).toEqual(
          token === otherRenter && !isForOffices(name)
            ? { status: 403, code: 'forbidden' }
            : { status: 404, code: 'not_found' },
        );
      }
      expect(await state()).toEqual(before);
    },
  );

  it.each(desk.filter(([, { auth }]) => auth === 'owner'))(
    '%s: staff cannot do what is its owner’s',
    async (name, endpoint) => {
      const before = await state();
      const options = { ...optionsOf(name), token: staff };
      expect(await answer(endpoint, options)).toEqual({ status: 403, code: 'forbidden' });
      expect(await state()).toEqual(before);
    },
  );

  it('tells a store nothing of another’s orders, items, people, messages and reviews', async () => {
    const token = stranger;
    expect((await shop.call(calls.listDeskOrders, { token })).orders).toEqual([]);
    expect(
      (await shop.call(calls.listDeskOrders, { token, query: { of: 'today' } })).orders,
    ).toEqual([]);
    expect((await shop.call(calls.listDeskItems, { token })).items).toEqual([]);
    expect((await shop.call(calls.listStaff, { token })).staff).toHaveLength(1);
    expect(await shop.call(calls.readFigures, { token })).toEqual({
      orders: 0,
      amount: 0,
      refused: 0,
    });
    expect(await shop.call(inbox.readDeskNews, { token })).toEqual({
      messages: 0,
      reviews: 0,
      last_message_time: null,
    });
    for (const of of ['waiting', 'answered']) {
      expect(await shop.call(inbox.listDeskTalks, { token, query: { of } })).toEqual({
        talks: [],
        next: null,
      });
      expect(await shop.call(inbox.listDeskReviews, { token, query: { of } })).toEqual({
        reviews: [],
        next: null,
      });
    }
    // To name another store's as the last one of a page shows nothing of it either.
    const query = { after: victim.talk };
    expect((await shop.call(inbox.listDeskTalks, { token, query })).talks).toEqual([]);
  });
});

/** What a desk of either kind has. */
const common = ['signOutOfDesk', 'readDesk', 'listStaff', 'inviteStaff', 'removeStaff'];

it.each(desk.filter(([name]) => !common.includes(name) && !name.endsWith('Trip')))(
  '%s: is a store’s alone, or an office’s alone',
  async (name, endpoint) => {
    const before = await state();
    const isOfTrips = ['listDeskTrips', 'listPastTrips', 'readTripFigures'].includes(name);
    const token = isOfTrips ? stranger : otherRenter;
    const options = { ...optionsOf(name), token };
    expect(await answer(endpoint, options)).toEqual({ status: 403, code: 'forbidden' });
    expect(await state()).toEqual(before);
  },
);

it('an office sees no trip of another, and no store sees any', async () => {
  const token = otherRenter;
  expect(await shop.call(tripCalls.listDeskTrips, { token })).toEqual({ trips: [], next: null });
  const own = await shop.call(tripCalls.listDeskTrips, { token: renter });
  expect(own.trips.map(({ id }) => id)).toEqual([victim.trip]);
  expect((await shop.call(calls.listStaff, { token })).staff).toHaveLength(1);
  const stream = await shop.app.request('/api/v1/desk/stream', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const read = readDesk(stream);
  const { orders: none, trips: nothing } = (await read.nextWhole()) ?? {};
  expect({ none, nothing }).toEqual({ none: [], nothing: [] });
  await read.cancel();
});

it('a token of the desk is no customer’s', async () => {
  expect(await answer(getProfile, { token: staff })).toEqual({
    status: 401,
    code: 'unauthenticated',
  });
});

it('an owner is removed by nobody at the desk', async () => {
  const store = await shop.store();
  const { token, email } = await staffAt(shop, store, 'owner');
  const [row] = await shop.db.select().from(storeStaff).where(eq(storeStaff.email, email));
  expect(await answer(calls.removeStaff, { token, params: { id: row?.id ?? 0 } })).toEqual({
    status: 404,
    code: 'not_found',
  });
});
