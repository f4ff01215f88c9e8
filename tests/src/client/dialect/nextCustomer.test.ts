import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../../../domain/cart/cartEndpoints';
import { quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const priced = { order_type: 'take_away' as const, store_id: 4 };
const grill = { item_id: 13, model: 'Item' as const, price: 40, quantity: 1 };
const quoted = () => shop.call(quoteOrder, { body: priced, isQuestion: true });
const signInAs = (token: string) => window.localStorage.setItem('token', token);

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  signInAs('classic-token-of-mona');
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)(
  'who signs in next on the same page, on a classic back end of 20%i',
  (version) => {
    beforeEach(async () => {
      shop = await startShopThere(version);
      const [mona] = shop.state.users;
      if (!mona) throw new Error('nobody is there');
      shop.state.users.push({ ...mona, id: 10, token: 'classic-token-of-omar', f_name: 'Omar' });
    });

    it('PRICE-19 is not priced with the first order’s discount of the one before', async () => {
      const welcome = (is_valid_for_discount: boolean) => ({
        json: {
          id: 9,
          is_valid_for_discount,
          discount_amount: 10,
          discount_amount_type: 'percentage',
        },
      });
      shop.answerWith('GET /customer/info', welcome(true));
      await shop.call(addToCart, { body: grill });
      // 40.00, a tenth off by the store, a tenth of the rest off as the first order.
      expect((await quoted()).item_discount).toBe(7.6);
      signInAs('classic-token-of-omar');
      shop.answerWith('GET /customer/info', welcome(false));
      await shop.call(addToCart, { body: grill });
      expect((await quoted()).item_discount).toBe(4);
    });

    it('CART-12 is not priced with the cart of the one before', async () => {
      await shop.call(addToCart, { body: { ...grill, quantity: 3 } });
      expect((await quoted()).subtotal).toBe(120);
      signInAs('classic-token-of-omar');
      expect(await refusalOf(quoted())).toBe('refused cart_empty');
    });
  },
);
