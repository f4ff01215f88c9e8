import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToCart,
  applyCoupon,
  listCart,
  listCoupons,
} from '../../../../domain/cart/cartEndpoints';
import { getItem } from '../../../../domain/catalogue/itemEndpoints';
import type { PlaceOrderPayload } from '../../../../domain/orders/order';
import { placeOrder, quoteOrder, trackOrder } from '../../../../domain/orders/orderEndpoints';
import { getZoneId } from '../../../../domain/place/geographyEndpoints';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const priceOf = async (order: Partial<PlaceOrderPayload>) => {
  const quote = await shop.call(quoteOrder, {
    body: { order_type: 'delivery', latitude: 24.7, longitude: 46.66, ...order },
    isQuestion: true,
  });
  const { subtotal, item_discount, coupon_discount, tax_amount, delivery_charge, total } = quote;
  return [subtotal, item_discount, coupon_discount, tax_amount, delivery_charge, total];
};

const placed = async (order: Partial<PlaceOrderPayload>, total: number) => {
  const answer = await shop.call(placeOrder, {
    body: {
      order_type: 'delivery',
      latitude: 24.7,
      longitude: 46.66,
      address: '12 Palm Street',
      payment_method: 'cash_on_delivery',
      contact_person_name: 'Mona',
      contact_person_number: '+12025550143',
      contact_person_email: 'mona@shop.example',
      ...order,
      order_amount: total,
    },
    idempotencyKey: 'p'.repeat(32),
  });
  return answer.total_amount;
};

const grill = { item_id: 13, model: 'Item' as const, price: 40, quantity: 2 };

