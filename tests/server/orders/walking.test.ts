import { afterAll, beforeAll, expect, it } from 'vitest';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import { getTrip } from '../../../domain/rental/tripEndpoints';
import { type EditShop, guest, ordered, rowOf } from './editing';
import { openShop } from './shop';

let shop: EditShop;
beforeAll(async () => {
  const opened = await openShop({
    TRUSTED_PROXIES: '1',
    LIMIT_CONTACTS: '3/1h',
    LIMIT_CONTACT_NUMBERS: '2/10m',
  });
  shop = { ...opened, storeId: await opened.store() };
});
afterAll(() => shop.close());

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const known = '050 123 4567';

it('who knows a number does not find its orders and trips by walking theirs', async () => {
  const { order_id } = await ordered(shop, await guest(shop));
  const walker = from('203.0.113.7');
  const track = async (id: number, contact_number: string, who = walker) => {
    const query = { order_id: id, contact_number };
    const response = await shop.request(trackOrder, { query, ...who });
    return [response.status, response.headers.get('Retry-After')];
  };
  const trip = async (trip_id: number) => {
    const query = { trip_id, contact_number: known };
    return (await shop.request(getTrip, { query, ...walker })).status;
  };
  expect(await track(order_id, known)).toEqual([200, null]);
  expect(await track(900_001, known)).toEqual([404, null]);
  expect(await trip(900_001)).toBe(404);
  expect(await track(900_002, known)).toEqual([404, null]);
  expect(await track(order_id, known)).toEqual([429, '3600']);
  expect(await trip(900_002)).toBe(429);
  const { trackToken = '' } = (await rowOf(shop, order_id)) ?? {};
  expect(await track(order_id, trackToken)).toEqual([200, null]);
  expect(await track(order_id, known, from('203.0.113.8'))).toEqual([200, null]);
  shop.clock.advance(3_600_000);
  expect(await track(order_id, known)).toEqual([200, null]);
});

it('who walks numbers does not open an order by the right one either, and its owner does', async () => {
  const { order_id } = await ordered(shop, await guest(shop));
  const track = async (contact_number: string, address: string) => {
    const query = { order_id, contact_number };
    return (await shop.request(trackOrder, { query, ...from(address) })).status;
  };
  const walker = '203.0.113.21';
  expect(await track('050 765 4321', walker)).toBe(404);
  expect(await track('050 765 4322', walker)).toBe(404);
  expect(await track(known, walker)).toBe(429);
  expect(await track(known, '203.0.113.22')).toBe(200);
});
