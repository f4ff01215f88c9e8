import * as v from 'valibot';
import { expect, it } from 'vitest';
import { coupon } from '../../../domain/checkout/coupon';
import { quote } from '../../../domain/orders/order';
import { judgeCoupons, rankCoupons } from '../../../src/checkout/details/judgeCoupons';

const price = v.parse(quote, {
  subtotal: 40,
  item_discount: 0,
  tax_amount: 0,
  delivery_charge: 3,
  original_delivery_charge: 3,
  total: 43,
});
const some = (code: string, parts: object = {}) =>
  v.parse(coupon, { code, discount: 10, discount_type: 'percent', ...parts });

it('puts the most useful coupon first and never proposes one that the server has refused (PRICE-02)', () => {
  const coupons = [
    some('USED', { discount: 90, refusal: 'coupon_limit' }),
    some('TEN'),
    some('FREE', { coupon_type: 'free_delivery' }),
    some('MUCH', { min_purchase: 100 }),
  ];
  const judged = judgeCoupons(
    coupons,
    { id: 1, zone_id: 1 },
    price,
    { digit_after_decimal_point: 2 },
    new Date('2026-11-20'),
  );
  expect(judged.map(({ coupon: { code }, saves, refusal }) => [code, saves, refusal])).toEqual([
    ['TEN', 4, null],
    ['FREE', 3, null],
    ['USED', 0, 'coupon_limit'],
    ['MUCH', 0, 'coupon_minimum'],
  ]);
});

it('PRICE-03 proposes the best coupon of a trip by what is left after its discount, and says why others fail', () => {
  const coupons = [
    some('OTHER', { coupon_type: 'store_wise', data: [9] }),
    some('FIVE', { discount: 5, discount_type: 'amount' }),
    some('FREE', { coupon_type: 'free_delivery' }),
    some('TEN'),
    some('MUCH', { min_purchase: 500 }),
  ];
  const trip = { storeId: 3, zoneIds: [1], subtotal: 400, discount: 40, delivery: 0, digits: 2 };
  const judged = rankCoupons(coupons, trip, new Date('2026-11-20'));
  expect(judged.map(({ coupon: { code }, saves, refusal }) => [code, saves, refusal])).toEqual([
    ['TEN', 36, null],
    ['FIVE', 5, null],
    ['FREE', 0, null],
    ['OTHER', 0, 'coupon_store'],
    ['MUCH', 0, 'coupon_minimum'],
  ]);
});

it('PRICE-03 a coupon of any zone in which a trip begins can be used', () => {
  const coupons = [
    some('THIRD', { coupon_type: 'zone_wise', data: [3] }),
    some('SECOND', { coupon_type: 'zone_wise', data: [7, 2] }),
  ];
  const trip = {
    storeId: 3,
    zoneIds: [1, 2],
    subtotal: 400,
    discount: 40,
    delivery: 0,
    digits: 2,
  };
  const judged = rankCoupons(coupons, trip, new Date('2026-11-20'));
  expect(judged.map(({ coupon: { code }, refusal }) => [code, refusal])).toEqual([
    ['SECOND', null],
    ['THIRD', 'coupon_zone'],
  ]);
});
