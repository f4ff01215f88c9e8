import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, listCart } from '../../../../domain/cart/cartEndpoints';
import { requestRefund, reviewItem } from '../../../../domain/orders/afterOrderEndpoints';
import type { PlaceOrderPayload } from '../../../../domain/orders/order';
import { orderAgain } from '../../../../domain/orders/orderChangeEndpoints';
import {
  payOrder,
  placeOrder,
  placePrescriptionOrder,
  quoteOrder,
  switchToCash,
  trackOrder,
  uploadPrescription,
} from '../../../../domain/orders/orderEndpoints';
import {
  listParcelCategories,
  listParcelInstructions,
} from '../../../../domain/parcel/parcelEndpoints';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const calzones = { item_id: 12, model: 'Item' as const, price: 12, quantity: 5 };
/** 54.00 after the items' own discount, 5%, delivery and packing. */
const total = 69.1;
const order: PlaceOrderPayload = {
  order_type: 'delivery',
  store_id: 3,
  latitude: 24.7,
  longitude: 46.66,
  address: '12 Palm Street',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Mona',
  contact_person_number: '+12025550143',
  contact_person_email: 'mona@shop.example',
  order_amount: total,
};
const place = (body: PlaceOrderPayload, key = 'q') =>
  shop.call(placeOrder, { body, idempotencyKey: key.repeat(32) });

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

