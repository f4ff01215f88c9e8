import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as browse from '../../../../domain/rental/browseEndpoints';
import { seenIn } from '../../../../domain/rental/seenTrip';
import * as cart from '../../../../domain/rental/tripCartEndpoints';
import * as trips from '../../../../domain/rental/tripEndpoints';
import { listVehiclePlaces } from '../../../../domain/rental/vehiclePlaceEndpoints';
import { addRentalFavourite } from '../../../../domain/rental/vehicleWishlistEndpoints';
import { standIn } from './shopThere';
import { type Shop, startShop } from './versions';

let shop: Shop;

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    ({ kind, errors }: { kind: string; errors: unknown }) => ({ kind, errors }),
  );

const provider = {
  id: 8,
  name: 'Swift',
  tax: '10',
  pickup_zone_id: '["1"]',
  latitude: '24.7',
  longitude: '46.6',
  logo: 's.png',
  discount: {
    discount: 10,
    discount_type: 'percent',
    max_discount: 0,
    min_purchase: 0,
    start_date: '2020-01-01',
    end_date: '2099-12-31',
    start_time: '00:00:00',
    end_time: '23:59:00',
  },
};

const vehicle = {
  id: 5,
  name: 'Sedan',
  provider_id: 8,
  provider,
  seating_capacity: '5',
  air_condition: 1,
  trip_hourly: 1,
  trip_distance: 0,
  hourly_price: '12.5',
  distance_price: 0,
  discount_price: '4',
  discount_type: 'amount',
  total_vehicle_count: 3,
  total_trip: 9,
  thumbnail_full_url: 'https://files.example/sedan.png',
  images: '["a.png"]',
  tag: '["city"]',
  brand: { id: 2, name: 'Toyo', image_full_url: null },
};

const pickup = { lat: 24.7, lng: 46.6, location_name: 'Palm Street' };
const destination = { lat: 24.8, lng: 46.7, location_name: 'Airport' };

const filled = {
  carts: [
    {
      id: 31,
      vehicle_id: 5,
      provider_id: 8,
      quantity: 2,
      price: 50,
      vehicle: { ...vehicle, provider: undefined },
      provider: { ...provider, pickup_zone_id: ['1'] },
    },
  ],
  user_data: {
    id: 77,
    pickup_location: JSON.stringify(pickup),
    destination_location: destination,
    pickup_time: '2099-01-05 10:00:00',
    rental_type: 'hourly',
    estimated_hours: '4',
    distance: 0,
  },
};

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '7');
  window.localStorage.setItem('zoneid', '[1]');
});
afterEach(() => shop.close());

describe('vehicle rental on a classic back end of 2024', () => {
  it('MOD-01 is not there: its calls are refused, and its module is not shown', async () => {
    shop = await startShop('24');
    const { listModules } = await import('../../../../domain/place/placeEndpoints');
    shop.answers['GET /module'] = {
      json: [
        { id: 2, module_name: 'Food', module_type: 'food', status: '1' },
        { id: 5, module_name: 'Cars', module_type: 'rental', status: '1' },
      ],
    };
    expect((await shop.call(listModules)).map(({ id }) => id)).toEqual([2]);
    expect(await failureOf(shop.call(browse.searchVehicles, { query: {} }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'not_found', message: 'Not found' }],
    });
  });
});

