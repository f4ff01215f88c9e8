import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlePayment } from '../../../server/checkout/payment/service';
import { payments } from '../../../server/db/schema/orders';
import { rentalProviders, vehicles } from '../../../server/db/schema/rental';
import { tripEvents, trips } from '../../../server/db/schema/trips';
import { type Garage, openGarage } from '../rental/garage';
import { type AppRequest, askAs, at, misfits } from './app';
import {
  providerTable,
  rentalPageTable,
  tripDataTable,
  tripDetailTable,
  tripLineTable,
  tripTable,
  vehicleTable,
} from './rentalTables';
import { couponTable, pageTable } from './tables';

let garage: Garage;
let provider: number;
/** Of five seats at 12.50 an hour; of eight, by the day and the kilometre alone; of another provider. */
const cars = { sedan: 0, van: 0, jeep: 0 };

beforeAll(async () => {
  garage = await openGarage();
  // Only these are picked up in zone 2: the demo's own vehicles are out of the way.
  await garage.db.update(vehicles).set({ pickupZoneIds: [1] });
  await garage.db.update(rentalProviders).set({ pickupZoneIds: [1] });
  provider = await garage.provider({
    tax: 10_000,
    discount: 10_000,
    discountEnd: new Date('2027-01-31T18:30:00Z'),
  });
  const here = { pickupZoneIds: [1, 2] };
  cars.sedan = await garage.vehicle(provider, {
    ...here,
    name: { en: 'City sedan', ar: 'سيدان' },
    hourlyPrice: 12_500,
    seatingCapacity: 5,
    images: ['/pictures/default.svg'],
  });
  cars.van = await garage.vehicle(provider, {
    ...here,
    hourlyPrice: null,
    distancePrice: 3_000,
    seatingCapacity: 8,
    airCondition: false,
  });
  cars.jeep = await garage.vehicle(await garage.provider(), { ...here, hourlyPrice: 20_000 });
});
afterAll(() => garage.close());

const ask = (call: string, { headers, ...request }: AppRequest = {}) =>
  askAs(garage.app, call, {
    ...request,
    headers: { moduleId: '6', zoneId: '[2]', ...headers },
  });
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
const idsIn = (body: unknown, key = 'vehicles') => rowsIn(body, key).map((row) => at(row, 'id'));
const fits = (rows: unknown[], table: string) =>
  expect([rows.length > 0, rows.flatMap((row) => misfits(row, table))]).toEqual([true, []]);
const pageAsked = { limit: 10, offset: 1 };
const guestId = async () => Number(at(await answer('POST /auth/guest/request'), 'guest_id'));
const trip = (guest_id: number, vehicle_id: number, parts: object = {}) => ({
  guest_id,
  vehicle_id,
  quantity: 1,
  rental_type: 'hourly',
  estimated_hours: 4,
  pickup_location: garage.home,
  destination_location: garage.far,
  ...parts,
});
const contact = {
  contact_person_name: 'Mona Haddad',
  contact_person_number: '+966501234567',
  contact_person_email: 'mona@example.com',
};

