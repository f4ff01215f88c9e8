import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outgoing } from '../../../server/db/schema/outgoing';
import { readEnv } from '../../../server/env';
import { runOpsCommand } from '../../../server/ops/command';
import { countWaiting } from '../../../server/outgoing/queue';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { openShop, type Shop } from '../orders/shop';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw1234567890AB';

let shop: Shop;
let receiver: Server;
let answer = 204;
let heard: { headers: Record<string, string>; body: string }[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      heard.push({ headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  shop = await openShop({
    WEBHOOK_URL: `http://127.0.0.1:${port}/hooks`,
    WEBHOOK_SECRET: secret,
  });
});
afterAll(async () => {
  await shop.close();
  receiver.close();
});
beforeEach(async () => {
  await shop.db.delete(outgoing);
  heard = [];
  answer = 204;
  // The library that receivers use refuses what is older than five minutes by the real clock.
  shop.clock.set(new Date());
});

const place = async () => {
  const item = await shop.item(await shop.store());
  return shop.order(await shop.guest(), item, { order_type: 'take_away' });
};
const leave = async () => {
  await spreadHappenings(shop.deps);
  return sendDue(shop.deps, 'webhook');
};

it('is a call that the standard’s own library takes as genuine, with the order as its call answers it', async () => {
  const { order_id } = await place();
  await leave();
  expect(heard).toHaveLength(1);
  const [call] = heard;
  const told = new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {});
  expect(told).toEqual({
    type: 'order.pending',
    timestamp: shop.deps.clock.now().toISOString(),
    data: expect.objectContaining({ id: order_id, order_status: 'pending', order_amount: 10.5 }),
  });
  expect(call?.headers['webhook-id']).toBe(`order_${order_id}_pending`);
  const forged = (call?.body ?? '').replace('10.5', '1.5');
  expect(() => new Webhook(secret).verify(forged, call?.headers ?? {})).toThrow(
    'No matching signature found',
  );
});

it('tells when it happened, also where an operator has it tried again for another day', async () => {
  await place();
  const happenedAt = shop.deps.clock.now().toISOString();
  answer = 500;
  await leave();
  shop.clock.advance(25 * 3_600_000);
  await sendDue(shop.deps, 'webhook');
  expect(await runOpsCommand(shop.deps, ['outgoing', 'retry'])).toEqual({
    ok: true,
    text: '1 message is tried again',
  });
  await sendDue(shop.deps, 'webhook');
  const counts = await countWaiting(shop.db);
  expect(counts.filter(({ channel }) => channel === 'webhook')).toEqual([
    { channel: 'webhook', waiting: 1, given_up: 0 },
  ]);
  expect(heard.map(({ body }) => /"timestamp":"([^"]+)"/.exec(body)?.[1])).toEqual(
    Array(3).fill(happenedAt),
  );
});

it('is tried again under the same id until it is taken', async () => {
  await place();
  answer = 500;
  await leave();
  shop.clock.advance(29_000);
  expect(await leave()).toBe(0);
  answer = 200;
  shop.clock.advance(2_000);
  expect(await leave()).toBe(1);
  expect(await leave()).toBe(0);
  expect(heard).toHaveLength(2);
  expect(heard[1]?.headers['webhook-id']).toBe(heard[0]?.headers['webhook-id']);
});

it.each([
  [{ WEBHOOK_URL: 'https://hooks.example' }, 'WEBHOOK_SECRET is missing beside WEBHOOK_URL'],
  [
    { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'secret' },
    'WEBHOOK_SECRET must be whsec_ and at least 24 random bytes in base64',
  ],
  [{ WEBHOOK_URL: 'hooks.example' }, 'WEBHOOK_URL must be an http(s) address'],
])('is refused at start where it cannot be signed or sent: %o', (env, message) => {
  expect(() => readEnv(env)).toThrow(message);
});
