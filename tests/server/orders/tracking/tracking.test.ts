import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { switchToCash, trackOrder } from '../../../../domain/orders/orderEndpoints';
import { createApp } from '../../../../server/app';
import { advanceDue } from '../../../../server/orders/tracking/advance';
import { startTicker } from '../../../../server/orders/tracking/ticker';
import { runSettingsCommand } from '../../../../server/settings/command';
import { openShop, type Shop } from '../shop';
import { readStream } from './readStream';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
afterAll(() => shop.close());

/** Runs the clock to an order's next step and moves it. */
async function step(seconds: number) {
  shop.clock.advance(seconds * 1000);
  await advanceDue(shop.deps);
}

async function placed(parts: Record<string, unknown> = {}) {
  const guest = await shop.guest();
  const { order_id } = await shop.order(guest, await shop.item(store), parts);
  const query = { guest_id: guest, order_id };
  return { guest, order_id, read: () => shop.call(trackOrder, { query }) };
}

async function confirmedBy(value: 'store' | 'deliveryman') {
  const command = { verb: 'set', field: 'order_confirmation_model', value } as const;
  await runSettingsCommand(shop.db, command);
  shop.deps.settings.refresh();
}

async function open(order_id: number, guest: string, app = shop.app) {
  const path = `/api/v1/customer/order/stream?order_id=${order_id}&guest_id=${guest}`;
  const response = await app.request(path);
  return { response, ...readStream(response) };
}

describe('a demo order', () => {
  it('is delivered by a courier who rides from store to door', async () => {
    const { read } = await placed();
    const seen = [(await read()).order_status];
    for (const seconds of [10, 10, 40]) {
      await step(seconds);
      seen.push((await read()).order_status);
    }
    const waiting = await read();
    expect(waiting.delivery_man).toMatchObject({ name: expect.any(String) });
    expect(waiting.delivery_man?.lat).toBeCloseTo(waiting.store?.latitude ?? 0, 4);
    await step(10);
    shop.clock.advance(55_000);
    const riding = await read();
    seen.push(riding.order_status);
    expect(riding.delivery_man?.lat).not.toBeCloseTo(waiting.store?.latitude ?? 0, 5);
    expect(riding.can_cancel).toBe(0);
    await step(55);
    const done = await read();
    seen.push(done.order_status);
    expect(seen).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
    ]);
    expect(done.payment_status).toBe('paid');
    expect(done.delivery_man?.lat).toBeCloseTo(shop.home.lat, 4);
    const times = [done.pending, done.confirmed, done.processing, done.handover, done.picked_up];
    expect([...times].sort()).toEqual(times);
    expect(times).not.toContain(null);
  });

  it('where couriers confirm orders, the one who did is known from then on', async () => {
    const courierAfter = async (seconds: readonly number[], parts = {}) => {
      const { read } = await placed(parts);
      for (const wait of seconds) await step(wait);
      const { order_status, delivery_man } = await read();
      return { order_status, courier: delivery_man?.id ?? null };
    };
    expect(await courierAfter([10])).toEqual({ order_status: 'confirmed', courier: null });
    await confirmedBy('deliveryman');
    const { read } = await placed();
    await step(10);
    const confirmed = await read();
    expect(confirmed).toMatchObject({
      order_status: 'confirmed',
      delivery_man: { id: expect.any(Number) },
    });
    for (const seconds of [10, 40]) await step(seconds);
    expect((await read()).delivery_man?.id).toBe(confirmed.delivery_man?.id);
    expect(await courierAfter([10], { order_type: 'take_away' })).toMatchObject({ courier: null });
    await confirmedBy('store');
  });

  it('take-away ends at the counter', async () => {
    const { read } = await placed({ order_type: 'take_away' });
    for (const seconds of [10, 10, 40, 10]) await step(seconds);
    expect(await read()).toMatchObject({
      order_status: 'delivered',
      delivery_man: null,
      picked_up: null,
    });
  });

  it('cannot be cancelled once the store has begun', async () => {
    const { guest, order_id } = await placed();
    for (const seconds of [10, 10]) await step(seconds);
    const body = { guest_id: guest, order_id, reason: 'Too late' };
    expect((await shop.refusal(cancelOrder, { body })).errors[0]?.code).toBe('not_cancellable');
  });

  it('is moved by one server only, however many try', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => placed()));
    shop.clock.advance(10_000);
    await Promise.all(Array.from({ length: 10 }, () => advanceDue(shop.deps)));
    for (const { read } of orders) expect((await read()).order_status).toBe('confirmed');
  });
});