describe.each([24, 25, 26] as const)('an order on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  it('CHK-01 ORD-02 whose answer was lost is looked for before it is sent again, and placed once', async () => {
    await shop.call(addToCart, { body: calzones });
    shop.loseNext('POST /customer/order/place');
    expect(await refusalOf(place(order))).toBe('network');
    expect(shop.state.orders).toHaveLength(1);
    const found = await place(order);
    expect([found.order_id, found.total_amount, found.found]).toEqual([
      shop.state.orders[0]?.id,
      total,
      1,
    ]);
    expect(shop.state.orders).toHaveLength(1);
  });

  it('CHK-01 ORD-02 that the browser has sent twice by itself is one, and told as found', async () => {
    await shop.call(addToCart, { body: calzones });
    shop.loseNext('POST /customer/order/place', 'repeated');
    const found = await place(order);
    expect([found.order_id, found.found]).toEqual([shop.state.orders[0]?.id, 1]);
    expect(shop.state.orders).toHaveLength(1);
  });

  it('CHK-01 ORD-02 that never arrived is sent again', async () => {
    await shop.call(addToCart, { body: calzones });
    shop.loseNext('POST /customer/order/place', 'before');
    expect(await refusalOf(place(order))).toBe('network');
    expect(shop.state.orders).toHaveLength(0);
    const sent = await place(order);
    expect([sent.order_id, sent.found, shop.state.orders.length]).toEqual([
      shop.state.orders[0]?.id,
      0,
      1,
    ]);
    await shop.call(addToCart, { body: calzones });
    const another = await place(order, 'r');
    expect([another.order_id === sent.order_id, shop.state.orders.length]).toEqual([false, 2]);
  });

  it('WAL-07 paid by card leads to the page of payment, again later, or is paid in cash', async () => {
    await shop.call(addToCart, { body: calzones });
    const callback = 'https://shop.example/track-order?order_id=1';
    const body = { ...order, payment_method: 'digital_payment' as const, callback };
    const { redirect_link, order_id } = await place(body);
    const page =
      `${shop.address}/payment-mobile?order_id=${order_id}&customer_id=4711&payment_platform=web` +
      '&payment_method=card_pay&callback=https%3A%2F%2Fshop.example%2Ftrack-order';
    expect(redirect_link).toBe(page);
    const query = { order_id, contact_number: '+12025550143' };
    const waiting = await shop.call(trackOrder, { query });
    expect([waiting.order_status, waiting.payment_method, waiting.payment_status]).toEqual([
      'pending',
      'digital_payment',
      'unpaid',
    ]);
    const again = await shop.call(payOrder, {
      body: { order_id, callback, payment_gateway: 'card_pay', contact_number: '+12025550143' },
    });
    expect(again.redirect_link).toBe(page);
    await shop.call(switchToCash, { body: { order_id } });
    expect((await shop.call(trackOrder, { query })).payment_method).toBe('cash_on_delivery');
  });

  it('ORD-02 is ordered again line by line, reviewed, and its money asked back', async () => {
    customer();
    await shop.call(addToCart, {
      body: {
        item_id: 11,
        model: 'Item',
        price: 25.5,
        quantity: 1,
        variation: [{ name: 'Size', values: { label: ['Large'] } }],
        add_on_ids: [6],
        add_on_qtys: [2],
      },
    });
    // 25.50 and 3.00; 1.43 of tax; 11.65; packing.
    const { order_id } = await place({ ...order, order_amount: 42.33 });
    const refilled = await shop.call(orderAgain, { body: { order_id } });
    expect(refilled).toEqual({ module_id: 1, added: 1, left_out: [], short: [] });
    expect(
      (await shop.call(listCart)).map(
        ({ item_id, quantity, variation, add_on_ids, add_on_qtys }) => [
          item_id,
          quantity,
          variation,
          add_on_ids,
          add_on_qtys,
        ],
      ),
    ).toEqual([[11, 1, [{ name: 'Size', values: { label: ['Large'] } }], [6], [2]]]);
    for (const one of shop.state.orders)
      Object.assign(one, { order_status: 'delivered', payment_status: 'paid' });
    const delivered = await shop.call(trackOrder, { query: { order_id } });
    expect([delivered.can_refund, delivered.can_review, delivered.can_cancel]).toEqual([1, 1, 0]);
    const photo = new File(['x'], 'x.png', { type: 'image/png' });
    await shop.call(reviewItem, {
      body: { order_id, item_id: 11, rating: 4, comment: 'Good', image_1: photo },
    });
    await shop.call(requestRefund, {
      body: { order_id, reason: 'Cold', note: 'Very', image_1: photo },
    });
    expect([shop.state.reviews, shop.state.refunds]).toEqual([
      [{ order_id: String(order_id), item_id: '11', rating: '4', comment: 'Good', pictures: 1 }],
      [
        {
          order_id: String(order_id),
          customer_reason: 'Cold',
          customer_note: 'Very',
          refund_method: 'wallet',
          pictures: 1,
        },
      ],
    ]);
  });

  it('CHK-13 sends the pictures of a prescription with the order', async () => {
    standIn({ id: 4, type: 'pharmacy' });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:shop/1' }));
    const image = new File(['rx'], 'rx.png', { type: 'image/png' });
    const { image_full_url } = await shop.call(uploadPrescription, { body: { image } });
    await shop.call(addToCart, { body: { item_id: 31, model: 'Item', price: 9, quantity: 1 } });
    await shop.call(placePrescriptionOrder, {
      // 9.00, no tax; 11.65; packing.
      body: { ...order, store_id: 8, order_amount: 21.4, prescription_images: [image_full_url] },
      idempotencyKey: 's'.repeat(32),
    });
    const sent = shop.calls.find(({ path }) => path === '/customer/order/place');
    expect(sent?.files['order_attachment[]']?.map(({ name }) => name)).toEqual(['rx.png']);
  });

  it('MOD-01 CHK-04 of a parcel is priced by its way and sent with the receiver’s zone', async () => {
    standIn({ id: 3, type: 'parcel' });
    // Another zone is looked at than the one that the parcel is picked up in.
    window.localStorage.setItem('zoneid', '[2]');
    // A zone that takes no cash has none of its parcels paid so.
    shop.state.ways.cash_on_delivery = false;
    const [kind] = await shop.call(listParcelCategories);
    const { data } = await shop.call(listParcelInstructions);
    expect([kind?.name, data]).toEqual(['Documents', [{ id: 1, instruction: 'Ring twice' }]]);
    const parcel = {
      order_type: 'parcel' as const,
      parcel_category_id: kind?.id ?? 0,
      latitude: 24.7,
      longitude: 46.66,
      receiver_details: {
        contact_person_name: 'Omar',
        contact_person_number: '+12025550177',
        address: '4 Date Street',
        latitude: 24.5,
        longitude: 46.7,
        road: '',
        house: '',
        floor: '',
      },
    };
    const quote = await shop.call(quoteOrder, { body: parcel, isQuestion: true });
    // 5.2 km at 3.00 and 1.25 for the vehicle; packing.
    expect([quote.delivery_charge, quote.additional_charge, quote.total]).toEqual([
      16.85, 0.75, 17.6,
    ]);
    const wanted = {
      ...order,
      ...parcel,
      store_id: 0,
      charge_payer: 'receiver' as const,
      order_amount: 17.6,
    };
    await expect(place(wanted)).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect(shop.state.orders).toEqual([]);
    const { order_id, total_amount } = await place({
      ...wanted,
      payment_method: 'digital_payment',
    });
    expect(total_amount).toBe(17.6);
    const told = await shop.call(trackOrder, {
      query: { order_id, contact_number: '+12025550143' },
    });
    expect([
      told.order_type,
      told.parcel_category?.name,
      told.receiver_details?.contact_person_name,
      told.charge_payer,
      told.store,
      told.details,
    ]).toEqual(['parcel', 'Documents', 'Omar', 'receiver', null, []]);
    const sent = shop.calls.find(({ path }) => path === '/customer/order/place');
    const receiver: { zone_id?: number } = JSON.parse(String(sent?.fields.receiver_details));
    expect([sent?.headers.zoneid, receiver.zone_id]).toEqual(['[1]', 2]);
  });
});
