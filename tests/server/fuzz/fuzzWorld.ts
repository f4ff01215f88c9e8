import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { addVehicle } from '../../../domain/rental/tripCartEndpoints';
import { bookTrip, quoteTripCart } from '../../../domain/rental/tripEndpoints';
import { addPoints } from '../../../server/account/loyalty/ledger';
import { bookToWallet } from '../../../server/account/wallet/ledger';
import { couriers, orders } from '../../../server/db/schema/orders';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { moveTrip } from '../../../server/rental/trips/advance';
import { type CallOptions, createTestServer } from '../../support/server';
import { staffAt } from '../desk/desk';
import { openProviders } from '../identity/providers';
import { identityOn } from '../identity/world';
import { moduleId, orderBody, shopOn } from '../orders/shop';
import { booking, garageOn, moduleId as rentalModule } from '../rental/garage';

/** Who calls: a guest by id, or a customer by token. */
export type Who = { readonly guest_id: string } | { readonly token: string };

/** A call of somebody's with a body, or with a query. */
export const says = (who: Who, body: object = {}): CallOptions =>
  'token' in who
    ? { token: who.token, moduleId, body }
    : { moduleId, body: { ...body, guest_id: who.guest_id } };
export const asks = (who: Who, query: Record<string, string | number> = {}): CallOptions =>
  'token' in who
    ? { token: who.token, moduleId, query }
    : { moduleId, query: { ...query, guest_id: who.guest_id } };

/** Ways to sign in that the shop offers; none asks for a proof. */
export const usual = [
  'manual_login_status',
  'otp_login_status',
  'social_login_status',
  'google_login_status',
];
const units = 1_000_000;

/** One server on which every call of the table can be made as it should be. */
export async function openFuzzWorld() {
  const providers = await openProviders();
  const server = await createTestServer({
    ...providers.env,
    TRUSTED_PROXIES: '1',
    LIMIT_ORDERS: '1000000/1m',
    LIMIT_ORDERS_ADDRESS: '1000000/1m',
    LIMIT_TALK: '1000000/1m',
  });
  const world = identityOn(await shopOn(server));
  const garage = await garageOn(server);
  await world.offer(...usual);
  const [store, elsewhere] = [await world.store(), await world.store()];
  // Apart from where the others buy: it closes and sells out.
  const ruled = await world.store();
  const { token: staff } = await staffAt(server, store);
  const { token: owner } = await staffAt(server, ruled, 'owner');
  const providerId = await garage.provider();
  const { token: renter } = await staffAt(server, { providerId });
  const vehicle = await garage.vehicle(providerId, { count: 1_000_000 });
  const [courier] = await server.db.select().from(couriers).limit(1);
  /** Units that an item of the fuzzing began with, by its number. */
  const stocked = new Map<number, number>();

  const guest = async (): Promise<{ guest_id: string }> => ({ guest_id: await world.guest() });
  const customer = async (): Promise<{ token: string }> => ({ token: await world.customer() });
  const item = async (parts: Parameters<typeof world.item>[1] = {}, storeId = store) => {
    const id = await world.item(storeId, { stock: units, ...parts });
    stocked.set(id, units);
    return id;
  };
  const shared = await item();
  await world.coupon('FUZZ', { moduleId });
  await garage.coupon('DRIVE', { moduleId: rentalModule });
  const filled = async <W extends Who>(who: W, item_id = shared) => {
    const [line] = await world.call(addToCart, says(who, { item_id, quantity: 1 }));
    return { ...who, item_id, cart_id: line?.id ?? 0 };
  };
  const quoted = async (who: Who, parts: Record<string, unknown> = {}) => {
    const { guest_id: _, ...body } = orderBody('', store, world.home, parts);
    const { total } = await world.call(quoteOrder, says(who, body));
    return { ...body, order_amount: total };
  };
  const placed = async <W extends Who>(who: W, parts: Record<string, unknown> = {}) => {
    const { item_id } = await filled(who);
    const { order_id } = await world.call(placeOrder, says(who, await quoted(who, parts)));
    await server.db
      .update(orders)
      .set({ courierId: courier?.id ?? null })
      .where(eq(orders.id, order_id));
    return { ...who, order_id, item_id };
  };
  const riding = async <W extends Who>(who: W) => {
    const body = garage.trip('guest_id' in who ? who.guest_id : '', vehicle);
    const cart = await world.call(addVehicle, says(who, body));
    return { ...who, cart_id: cart.carts[0]?.id ?? 0, user_data: cart.user_data?.id ?? 0 };
  };
  const booked = async <W extends Who>(who: W, parts: Record<string, unknown> = {}) => {
    await riding(who);
    const { total } = await world.call(quoteTripCart, says(who));
    const { guest_id: _, ...body } = booking('', total, parts);
    const { trip_id } = await world.call(bookTrip, says(who, body));
    return { ...who, trip_id };
  };

  return {
    ...world,
    providers,
    garage,
    storeId: store,
    /** At the desk of the store. */
    staff: { token: staff },
    /** At the desk of a store of their own. */
    owner: { token: owner, storeId: ruled },
    /** At the desk of the renting office. */
    renter: { token: renter },
    vehicleId: vehicle,
    courierId: courier?.id ?? 0,
    sharedItem: shared,
    stocked,
    guest,
    customer,
    item,
    itemElsewhere: async () => item({}, elsewhere),
    filled,
    quoted,
    placed,
    riding,
    booked,
    priced: (options: CallOptions) => world.call(quoteOrder, options),
    /** A customer who has money and points. */
    rich: async () => {
      const who = await customer();
      const { id: customerId } = await world.call(getProfile, who);
      const entry = { customerId, reference: randomUUID(), amount: 500_000 };
      const points = { customerId, kind: 'earned', reference: randomUUID(), points: 500 } as const;
      await server.db.transaction(async (tx) => {
        await bookToWallet(tx, { ...entry, kind: 'referrer' }, server.deps.clock.now());
        await addPoints(tx, points, server.deps.clock.now());
      });
      return who;
    },
    /** A customer whose order has come. */
    delivered: async () => {
      const order = await placed(await customer());
      while (await moveOrder(server.deps, order.order_id));
      return order;
    },
    returned: async () => {
      const trip = await booked(await customer());
      while (await moveTrip(server.deps, trip.trip_id));
      return trip;
    },
    close: async () => {
      await server.close();
      await providers.close();
    },
  };
}
export type FuzzWorld = Awaited<ReturnType<typeof openFuzzWorld>>;

/** Makes a call that the shop answers, with things of its own that nobody has touched. */
export type Way = (world: FuzzWorld) => CallOptions | Promise<CallOptions>;
/** By the name of the endpoint. */
export type Ways = Readonly<Record<string, Way>>;
