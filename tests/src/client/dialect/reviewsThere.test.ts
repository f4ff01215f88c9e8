import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reviewCourier, reviewItem } from '../../../../domain/orders/afterOrderEndpoints';
import { trackOrder } from '../../../../domain/orders/orderEndpoints';
import { freshCall, refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const given = async () => {
  const told = await shop.call(trackOrder, { query: { order_id: 101 } });
  return [told.reviewed_items, told.courier_reviewed];
};
const item = () =>
  shop.call(reviewItem, { body: { order_id: 101, item_id: 12, rating: 4, comment: 'Good' } });
const courier = () =>
  shop.call(reviewCourier, { body: { order_id: 101, rating: 5, comment: 'Quick' } });

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

describe.each([24, 25, 26] as const)('reviews on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
    shop.state.orders.push({
      id: 101,
      owner: 'u9',
      user_id: 9,
      order_status: 'delivered',
      order_type: 'delivery',
      payment_status: 'paid',
      payment_method: 'cash_on_delivery',
      order_amount: 69.1,
      lines: [],
      module: 1,
      module_type: 'food',
      store_id: 3,
      delivery_man: { id: 5, f_name: 'Ali', l_name: '' },
      created_at: '2026-01-05T10:00:00.000000Z',
    });
  });

  it('ITEM-01 count as given, also in a page loaded anew', async () => {
    expect(await given()).toEqual([[], 0]);
    await item();
    expect(await given()).toEqual([[12], 0]);
    await courier();
    shop = { ...shop, call: await freshCall(shop.address) };
    expect(await given()).toEqual([[12], 1]);
  });

  it('ITEM-01 whose answers were lost are there already when they are sent again', async () => {
    shop.loseNext('POST /items/reviews/submit');
    expect(await refusalOf(item())).toBe('network');
    expect(await given()).toEqual([[], 0]);
    expect(await refusalOf(item())).toBe('refused already_reviewed');
    shop.loseNext('POST /delivery-man/reviews/submit');
    expect(await refusalOf(courier())).toBe('network');
    expect(await refusalOf(courier())).toBe('refused already_reviewed');
    expect(await given()).toEqual([[12], 1]);
    expect(shop.state.reviews).toHaveLength(2);
  });
});