describe('vehicles, as an app lists them', () => {
  it('the module is told with the others', async () => {
    const modules = rowsIn(await answer('GET /module'));
    const rental = modules.find((row) => at(row, 'module_type') === 'rental');
    expect(misfits(rental, 'id whole, module_name text, status text')).toEqual([]);
    const config = await answer('GET /config');
    expect(rowsIn(config, 'module_config').length).toBe(0);
    expect(rowsIn(at(config, 'module_config'), 'module_type')).toContain('rental');
  });

  it('searches by kind, seats, air and price, in pages of numbers with the ends of the prices', async () => {
    const page = await answer('GET /rental/vehicle/search', {
      query: { ...pageAsked, sortby_price: 'asc', trip_type: 'hourly' },
    });
    expect(misfits(page, `${rentalPageTable}, min_price number, max_price number`)).toEqual([]);
    fits(rowsIn(page, 'vehicles'), `${vehicleTable}, total_vehicle_count whole`);
    expect(idsIn(page)).toEqual([cars.sedan, cars.jeep]);
    expect([at(page, 'total_size'), at(page, 'limit'), at(page, 'offset')]).toEqual([2, 10, 1]);
    expect([at(page, 'min_price'), at(page, 'max_price')]).toEqual([12.5, 20]);
    const sedan = at(page, 'vehicles', 0);
    const told = ['name', 'seating_capacity', 'hourly_price', 'provider_id', 'total_vehicle_count'];
    expect(told.map((name) => at(sedan, name))).toEqual(['City sedan', '5', 12.5, provider, 2]);
    expect(at(sedan, 'provider', 'pickup_zone_id')).toBe('["1","2","3"]');
    expect(at(sedan, 'provider', 'discount')).toEqual({
      discount: 10,
      discount_type: 'percent',
      max_discount: 0,
      min_purchase: 0,
      start_date: '2000-01-01',
      end_date: '2027-01-31',
      start_time: '00:00:00',
      // The demo shop's clock is three hours ahead.
      end_time: '21:30:00',
    });
    const sifted = async (query: object) =>
      idsIn(await answer('GET /rental/vehicle/search', { query: { ...pageAsked, ...query } }));
    expect(await sifted({ seating_capacity: '["5-8"]' })).toEqual([cars.van, cars.sedan]);
    expect(await sifted({ seating_capacity: '["1-4"]' })).toEqual([cars.jeep]);
    expect(await sifted({ no_air_condition: 1 })).toEqual([cars.van]);
    expect(await sifted({ trip_type: 'hourly', min_price: 15, max_price: 30 })).toEqual([
      cars.jeep,
    ]);
    expect(await sifted({ name: 'city' })).toEqual([cars.sedan]);
    expect(await sifted({ provider_id: provider, vehicle_type: 'family' })).toEqual([
      cars.van,
      cars.sedan,
    ]);
    const place = JSON.stringify({ lat: garage.home.lat, lng: garage.home.lng });
    const there = {
      name: 'City sedan',
      trip_type: 'hourly',
      date: '2026-11-30 10:00:00',
      pickup_location: place,
    };
    expect(await sifted({ ...there, sortby_price: 'desc' })).toEqual([cars.sedan]);
    const atSea = { ...pageAsked, pickup_location: '{"lat":0,"lng":0}' };
    expect(await refused('GET /rental/vehicle/search', { query: atSea })).toEqual([403, 'zone']);
  });

  it('tells banners, categories, brands, names and the best rated', async () => {
    const banners = rowsIn(await answer('GET /rental/banners'), 'banners');
    const table = 'id whole, title text, type text, image_full_url address, provider_id whole|null';
    expect(banners.flatMap((row) => misfits(row, table))).toEqual([]);
    for (const [path, key] of [
      ['category-list', 'vehicles'],
      ['brand-list', 'brands'],
    ] as const) {
      const page = await answer(`GET /rental/vehicle/${path}`, { query: pageAsked });
      expect(misfits(page, rentalPageTable)).toEqual([]);
      fits(rowsIn(page, key), 'id whole, name text, image text, image_full_url address|null');
    }
    const names = await answer('GET /rental/vehicle/search/suggestion', {
      query: { name: 'city' },
    });
    expect(names).toEqual(['City sedan']);
    const rated = await answer('GET /rental/vehicle/top-rated', { query: pageAsked });
    fits(rowsIn(rated, 'vehicles'), vehicleTable);
    const query = { ...pageAsked, provider_id: provider };
    const own = await answer('GET /rental/vehicle/get-provider-vehicles', { query });
    expect(idsIn(own)).toEqual([cars.van, cars.sedan]);
  });

  it('shows a vehicle with its brand and provider, and a provider as a store', async () => {
    const row = await answer(`GET /rental/vehicle/get-vehicle-details/${cars.sedan}`);
    expect(misfits(row, `${vehicleTable}, total_vehicles whole`)).toEqual([]);
    expect(misfits(row, 'brand.id whole, brand.name text, provider.rating number')).toEqual([]);
    expect(misfits(at(row, 'provider'), providerTable)).toEqual([]);
    expect([at(row, 'total_vehicles'), at(row, 'images')]).toEqual([
      2,
      '["/pictures/default.svg"]',
    ]);
    expect(await ask('GET /rental/vehicle/get-vehicle-details/999999')).toEqual({
      status: 404,
      body: { error: 'vehicle_not_found' },
    });
    const popular = await answer('GET /rental/provider/popular', { query: pageAsked });
    fits(rowsIn(popular, 'stores'), providerTable);
    const one = await answer(`GET /rental/provider/get-provider-details/${provider}`);
    expect(misfits(one, providerTable)).toEqual([]);
    expect([at(one, 'tax'), at(one, 'pickup_zone_id')]).toEqual([10, '["1","2","3"]']);
    for (const path of [
      `vehicle/reviews/${cars.sedan}`,
      `provider/get-provider-reviews/${provider}`,
    ]) {
      const page = await answer(`GET /rental/${path}`, { query: pageAsked });
      expect(misfits(page, `${rentalPageTable}, reviews list`)).toEqual([]);
    }
  });
});

