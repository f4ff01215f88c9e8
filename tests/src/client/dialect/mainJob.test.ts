import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToCart,
  clearCart,
  listCart,
  removeCartItem,
  updateCart,
} from '../../../../domain/cart/cartEndpoints';
import type { PlaceOrderPayload } from '../../../../domain/orders/order';
import {
  cancelOrder,
  listCancellationReasons,
} from '../../../../domain/orders/orderChangeEndpoints';
import {
  listOrders,
  listRunningOrders,
  placeOrder,
  quoteOrder,
  trackOrder,
} from '../../../../domain/orders/orderEndpoints';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const large = [{ name: 'Size', values: { label: ['Large'] } }];
const margherita = {
  item_id: 11,
  model: 'Item' as const,
  price: 25.5,
  quantity: 2,
  variation: large,
  add_on_ids: [5],
  add_on_qtys: [1],
};
const calzone = { item_id: 12, model: 'Item' as const, price: 12, quantity: 1 };

const dinner = {
  order_type: 'delivery' as const,
  store_id: 3,
  latitude: 24.7,
  longitude: 46.66,
  dm_tips: 3,
};

const order = (total: number): PlaceOrderPayload => ({
  ...dinner,
  payment_method: 'cash_on_delivery',
  order_amount: total,
  contact_person_name: 'Mona Haddad',
  contact_person_number: '+12025550143',
  contact_person_email: 'mona@shop.example',
  address: '12 Palm Street, North',
  road: 'Palm Street',
  house: '12',
  order_note: 'Ring twice',
});

const cartOf = (lines: Awaited<ReturnType<typeof shop.call<typeof listCart>>>) =>
  lines.map(({ item, quantity, price, variation, add_on_ids, add_on_qtys }) => [
    item.name,
    item.store_id,
    quantity,
    price,
    variation,
    add_on_ids,
    add_on_qtys,
  ]);

