import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOfLine } from '../../../../domain/cart/cartLines';
import { orderDetails } from '../../../../domain/orders/order';
import { cartKey } from '../../../../src/cart/api/cart';
import { type CartState, emptyCart } from '../../../../src/cart/api/cartState';
import { queryClient } from '../../../../src/client/queryClient';
import { guestIdKey, moduleKey, zoneIdKey } from '../../../../src/client/storage/storage';
import { orderQuery } from '../../../../src/orders/api/orders';
import { sampleItem } from '../../../domain/samples';

interface Place {
  pathname: string;
  search: Record<string, unknown>;
}
const { router, goTo } = vi.hoisted(() => {
  const listeners: (() => void)[] = [];
  const fake = {
    state: { location: { pathname: '/home', search: {} } as Place },
    subscribe: (_: string, listener: () => void) => listeners.push(listener),
  };
  return {
    router: fake,
    goTo: (pathname: string, search: Record<string, unknown> = {}) => {
      fake.state.location = { pathname, search };
      for (const listener of listeners) listener();
    },
  };
});
vi.mock('../../../../src/app/router', () => ({ router }));

const { followShopper } = await import('../../../../src/app/analytics/followShopper');

const told: unknown[] = [];
const soup = { ...sampleItem(), id: 12, name: 'Lentil soup', store_name: 'Dar Zaman' };
const line = (id: number, quantity: number) => ({
  ...entryOfLine({ item: soup, quantity, variation: [], addOns: [] }, id),
  price: 11.5,
});
const cart = (...confirmed: CartState['confirmed'][number][]): void => {
  queryClient.setQueryData<CartState>(cartKey(), { ...emptyCart, confirmed, isAnswered: true });
};
const goods = (quantity: number, value: number) => ({
  value,
  items: [
    { item_id: '12', item_name: 'Lentil soup', affiliation: 'Dar Zaman', price: 11.5, quantity },
  ],
});

beforeEach(() => {
  guestIdKey.set('g1');
  zoneIdKey.set([1]);
  cart();
  if (told.length === 0) followShopper((event, page) => told.push([event, page.path]));
  told.length = 0;
});
afterEach(() => {
  queryClient.clear();
  moduleKey.set(null);
});

it('tells what came into the cart and what left it, as the shop confirmed it', () => {
  cart(line(7, 2));
  cart(line(7, 3));
  cart(line(7, 1));
  expect(told).toEqual([
    [{ name: 'add_to_cart', about: goods(2, 23) }, '/home'],
    [{ name: 'add_to_cart', about: goods(1, 11.5) }, '/home'],
    [{ name: 'remove_from_cart', about: goods(2, 23) }, '/home'],
  ]);
});

it('a checkout begins with what is in the cart, and an order takes its lines along without their being removed', () => {
  cart(line(7, 2));
  told.length = 0;
  goTo('/checkout', { page: 'cart' });
  goTo('/checkout', { page: 'cart', step: 'details' });
  cart();
  expect(told).toEqual([
    [{ name: 'page_view' }, '/checkout'],
    [{ name: 'begin_checkout', about: goods(2, 23) }, '/checkout'],
  ]);
});

it('a search is told once for as long as it stands', () => {
  goTo('/home', { search: 'soup ' });
  goTo('/home', { search: 'soup', sort: 'price' });
  goTo('/home', { search: 'rice' });
  expect(told).toEqual([
    [{ name: 'page_view' }, '/home'],
    [{ name: 'search', about: { search_term: 'soup' } }, '/home'],
    [{ name: 'search', about: { search_term: 'rice' } }, '/home'],
  ]);
});

const order = v.parse(orderDetails, {
  id: 100007,
  order_status: 'pending',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  order_amount: 27.5,
  delivery_charge: 3,
  total_tax_amount: 1.5,
  tax_included: 0,
  coupon_code: 'HELLO',
  store: null,
  details: [
    { id: 1, item_id: 12, name: 'Lentil soup', quantity: 2, price: 12, discount_on_item: 0.5 },
  ],
});
const answerOrder = () =>
  queryClient.setQueryData(orderQuery({ orderId: 100007, contactNumber: null }).queryKey, order);

it('an order is told once, when its page shows that it was placed', () => {
  goTo('/track-order', { order_id: 100007 });
  answerOrder();
  expect(told).toEqual([[{ name: 'page_view' }, '/track-order']]);
  goTo('/track-order', { order_id: 100007, placed: 1 });
  goTo('/track-order', { order_id: 100007, placed: 1 });
  answerOrder();
  expect(told.slice(1)).toEqual([
    [
      {
        name: 'purchase',
        about: {
          transaction_id: '100007',
          value: 27.5,
          shipping: 3,
          tax: 1.5,
          coupon: 'HELLO',
          items: [
            { item_id: '12', item_name: 'Lentil soup', affiliation: '', price: 11.5, quantity: 2 },
          ],
        },
      },
      '/track-order',
    ],
  ]);
});
