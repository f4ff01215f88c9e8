import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, listCart } from '../../../../domain/cart/cartEndpoints';
import { orderAgain } from '../../../../domain/orders/orderChangeEndpoints';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { refuse } from '../../../support/classic/router';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const calzone = { item_id: 12, model: 'Item' as const, price: 12, quantity: 2 };
const grill = { item_id: 13, model: 'Item' as const, price: 40, quantity: 1 };
const left = () => shop.state.lines.map(({ item, quantity }) => [item, quantity]);
const shown = async () =>
  (await shop.call(listCart)).map(({ item_id, quantity }) => [item_id, quantity]);
const sayNo = () =>
  shop.answerWith('POST /customer/cart/add', refuse(403, 'stock', 'Out of stock'));

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

describe.each([24, 25, 26] as const)(
  'things of another store on a classic back end of 20%i',
  (version) => {
    beforeEach(async () => {
      shop = await startShopThere(version);
    });

    it('CART-13 leave the cart as it was where they are refused', async () => {
      await shop.call(addToCart, { body: calzone });
      sayNo();
      const replaced = shop.call(addToCart, { body: { ...grill, replace: true } });
      expect(await refusalOf(replaced)).toMatch(/^refused /);
      expect([left(), await shown()]).toEqual([[[12, 2]], [[12, 2]]]);
    });

    it('CART-13 take its place, as does what was in it already', async () => {
      await shop.call(addToCart, { body: calzone });
      await shop.call(addToCart, { body: { ...grill, replace: true } });
      expect([left(), await shown()]).toEqual([[[13, 1]], [[13, 1]]]);
      await shop.call(addToCart, { body: { ...grill, quantity: 3, replace: true } });
      expect([left(), await shown()]).toEqual([[[13, 3]], [[13, 3]]]);
    });

    it('of an order again leave the cart as it was where all are refused', async () => {
      await shop.call(addToCart, { body: grill });
      const priced = { order_type: 'take_away' as const, store_id: 4 };
      const { total } = await shop.call(quoteOrder, { body: priced, isQuestion: true });
      const { order_id } = await shop.call(placeOrder, {
        body: {
          ...priced,
          order_amount: total,
          payment_method: 'cash_on_delivery',
          contact_person_name: 'Mona',
          contact_person_number: '+12025550143',
        },
        idempotencyKey: 'g'.repeat(32),
      });
      await shop.call(addToCart, { body: calzone });
      const again = () => shop.call(orderAgain, { body: { order_id, replace: true } });
      sayNo();
      expect(await refusalOf(again())).toBe('refused item_unavailable');
      expect([left(), await shown()]).toEqual([[[12, 2]], [[12, 2]]]);
    });
  },
);
