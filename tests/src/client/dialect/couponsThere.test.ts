import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, applyCoupon } from '../../../../domain/cart/cartEndpoints';
import { quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { refuse } from '../../../support/classic/router';
import { type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const calzones = { item_id: 12, model: 'Item' as const, price: 12, quantity: 5 };
const coupon = { id: 1, title: 'Fifty', code: 'FIFTY', discount: 50, discount_type: 'amount' };
const quoteWith = async (coupon_code: string) => {
  const body = { order_type: 'take_away' as const, store_id: 3, coupon_code };
  const told = await shop.call(quoteOrder, { body, isQuestion: true });
  return [told.coupon_discount, told.coupon_refusal, told.tax_amount, told.total];
};

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('token', 'classic-token-of-mona');
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('coupons on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
    await shop.call(addToCart, { body: calzones });
  });

  it('PRICE-07 takes off no more than the most of a coupon of an amount either', async () => {
    shop.state.coupons = [{ ...coupon, max_discount: 20 }];
    const told = await shop.call(applyCoupon, { query: { code: 'FIFTY', store_id: 3 } });
    expect([told.discount, told.max_discount]).toEqual([20, 20]);
    expect((await quoteWith('FIFTY'))[0]).toBe(20);
    shop.state.coupons = [{ ...coupon, max_discount: 0 }];
    const open = await shop.call(applyCoupon, { query: { code: 'FIFTY', store_id: 3 } });
    expect([open.discount, open.max_discount]).toEqual([50, 0]);
  });

  it('PRICE-03 takes a store’s coupon that is told with the store’s number, and refuses that of another', async () => {
    shop.state.coupons = [
      { ...coupon, discount: 4, coupon_type: 'store_wise', data: '["3"]' },
      { ...coupon, id: 2, code: 'OTHER', discount: 4, coupon_type: 'store_wise', data: '["4"]' },
    ];
    // 50.00 of 54.00, 5% of it, packing.
    expect(await quoteWith('FIFTY')).toEqual([4, null, 2.5, 53.25]);
    expect(await quoteWith('OTHER')).toEqual([
      0,
      { code: 'coupon_store', message: '' },
      2.7,
      57.45,
    ]);
  });
});

it('CHK-12 prices an order without a coupon that the tax call alone refuses', async () => {
  shop = await startShopThere(26);
  await shop.call(addToCart, { body: calzones });
  shop.state.coupons = [{ ...coupon, discount: 4 }];
  shop.answerWith('POST /customer/order/get-Tax', () =>
    shop.calls.filter(({ path }) => path.endsWith('get-Tax')).length === 0
      ? refuse(403, 'coupon', 'Coupon usage limit over')
      : { json: { tax_amount: 2.7, tax_status: 'excluded', tax_included: 0 } },
  );
  expect(await quoteWith('FIFTY')).toEqual([
    0,
    { code: 'coupon_invalid', message: 'Coupon usage limit over' },
    2.7,
    57.45,
  ]);
  const sent = shop.calls.filter(({ path }) => path.endsWith('get-Tax'));
  expect(sent.map(({ fields }) => fields.coupon_code)).toEqual(['FIFTY', undefined]);
});