describe('an app rents', () => {
  it('as a guest: cart, booking, list, details, cancelling', async () => {
    const guest_id = await guestId();
    const who = { query: { guest_id } };
    expect(await answer('GET /rental/user/cart/get-cart', who)).toEqual({
      carts: [],
      user_data: [],
    });
    const body = trip(guest_id, cars.sedan, { quantity: 2, pickup_time: '2026-11-30 10:00:00' });
    const cart = await answer('POST /rental/user/cart/add-to-cart', { body });
    fits(rowsIn(cart, 'carts'), tripLineTable);
    expect(misfits(at(cart, 'user_data'), tripDataTable)).toEqual([]);
    // By hand: 2 × 4 hours × 12.50.
    expect([at(cart, 'carts', 0, 'price'), at(cart, 'user_data', 'total_cart_price')]).toEqual([
      100, 100,
    ]);
    expect(at(cart, 'user_data', 'pickup_time')).toBe('2026-11-30 10:00:00');
    expect(at(cart, 'user_data', 'user_id')).toBe(guest_id);

    const many = trip(guest_id, cars.sedan, { quantity: 9 });
    expect(await refused('POST /rental/user/cart/add-to-cart', { body: many })).toEqual([
      403,
      'cart_item',
    ]);
    const other = trip(guest_id, cars.jeep);
    expect(await refused('POST /rental/user/cart/add-to-cart', { body: other })).toEqual([
      403,
      'cart_item',
    ]);
    const line = at(cart, 'carts', 0, 'id');
    const fewer = { guest_id, cart_id: line, quantity: 1 };
    const less = await answer('PUT /rental/user/cart/update-cart', { body: fewer });
    expect(at(less, 'carts', 0, 'price')).toBe(50);
    const gone = await ask('PUT /rental/user/cart/update-cart', {
      body: { ...fewer, cart_id: 999_999 },
    });
    expect([gone.status, typeof at(gone.body, 'errors')]).toEqual([404, 'string']);

    const booking = {
      ...{ guest_id, ...contact, trip_amount: 50, trip_type: 'hourly', provider_id: provider },
      additional_note: 'At the gate',
    };
    // By hand: 50.00, 10% off, 10% tax of the rest.
    const number = await answer('POST /rental/user/trip/trip-booking', { body: booking });
    expect(typeof number).toBe('number');
    // The answer was lost: the app presses again.
    expect(await answer('POST /rental/user/trip/trip-booking', { body: booking })).toBe(number);
    expect(
      await garage.db
        .select()
        .from(trips)
        .where(eq(trips.owner, `guest:${guest_id}`)),
    ).toHaveLength(1);

    const query = { guest_id, trip_id: Number(number) };
    const one = await answer('GET /rental/user/trip/get-trip-details', { query });
    expect(misfits(one, tripTable)).toEqual([]);
    fits(rowsIn(one, 'trip_details'), tripDetailTable);
    expect(
      misfits(at(one, 'vehicle_identity', 0), 'vehicle_identity_data object, rating null'),
    ).toEqual([]);
    const told = [
      'trip_status',
      'trip_type',
      'scheduled',
      'schedule_at',
      'trip_amount',
      'trip_note',
    ];
    expect(told.map((name) => at(one, name))).toEqual([
      ...['pending', 'hourly', 1, '2026-11-30 10:00:00', 49.5, 'At the gate'],
    ]);
    expect([at(one, 'discount_on_trip'), at(one, 'tax_amount')]).toEqual([5, 4.5]);
    expect([at(one, 'payment_status'), at(one, 'payment_method')]).toEqual(['unpaid', null]);
    const listed = async (status: string) => {
      const page = await answer(`GET /rental/user/trip/get-trip-list/${status}`, {
        query: { ...pageAsked, guest_id },
      });
      expect(misfits(page, pageTable)).toEqual([]);
      expect(rowsIn(page, 'trips').flatMap((row) => misfits(row, tripTable))).toEqual([]);
      return idsIn(page, 'trips');
    };
    expect([await listed('running'), await listed('completed')]).toEqual([[number], []]);
    const stranger = { guest_id: await guestId(), trip_id: Number(number) };
    const hidden = await ask('GET /rental/user/trip/get-trip-details', { query: stranger });
    expect([hidden.status, typeof at(hidden.body, 'errors')]).toEqual([404, 'string']);

    await answer('PUT /rental/user/trip/cancel-trip', {
      body: { ...query, cancellation_reason: 'Plans changed' },
    });
    expect([await listed('running'), await listed('completed')]).toEqual([[], [number]]);
    const again = await ask('PUT /rental/user/trip/cancel-trip', { body: query });
    expect([again.status, typeof at(again.body, 'errors')]).toEqual([403, 'string']);
    const canceled = await answer('GET /rental/user/trip/get-trip-details', { query });
    expect([at(canceled, 'trip_status'), at(canceled, 'cancellation_reason')]).toEqual([
      'canceled',
      'Plans changed',
    ]);
  });

  it('books above the limit of cash as what is paid on a page', async () => {
    const guest_id = await guestId();
    await answer('POST /rental/user/cart/add-to-cart', { body: trip(guest_id, cars.jeep) });
    const { settings } = garage.deps;
    const { config } = settings;
    settings.config = async (language) => ({ ...(await config(language)), cod_max_amount: 79.99 });
    const booking = { guest_id, ...contact, trip_type: 'hourly' };
    const number = await answer('POST /rental/user/trip/trip-booking', { body: booking });
    settings.config = config;
    const [row] = await garage.db
      .select()
      .from(trips)
      .where(eq(trips.id, Number(number)));
    // By hand: 4 hours × 20.00.
    expect([row?.amount, row?.paymentMethod]).toEqual([80_000, 'digital_payment']);
  });

  it('changes the trip of its cart, is told which lines lack it, and empties it', async () => {
    const guest_id = await guestId();
    const body = trip(guest_id, cars.sedan);
    const cart = await answer('POST /rental/user/cart/add-to-cart', { body });
    const line = at(cart, 'carts', 0, 'id');
    const path = `/rental/user/cart/update-user-data/${at(cart, 'user_data', 'id')}`;
    const longer = await answer(`PUT ${path}`, { body: { ...body, estimated_hours: 6 } });
    expect(at(longer, 'carts', 0, 'price')).toBe(75);
    await garage.db
      .update(vehicles)
      .set({ distancePrice: null })
      .where(eq(vehicles.id, cars.sedan));
    const byWay = { ...body, rental_type: 'distance_wise', distance: 5, destination_time: 0.4 };
    expect(await ask(`PUT ${path}`, { body: byWay })).toEqual({ status: 403, body: [line] });
    const query = { guest_id };
    const cart_ids = JSON.stringify([line]);
    const empty = { carts: [], user_data: [] };
    const removed = await answer('DELETE /rental/user/cart/remove-multiple-cart', {
      query: { ...query, cart_ids },
    });
    expect(removed).toEqual(empty);
    const more = await answer('POST /rental/user/cart/add-to-cart', {
      body: trip(guest_id, cars.van, {
        ...{ rental_type: 'distance_wise', estimated_hours: undefined },
        ...{ distance: 5, destination_time: 0.4 },
      }),
    });
    expect(misfits(at(more, 'user_data'), 'rental_type text, destination_time whole')).toEqual([]);
    const last = at(more, 'carts', 0, 'id');
    expect(await answer(`DELETE /rental/user/cart/remove-vehicle/${last}`, { query })).toEqual(
      empty,
    );
    expect(await answer('DELETE /rental/user/cart/remove-cart', { query })).toEqual(empty);
    const booking = { guest_id, ...contact, trip_amount: 1, trip_type: 'hourly' };
    expect(
      await refused('POST /rental/user/trip/trip-booking', {
        body: { ...booking, provider_id: provider },
      }),
    ).toEqual([403, 'cart']);
  });

  it('as a customer: favourites, coupons, a booking without contact, and paying in cash', async () => {
    const guest = await garage.guest();
    const token = await garage.customer(guest);
    const query = { vehicle_id: cars.sedan };
    await answer('POST /rental/user/wish-list/add', { token, query });
    await answer('POST /rental/user/wish-list/add', { token, query: { provider_id: provider } });
    const liked = await answer('GET /rental/user/wish-list', { token });
    fits(rowsIn(liked, 'vehicles'), vehicleTable);
    fits(rowsIn(liked, 'providers'), providerTable);
    await answer('DELETE /rental/user/wish-list/remove', { token, query });
    expect(idsIn(await answer('GET /rental/user/wish-list', { token }))).toEqual([]);

    await garage.coupon('TRIP', { zoneIds: [2], moduleId: 6 });
    const coupons = rowsIn(await answer('GET /rental/coupon/list', { token }));
    fits(coupons, couponTable);
    const { guest_id: _, ...body } = trip(0, cars.sedan);
    await answer('POST /rental/user/cart/add-to-cart', { token, body });
    const applied = await answer('GET /rental/coupon/apply', {
      token,
      query: { code: 'TRIP', provider_id: provider },
    });
    expect(at(applied, 'code')).toBe('TRIP');
    expect(await refused('GET /rental/coupon/apply', { token, query: { code: 'NONE' } })).toEqual([
      404,
      'coupon',
    ]);

    const booking = { trip_amount: 50, trip_type: 'hourly', provider_id: provider };
    const number = await answer('POST /rental/user/trip/trip-booking', {
      token,
      body: { ...booking, scheduled: 1, schedule_at: '2026-11-30 12:00:00' },
    });
    const one = await answer('GET /rental/user/trip/get-trip-details', {
      token,
      query: { trip_id: Number(number) },
    });
    expect([at(one, 'schedule_at'), at(one, 'user_info', 'contact_person_name')]).toEqual([
      '2026-11-30 12:00:00',
      'Test Person',
    ]);
    await garage.db.insert(tripEvents).values({
      ...{ tripId: Number(number), status: 'confirmed' },
      createdAt: garage.deps.clock.now(),
    });
    const [news] = rowsIn(await answer('GET /customer/notifications', { token }));
    expect(['type', 'trip_id', 'order_id'].map((name) => at(news, 'data', name))).toEqual([
      'trip_status',
      number,
      '',
    ]);
    const payment = 'POST /rental/user/trip/payment';
    const pay = (parts: object) => ask(payment, { token, body: { trip_id: number, ...parts } });
    const byWallet = await pay({ payment_method: 'wallet' });
    expect([byWallet.status, at(byWallet.body, 'message', 0, 'code')]).toEqual([
      403,
      'payment_unavailable',
    ]);
    // It was booked without a word about its payment, and is paid in cash if nothing else is said.
    expect((await pay({ payment_method: 'cash_payment' })).status).toBe(200);
    const paidBy = async () => {
      const [row] = await garage.db
        .select()
        .from(trips)
        .where(eq(trips.id, Number(number)));
      return [row?.paymentMethod, row?.paymentStatus, row?.paid, row?.restInCash];
    };
    expect(await paidBy()).toEqual(['cash_on_delivery', 'unpaid', 0, false]);

    const link = await pay({ payment_method: 'digital_payment', callback_url: '/my-trips' });
    expect([link.status, typeof link.body]).toEqual([200, 'string']);
    const [opened] = await garage.db
      .select()
      .from(payments)
      .where(eq(payments.tripId, Number(number)));
    await settlePayment(garage.deps, opened?.id ?? '', 'paid');
    const told = await answer('GET /rental/user/trip/get-trip-details', {
      token,
      query: { trip_id: Number(number) },
    });
    expect(await paidBy()).toEqual([
      'digital_payment',
      'paid',
      Number(at(told, 'trip_amount')) * 1000,
      false,
    ]);
    const again = await pay({ payment_method: 'digital_payment' });
    expect([again.status, at(again.body, 'message', 0, 'code')]).toEqual([
      403,
      'payment_unavailable',
    ]);
  });
});
