import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToCart } from '../../../../domain/cart/cartEndpoints';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

// In Riyadh 21:30, and an hour before.
const [busy, calm] = ['2030-01-05T18:30:00.000Z', '2030-01-05T17:30:00.000Z'];
const way = { latitude: 24.7, longitude: 46.66 };
const meal = { ...way, order_type: 'delivery' as const, store_id: 3 };
const parcel = {
  ...way,
  order_type: 'parcel' as const,
  parcel_category_id: 1,
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
const contact = {
  address: '12 Palm Street',
  payment_method: 'cash_on_delivery' as const,
  contact_person_name: 'Mona',
  contact_person_number: '+12025550143',
  contact_person_email: 'mona@shop.example',
};

const quoted = async (order: typeof meal | typeof parcel, schedule_at?: string) => {
  const body = { ...order, schedule_at };
  const { delivery_charge, total } = await shop.call(quoteOrder, { body, isQuestion: true });
  return [delivery_charge, total];
};
const askedFor = () =>
  shop.calls
    .filter(({ path }) => path.endsWith('get-surge-price'))
    .map(({ fields }) => fields.date_time);

beforeEach(async () => {
  vi.stubEnv('TZ', 'Asia/Riyadh');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '4711');
  shop = await startShopThere(26);
  shop.state.surge = 2;
  shop.state.busyFrom = '2030-01-05 21:00:00';
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

it('PRICE-24 of an order for later asks for the busy hours of that time, by the shop’s clock', async () => {
  standIn({ id: 1, type: 'food' });
  await shop.call(addToCart, { body: { item_id: 12, model: 'Item', price: 12, quantity: 5 } });
  expect(await quoted(meal)).toEqual([11.65, 69.1]);
  expect(await quoted(meal, busy)).toEqual([13.65, 71.1]);
  expect(await quoted(meal, calm)).toEqual([11.65, 69.1]);
  expect(askedFor().slice(1)).toEqual(['2030-01-05 21:30:00', '2030-01-05 20:30:00']);
  const body = { ...meal, ...contact, schedule_at: busy, order_amount: 71.1 };
  const placed = await shop.call(placeOrder, { body, idempotencyKey: 's'.repeat(32) });
  expect(placed.total_amount).toBe(71.1);
});

it('PRICE-24 of a parcel for later too', async () => {
  standIn({ id: 3, type: 'parcel' });
  expect(await quoted(parcel)).toEqual([16.85, 17.6]);
  expect(await quoted(parcel, busy)).toEqual([18.85, 19.6]);
  expect(askedFor().slice(1)).toEqual(['2030-01-05 21:30:00']);
  const body = { ...parcel, ...contact, schedule_at: busy, order_amount: 19.6 };
  const placed = await shop.call(placeOrder, { body, idempotencyKey: 't'.repeat(32) });
  expect(placed.total_amount).toBe(19.6);
});
