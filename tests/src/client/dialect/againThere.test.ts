import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../../../domain/cart/cartEndpoints';
import { orderAgain } from '../../../../domain/orders/orderChangeEndpoints';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const calzones = { item_id: 12, model: 'Item' as const, price: 12, quantity: 2 };
const pizza = { item_id: 11, model: 'Item' as const, price: 20.5, quantity: 1 };
const held = () => shop.state.lines.map(({ item, quantity }) => [item, quantity]);

async function ordered(): Promise<number> {
  for (const body of [calzones, pizza]) await shop.call(addToCart, { body });
  const asked = { order_type: 'take_away' as const, store_id: 3 };
  const { total } = await shop.call(quoteOrder, { body: asked, isQuestion: true });
  const { order_id } = await shop.call(placeOrder, {
    body: {
      ...asked,
      payment_method: 'cash_on_delivery',
      contact_person_name: 'Mona',
      contact_person_number: '+12025550143',
      contact_person_email: 'mona@example.com',
      order_amount: total,
    },
  });
  return order_id;
}

const again = (order_id: number, replace = false, key = 'k') =>
  shop.call(orderAgain, { body: { order_id, replace }, idempotencyKey: key });

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

describe.each([24, 25, 26] as const)('an order again on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  it.each(['before', 'after'] as const)(
    'ORD-09 whose second line was lost %s it was heard doubles nothing when it is tried again',
    async (when) => {
      const id = await ordered();
      await shop.call(addToCart, { body: calzones });
      // The first line joins what is in the cart; the second is put in beside it.
      shop.loseNext('POST /customer/cart/add', when);
      expect(await refusalOf(again(id))).toBe('network');
      expect(await again(id)).toEqual({ module_id: 1, added: 2, left_out: [], short: [] });
      expect(held()).toEqual([
        [12, 4],
        [11, 1],
      ]);
      // Another time on purpose.
      await again(id, false, 'l');
      expect(held()).toEqual([
        [12, 6],
        [11, 2],
      ]);
    },
  );

  it('ORD-09 SESS-07 of a guest fills the cart of who has signed in since in the same browser', async () => {
    window.localStorage.removeItem('token');
    window.localStorage.setItem('guest_id', '4711');
    const id = await ordered();
    window.localStorage.setItem('token', 'classic-token-of-mona');
    const kept = { id, contactNumber: '+12025550143', storeName: 'Napoli', at: 1 };
    window.localStorage.setItem('recent-orders', JSON.stringify([kept]));
    expect(await again(id)).toEqual({ module_id: 1, added: 2, left_out: [], short: [] });
    expect(held()).toEqual([
      [12, 2],
      [11, 1],
    ]);
  });

  it('ORD-09 in the place of another cart doubles nothing either', async () => {
    const id = await ordered();
    shop.loseNext('POST /customer/cart/add');
    expect(await refusalOf(again(id, true))).toBe('network');
    await again(id, true);
    expect(held()).toEqual([
      [12, 2],
      [11, 1],
    ]);
  });
});