const fillCart = async () => {
  await shop.call(addToCart, { body: margherita });
  return shop.call(addToCart, { body: calzone });
};

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.sessionStorage.clear();
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('ordering on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  describe.each(['guest', 'customer'] as const)('as a %s', (who) => {
    beforeEach(() => {
      if (who === 'guest') window.localStorage.setItem('guest_id', '4711');
      else window.localStorage.setItem('token', 'classic-token-of-mona');
    });

    it('CART-12 keeps a cart: lines are added, joined, changed and removed', async () => {
      expect(await shop.call(listCart)).toEqual([]);
      expect(cartOf(await fillCart())).toEqual([
        ['Margherita', 3, 2, 25.5, large, [5], [1]],
        ['Calzone', 3, 1, 12, [], [], []],
      ]);
      const joined = await shop.call(addToCart, { body: { ...calzone, quantity: 2 } });
      expect(cartOf(joined)[1]).toEqual(['Calzone', 3, 3, 12, [], [], []]);
      const [first, second] = joined;
      const changed = await shop.call(updateCart, {
        body: {
          ...margherita,
          cart_id: first?.id ?? 0,
          quantity: 1,
          add_on_ids: [],
          add_on_qtys: [],
        },
      });
      expect(cartOf(changed)[0]).toEqual(['Margherita', 3, 1, 25.5, large, [], []]);
      const left = await shop.call(removeCartItem, { query: { cart_id: second?.id ?? 0 } });
      expect(cartOf(left)).toEqual([['Margherita', 3, 1, 25.5, large, [], []]]);
      await shop.call(clearCart);
      expect(await shop.call(listCart)).toEqual([]);
    });

    it('CART-13 refuses a second store, and takes it in the place of the first', async () => {
      await fillCart();
      const grill = { item_id: 13, model: 'Item' as const, price: 40, quantity: 1 };
      expect(await refusalOf(shop.call(addToCart, { body: grill }))).toBe('refused store_conflict');
      const replaced = await shop.call(addToCart, { body: { ...grill, replace: true } });
      expect(cartOf(replaced)).toEqual([['Mixed grill', 4, 1, 40, [], [], []]]);
    });

    /** What another client of the shop has put into the same cart. */
    const putGrill = (id: number) =>
      shop.state.lines.push({
        id,
        owner: who === 'guest' ? 'g4711' : 'u9',
        module: 1,
        item: 13,
        isCampaign: false,
        price: 40,
        quantity: 1,
        variation: [],
        addOns: [],
        addOnQuantities: [],
      });
    const left = () => shop.state.lines.map(({ item, quantity }) => [item, quantity]);

    it('CART-13 CHK-01 shows and orders what is of one store, where another client has put things of two into the cart', async () => {
      await fillCart();
      putGrill(1);
      expect(cartOf(await shop.call(listCart)).map(([name]) => name)).toEqual([
        'Margherita',
        'Calzone',
      ]);
      await shop.call(addToCart, { body: calzone });
      const quote = await shop.call(quoteOrder, { body: dinner, isQuestion: true });
      // 12 more than 65.00, and a tenth of it off; 5% of 74.60.
      expect([quote.subtotal, quote.item_discount, quote.total]).toEqual([77, 2.4, 93.73]);
      const { total_amount } = await shop.call(placeOrder, {
        body: order(93.73),
        idempotencyKey: 'm'.repeat(32),
      });
      expect([total_amount, shop.state.orders[0]?.lines.map(({ item }) => item)]).toEqual([
        93.73,
        [11, 12],
      ]);
      expect(left()).toEqual([[13, 1]]);
      expect(cartOf(await shop.call(listCart)).map(([name]) => name)).toEqual(['Mixed grill']);
    });

    it('CART-13 asks before things of the store that was turned to last make room for another', async () => {
      await fillCart();
      putGrill(900_000);
      expect(cartOf(await shop.call(listCart)).map(([name]) => name)).toEqual(['Mixed grill']);
      const asked = shop.call(addToCart, { body: calzone });
      expect(await refusalOf(asked)).toBe('refused store_conflict');
      const replaced = await shop.call(addToCart, { body: { ...calzone, replace: true } });
      // Of 2026 on each store has a cart: that of the other is as it was.
      expect(cartOf(replaced).map(([name, , quantity]) => [name, quantity])).toEqual(
        version === 26
          ? [
              ['Margherita', 2],
              ['Calzone', 2],
            ]
          : [['Calzone', 1]],
      );
      await shop.call(clearCart);
      expect(left()).toEqual([]);
    });

    it('CHK-01 PRICE-19 places a cart at the total that was computed here, and follows it until it is cancelled', async () => {
      await fillCart();
      const quote = await shop.call(quoteOrder, { body: dinner, isQuestion: true });
      expect(quote).toEqual({
        // 2 × (20.50 + 5) + 2 + 12
        subtotal: 65,
        // 10% of 12
        item_discount: 1.2,
        coupon_discount: 0,
        // 5% of 63.80
        tax_amount: 3.19,
        tax_included: 0,
        // 5.2 km × 2, and 1.25 for the vehicle
        delivery_charge: 11.65,
        original_delivery_charge: 11.65,
        additional_charge: 0.75,
        dm_tips: 3,
        total: 82.39,
        lines: [],
        distance: 5200,
        coupon: null,
        coupon_refusal: null,
      });
      const placed = await shop.call(placeOrder, {
        body: order(82.39),
        idempotencyKey: 'k'.repeat(32),
      });
      expect(placed).toEqual({
        message: 'Order placed successfully',
        order_id: expect.any(Number),
        total_amount: 82.39,
        redirect_link: null,
        found: 0,
      });
      expect(await shop.call(listCart)).toEqual([]);
      const running = await shop.call(listRunningOrders);
      expect(
        running.orders.map(({ id, order_status, order_amount }) => [
          id,
          order_status,
          order_amount,
        ]),
      ).toEqual([[placed.order_id, 'pending', 82.39]]);
      const query = { order_id: placed.order_id, contact_number: '+12025550143' };
      const { created_at, eta, eta_latest, ...told } = await shop.call(trackOrder, { query });
      expect([Date.parse(eta ?? ''), Date.parse(eta_latest ?? '')]).toEqual([
        Date.parse(created_at ?? '') + 30 * 60_000,
        Date.parse(created_at ?? '') + 40 * 60_000,
      ]);
      expect([told.order_status, told.payment_method, told.payment_status]).toEqual([
        'pending',
        'cash_on_delivery',
        'unpaid',
      ]);
      expect([
        told.order_amount,
        told.subtotal,
        told.item_discount,
        told.total_tax_amount,
        told.tax_included,
        told.delivery_charge,
        told.additional_charge,
        told.dm_tips,
      ]).toEqual([82.39, 65, 1.2, 3.19, 0, 11.65, 0.75, 3]);
      expect([
        told.order_note,
        told.contact_person_name,
        told.contact_person_number,
        told.store?.name,
        told.delivery_address?.address,
        told.delivery_address?.house,
      ]).toEqual([
        'Ring twice',
        'Mona Haddad',
        '+12025550143',
        'Napoli',
        '12 Palm Street, North',
        '12',
      ]);
      expect([told.can_cancel, told.can_edit, told.can_refund]).toEqual([1, 0, 0]);
      expect(
        told.details.map((line) => [
          line.name,
          line.quantity,
          line.price,
          line.discount_on_item,
          line.total_add_on_price,
          line.variation,
          line.add_ons,
        ]),
      ).toEqual([
        ['Margherita', 2, 25.5, 0, 2, large, [{ id: 5, name: 'Olives', price: 2, quantity: 1 }]],
        ['Calzone', 1, 12, 1.2, 0, [], []],
      ]);
      const { reasons } = await shop.call(listCancellationReasons, {
        query: { type: 'customer', limit: 50 },
      });
      expect(reasons.map(({ reason }) => reason)).toEqual([
        'Ordered by mistake',
        'It takes too long',
      ]);
      await shop.call(cancelOrder, {
        body: { order_id: placed.order_id, reason: 'Ordered by mistake' },
      });
      expect((await shop.call(trackOrder, { query })).order_status).toBe('canceled');
      const past = await shop.call(listOrders);
      expect(past.orders.map(({ id, order_status }) => [id, order_status])).toEqual([
        [placed.order_id, 'canceled'],
      ]);
    });
  });
});
