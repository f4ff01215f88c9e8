import { eq, sql } from 'drizzle-orm';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { openConversation, sendMessage } from '../../../domain/orders/inboxEndpoints';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { addAddress, listAddresses } from '../../../domain/place/addressEndpoints';
import * as tripCart from '../../../domain/rental/tripCartEndpoints';
import * as tripCalls from '../../../domain/rental/tripEndpoints';
import type { Db } from '../../../server/db/client';
import { couriers, orders as orderRows } from '../../../server/db/schema/orders';
import { keepPhoto } from '../../../server/identity/account/photos';
import { smallPng } from '../../support/pictures';
import { moduleId, orderBody, type Shop } from '../orders/shop';
import { booking, type Garage } from '../rental/garage';

/** Stands in every text that is the victim's own: it must appear in no answer to anybody else. */
export const secretName = 'Zaynab Secret';

export interface Victim {
  /** What proves who calls: a token, or a guest id. */
  readonly token: string | null;
  readonly guestId: string | null;
  readonly orderId: number;
  readonly unpaidOrderId: number;
  readonly cartLineId: number;
  readonly addressId: number;
  readonly prescription: string;
  readonly storeId: number;
  readonly itemId: number;
  readonly courierId: number;
  readonly conversationId: number;
}

const person = { contact_person_name: secretName, contact_person_number: '+966 55 987 6543' };

/** Somebody with an order, one that is not paid, a cart, a picture of a prescription and (signed in) an address. */
export async function makeVictim(shop: Shop, kind: 'guest' | 'customer'): Promise<Victim> {
  const token = kind === 'customer' ? await shop.customer() : null;
  const guestId = kind === 'guest' ? await shop.guest() : null;
  const as = { moduleId, ...(token && { token }) };
  const who = guestId ? { guest_id: guestId } : {};
  const storeId = await shop.store();
  const itemId = await shop.item(storeId);
  const line = { item_id: itemId, model: 'Item', quantity: 1, price: 10, variation: [] };
  const place = async (parts: object) => {
    await shop.call(addToCart, { ...as, body: { ...who, ...line } });
    const base = orderBody(guestId ?? '', storeId, shop.home, { ...person, ...parts });
    const body = { ...base, guest_id: guestId };
    const { total } = await shop.call(quoteOrder, { ...as, body });
    return shop.call(placeOrder, { ...as, body: { ...body, order_amount: total } });
  };
  const paid = await place({});
  const unpaid = await place({ payment_method: 'digital_payment', callback: '/track-order' });
  const [inCart] = await shop.call(addToCart, {
    ...as,
    body: { ...who, ...line, note: secretName },
  });
  const prescription = await shop.db.transaction((tx) =>
    keepPhoto(
      tx,
      { type: 'image/png', bytes: Uint8Array.from(smallPng), sent: '' },
      shop.deps.clock.now(),
      'prescription',
    ),
  );
  await shop.db.execute(
    sql`update uploads set order_id = ${paid.order_id} where id = ${/[0-9a-f]{32}/.exec(prescription)?.[0] ?? ''}`,
  );
  const common = {
    token,
    guestId,
    orderId: paid.order_id,
    unpaidOrderId: unpaid.order_id,
    cartLineId: inCart?.id ?? 0,
    prescription,
    storeId,
    itemId,
  };
  if (!token) return { ...common, addressId: 0, courierId: 0, conversationId: 0 };
  const addressId = await addressOf(shop, token);
  return { ...common, ...(await talkOf(shop, token, common)), addressId };
}

async function talkOf(
  shop: Shop,
  token: string,
  { orderId, storeId }: { orderId: number; storeId: number },
) {
  const [courier] = await shop.db.select().from(couriers).limit(1);
  const courierId = courier?.id ?? 0;
  await shop.db.update(orderRows).set({ courierId }).where(eq(orderRows.id, orderId));
  const body = { receiver_type: 'vendor', receiver_id: storeId, order_id: orderId };
  const { id } = await shop.call(openConversation, { token, body });
  const message = { conversation_id: id, message: secretName };
  await shop.call(sendMessage, { token, body: message });
  return { courierId, conversationId: id };
}

async function addressOf(shop: Shop, token: string): Promise<number> {
  const { lat: latitude, lng: longitude } = shop.home;
  const body = { ...person, address: secretName, address_type: 'home', latitude, longitude };
  await shop.call(addAddress, { token, body });
  const { addresses } = await shop.call(listAddresses, { token });
  return addresses[0]?.id ?? 0;
}

export interface Traveller {
  readonly token: string | null;
  readonly guestId: string | null;
  readonly tripId: number;
  readonly unpaidTripId: number;
  readonly cartId: number;
  readonly lineId: number;
  readonly vehicleId: number;
}

/** Somebody with a trip, one that is not paid, and a vehicle in the trip cart. */
export async function makeTraveller(
  garage: Garage,
  kind: 'guest' | 'customer',
): Promise<Traveller> {
  const token = kind === 'customer' ? await garage.customer() : null;
  const guestId = kind === 'guest' ? await garage.guest() : null;
  const as = token ? { token } : {};
  const who = { guest_id: guestId };
  const vehicleId = await garage.vehicle(await garage.provider(), { count: 50 });
  const add = () =>
    garage.call(tripCart.addVehicle, { ...as, body: { ...garage.trip('', vehicleId), ...who } });
  const book = async (parts: object) => {
    await add();
    const { total } = await garage.call(tripCalls.quoteTripCart, { ...as, body: who });
    const body = { ...booking('', total, { ...person, ...parts }), ...who };
    return garage.call(tripCalls.bookTrip, { ...as, body });
  };
  const paid = await book({});
  const unpaid = await book({ payment_method: 'digital_payment', callback: '/my-trips' });
  const cart = await add();
  return {
    token,
    guestId,
    tripId: paid.trip_id,
    unpaidTripId: unpaid.trip_id,
    cartId: cart.user_data?.id ?? 0,
    lineId: cart.carts[0]?.id ?? 0,
    vehicleId,
  };
}

/** Tables that calls of the walk may add to: guesses are counted, guests are given ids. */
const counting = ['rate_limits', 'guests', 'tokens', 'idempotency_keys'];

/** Everything that the database holds, as one mark a table: two marks are the same when nothing has changed. */
export async function marksOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const each = rows
    .filter(({ name }) => !counting.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*) || ':' || coalesce(sum(hashtext(t::text)::bigint), 0) as mark from ${sql.identifier(name)} t`,
    );
  const marked = await db.execute<{ name: string; mark: string }>(
    sql.join(each, sql.raw(' union all ')),
  );
  return Object.fromEntries(marked.rows.map(({ name, mark }) => [name, mark]));
}