describe.each(['25', '26'] as const)('vehicle rental on a classic back end of 20%s', (version) => {
  beforeEach(async () => {
    shop = await startShop(version);
  });

  it('RENT-12 to RENT-14 searches by its parameters, and sifts by the rest', async () => {
    shop.answers['GET /rental/vehicle/search'] = {
      json: {
        total_size: 3,
        limit: 24,
        offset: 1,
        vehicles: [
          vehicle,
          { ...vehicle, id: 6, seating_capacity: '2' },
          { ...vehicle, id: 7, trip_hourly: 0, trip_distance: 1 },
        ],
        max_price: 20,
        min_price: 5,
      },
    };
    const { vehicles } = await shop.call(browse.searchVehicles, {
      query: {
        limit: 24,
        offset: 1,
        rental_type: 'hourly',
        estimated_hours: 4,
        pickup_time: '2099-01-05T10:00:00.000Z',
        pickup_lat: 24.7,
        pickup_lng: 46.6,
        brand_ids: '2,3',
        category_id: 4,
        seats: 4,
        air_condition: '1',
        sort: 'price_low',
        // 4 hours of 12.5 less 10 per cent of the provider's come to 45.
        min_price: 45,
        max_price: 45,
      },
    });
    expect(shop.said()[0]).toEqual([
      'GET /rental/vehicle/search',
      {
        pickup_location: '{"lat":24.7,"lng":46.6}',
        trip_type: 'hourly',
        date: '2099-01-05 10:00:00',
        category_ids: '[4]',
        brand_ids: '[2,3]',
        air_condition: '1',
        seating_capacity: '["4-99"]',
        // Of an hour, before discounts: what is most for four says nothing of one.
        min_price: '11.25',
        max_price: '99999999',
        sortby_price: 'asc',
        limit: '24',
        offset: '1',
      },
    ]);
    expect(vehicles).toEqual([
      {
        id: 5,
        slug: '',
        name: 'Sedan',
        description: '',
        thumbnail_full_url: 'https://files.example/sedan.png',
        images_full_url: [],
        new_tag: 0,
        provider: {
          id: 8,
          name: 'Swift',
          pickup_zone_id: [1],
          discount: {
            discount: 10,
            discount_type: 'percent',
            max_discount: 0,
            min_purchase: 0,
            end_date: '2099-12-31T23:59:00.000Z',
            end_time: '',
          },
        },
        category_id: 0,
        category_name: '',
        brand_id: 0,
        brand_name: 'Toyo',
        seating_capacity: 5,
        type: '',
        air_condition: 1,
        transmission_type: '',
        fuel_type: '',
        trip_hourly: 1,
        trip_distance: 0,
        trip_day_wise: 0,
        hourly_price: 12.5,
        distance_price: 0,
        day_wise_price: 0,
        discount_price: 4,
        discount_type: 'amount',
        total_vehicle_count: 3,
        available_count: 3,
        total_reviews: 0,
        avg_rating: 0,
        total_trips: 9,
      },
    ]);
  });

  it('VEH-19, VEH-20 shows a vehicle, who rents it out, and what is said of it', async () => {
    shop.answers['GET /rental/vehicle/get-vehicle-details/5'] = { json: vehicle };
    shop.answers['GET /rental/vehicle/reviews/5'] = {
      json: {
        total_size: 1,
        reviews: [
          {
            id: 1,
            rating: 5,
            comment: null,
            customer_name: null,
            created_at: '2026-01-05T10:00:00.000000Z',
          },
        ],
      },
    };
    shop.answers['GET /rental/provider/popular'] = {
      json: { total_size: 1, stores: [{ ...provider, vehicles_count: 4 }] },
    };
    shop.answers['GET /rental/vehicle/search'] = { json: { total_size: 1, vehicles: [vehicle] } };
    shop.answers['GET /rental/provider/get-provider-details/8'] = { json: provider };
    const shown = await shop.call(browse.getVehicle, { params: { id: 5 } });
    expect([
      shown.provider_details.name,
      shown.provider_details.tax,
      shown.available_count,
    ]).toEqual(['Swift', 10, null]);
    const { reviews } = await shop.call(browse.listVehicleReviews, {
      params: { id: 5 },
      query: {},
    });
    expect(reviews.map(({ id, created_at }) => [id, created_at])).toEqual([
      [1, '2026-01-05T10:00:00.000Z'],
    ]);
    const { providers } = await shop.call(browse.listPopularProviders, { query: {} });
    expect(
      providers.map(({ id, total_vehicles, pickup_zone_id }) => [
        id,
        total_vehicles,
        pickup_zone_id,
      ]),
    ).toEqual([[8, 4, [1]]]);
    const { places } = await shop.call(listVehiclePlaces, { query: { rental_type: 'hourly' } });
    expect(places).toEqual([
      {
        id: 8,
        slug: '',
        name: 'Swift',
        logo_full_url: '',
        address: '',
        avg_rating: 0,
        rating_count: 0,
        latitude: 24.7,
        longitude: 46.6,
        vehicles_count: 1,
        available_count: 1,
        price: 12.5,
        is_total: 0,
        rental_type: 'hourly',
      },
    ]);
  });

  it('TRIP-17 to TRIP-28 keeps the trip cart: empty, added to, asked for more, emptied', async () => {
    shop.answers['GET /rental/user/cart/get-cart'] = { json: { carts: [], user_data: [] } };
    shop.answers['POST /rental/user/cart/add-to-cart'] = { json: filled };
    shop.answers['PUT /rental/user/cart/update-cart'] = { json: filled };
    shop.answers['DELETE /rental/user/cart/remove-cart'] = { json: { message: 'Gone' } };
    expect(await shop.call(cart.getTripCart)).toEqual({ carts: [], user_data: null });
    const wanted = {
      vehicle_id: 5,
      quantity: 2,
      rental_type: 'hourly' as const,
      estimated_hours: 4,
      pickup_location: pickup,
      destination_location: destination,
      pickup_time: '2099-01-05T10:00:00.000Z',
      destination_time: '2099-01-05T16:00:00.000Z',
      distance: 0,
    };
    const added = await shop.call(cart.addVehicle, { body: wanted });
    expect(added.user_data).toEqual({
      id: 77,
      rental_type: 'hourly',
      estimated_hours: 4,
      estimated_days: 4 / 24,
      distance: 0,
      pickup_time: '2099-01-05T10:00:00.000Z',
      trip_type: 'scheduled',
      pickup_location: pickup,
      destination_location: destination,
    });
    expect(
      added.carts.map((line) => [line.id, line.quantity, line.available_count, line.provider.tax]),
    ).toEqual([[31, 2, 3, 10]]);
    shop.answers['GET /rental/user/cart/get-cart'] = { json: filled };
    await shop.call(cart.addVehicle, { body: { ...wanted, quantity: 1 } });
    shop.answers['GET /rental/user/cart/get-cart'] = { json: { carts: [], user_data: [] } };
    expect((await shop.call(cart.clearTripCart)).carts).toEqual([]);
    const places = { pickup_location: pickup, destination_location: destination };
    expect(shop.said().slice(2)).toEqual([
      [
        'POST /rental/user/cart/add-to-cart',
        {
          vehicle_id: 5,
          quantity: 2,
          rental_type: 'hourly',
          estimated_hours: 4,
          ...places,
          pickup_time: '2099-01-05 10:00:00',
          guest_id: '7',
        },
      ],
      ['GET /rental/user/cart/get-cart', { guest_id: '7' }],
      ['PUT /rental/user/cart/update-cart', { cart_id: 31, quantity: 3, guest_id: '7' }],
      ['DELETE /rental/user/cart/remove-cart', { guest_id: '7' }],
      ['GET /rental/user/cart/get-cart', { guest_id: '7' }],
    ]);
  });

  it('CONF-06 names the vehicles that lack another kind of trip', async () => {
    shop.answers['GET /rental/user/cart/get-cart'] = { json: filled };
    shop.answers['PUT /rental/user/cart/update-user-data/77'] = { status: 403, json: [31] };
    const answer = await shop.call(cart.updateTripUserData, {
      params: { id: 77 },
      body: {
        rental_type: 'distance_wise',
        estimated_hours: 2,
        distance: 12.5,
        pickup_location: pickup,
        destination_location: destination,
      },
    });
    expect(answer).toEqual([5]);
    expect(shop.said()[0]?.[1]).toEqual({
      rental_type: 'distance_wise',
      distance: 12.5,
      destination_time: 2,
      pickup_location: pickup,
      destination_location: destination,
      guest_id: '7',
    });
  });

  it('PRICE-08 to PRICE-21 counts the total here, refuses another, and books once', async () => {
    shop.answers['GET /rental/user/cart/get-cart'] = { json: filled };
    shop.answers['GET /rental/user/trip/get-trip-list/all'] = {
      json: { total_size: 1, trips: [{ id: 100 }] },
    };
    shop.answers['POST /rental/user/trip/trip-booking'] = { json: 107 };
    shop.answers['POST /rental/user/trip/payment'] = { json: 'https://pay.example/107' };
    // 2 x 4 x 12.5 = 100; the provider's 10 beat the vehicles' 8; tax 10 % of 90 = 9; 2 on top.
    expect(await shop.call(trips.quoteTripCart, { body: {} })).toEqual({
      lines: [{ vehicle_id: 5, name: 'Sedan', quantity: 2, subtotal: 100, discount: 8 }],
      subtotal: 100,
      discount: 10,
      discount_by: 'provider',
      coupon_discount: 0,
      tax_amount: 9,
      tax_included: 0,
      additional_charge: 2,
      total: 101,
      coupon: null,
      coupon_refusal: null,
    });
    const body = {
      payment_method: 'digital_payment' as const,
      payment_gateway: 'ssl_pay',
      callback: 'https://shop.example/back',
      contact_person_name: 'Mona',
      contact_person_number: '+12025550123',
      contact_person_email: 'mona@example.com',
      trip_note: 'Child seat',
    };
    const other = shop.call(trips.bookTrip, {
      body: { ...body, trip_amount: 90 },
      idempotencyKey: 'a',
    });
    expect(await failureOf(other)).toEqual({
      kind: 'refused',
      errors: [{ code: 'amount_changed', message: '' }],
    });
    const seen_trip = seenIn(await shop.call(cart.getTripCart, { query: {} }));
    if (!seen_trip) throw new Error('nothing in the cart');
    const earlier = { ...seen_trip, pickup_time: '2099-01-04T10:00:00.000Z' };
    const moved = shop.call(trips.bookTrip, {
      body: { ...body, trip_amount: 101, seen_trip: earlier },
      idempotencyKey: 'a',
    });
    expect(await failureOf(moved)).toEqual({
      kind: 'refused',
      errors: [{ code: 'changed_meanwhile', message: '' }],
    });
    const booked = await shop.call(trips.bookTrip, {
      body: { ...body, trip_amount: 101, seen_trip },
      idempotencyKey: 'b',
    });
    expect(booked).toEqual({
      message: '',
      trip_id: 107,
      total_amount: 101,
      redirect_link: 'https://pay.example/107',
    });
    // The page leads back without a word of which trip was paid.
    expect(window.localStorage.getItem('paid-trip')).toBe('107');
    const said = (path: string) => shop.said().filter(([call]) => call === path);
    expect(said('POST /rental/user/trip/trip-booking')).toEqual([
      [
        'POST /rental/user/trip/trip-booking',
        {
          trip_amount: 101,
          trip_type: 'hourly',
          provider_id: 8,
          scheduled: 1,
          schedule_at: '2099-01-05 10:00:00',
          additional_note: 'Child seat',
          contact_person_name: 'Mona',
          contact_person_number: '+12025550123',
          contact_person_email: 'mona@example.com',
          guest_id: '7',
        },
      ],
    ]);
    expect(said('POST /rental/user/trip/payment')).toEqual([
      [
        'POST /rental/user/trip/payment',
        {
          trip_id: 107,
          payment_method: 'digital_payment',
          payment_gateway: 'ssl_pay',
          callback_url: 'https://shop.example/back',
          payment_platform: 'web',
          guest_id: '7',
        },
      ],
    ]);
    // The answer was lost: the trip is found among those that came since.
    shop.answers['GET /rental/user/trip/get-trip-list/all'] = {
      json: { total_size: 2, trips: [{ id: 107 }, { id: 100 }] },
    };
    const again = await shop.call(trips.bookTrip, {
      body: { ...body, trip_amount: 101 },
      idempotencyKey: 'b',
    });
    expect(again.trip_id).toBe(107);
    expect(said('POST /rental/user/trip/trip-booking').length).toBe(1);
  });

  it('PRICE-07 takes a coupon off for customers, and something off a first order', async () => {
    window.localStorage.setItem('token', 'jwt');
    shop.answers['GET /zone/list'] = { json: [] };
    shop.answers['GET /rental/user/cart/get-cart'] = { json: filled };
    shop.answers['GET /customer/info'] = {
      json: {
        id: 3,
        is_valid_for_discount: 1,
        discount_amount: 10,
        discount_amount_type: 'percentage',
      },
    };
    const coupon = {
      id: 1,
      code: 'CAR10',
      coupon_type: 'store_wise',
      data: '["Swift"]',
      discount: 10,
      discount_type: 'amount',
      min_purchase: 0,
      max_discount: 0,
      start_date: '2020-01-01',
      expire_date: '2099-01-01',
      limit: null,
    };
    shop.answers['GET /rental/coupon/apply'] = { json: coupon };
    const quote = await shop.call(trips.quoteTripCart, { body: { coupon_code: 'CAR10' } });
    // 100 - 10 - 10 = 80; the first order's tenth of it is 8; tax 10 % of 72; 2 on top.
    expect([quote.discount, quote.coupon_discount, quote.tax_amount, quote.total]).toEqual([
      18, 10, 7.2, 81.2,
    ]);
    window.localStorage.setItem('zoneid', '[1,2]');
    const ofZone = async (zone: number) => {
      const json = { ...coupon, coupon_type: 'zone_wise', data: `["${zone}"]` };
      shop.answers['GET /rental/coupon/apply'] = { json };
      const { coupon_discount, coupon_refusal } = await shop.call(trips.quoteTripCart, {
        body: { coupon_code: 'CAR10' },
      });
      return [coupon_discount, coupon_refusal?.code];
    };
    // A place may lie in several zones.
    expect([await ofZone(1), await ofZone(2), await ofZone(3)]).toEqual([
      [10, undefined],
      [10, undefined],
      [0, 'coupon_zone'],
    ]);
    shop.answers['GET /rental/coupon/apply'] = {
      status: 407,
      json: { errors: [{ code: 'coupon', message: 'Expired' }] },
    };
    // No browser hands a 407 on: that the shop answers otherwise says what it was.
    shop.answers['GET /zone/list'] = { json: [] };
    const without = await shop.call(trips.quoteTripCart, { body: { coupon_code: 'CAR10' } });
    expect(without.coupon_refusal).toEqual({ code: 'coupon_expired', message: '' });
  });

  it('ORD-07 says of a trip that is no longer cancelled there that it is too late', async () => {
    shop.answers['PUT /rental/user/trip/cancel-trip'] = {
      status: 403,
      json: { errors: 'Trip can not be cancelled now' },
    };
    const body = { trip_id: 107, reason: 'Too late', note: '' };
    expect(await failureOf(shop.call(trips.cancelTrip, { body }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'not_cancellable', message: 'Trip can not be cancelled now' }],
    });
  });

  it('ORD-06, ORD-07 lists trips, opens one, cancels it, and pays it', async () => {
    standIn({ id: 5, type: 'rental' });
    const trip = {
      id: 107,
      trip_status: 'payment_failed',
      trip_type: 'hourly',
      scheduled: 1,
      schedule_at: '2099-01-05 10:00:00',
      estimated_trip_end_time: '2099-01-05 14:00:00',
      estimated_hours: 4,
      distance: 0,
      pickup_location: JSON.stringify(pickup),
      destination_location: destination,
      trip_amount: '101',
      discount_on_trip: 10,
      discount_on_trip_by: 'vendor',
      tax_amount: 9,
      tax_status: 'excluded',
      additional_charge: 2,
      payment_status: 'unpaid',
      payment_method: null,
      user_info: { contact_person_name: 'Mona', contact_person_number: '+12025550123' },
      quantity: 2,
      provider,
      created_at: '2026-01-05T10:00:00.000000Z',
    };
    shop.answers['GET /rental/user/trip/get-trip-list/running'] = {
      json: { total_size: 1, limit: 20, offset: 1, trips: [trip, { id: null }] },
    };
    shop.answers['GET /rental/user/trip/get-trip-details'] = {
      json: {
        ...trip,
        trip_details: [
          {
            id: 1,
            vehicle_id: 5,
            quantity: 2,
            price: 12.5,
            calculated_price: 100,
            discount_on_trip: 10,
            vehicle_details: JSON.stringify(vehicle),
          },
        ],
        vehicle_identity: [],
      },
    };
    shop.answers['PUT /rental/user/trip/cancel-trip'] = { json: { message: 'Canceled' } };
    shop.answers['GET /customer/order/cancellation-reasons'] = {
      json: { total_size: 1, data: [{ id: 1, reason: 'Too late', user_type: 'customer' }] },
    };
    const list = await shop.call(trips.listTrips, { query: { status: 'running', limit: 20 } });
    expect(
      list.trips.map((one) => [
        one.id,
        one.trip_status,
        one.payment_method,
        one.subtotal,
        one.discount_by,
        one.pickup_time,
        one.return_time,
        one.can_cancel,
      ]),
    ).toEqual([
      [
        107,
        'pending',
        'cash_on_delivery',
        100,
        'provider',
        '2099-01-05T10:00:00.000Z',
        '2099-01-05T14:00:00.000Z',
        // Pending ones alone are cancelled there.
        0,
      ],
    ]);
    const shown = await shop.call(trips.getTrip, {
      query: { trip_id: 107, contact_number: '+12025550123' },
    });
    expect(
      shown.trip_details.map(({ name, quantity, subtotal, is_reviewed }) => [
        name,
        quantity,
        subtotal,
        is_reviewed,
      ]),
    ).toEqual([['Sedan', 2, 100, 0]]);
    const { reasons } = await shop.call(trips.listTripCancellationReasons);
    expect(reasons).toEqual([{ id: 1, reason: 'Too late' }]);
    await shop.call(trips.cancelTrip, {
      body: { trip_id: 107, reason: 'Too late', note: 'Sorry' },
    });
    await shop.call(trips.switchTripToCash, { body: { trip_id: 107 } });
    expect(shop.said().slice(1)).toEqual([
      ['GET /rental/user/trip/get-trip-details', { trip_id: '107', guest_id: '7' }],
      ['GET /customer/order/cancellation-reasons', { type: 'customer', limit: '50', offset: '1' }],
      [
        'PUT /rental/user/trip/cancel-trip',
        { trip_id: 107, cancellation_reason: 'Too late: Sorry', guest_id: '7' },
      ],
    ]);
    shop.answers['GET /rental/user/trip/get-trip-details'] = {
      status: 404,
      json: { errors: 'Trip not found' },
    };
    expect(await failureOf(shop.call(trips.getTrip, { query: { trip_id: 1 } }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'not_found', message: 'Trip not found' }],
    });
  });

  it('REV-04 reviews the vehicle that was driven, once', async () => {
    window.localStorage.setItem('token', 'jwt');
    const identity = { id: 91, vehicle_identity_data: { id: 91, vehicle_id: 5 }, rating: null };
    const done = {
      id: 107,
      trip_status: 'completed',
      trip_type: 'hourly',
      trip_amount: 1,
      pickup_location: pickup,
      destination_location: destination,
      trip_details: [{ id: 1, vehicle_id: 5, quantity: 1, vehicle_details: vehicle }],
    };
    shop.answers['GET /rental/user/trip/get-trip-details'] = {
      json: { ...done, vehicle_identity: [identity] },
    };
    shop.answers['POST /rental/user/review/add'] = { json: { message: 'Thanks' } };
    const shown = await shop.call(trips.getTrip, { query: { trip_id: 107 } });
    expect([shown.can_review, shown.trip_details[0]?.is_reviewed]).toEqual([1, 0]);
    const body = { trip_id: 107, vehicle_id: 5, rating: 5, comment: 'Good' };
    await shop.call(trips.reviewVehicle, { body });
    expect(shop.heard.at(-1)?.body).toMatch(/name="vehicle_identity_id"\s+91/);
    shop.answers['GET /rental/user/trip/get-trip-details'] = {
      json: { ...done, vehicle_identity: [{ ...identity, rating: 5 }] },
    };
    expect((await failureOf(shop.call(trips.reviewVehicle, { body })))?.errors).toEqual([
      { code: 'already_reviewed', message: '' },
    ]);
  });

  it('WISH-16 takes a favourite that is one for done', async () => {
    window.localStorage.setItem('token', 'jwt');
    shop.answers['POST /rental/user/wish-list/add'] = {
      status: 403,
      json: { errors: [{ code: 'wishlist', message: 'Already' }] },
    };
    shop.answers['GET /rental/user/wish-list'] = { json: { providers: [], vehicles: [vehicle] } };
    expect(await shop.call(addRentalFavourite, { query: { vehicle_id: 5 } })).toEqual({
      message: 'Already',
    });
    expect(
      (await failureOf(shop.call(addRentalFavourite, { query: { vehicle_id: 6 } })))?.kind,
    ).toBe('refused');
  });
});
