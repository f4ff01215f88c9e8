import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';

/** What a shop must be told to take an order for pick-up. */
export interface Sale {
  itemId: number;
  storeId: number;
}

interface Told {
  /** 0 where there was no answer. */
  status: number;
  ended: number;
  took: number;
}

export interface Shopping {
  /** Every call that was made, orders that were sent again each time. */
  readonly calls: readonly Told[];
  /** Numbers of orders that a shopper was told. */
  readonly acknowledged: ReadonlySet<number>;
  readonly guests: ReadonlySet<string>;
  /** Finishes what has been sent, each order until its answer is known. */
  end(): Promise<void>;
}

const pauseMilliseconds = 100;
const patienceMilliseconds = 20_000;
const guestAnswer = v.object({ guest_id: v.union([v.string(), v.number()]) });
const priceAnswer = v.object({ total: v.number() });
const orderAnswer = v.object({ order_id: v.number() });

/**
 * Shoppers who look and order, again and again, on whichever of the servers `urls` tells now. As the shop's own client, they send an order that was not
 * answered again with its key.
 */
export function shopAt(urls: () => readonly string[], sale: Sale, shoppers: number): Shopping {
  const calls: Told[] = [];
  const acknowledged = new Set<number>();
  const guests = new Set<string>();
  let isOver = false;
  const headers = { zoneId: '[1]', moduleId: '2', 'Content-Type': 'application/json' };

  const shop = async (_: unknown, place: number) => {
    const agent = new Agent({ keepAlive: true });
    let turn = place;
    const call = <Schema extends v.GenericSchema>(
      schema: Schema,
      path: string,
      body?: object,
      more: Record<string, string> = {},
    ) =>
      new Promise<v.InferOutput<Schema> | null>((resolve) => {
        const begun = performance.now();
        const end = (status: number, text: string) => {
          const ended = performance.now();
          calls.push({ status, ended, took: ended - begun });
          const isGood = status >= 200 && status < 300;
          // As a balancer would: the next call goes elsewhere.
          if (!isGood) turn += 1;
          resolve(isGood ? v.parse(schema, JSON.parse(text)) : null);
        };
        const known = urls();
        const sent = request(
          `${known[turn % known.length]}/api/v1${path}`,
          { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...more } },
          (answer) => {
            let text = '';
            answer.setEncoding('utf8');
            answer.on('data', (chunk: string) => {
              text += chunk;
            });
            answer.on('end', () => end(answer.statusCode ?? 0, text));
            answer.on('error', () => end(0, ''));
          },
        );
        sent.setTimeout(patienceMilliseconds, () => sent.destroy());
        sent.on('error', () => end(0, ''));
        sent.end(body && JSON.stringify(body));
      });
    const insist = async <Result>(work: () => Promise<Result | null>, always = false) => {
      for (let result = await work(); ; result = await work()) {
        if (result !== null || (isOver && !always)) return result;
        await delay(pauseMilliseconds);
      }
    };

    const guest = await insist(() => call(guestAnswer, '/auth/guest/request', {}));
    if (!guest) return;
    guests.add(String(guest.guest_id));
    const order = {
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: sale.storeId,
      guest_id: guest.guest_id,
      contact_person_name: 'Test Person',
      contact_person_number: '+966501234567',
      lines: [{ item_id: sale.itemId, quantity: 1 }],
    };
    const quoted = await insist(() => call(priceAnswer, '/customer/order/get-tax', order));
    while (!isOver && quoted) {
      await call(v.unknown(), '/items/popular?limit=12&offset=1');
      await delay(pauseMilliseconds);
      const key = { 'Idempotency-Key': randomUUID() };
      const wanted = { ...order, order_amount: quoted.total };
      const placed = await insist(
        () => call(orderAnswer, '/customer/order/place', wanted, key),
        true,
      );
      if (placed) acknowledged.add(placed.order_id);
      await delay(pauseMilliseconds);
    }
    agent.destroy();
  };
  const shopping = Promise.all(Array.from({ length: shoppers }, shop));
  return {
    calls,
    acknowledged,
    guests,
    end: async () => {
      isOver = true;
      await shopping;
    },
  };
}
