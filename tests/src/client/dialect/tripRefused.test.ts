import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookTrip } from '../../../../domain/rental/tripEndpoints';
import { type Shop, startShop } from './versions';

let shop: Shop;

const booking = 'POST /rental/user/trip/trip-booking';
const provider = { id: 8, name: 'Swift', tax: 10, pickup_zone_id: '["1"]' };
const cart = {
  carts: [
    {
      id: 31,
      quantity: 1,
      vehicle: { id: 5, name: 'Sedan', provider_id: 8, trip_hourly: 1, hourly_price: 25 },
      provider,
    },
  ],
  user_data: {
    id: 77,
    pickup_location: { lat: 24.7, lng: 46.6, location_name: 'Palm Street' },
    destination_location: { lat: 24.8, lng: 46.7, location_name: 'Airport' },
    pickup_time: '2099-01-05 10:00:00',
    rental_type: 'hourly',
    estimated_hours: 4,
  },
};
const coupon = {
  id: 1,
  code: 'CAR10',
  coupon_type: 'default',
  data: '[""]',
  discount: 10,
  discount_type: 'amount',
  min_purchase: 0,
  max_discount: 0,
  start_date: '2020-01-01',
  expire_date: '2099-01-01',
};

const book = () =>
  shop
    .call(bookTrip, {
      body: {
        // 4 hours at 25.00, 10.00 off, a tenth of tax on 90.00, 2.00 on top.
        trip_amount: 101,
        coupon_code: 'CAR10',
        payment_method: 'cash_on_delivery',
        contact_person_name: 'Mona',
        contact_person_number: '+12025550143',
      },
      idempotencyKey: 'b',
    })
    .then(
      ({ trip_id }) => [`${trip_id}`],
      ({ kind, code, said }: { kind: string; code: string; said: string }) => [kind, code, said],
    );

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('token', 'jwt');
  window.localStorage.setItem('zoneid', '[1]');
});
afterEach(() => shop.close());

describe.each(['25', '26'] as const)(
  'a refused booking on a classic back end of 20%s',
  (version) => {
    beforeEach(async () => {
      shop = await startShop(version);
      shop.answers['GET /rental/user/cart/get-cart'] = { json: cart };
      shop.answers['GET /rental/user/trip/get-trip-list/all'] = { json: { trips: [] } };
      shop.answers['GET /customer/info'] = { json: { id: 3 } };
      shop.answers['GET /rental/coupon/apply'] = { json: coupon };
      shop.answers['GET /zone/list'] = { json: [] };
      shop.answers[booking] = { json: 107 };
    });

    it('PRICE-07 TRIP-29 whose coupon has expired since is told so, and nothing is booked', async () => {
      shop.answers['GET /rental/coupon/apply'] = {
        status: 407,
        json: { errors: [{ code: 'coupon', message: 'Coupon expired' }] },
      };
      expect(await book()).toEqual(['refused', 'coupon_expired', '']);
      expect(shop.said().filter(([call]) => call === booking)).toEqual([]);
    });

    it.each([
      ['coupon', 406, 'coupon_limit'],
      ['coupon', 403, 'coupon_invalid'],
      ['cart', 403, 'cart_empty'],
      ['details_data', 403, 'cart_empty'],
      ['Zone', 403, 'pickup_outside_zone'],
      ['schedule_at', 403, 'pickup_past'],
      ['trip_time', 403, 'pickup_past'],
      ['contact_person_email', 403, 'contact_required'],
      ['provider', 403, 'provider'],
    ])('TRIP-29 with %s and %i is told where it can be mended', async (theirs, status, ours) => {
      shop.answers[booking] = {
        status,
        json: { errors: [{ code: theirs, message: 'Said there' }] },
      };
      expect(await book()).toEqual(['refused', ours, 'Said there']);
    });

    it('BOOK-03 that the browser has sent twice by itself is one', async () => {
      shop.answers[booking] = () => {
        shop.answers['GET /rental/user/trip/get-trip-list/all'] = {
          json: { trips: [{ id: 107 }] },
        };
        return { status: 403, json: { errors: [{ code: 'cart', message: 'Cart is empty' }] } };
      };
      expect(await book()).toEqual(['107']);
    });

    it('BOOK-03 is booked where nothing is refused', async () => {
      expect(await book()).toEqual(['107']);
    });
  },
);
