import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { orders } from '../../../server/db/schema/orders';
import { outgoing } from '../../../server/db/schema/outgoing';
import { rateLimits } from '../../../server/db/schema/people';
import { runOpsCommand } from '../../../server/ops/command';
import { noteHappening } from '../../../server/outgoing/note';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { writeSetting } from '../../../server/settings/settings';
import { openShop, type Shop } from '../orders/shop';
import { type MailServer, openMailServer } from './mailServer';
import { openTextService, type TextService } from './textService';

let shop: Shop;
let service: TextService;
let mail: MailServer;
let order: number;
let other: number;
let written: string[] = [];
const phone = '+966501987654';
const trackToken = '01234567-89ab-4cde-8f01-23456789abcd';
const text = () =>
  `Flowmart: Your order ${order} has arrived.\nhttps://shop.example/t/${order}-ASNFZ4mriavN`;

beforeAll(async () => {
  service = await openTextService();
  mail = await openMailServer();
  shop = await openShop({
    ...service.env,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Shop <orders@shop.example>',
    LIMIT_TEXTS_TO: '3/1d',
    LIMIT_TEXTS_SHOP: '5/1d',
  });
  const item = await shop.item(await shop.store());
  order = (await shop.order(await shop.guest(), item)).order_id;
  other = (await shop.order(await shop.guest(), item)).order_id;
  await shop.db.update(orders).set({ trackToken, contactPersonNumber: phone });
  await writeSetting(shop.db, 'order_texts', 'all');
  shop.deps.settings.refresh();
});
afterAll(async () => {
  shop.deps.messenger.close();
  await shop.close();
  await service.close();
  await mail.close();
});
beforeEach(async () => {
  await shop.db.delete(outgoing);
  await shop.db.delete(rateLimits);
  await shop.db.update(orders).set({ status: 'delivered' });
  service.asked = [];
  service.status = 200;
  written = [];
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...parts) => {
      written.push(parts.join(' '));
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const happen = (what = 'delivered', about = order) =>
  noteHappening(shop.db, { subject: 'order', about, what, at: shop.deps.clock.now() });
async function leave() {
  await spreadHappenings(shop.deps);
  return sendDue(shop.deps, 'text');
}
const rows = () =>
  shop.db
    .select({ about: outgoing.about, tries: outgoing.tries, gaveUpAt: outgoing.gaveUpAt })
    .from(outgoing)
    .where(eq(outgoing.channel, 'text'))
    .orderBy(asc(outgoing.id));
/** Goes on until so many minutes have passed, and tries whenever it is due. */
async function minutes(count: number) {
  const until = shop.deps.clock.now().getTime() + count * 60_000;
  while (shop.deps.clock.now().getTime() < until) {
    await leave();
    shop.clock.advance(30_000);
  }
}
/** What stands in the log of somebody: number, link, or the words. */
const leaked = () =>
  [
    phone,
    phone.slice(1),
    '501987654',
    'ASNFZ4mriavN',
    trackToken,
    'shop.example',
    'has arrived',
  ].filter((canary) => written.some((line) => line.includes(canary)));

it('is sent once while its service fails for an hour, and the log holds no number (TEXT-04)', async () => {
  await happen();
  service.status = 500;
  await minutes(60);
  // At once, then 30 s, 1 min, 2 min, 4, 8, 16 and 32 after one another.
  expect(service.asked).toHaveLength(7);
  service.status = 200;
  await minutes(10);
  expect(service.asked).toEqual(
    Array.from({ length: 8 }, () => ({
      to: phone,
      text: text(),
      id: `order-${order}-delivered`,
      key: `order-${order}-delivered`,
    })),
  );
  await minutes(60);
  expect(service.asked).toHaveLength(8);
  expect(written.filter((line) => line.startsWith('text about'))).toEqual([
    expect.stringMatching(`^text about order ${order} \\(delivered\\) is tried again: Error\n`),
  ]);
  expect(leaked()).toEqual([]);
});

it('is tried again, by the same name, where the service took it and never answered (TEXT-04)', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  service.status = null;
  service.onSilence = () =>
    patience.abort(new DOMException('The operation timed out', 'TimeoutError'));
  await happen();
  await leave();
  service.status = 200;
  shop.clock.advance(31_000);
  await leave();
  shop.clock.advance(31_000);
  expect(await leave()).toBe(0);
  expect(service.asked.map(({ key }) => key)).toEqual([
    `order-${order}-delivered`,
    `order-${order}-delivered`,
  ]);
  expect(leaked()).toEqual([]);
});

it('is sent once however often it is noted, and of many rounds by one (TEXT-04)', async () => {
  await happen();
  await happen();
  await spreadHappenings(shop.deps);
  await happen();
  await spreadHappenings(shop.deps);
  await Promise.all([1, 2, 3].map(() => sendDue(shop.deps, 'text')));
  await leave();
  expect(service.asked.map(({ id }) => id)).toEqual([`order-${order}-delivered`]);
});

it('is never sent where what it tells of was undone (TEXT-04)', async () => {
  const failing = shop.db.transaction(async (tx) => {
    await noteHappening(tx, {
      subject: 'order',
      about: order,
      what: 'delivered',
      at: shop.deps.clock.now(),
    });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await leave();
  expect(service.asked).toEqual([]);
});

it('is not sent hours late, nor when an operator tries again (TEXT-04)', async () => {
  await happen();
  service.status = 503;
  await minutes(180);
  const before = service.asked.length;
  service.status = 200;
  shop.clock.advance(61 * 60_000);
  await leave();
  expect(service.asked).toHaveLength(before);
  expect(await rows()).toEqual([{ about: order, tries: 10, gaveUpAt: shop.deps.clock.now() }]);
  expect(written.at(-1)).toBe(
    `text about order ${order} (delivered) was not sent: its news are old`,
  );
  expect(await runOpsCommand(shop.deps, ['outgoing', 'retry'])).toEqual({
    ok: false,
    text: 'nothing was given up',
  });
  expect(leaked()).toEqual([]);
});

it('is tried again by an operator while its news are of late (TEXT-04)', async () => {
  await happen();
  await spreadHappenings(shop.deps);
  const isText = and(eq(outgoing.channel, 'text'), eq(outgoing.about, order));
  await shop.db.update(outgoing).set({ gaveUpAt: shop.deps.clock.now(), tries: 4 }).where(isText);
  expect(await runOpsCommand(shop.deps, ['outgoing', 'retry'])).toEqual({
    ok: true,
    text: '1 message is tried again',
  });
  await leave();
  expect(service.asked).toHaveLength(1);
});

it('says what is so when the service is back, and not what was (TEXT-01)', async () => {
  await shop.db.update(orders).set({ status: 'pending' }).where(eq(orders.id, order));
  await happen('pending');
  service.status = 500;
  await leave();
  await shop.db.update(orders).set({ status: 'picked_up' }).where(eq(orders.id, order));
  await happen('picked_up');
  await leave();
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order));
  await happen('delivered');
  service.asked = [];
  service.status = 200;
  await minutes(5);
  expect(service.asked.map(({ id }) => id)).toEqual([`order-${order}-delivered`]);
});

it('goes to one number so often in a day, and not for each try (TEXT-05)', async () => {
  service.status = 500;
  await happen('delivered');
  await minutes(4);
  service.status = 200;
  for (const what of ['canceled', 'failed']) await happen(what);
  await leave();
  await happen('delivered', other);
  await minutes(5);
  expect(new Set(service.asked.map(({ id }) => id))).toEqual(
    new Set([`order-${order}-delivered`, `order-${order}-canceled`, `order-${order}-failed`]),
  );
  expect(written).toContain(
    `text about order ${other} (delivered) was not sent: as many as there may be in a day were sent (LIMIT_TEXTS_TO, LIMIT_TEXTS_SHOP)`,
  );
  expect(leaked()).toEqual([]);
  shop.clock.advance(24 * 3_600_000);
  service.asked = [];
  await happen('failed', other);
  await leave();
  expect(service.asked).toHaveLength(1);
});

it('goes to all numbers together so often in a day (TEXT-05)', async () => {
  for (const what of ['delivered', 'canceled', 'failed']) await happen(what);
  await leave();
  const contactPersonNumber = '+966501987655';
  await shop.db.update(orders).set({ contactPersonNumber }).where(eq(orders.id, other));
  for (const what of ['delivered', 'canceled', 'failed']) await happen(what, other);
  await leave();
  expect(service.asked).toHaveLength(5);
});

it('goes to those alone whom no mail reaches, where the shop says so (TEXT-02)', async () => {
  await writeSetting(shop.db, 'order_texts', 'without_mail');
  shop.deps.settings.refresh();
  const contactPersonEmail = 'noor@example.com';
  await shop.db.update(orders).set({ contactPersonEmail }).where(eq(orders.id, other));
  await happen('delivered', other);
  await happen('delivered', order);
  await leave();
  expect(service.asked.map(({ id }) => id)).toEqual([`order-${order}-delivered`]);
});
