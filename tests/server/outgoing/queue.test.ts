import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outgoing } from '../../../server/db/schema/outgoing';
import { runOpsCommand } from '../../../server/ops/command';
import { noteHappening } from '../../../server/outgoing/note';
import { countWaiting, spread, take } from '../../../server/outgoing/queue';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { openShop, type Shop } from '../orders/shop';
import { type MailServer, openMailServer } from './mailServer';

let shop: Shop;
let mail: MailServer;
let order: number;

beforeAll(async () => {
  mail = await openMailServer();
  shop = await openShop({
    DEMO_MODE: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Shop <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  });
  const guest = await shop.guest();
  const item = await shop.item(await shop.store());
  const parts = { order_type: 'take_away', contact_person_email: 'noor@example.com' };
  order = (await shop.order(guest, item, parts)).order_id;
});
afterAll(async () => {
  shop.deps.messenger.close();
  await shop.close();
  await mail.close();
});
beforeEach(async () => {
  await shop.db.delete(outgoing);
  mail.taken = [];
  mail.isOpen = true;
  mail.onTaken = () => undefined;
});

const happen = (what = 'delivered') =>
  noteHappening(shop.db, { subject: 'order', about: order, what, at: shop.deps.clock.now() });
const mails = () =>
  shop.db
    .select({ tries: outgoing.tries, nextAt: outgoing.nextAt, gaveUpAt: outgoing.gaveUpAt })
    .from(outgoing)
    .where(eq(outgoing.channel, 'mail'))
    .orderBy(asc(outgoing.id));

it('keeps a mail while the mail server is away for an hour, and sends it once it is back', async () => {
  await happen();
  await spreadHappenings(shop.deps);
  mail.isOpen = false;
  const waits: number[] = [];
  const begun = shop.deps.clock.now().getTime();
  while (shop.deps.clock.now().getTime() < begun + 3_600_000) {
    await sendDue(shop.deps, 'mail');
    const [row] = await mails();
    const wait = (row?.nextAt.getTime() ?? 0) - shop.deps.clock.now().getTime();
    waits.push(wait / 1000);
    shop.clock.advance(wait);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920]);
  expect(mail.taken).toEqual([]);
  mail.isOpen = true;
  await sendDue(shop.deps, 'mail');
  await sendDue(shop.deps, 'mail');
  expect(mail.taken.map(({ subject, messageId }) => [subject, messageId])).toEqual([
    ['Picked up', `<order-${order}-delivered@shop.example>`],
  ]);
});

it('gives up after a day, says so to the operator, and tries again when told to', async () => {
  await happen();
  await spreadHappenings(shop.deps);
  mail.isOpen = false;
  shop.clock.advance(24 * 3_600_000 + 1000);
  await sendDue(shop.deps, 'mail');
  expect(await countWaiting(shop.db)).toEqual([{ channel: 'mail', waiting: 0, given_up: 1 }]);
  shop.clock.advance(3_600_000);
  expect(await sendDue(shop.deps, 'mail')).toBe(0);
  const listed = await runOpsCommand(shop.deps, ['outgoing']);
  expect(listed.text).toContain(`order ${order}`);
  expect(listed.text).toContain('given up');
  mail.isOpen = true;
  expect(await runOpsCommand(shop.deps, ['outgoing', 'retry'])).toEqual({
    ok: true,
    text: '1 message is tried again',
  });
  await sendDue(shop.deps, 'mail');
  expect(mail.taken).toHaveLength(1);
  expect(await runOpsCommand(shop.deps, ['outgoing'])).toEqual({
    ok: true,
    text: 'Nothing waits to be sent.',
  });
});

it('a server that stops sends what it has begun, and leaves the rest of a story to the next one', async () => {
  for (const what of ['canceled', 'delivered']) await happen(what);
  await spreadHappenings(shop.deps);
  const stop = new AbortController();
  mail.onTaken = () => stop.abort();
  await sendDue({ ...shop.deps, stopping: stop.signal }, 'mail');
  expect(mail.taken).toHaveLength(1);
  await sendDue(shop.deps, 'mail');
  expect(mail.taken.map(({ messageId }) => messageId)).toEqual([
    `<order-${order}-canceled@shop.example>`,
    `<order-${order}-delivered@shop.example>`,
  ]);
  expect((await mails()).map(({ tries }) => tries)).toEqual([1, 1]);
});

it('is taken by one of many servers, and by another where that one has died', async () => {
  for (const what of ['delivered', 'canceled', 'failed']) await happen(what);
  const now = shop.deps.clock.now();
  const spreading = await Promise.all([1, 2, 3].map(() => spread(shop.db, ['mail'], now, 200)));
  expect(spreading.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await mails()).toHaveLength(3);
  const namesOf = (rows: { what: string }[]) => rows.map(({ what }) => what);
  // The embedded database has one server, and one connection.
  if (shop.database.kind === 'postgres') {
    await shop.db.transaction(async (tx) => {
      expect(namesOf(await take(tx, 'mail', now, 2))).toEqual(['delivered', 'canceled']);
      expect(namesOf(await take(shop.db, 'mail', now, 2))).toEqual(['failed']);
    });
  } else expect(await take(shop.db, 'mail', now, 10)).toHaveLength(3);
  shop.clock.advance(119_000);
  expect(await take(shop.db, 'mail', shop.deps.clock.now(), 10)).toEqual([]);
  shop.clock.advance(2_000);
  expect(await take(shop.db, 'mail', shop.deps.clock.now(), 10)).toHaveLength(3);
});

it('tells each state once, however often it is noted', async () => {
  await happen();
  await spreadHappenings(shop.deps);
  await happen();
  await spreadHappenings(shop.deps);
  expect(await mails()).toHaveLength(1);
});

it('is undone with the transaction in which it happened', async () => {
  const note = { subject: 'order', about: order, what: 'failed' } as const;
  const failing = shop.db.transaction(async (tx) => {
    await noteHappening(tx, { ...note, at: shop.deps.clock.now() });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await shop.db.select().from(outgoing)).toEqual([]);
});
