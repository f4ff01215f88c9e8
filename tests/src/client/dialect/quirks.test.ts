import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, applyCoupon, listCart } from '../../../../domain/cart/cartEndpoints';
import { getItem, listItemReviews } from '../../../../domain/catalogue/itemEndpoints';
import { verifyPhone } from '../../../../domain/identity/identityEndpoints';
import { listTips, placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { getDistance } from '../../../../domain/place/geographyEndpoints';
import { refuse } from '../../../support/classic/router';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const customer = () => {
  window.localStorage.removeItem('guest_id');
  window.localStorage.setItem('token', 'classic-token-of-mona');
};

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '4711');
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

const calzone = { item_id: 12, model: 'Item' as const, price: 12, quantity: 5 };
const priced = { order_type: 'delivery' as const, store_id: 3, latitude: 24.7, longitude: 46.66 };
const deliveryOf = async () =>
  (await shop.call(quoteOrder, { body: priced, isQuestion: true })).delivery_charge;

describe.each([24, 25, 26] as const)('a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  // A hundredth of a degree each way at 24.705° north, on a ball of 6,371 km: 1,111.95 by 1,010.18 metres.
  const air = 1502;
  const ways = {
    origin_lat: 24.71,
    origin_lng: 46.67,
    destination_lat: 24.7,
    destination_lng: 46.66,
  };
  const noRoad =
    version === 24
      ? { rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }], status: 'OK' }
      : { condition: 'ROUTE_NOT_FOUND', localizedValues: {} };
  const refusedByGoogle = {
    error: { code: 403, message: 'The key is not valid', status: 'DENIED' },
  };

  it.each([
    ['knows no road', noRoad],
    ['refuses', refusedByGoogle],
  ])('RENT-11 goes through the air where Google %s', async (_, json) => {
    shop.answerWith('GET /config/distance-api', { json });
    const told = await shop.call(getDistance, { query: ways });
    expect(Math.abs(told.distanceMeters - air)).toBeLessThan(2);
    // Three kilometres' worth is less than the least that the zone takes.
    await shop.call(addToCart, { body: calzone });
    expect(await deliveryOf()).toBe(5);
  });

  it.each([
    [403, { errors: [{ code: 'mode', message: 'The selected mode is invalid.' }] }],
    [404, { message: 'The route could not be found.' }],
    [500, { message: 'Server Error' }],
  ])('RENT-11 goes through the air where distances are answered with %i', async (status, json) => {
    shop.answerWith('GET /config/distance-api', { status, json });
    await shop.call(addToCart, { body: calzone });
    expect(await deliveryOf()).toBe(5);
  });

  it('PRICE-22 adds nothing for a vehicle where nothing is told of that', async () => {
    shop.answerWith('GET /vehicle/extra_charge', { status: 404, json: { message: 'No route' } });
    await shop.call(addToCart, { body: calzone });
    // 5.2 km at 2.00.
    expect(await deliveryOf()).toBe(10.4);
  });

  it('CHK-08 proposes and sends tips in the coins of the shop', async () => {
    Object.assign(shop.state.settings, { digit_after_decimal_point: 0 });
    const tips = async (most_tips_amount: number | null) => {
      shop.answerWith('GET /most-tips', { json: { most_tips_amount } });
      return (await shop.call(listTips)).amounts;
    };
    expect(await tips(25)).toEqual([13, 25, 50]);
    expect(await tips(1)).toEqual([1, 2]);
    expect(await tips(0.4)).toEqual([1]);
    expect(await tips(null)).toEqual([1, 2, 5]);
    await shop.call(addToCart, { body: calzone });
    const body = { ...priced, dm_tips: 12.5 };
    const { dm_tips, total } = await shop.call(quoteOrder, { body, isQuestion: true });
    expect(dm_tips).toBe(13);
    await shop.call(placeOrder, {
      body: {
        ...body,
        address: '12 Palm Street',
        payment_method: 'cash_on_delivery',
        contact_person_name: 'Mona',
        contact_person_number: '+12025550143',
        contact_person_email: 'mona@shop.example',
        order_amount: total,
      },
    });
    const sent = shop.calls.find(({ path }) => path === '/customer/order/place');
    expect(sent?.fields.dm_tips).toBe(13);
  });

  it('RENT-11 measures nothing between a point and itself', async () => {
    const here = { ...ways, destination_lat: 24.71, destination_lng: 46.67 };
    expect((await shop.call(getDistance, { query: here })).distanceMeters).toBe(0);
  });

  it('CART-12 keeps the add-ons of both where a line takes up another of the same choices', async () => {
    const large = [{ name: 'Size', values: { label: ['Large'] } }];
    const pizza = {
      item_id: 11,
      model: 'Item' as const,
      price: 25.5,
      quantity: 1,
      variation: large,
    };
    const add = (add_on_ids: number[], add_on_qtys: number[]) =>
      shop.call(addToCart, { body: { ...pizza, add_on_ids, add_on_qtys } });
    const held = async () =>
      (await shop.call(listCart)).map(({ quantity, add_on_ids, add_on_qtys }) => [
        quantity,
        Object.fromEntries(add_on_ids.map((id, place) => [id, add_on_qtys[place]])),
      ]);
    await add([5], [1]);
    await add([], []);
    expect(await held()).toEqual([[2, { 5: 1 }]]);
    await add([6, 5], [2, 1]);
    expect(await held()).toEqual([[3, { 5: 2, 6: 2 }]]);
    // The same add-ons again are the line's own.
    await add([6, 5], [2, 2]);
    expect(await held()).toEqual([[4, { 5: 2, 6: 2 }]]);
  });

  it('ERR-01 a guest is told to sign in where a call needs a token, whatever words come', async () => {
    for (const json of [{ errors: 'Unauthorized' }, { message: 'Unauthenticated.' }]) {
      shop.answerWith('GET /coupon/list/all', { status: 401, json });
      const coupon = shop.call(applyCoupon, { query: { code: 'TEN', store_id: 3 } });
      expect(await refusalOf(coupon)).toBe('refused unauthenticated');
    }
    expect(window.localStorage.getItem('guest_id')).toBe('4711');
  });

  it('OTP-09 says that no code counts for a while where too many were wrong', async () => {
    shop.answerWith('POST /auth/verify-phone', refuse(405, 'otp_block_time', 'Try in 10 minutes'));
    const proof = { phone: '+12025550143', otp: '123456', login_type: 'manual' as const };
    const sent = shop.call(verifyPhone, { body: { ...proof, verification_type: 'phone' } });
    expect(await refusalOf(sent)).toBe('refused otp_too_many');
  });

  it('PRICE-07 tells a refused coupon in the words of the shop', async () => {
    customer();
    shop.answerWith('GET /coupon/apply', refuse(403, 'coupon', 'Coupon usage limit over'));
    await shop.call(addToCart, { body: calzone });
    const body = { ...priced, coupon_code: 'TEN' };
    const { coupon_refusal } = await shop.call(quoteOrder, { body, isQuestion: true });
    expect(coupon_refusal).toEqual({ code: 'coupon_invalid', message: 'Coupon usage limit over' });
  });
});

it('ITEM-01 finds the pictures of 2024 by the folders of the settings', async () => {
  shop = await startShopThere(24);
  const details = { id: 12, store_id: 3, module_id: 1, name: 'Calzone', price: 12, image: 'a.png' };
  shop.answerWith('GET /items/details/12', {
    json: { ...details, images: ['b.png', { img: 'c.png', storage: 'public' }] },
  });
  const item = await shop.call(getItem, { params: { id: 12 } });
  expect([item.image_full_url, ...item.images_full_url]).toEqual(
    ['a', 'b', 'c'].map((name) => `${shop.address}/storage/${name}.png`),
  );
  const review = {
    id: 1,
    rating: 5,
    comment: null,
    customer: null,
    created_at: '2026-01-05 10:00:00',
  };
  shop.answerWith('GET /items/reviews/12', {
    json: {
      total_size: 1,
      limit: '12',
      offset: '1',
      reviews: [{ ...review, attachment: ['r.png'] }],
    },
  });
  const { reviews } = await shop.call(listItemReviews, { params: { id: 12 } });
  expect(reviews.map(({ images_full_url }) => images_full_url)).toEqual([
    [`${shop.address}/storage/r.png`],
  ]);
});