describe('the live stream', () => {
  it('tells that cash is paid instead', async () => {
    const digital = { payment_method: 'digital_payment', callback: '/track-order' };
    const { guest, order_id } = await placed(digital);
    const stream = await open(order_id, guest);
    expect((await stream.next())?.payment_method).toBe('digital_payment');
    await shop.call(switchToCash, { body: { guest_id: guest, order_id } });
    expect((await stream.next())?.payment_method).toBe('cash_on_delivery');
    await stream.cancel();
  });

  it('tells the present state, every change, and ends with the order', async () => {
    const { guest, order_id } = await placed();
    const stream = await open(order_id, guest);
    expect(stream.response.headers.get('Content-Type')).toContain('text/event-stream');
    expect(await stream.next()).toMatchObject({ id: order_id, order_status: 'pending' });
    await step(10);
    expect(await stream.next()).toMatchObject({ order_status: 'confirmed' });
    const body = { guest_id: guest, order_id, reason: 'Mistake' };
    await shop.call(cancelOrder, { body });
    expect(await stream.next()).toMatchObject({ order_status: 'canceled', eta: null });
    expect(await stream.next()).toBeNull();
  });

  it("sends the courier's place while he rides, without being asked", async () => {
    const { guest, order_id } = await placed();
    for (const seconds of [10, 10, 40, 10]) await step(seconds);
    const stream = await open(order_id, guest);
    const first = await stream.next();
    expect(first?.order_status).toBe('picked_up');
    shop.clock.advance(30_000);
    const second = await stream.next();
    expect(second?.delivery_man?.lat).not.toBe(first?.delivery_man?.lat);
    await stream.cancel();
  });

  it('hears of changes that another server made', async () => {
    const { guest, order_id } = await placed();
    const elsewhere = createApp(shop.deps);
    const stream = await open(order_id, guest, elsewhere);
    expect(await stream.next()).toMatchObject({ order_status: 'pending' });
    const body = { guest_id: guest, order_id, reason: 'Mistake' };
    await shop.call(cancelOrder, { body });
    expect(await stream.next()).toMatchObject({ order_status: 'canceled' });
  });

  it('is not for strangers, and knows no order that does not exist', async () => {
    const { order_id } = await placed();
    expect((await open(order_id, await shop.guest())).response.status).toBe(404);
    expect((await open(99_999_999, await shop.guest())).response.status).toBe(404);
    const path = `/api/v1/customer/order/stream?order_id=${order_id}&contact_number=0501234567`;
    const response = await shop.app.request(path);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  it('ends when the server stops', async () => {
    const { guest, order_id } = await placed();
    const stop = new AbortController();
    const stopping = createApp({ ...shop.deps, stopping: stop.signal });
    const stream = await open(order_id, guest, stopping);
    expect(await stream.next()).toMatchObject({ order_status: 'pending' });
    stop.abort();
    expect(await stream.next()).toBeNull();
    expect((await open(order_id, guest, stopping)).response.status).toBe(503);
  });
});

describe('the ticker', () => {
  it('moves orders on by itself until the server stops', async () => {
    const { read } = await placed();
    const stop = new AbortController();
    const env = { ...shop.deps.env, DEMO_SPEED: 20 };
    startTicker({ ...shop.deps, env, stopping: stop.signal });
    shop.clock.advance(10_000);
    await vi.waitFor(async () => expect((await read()).order_status).toBe('confirmed'), 5_000);
    stop.abort();
  });
});
