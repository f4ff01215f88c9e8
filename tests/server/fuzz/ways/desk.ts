import { eq } from 'drizzle-orm';
import {
  acceptOrder,
  inviteStaff,
  listStaff,
  markPrepared,
} from '../../../../domain/desk/deskEndpoints';
import { readDeskItem, readShelves } from '../../../../domain/desk/deskItemEndpoints';
import { confirmTrip, readDeskTrip, startTrip } from '../../../../domain/desk/deskTripEndpoints';
import { openConversation, sendMessage } from '../../../../domain/orders/inboxEndpoints';
import { orders } from '../../../../server/db/schema/orders';
import { openDeskSession } from '../../../../server/desk/store';
import { hire, password, reviewed, staffAt } from '../../desk/desk';
import { riderIn } from '../../ride/riders';
import type { FuzzWorld, Way, Ways } from '../fuzzWorld';

type Parts = Record<string, unknown>;

/** An order of the store that has just come in, with whom it is who sees to it. */
const pending = async (world: FuzzWorld, parts?: Parts) => {
  const { order_id: id } = await world.placed(await world.guest(), parts);
  return { ...world.staff, params: { id } };
};
const accepted = async (world: FuzzWorld, parts?: Parts) => {
  const order = await pending(world, parts);
  await world.call(acceptOrder, { ...order, body: { minutes: 20 } });
  return order;
};
const prepared = async (world: FuzzWorld, parts?: Parts) => {
  const order = await accepted(world, parts);
  await world.call(markPrepared, order);
  return order;
};
/** One that was picked up by a courier of whom nothing is heard. */
const stranded = async (world: FuzzWorld) => {
  const order = await prepared(world);
  const { id: courierId } = await riderIn(world, 1);
  const now = world.deps.clock.now();
  await world.db
    .update(orders)
    .set({ status: 'picked_up', courierId, riddenAt: now, silentSince: now })
    .where(eq(orders.id, order.params.id));
  return order;
};
/** One on its way with a courier of its store's own. */
const brought = async (world: FuzzWorld) => {
  const store = await world.store({ selfDelivery: true });
  const { token } = await staffAt(world, store);
  const { guest_id } = await world.guest();
  const { order_id: id } = await world.order(guest_id, await world.item({}, store));
  await world.db
    .update(orders)
    .set({ status: 'picked_up', nextStepAt: null })
    .where(eq(orders.id, id));
  return { token, params: { id }, body: { is_cash_collected: 1 } };
};
/** A trip of the renting office that has just been booked, with whom it is who sees to it. */
const booked = async (world: FuzzWorld) => {
  const { trip_id: id } = await world.booked(await world.guest());
  return { ...world.renter, params: { id } };
};
const confirmed = async (world: FuzzWorld) => {
  const trip = await booked(world);
  await world.call(confirmTrip, trip);
  return trip;
};
const started = async (world: FuzzWorld) => {
  const trip = await confirmed(world);
  await world.call(startTrip, { ...trip, body: {} });
  const { due_amount: collected } = await world.call(readDeskTrip, trip);
  return { ...trip, body: { collected } };
};
const words = { body: { words: 'The van broke down.' } };
const invited = async ({ owner: { token }, stranger, call }: FuzzWorld) => {
  const { email } = stranger();
  const { link } = await call(inviteStaff, { token, body: { email } });
  return { email, invite: link.split('#invite=')[1] ?? '' };
};
/** A shopper has written to the store. */
const asked = async ({ call, customer, storeId, staff }: FuzzWorld) => {
  const { token } = await customer();
  const body = { receiver_type: 'vendor', receiver_id: storeId };
  const { id } = await call(openConversation, { token, body });
  const message = { conversation_id: id, message: 'Do you have bread?' };
  const { id: seen_id } = await call(sendMessage, { token, body: message });
  return { ...staff, params: { id }, seen_id };
};
/** What is said of a new item. */
const formOf = async ({ call, owner: { token } }: FuzzWorld) => {
  const { categories } = await call(readShelves, { token });
  return {
    name: { en: 'Fig bread' },
    description: { en: 'Baked today' },
    unit: {},
    category_id: categories[0]?.id ?? 0,
    price: 4.5,
    stock: 10,
  };
};
const atStore: Way = ({ staff }) => staff;
const refusal = { body: { reason: 'sold_out' } };

