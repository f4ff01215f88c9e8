import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../../domain/orders/order';
import { createApp } from '../../../../server/app';
import type { Database } from '../../../../server/db/client';
import { orderEvents } from '../../../../server/db/schema/orders';
import type { Deps } from '../../../../server/deps';
import { type Listener, listen } from '../../../../server/http/listen';
import { startTicker } from '../../../../server/orders/tracking/ticker';
import { secondsIn } from '../../../../server/orders/tracking/timeline';
import { createSettings } from '../../../../server/settings/settings';
import { seededAt } from '../../../support/database';
import { openShop, type Shop } from '../shop';
import { readStream } from './readStream';

const speed = 40;
/** Within this a change must reach whoever follows the order, through whichever server. */
const liveMilliseconds = 2_000;

let shop: Shop;
let elsewhere: Database;
let listener: Listener;
const stop = new AbortController();
/** Milliseconds since the beginning: moved on by the test, so that no state passes before it was heard. */
let passed = 0;
const clock = { now: () => new Date(seededAt.getTime() + passed) };

/** Two servers on one database, each with its connections, listener of changes and ticker. */
beforeAll(async () => {
  shop = await openShop({ DEMO_SPEED: String(speed) });
  elsewhere = await shop.database.openAgain();
  const first: Deps = Object.assign(shop.deps, { clock, stopping: stop.signal });
  const second: Deps = {
    ...first,
    db: elsewhere.db,
    database: elsewhere,
    settings: createSettings(elsewhere.db, first.env),
  };
  listener = await listen(createApp(second).fetch, { ...first.env, PORT: 0, HOST: '127.0.0.1' });
  startTicker(first);
  startTicker(second);
});
afterAll(async () => {
  stop.abort();
  await listener.close();
  await elsewhere.close();
  await shop.close();
});

describe('two servers on one database', () => {
  it('an order placed at one is followed live at the other, and moved by one of them at a time', async () => {
    const guest = await shop.guest();
    const { order_id } = await shop.order(guest, await shop.item(await shop.store()));
    const path = `customer/order/stream?order_id=${order_id}&guest_id=${guest}`;
    const response = await fetch(`http://127.0.0.1:${listener.port}/api/v1/${path}`);
    const stream = readStream(response);

    const heard = new Map<OrderStatus, number>();
    let due = performance.now();
    for (let event = await stream.next(); event; event = await stream.next()) {
      const { order_status: status } = event;
      if (heard.has(status)) continue;
      heard.set(status, performance.now() - due);
      passed += secondsIn(status, speed) * 1000;
      due = performance.now();
    }
    const events = await shop.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order_id))
      .orderBy(asc(orderEvents.id));

    const states = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];
    expect([...heard.keys()]).toEqual(states);
    expect(events.map(({ status }) => status)).toEqual(states);
    for (const [status, late] of heard) {
      expect(late, `${status} is heard`).toBeLessThan(liveMilliseconds);
    }
    // Two moves of one state would be two events, or cut the next state short.
    let begins = seededAt.getTime();
    for (const { status, createdAt } of events) {
      expect(createdAt.getTime(), `${status} begins`).toBe(begins);
      begins += secondsIn(status, speed) * 1000;
    }
  });
});
