import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { trackOrder } from '../../../../domain/orders/orderEndpoints';
import { paymentMinutes } from '../../../../server/checkout/payment/inTime';
import { DatabaseAway } from '../../../../server/db/lost';
import { restMinutes, startTicker } from '../../../../server/orders/tracking/ticker';
import { openShop, type Shop } from '../shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
afterAll(() => shop.close());

const minute = 60_000;
const unpaid = async () => {
  const guest_id = await shop.guest();
  const order = { payment_method: 'digital_payment' };
  const { order_id } = await shop.order(guest_id, await shop.item(store), order);
  shop.clock.advance(paymentMinutes * minute + 1);
  return async () => (await shop.call(trackOrder, { query: { guest_id, order_id } })).order_status;
};
/** Each round of a ticker asks for room once. */
const begin = () => {
  const stop = new AbortController();
  const hasRoom = vi.fn(() => true);
  const database = { ...shop.deps.database, hasRoom };
  const env = { ...shop.deps.env, DEMO_SPEED: 20 };
  startTicker({ ...shop.deps, env, database, stopping: stop.signal });
  const played = (rounds: number) =>
    vi.waitFor(() => expect(hasRoom.mock.calls.length).toBeGreaterThan(rounds), 20_000);
  return { stop, hasRoom, played };
};

it('cancels nothing in the first minutes, which may tell of money that came while it was away', {
  timeout: 40_000,
}, async () => {
  const status = await unpaid();
  const { stop, played } = begin();
  await played(1);
  expect(await status()).toBe('pending');
  shop.clock.advance(restMinutes * minute);
  await vi.waitFor(async () => expect(await status()).toBe('canceled'), 20_000);
  stop.abort();
});

it('nor after the database was away', { timeout: 40_000 }, async () => {
  const status = await unpaid();
  const { stop, hasRoom, played } = begin();
  shop.clock.advance(restMinutes * minute);
  hasRoom.mockImplementationOnce(() => {
    throw new DatabaseAway();
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await played(2);
  expect(await status()).toBe('pending');
  stop.abort();
});