/** What a store's people say at its desk. */
export const desk: Ways = {
  signInAtDesk: async (world) => {
    const { email } = await hire(world, world.storeId);
    return { body: { email, password } };
  },
  choosePassword: async (world) => {
    const { invite } = await invited(world);
    return { body: { invite, password } };
  },
  signOutOfDesk: async (world) => {
    const { id } = await hire(world, world.storeId);
    return { token: await openDeskSession(world.db, id, world.deps.clock.now()) };
  },
  readDesk: atStore,
  listDeskOrders: async (world) => {
    const { token, params } = await pending(world);
    return { token, query: { of: 'open', after: params.id - 1, limit: 10 } };
  },
  readDeskOrder: (world) => pending(world),
  acceptOrder: async (world) => ({ ...(await pending(world)), body: { minutes: 20 } }),
  refuseOrder: async (world) => ({ ...(await pending(world)), ...refusal }),
  markPrepared: (world) => accepted(world),
  handOver: (world) => prepared(world),
  deliverOrder: brought,
  rescueOrder: async (world) => ({ ...(await stranded(world)), body: { way: 'fetch' } }),
  readFigures: atStore,
  listDeskItems: ({ staff: { token }, sharedItem }) => ({
    token,
    query: { name: 'test', after: sharedItem - 1 },
  }),
  setSoldOut: async ({ owner: { token, storeId }, item }) => ({
    token,
    params: { id: await item({}, storeId) },
    body: { is_sold_out: 1 },
  }),
  setPrice: async ({ owner: { token, storeId }, item }) => ({
    token,
    params: { id: await item({}, storeId) },
    body: { price: 12.5 },
  }),
  readShelves: ({ owner: { token } }) => ({ token }),
  readDeskItem: async ({ owner: { token, storeId }, item }) => ({
    token,
    params: { id: await item({}, storeId) },
  }),
  addDeskItem: async (world) => ({ token: world.owner.token, body: await formOf(world) }),
  editDeskItem: async (world) => {
    const { token, storeId } = world.owner;
    const params = { id: await world.item({}, storeId) };
    // From now on its owner says how many there are.
    world.stocked.delete(params.id);
    const { version, stock } = await world.call(readDeskItem, { token, params });
    return { token, params, body: { ...(await formOf(world)), version, stock_was: stock } };
  },
  setOnMenu: async ({ owner: { token, storeId }, item }) => ({
    token,
    params: { id: await item({}, storeId) },
    body: { is_on_menu: 0 },
  }),
  setHours: ({ owner: { token } }) => ({
    token,
    body: { hours: [{ day: 1, opening_time: '09:00', closing_time: '17:30' }] },
  }),
  setBusy: ({ owner: { token } }) => ({ token, body: { is_busy: 1 } }),
  setPause: ({ owner: { token } }) => ({ token, body: { minutes: 30 } }),
  listStaff: ({ owner: { token } }) => ({ token }),
  inviteStaff: ({ owner: { token }, stranger }) => ({ token, body: { email: stranger().email } }),
  removeStaff: async (world) => {
    const { token } = world.owner;
    const { email } = await invited(world);
    const { staff } = await world.call(listStaff, { token });
    return { token, params: { id: staff.find((one) => one.email === email)?.id ?? 0 } };
  },
  listDeskTrips: async (world) => {
    const { token } = await booked(world);
    return { token, query: { skip: 0, limit: 10 } };
  },
  listPastTrips: async (world) => {
    const { token, params } = await booked(world);
    return { token, query: { after: params.id + 1, limit: 10 } };
  },
  readTripFigures: async (world) => ({ token: (await booked(world)).token }),
  readDeskTrip: booked,
  confirmTrip: booked,
  declineTrip: async (world) => ({ ...(await booked(world)), ...words }),
  startTrip: confirmed,
  endTrip: started,
  readDeskNews: atStore,
  listDeskTalks: async (world) => {
    const { token, params } = await asked(world);
    return { token, query: { of: 'waiting', after: params.id } };
  },
  readDeskTalk: async (world) => {
    const { token, params, seen_id } = await asked(world);
    return { token, params, query: { before: seen_id + 1 } };
  },
  answerTalk: async (world) => {
    const { token, params, seen_id } = await asked(world);
    return { token, params, body: { message: 'Yes, we do.', seen_id } };
  },
  settleTalk: async (world) => {
    const { token, params, seen_id } = await asked(world);
    return { token, params, body: { seen_id } };
  },
  listDeskReviews: async (world) => {
    const after = await reviewed(world, world.storeId, world.sharedItem);
    return { ...world.staff, query: { of: 'waiting', after } };
  },
  answerReview: async (world) => {
    const id = await reviewed(world, world.storeId, world.sharedItem);
    return { ...world.staff, params: { id }, body: { reply: 'Thank you', instead_of: '' } };
  },
};

/** The same calls where money moves, or another time. */
export const otherDesk: Ways = {
  'listDeskOrders of today': async (world) => {
    const { token, params } = await pending(world);
    return { token, query: { of: 'today', after: params.id + 1, limit: 10 } };
  },
  'refuseOrder of one that is paid': async (world) => {
    const parts = { payment_method: 'wallet' };
    const { order_id: id } = await world.placed(await world.rich(), parts);
    return { ...world.staff, params: { id }, ...refusal };
  },
  'refuseOrder of one that is being made': async (world) => ({
    ...(await accepted(world)),
    ...refusal,
  }),
  'rescueOrder of one that is not brought at all': async (world) => ({
    ...(await stranded(world)),
    body: { way: 'cancel' },
  }),
  'listDeskTalks of those that are answered': ({ staff: { token } }) => ({
    token,
    query: { of: 'answered', after: 1 },
  }),
  'listDeskReviews of those that are answered': ({ staff: { token } }) => ({
    token,
    query: { of: 'answered', after: 1 },
  }),
  'declineTrip of one that is confirmed': async (world) => ({
    ...(await confirmed(world)),
    ...words,
  }),
  'handOver of one that is collected': (world) => prepared(world, { order_type: 'take_away' }),
};
