import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addToCart, updateCart } from '../../../domain/cart/cartEndpoints';
import { editOrder } from '../../../domain/orders/orderChangeEndpoints';
import { placeOrder, quoteOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as tripCalls from '../../../domain/rental/tripEndpoints';
import { modules, moduleZones, zones } from '../../../server/db/schema/places';
import { moduleId, openShop, orderBody, type Shop, zoneId } from '../orders/shop';
import { booking, garageOn, moduleId as rentalId } from '../rental/garage';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let undo = async () => {};
afterEach(async () => {
  await undo();
  undo = async () => {};
});
const closing = {
  'a zone that is closed': async () => {
    const set = (active: boolean) =>
      shop.db.update(zones).set({ active }).where(eq(zones.id, zoneId));
    undo = async () => void (await set(true));
    await set(false);
  },
  'a zone in which the module works no longer': async () => {
    const taken = await shop.db
      .delete(moduleZones)
      .where(eq(moduleZones.zoneId, zoneId))
      .returning();
    undo = async () => void (await shop.db.insert(moduleZones).values(taken).onConflictDoNothing());
  },
  'a module that is closed': async () => {
    const set = (active: boolean) => shop.db.update(modules).set({ active });
    undo = async () => void (await set(true));
    await set(false);
  },
};
const ways = Object.entries(closing);
const refusedHere = {
  status: 400,
  errors: [{ code: 'zone_mismatch', message: 'This store does not serve your area.' }],
};

it.each(ways)('takes no order in %s, and leaves those under way', async (_, close) => {
  const store = await shop.store();
  const [item, other] = [await shop.item(store), await shop.item(store)];
  const earlier = await shop.guest();
  const { order_id } = await shop.order(earlier, item);
  const guest_id = await shop.guest();
  const add = (item_id: number) => ({ moduleId, body: { guest_id, item_id, quantity: 1 } });
  const [line] = await shop.call(addToCart, add(item));
  const body = orderBody(guest_id, store, shop.home);
  const { total } = await shop.call(quoteOrder, { moduleId, body });
  await close();
  expect(await shop.refusal(quoteOrder, { moduleId, body })).toEqual(refusedHere);
  const ordered = { ...body, order_amount: total };
  expect(await shop.refusal(placeOrder, { moduleId, body: ordered })).toEqual(refusedHere);
  const collected = { ...ordered, order_type: 'take_away' };
  expect(await shop.refusal(placeOrder, { moduleId, body: collected })).toEqual(refusedHere);
  expect(await shop.refusal(addToCart, add(other))).toEqual(refusedHere);
  const change = { guest_id, cart_id: line?.id, item_id: item };
  const more = { moduleId, body: { ...change, quantity: 2 } };
  expect(await shop.refusal(updateCart, more)).toEqual(refusedHere);
  const again = { moduleId, body: { guest_id: earlier, order_id } };
  expect(await shop.refusal(editOrder, again)).toEqual(refusedHere);
  const followed = await shop.call(trackOrder, {
    moduleId,
    query: { order_id, guest_id: earlier },
  });
  expect(followed.order_status).toBe('pending');
  await undo();
  expect((await shop.call(quoteOrder, { moduleId, body })).total).toBe(total);
});

it.each(ways)('books no trip in %s', async (_, close) => {
  const garage = await garageOn(shop);
  const provider = await garage.provider({ pickupZoneIds: [zoneId] });
  const car = await garage.vehicle(provider);
  const guest_id = await garage.guest();
  const body = garage.trip(guest_id, car);
  await garage.call(cartCalls.addVehicle, { body, moduleId: rentalId });
  const { total } = await garage.call(tripCalls.quoteTripCart, { body: { guest_id } });
  await close();
  const codeOf = async (asked: Promise<{ errors: { code: string }[] }>) =>
    (await asked).errors.map(({ code }) => code);
  const booked = booking(guest_id, total);
  expect(await codeOf(garage.refusal(tripCalls.bookTrip, { body: booked }))).toEqual([
    'pickup_outside_zone',
  ]);
  expect(await codeOf(garage.refusal(cartCalls.addVehicle, { body }))).toEqual([
    'pickup_outside_zone',
  ]);
});