beforeEach(() => {
  // An hour that no test's expectations hang on, and that is not UTC.
  vi.stubEnv('TZ', 'Asia/Riyadh');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '4711');
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('prices on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
    standIn({ id: 1, type: 'food' });
  });

  it('PRICE-24 counts busy hours: a percentage of the zone, or a price that is asked for', async () => {
    // 11.65 and 10%, or 2.00 more; 54.00, 5% of it and packing are 57.45.
    shop.state.surge = version === 26 ? 2 : 10;
    await shop.call(addToCart, { body: { ...grill, item_id: 12, price: 12, quantity: 5 } });
    const delivery = version === 26 ? 13.65 : 12.82;
    const total = version === 26 ? 71.1 : 70.27;
    expect(await priceOf({ store_id: 3 })).toEqual([60, 6, 0, 2.7, delivery, total]);
    expect(await placed({ store_id: 3 }, total)).toBe(total);
    // Told by the shop's clock, as all moments without a zone are.
    for (const { fields } of shop.calls.filter(({ path }) => path.endsWith('get-surge-price')))
      expect(Math.abs(Date.parse(`${fields.date_time}`) - Date.now())).toBeLessThan(60_000);
  });

  it('PRICE-19 takes the store’s discount up to its most, and takes nothing to the door for a take-away', async () => {
    await shop.call(addToCart, { body: grill });
    const takeAway = { store_id: 4, order_type: 'take_away' as const };
    // 10% of 80 would be 8, the most is 6; 5% of 74; packing.
    expect(await priceOf(takeAway)).toEqual([80, 6, 0, 3.7, 0, 78.45]);
    expect(await placed(takeAway, 78.45)).toBe(78.45);
  });

  it('PRICE-19 of a store’s and an item’s own discount the older take the store’s, the newest the greater', async () => {
    // 10% of 40 is 4, the item’s own is 5.
    for (const item of shop.state.items) if (item.id === 13) item.discount = 5;
    await shop.call(addToCart, { body: { ...grill, quantity: 1 } });
    const takeAway = { store_id: 4, order_type: 'take_away' as const };
    const [off, tax, total] = version === 26 ? [5, 1.75, 37.5] : [4, 1.8, 38.55];
    expect(await priceOf(takeAway)).toEqual([40, off, 0, tax, 0, total]);
    expect(await placed(takeAway, total)).toBe(total);
  });

  it('PRICE-19 shows on cards and in the cart which of both discounts is charged', async () => {
    for (const item of shop.state.items) if (item.id === 13) item.discount = 8;
    await shop.call(getZoneId, { query: { lat: 24.7, lng: 46.66 } });
    await shop.call(addToCart, { body: { ...grill, quantity: 1 } });
    const item = await shop.call(getItem, { params: { id: 13 } });
    const [line] = await shop.call(listCart);
    const own = version === 26 ? 8 : 0;
    expect([item.discount, item.store_discount, line?.item.discount]).toEqual([own, 10, own]);
    // An item of a store without a discount keeps its own, and so does one whose price is a sale's.
    expect((await shop.call(getItem, { params: { id: 12 } })).discount).toBe(10);
    shop.state.sale = [13];
    expect((await shop.call(getItem, { params: { id: 13 } })).discount).toBe(20);
    shop.state.sale = [];
    const takeAway = { store_id: 4, order_type: 'take_away' as const };
    expect((await priceOf(takeAway)).at(1)).toBe(version === 26 ? 8 : 4);
  });

  it('PRICE-23 charges what the zone says for the module, a fixed price where it has one', async () => {
    standIn({ id: 2, type: 'grocery' });
    await shop.call(addToCart, {
      body: {
        item_id: 22,
        model: 'Item',
        price: 25,
        quantity: 1,
        variation: [{ type: '5kg', price: 25, stock: 3 }],
      },
    });
    // 5.2 km at 1.00 or the fixed 7.00, and 1.25 for the vehicle; packing.
    const [delivery, total] = version === 26 ? [8.25, 34] : [6.45, 32.2];
    expect(await priceOf({ store_id: 7 })).toEqual([25, 0, 0, 0, delivery, total]);
    expect(await placed({ store_id: 7 }, total)).toBe(total);
  });

  it('PRICE-02 PRICE-07 takes a coupon of those that guests may see, and says why another is not taken', async () => {
    shop.state.coupons = [
      { id: 1, title: 'Ten', code: 'TEN', discount: 10, discount_type: 'percent', store: null },
      {
        id: 2,
        title: 'Grill',
        code: 'GRILL',
        discount: 5,
        discount_type: 'amount',
        coupon_type: 'store_wise',
        data: 'Cairo Grill',
      },
      { id: 3, title: 'Big', code: 'BIG', discount: 5, discount_type: 'amount', min_purchase: 500 },
      {
        id: 4,
        title: 'Old',
        code: 'OLD',
        discount: 50,
        discount_type: 'percent',
        expire_date: '2026-01-31',
      },
    ];
    const shown = await shop.call(listCoupons, { query: { store_id: 3 } });
    expect(shown.map(({ code }) => code)).toEqual(['TEN', 'BIG']);
    expect((await shop.call(applyCoupon, { query: { code: 'ten', store_id: 3 } })).code).toBe(
      'TEN',
    );
    const unknown = shop.call(applyCoupon, { query: { code: 'NONE', store_id: 3 } });
    expect(await refusalOf(unknown)).toBe('refused coupon_invalid');
    await shop.call(addToCart, { body: { ...grill, item_id: 12, price: 12, quantity: 5 } });
    // 10% of 54; 5% of 48.60; 11.65; packing.
    const order = { store_id: 3, coupon_code: 'TEN' };
    expect(await priceOf(order)).toEqual([60, 6, 5.4, 2.43, 11.65, 63.43]);
    const refused = await shop.call(quoteOrder, {
      body: { order_type: 'take_away', store_id: 3, coupon_code: 'BIG' },
      isQuestion: true,
    });
    expect([refused.coupon_refusal?.code, refused.coupon_discount]).toEqual(['coupon_minimum', 0]);
    expect(await placed(order, 63.43)).toBe(63.43);
  });

  it('PRICE-06 brings for nothing by a coupon whose least is reached with discounts off', async () => {
    const free = { coupon_type: 'free_delivery', discount: 0, discount_type: 'amount' };
    shop.state.coupons = [
      { id: 1, title: 'Free', code: 'FREE54', ...free, min_purchase: 54 },
      { id: 2, title: 'Free', code: 'FREE55', ...free, min_purchase: 55 },
    ];
    // 60.00, a tenth of it off.
    await shop.call(addToCart, { body: { ...grill, item_id: 12, price: 12, quantity: 5 } });
    const quoteWith = async (coupon_code: string) => {
      const { delivery_charge, coupon_refusal } = await shop.call(quoteOrder, {
        body: {
          order_type: 'delivery',
          latitude: 24.7,
          longitude: 46.66,
          store_id: 3,
          coupon_code,
        },
        isQuestion: true,
      });
      return [delivery_charge, coupon_refusal?.code];
    };
    expect(await quoteWith('FREE54')).toEqual([0, undefined]);
    expect(await quoteWith('FREE55')).toEqual([11.65, 'coupon_minimum']);
  });

  it('PRICE-25 brings for nothing from an amount on, or from a store that does', async () => {
    shop.state.settings =
      version === 24
        ? { free_delivery_over: 50 }
        : {
            admin_free_delivery: {
              status: true,
              type: 'free_delivery_by_order_amount',
              free_delivery_over: 50,
            },
          };
    await shop.call(addToCart, { body: { ...grill, item_id: 12, price: 12, quantity: 5 } });
    expect((await priceOf({ store_id: 3 })).at(4)).toBe(0);
  });

  it('PRICE-26 answers what the back end charges where a store wants its packing paid unasked, and shows it', async () => {
    shop.state.packing = 1.5;
    await shop.call(addToCart, { body: { ...grill, item_id: 12, price: 12, quantity: 5 } });
    // 54.00, 5% of it, 11.65 and 0.75: nothing tells of packing before. Then 1.50 more.
    expect((await priceOf({ store_id: 3 })).at(-1)).toBe(69.1);
    expect(await placed({ store_id: 3 }, 69.1)).toBe(70.6);
    const [order] = shop.state.orders;
    const told = await shop.call(trackOrder, {
      query: { order_id: order?.id ?? 0, contact_number: '+12025550143' },
    });
    expect([
      told.subtotal,
      told.item_discount,
      told.total_tax_amount,
      told.delivery_charge,
      told.additional_charge,
      told.order_amount,
    ]).toEqual([60, 6, 2.7, 11.65, 2.25, 70.6]);
    const sent = shop.calls.find(({ path }) => path === '/customer/order/place');
    expect([sent?.fields.extra_packaging_amount, sent?.fields.partial_payment]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('refuses an address outside the store’s zone, and a total that has changed, before anything is sent', async () => {
    await shop.call(addToCart, { body: { ...grill, item_id: 12, price: 12, quantity: 5 } });
    const outside = priceOf({ store_id: 3, latitude: 24.5 });
    expect(await refusalOf(outside)).toBe('refused address_outside_zone');
    expect(await refusalOf(placed({ store_id: 3 }, 1))).toBe('refused amount_changed');
    expect(shop.state.orders).toEqual([]);
  });
});
