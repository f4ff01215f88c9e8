import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getConversation,
  openConversation,
  sendMessage,
} from '../../../domain/orders/inboxEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import { getTrip } from '../../../domain/rental/tripEndpoints';
import { refundRequests } from '../../../server/db/schema/afterOrder';
import { applications } from '../../../server/db/schema/applications';
import { conversations, supportMessages } from '../../../server/db/schema/inbox';
import { outgoing } from '../../../server/db/schema/outgoing';
import { newsletterSubscribers } from '../../../server/db/schema/places';
import { trips } from '../../../server/db/schema/trips';
import { runOpsCommand, usage } from '../../../server/ops/command';
import { table } from '../../../server/ops/table';
import { controlFile, controlNote, openControl } from '../../../server/settings/control';
import { openShop, type Shop } from '../orders/shop';
import { type Garage, openGarage } from '../rental/garage';

let shop: Shop;
let garage: Garage;
let store: number;
beforeAll(async () => {
  // No demo: nothing moves, and nobody answers, unless the operator does it.
  shop = await openShop({ DEMO_MODE: '0' });
  garage = await openGarage({ DEMO_MODE: '0' });
  store = await shop.store();
}, 300_000);
afterAll(async () => {
  await shop.close();
  await garage.close();
});

const ops = (line: string, server: Shop | Garage = shop) =>
  runOpsCommand(server.deps, line.split(' '));

async function placed() {
  const guest = await shop.guest();
  const { order_id: id } = await shop.order(guest, await shop.item(store));
  const read = () => shop.call(trackOrder, { query: { guest_id: guest, order_id: id } });
  return { id, read };
}

describe('npm run ops', () => {
  it('lists running orders and moves one on, state by state, to the door', async () => {
    const { id, read } = await placed();
    const list = (await ops('orders')).text.split('\n');
    expect(list[0]?.split(/\s{2,}/)).toEqual([
      'order',
      'state',
      'type',
      'store',
      'amount',
      'payment',
      'contact',
      'asked for',
      'silent since',
    ]);
    expect(list.find((line) => line.startsWith(String(id)))?.split(/\s{2,}/)).toEqual([
      String(id),
      'pending',
      'delivery',
      'Test store',
      '$12.00',
      'cash_on_delivery, unpaid',
      'Test Person +966501234567',
    ]);
    const said: string[] = [];
    for (let step = 0; step < 5; step += 1) said.push((await ops(`order ${id} next`)).text);
    expect(said).toEqual(
      ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'].map(
        (state) => `order ${id} is ${state}`,
      ),
    );
    expect(await read()).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
    expect(await ops(`order ${id} next`)).toEqual({
      ok: false,
      text: `order ${id} is not running, or waits for its money`,
    });
    expect((await ops('orders')).text).not.toContain(String(id));
  });

  it('cancels an order that the store has begun, with the reason', async () => {
    const { id, read } = await placed();
    for (let step = 0; step < 2; step += 1) await ops(`order ${id} next`);
    expect(await ops(`order ${id} cancel The oven is broken`)).toEqual({
      ok: true,
      text: `order ${id} is canceled`,
    });
    expect(await read()).toMatchObject({
      order_status: 'canceled',
      cancellation_reason: 'The oven is broken',
    });
    expect((await ops(`order ${id} cancel again`)).ok).toBe(false);
  });

  it('lists trips, moves one on and cancels another', async () => {
    const vehicle = await garage.vehicle(await garage.provider(), { count: 5 });
    const guest = await garage.guest();
    const book = async () => (await garage.book(guest, vehicle)).trip_id;
    const [one, two] = [await book(), await book()];
    expect((await ops('trips', garage)).text).toMatch(new RegExp(`^${one}\\s+pending`, 'm'));
    const payment = async () =>
      (await ops('trips', garage)).text.split('\n').find((row) => row.startsWith(`${one} `));
    expect(await payment()).toContain('cash_on_delivery, unpaid');
    // Made longer after it was paid: 5.00 of it are still to come.
    const paidUp = (left: number) =>
      garage.db
        .update(trips)
        .set({ paymentStatus: 'paid', paid: sql`${trips.amount} - ${left}` })
        .where(eq(trips.id, one));
    await paidUp(5_000);
    expect(await payment()).toContain('cash_on_delivery, partly paid, $5.00 left');
    await paidUp(0);
    expect(await payment()).toContain('cash_on_delivery, paid ');
    const said: string[] = [];
    for (let step = 0; step < 3; step += 1) said.push((await ops(`trip ${one} next`, garage)).text);
    expect(said).toEqual(
      ['confirmed', 'ongoing', 'completed'].map((state) => `trip ${one} is ${state}`),
    );
    expect((await ops(`trip ${two} cancel No car`, garage)).ok).toBe(true);
    const query = { guest_id: guest, trip_id: two };
    expect(await garage.call(getTrip, { query })).toMatchObject({ trip_status: 'canceled' });
    expect((await ops(`trip ${one} next`, garage)).ok).toBe(false);
  });

  it('answers requests for money back', async () => {
    const { id } = await placed();
    for (let step = 0; step < 5; step += 1) await ops(`order ${id} next`);
    const createdAt = shop.deps.clock.now();
    const request = { orderId: id, reason: 'Something was missing', images: [], createdAt };
    await shop.db.insert(refundRequests).values(request);
    expect((await ops('refunds')).text).toContain('Something was missing');
    expect(await ops(`refund ${id} approve 9999`)).toMatchObject({ ok: false });
    expect(await ops(`refund ${id} approve 2.50`)).toEqual({
      ok: true,
      text: `the request of order ${id} is approved`,
    });
    expect(await ops(`refund ${id} reject Too late`)).toEqual({
      ok: false,
      text: `no request of order ${id} waits for an answer`,
    });
    expect((await ops('refunds')).text).toBe('No request waits for an answer.');
  });

  it('lists messages that wait and answers one', async () => {
    const token = await shop.customer();
    const partner = { receiver_type: 'vendor', receiver_id: store };
    const { id } = await shop.call(openConversation, { token, body: partner });
    const message = { conversation_id: id, message: 'Open\u001b[2J today?' };
    await shop.call(sendMessage, { token, body: message });
    const { text } = await ops('messages');
    expect(text.split('\n')[1]?.split(/\s{2,}/)).toEqual([
      String(id),
      'Test',
      'Test store',
      'Open [2J today?',
    ]);
    expect(await ops(`reply ${id} Yes, until ten`)).toEqual({
      ok: true,
      text: `answered in conversation ${id}`,
    });
    const query = { conversation_id: id };
    const { messages } = await shop.call(getConversation, { token, query });
    expect(messages[0]).toMatchObject({ sender_type: 'vendor', message: 'Yes, until ten' });
    expect((await ops('messages')).text).toBe('No message waits for an answer.');
    const again = { conversation_id: id, message: 'Thank you' };
    await shop.call(sendMessage, { token, body: again });
    // As its store says at the desk of what needs no answer.
    await shop.db.update(conversations).set({ waitingSince: null });
    expect((await ops('messages')).text).toBe('No message waits for an answer.');
    expect((await ops('reply 999999 Hello')).text).toBe('there is no conversation 999999');
  });

  it('lists applications, accepts or refuses each once, and tells the applicant by mail (PAGE-06, PAGE-07)', async () => {
    let canSend = false;
    const messenger = { ...shop.deps.messenger, canSend: () => canSend };
    const config = await shop.deps.settings.config();
    const settings = {
      ...shop.deps.settings,
      config: async () => ({ ...config, is_mail_active: 1 as const }),
    };
    const asked = (line: string) =>
      runOpsCommand({ ...shop.deps, messenger, settings }, line.split(' '));
    const person = (email: string, phone: string, language: string) => ({
      kind: 'store' as const,
      firstName: 'Lina',
      lastName: 'Haddad',
      phone,
      email,
      passwordHash: 'x',
      zoneId: 1,
      lat: 0,
      lng: 0,
      facts: { store_name: 'Oven', package_id: null, module_id: 1, language },
      pictures: {},
    });
    expect((await asked('applications')).text).toBe('No application waits for an answer.');
    await shop.db
      .insert(applications)
      .values([person('a@x.example', '+1', 'en'), person('b@x.example', '+2', 'ar')]);
    const rows = (await asked('applications')).text.split('\n').slice(1);
    expect(rows.map((row) => row.split(/\s{2,}/).filter((_, column) => column !== 3))).toEqual([
      ['1001', 'store', 'Lina Haddad a@x.example +1', 'module_id: 1, store_name: Oven'],
      ['1002', 'store', 'Lina Haddad b@x.example +2', 'module_id: 1, store_name: Oven'],
    ]);
    // Nobody is accepted without being told.
    expect((await asked('application 1001 accept')).ok).toBe(false);
    canSend = true;
    expect((await asked('application 1001 accept')).text).toMatch(
      /^application 1001 is approved; a@x\.example is told by mail\nstore \d+ is made, and closed/,
    );
    expect((await asked('application 1002 refuse')).ok).toBe(false);
    expect((await asked('application 1002 refuse Too far')).ok).toBe(true);
    const noted = await shop.db
      .select({ about: outgoing.about, what: outgoing.what })
      .from(outgoing)
      .where(eq(outgoing.subject, 'application'))
      .orderBy(outgoing.id);
    expect(noted).toEqual([
      { about: 1001, what: 'approved' },
      { about: 1002, what: 'rejected' },
    ]);
    expect((await asked('application 1001 refuse Changed our mind')).ok).toBe(false);
    expect((await asked('applications')).text).toBe('No application waits for an answer.');
  });

  it('lists who asked for the newsletter', async () => {
    expect((await ops('subscribers')).text).toBe('Nobody has asked for the newsletter.');
    const createdAt = new Date('2026-03-01T10:00:00Z');
    await shop.db.insert(newsletterSubscribers).values({ email: 'a@x.example', createdAt });
    expect((await ops('subscribers')).text).toBe('address      since\na@x.example  2026-03-01');
    expect((await ops('subscribers remove A@x.example')).text).toBe(
      'a@x.example gets no newsletter any more',
    );
    expect((await ops('subscribers')).text).toBe('Nobody has asked for the newsletter.');
  });

  it.each(['', 'order', 'order x next', 'order 1 cancel', 'refund 1 reject', 'fly 1'])(
    'says how it is used for "%s"',
    async (line) => {
      expect(await ops(line)).toEqual({ ok: false, text: usage });
    },
  );

  it('reaches a running server through its note only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flowmart-ops-'));
    const control = await openControl(folder, shop.deps);
    const note = v.parse(controlNote, JSON.parse(readFileSync(controlFile(folder), 'utf8')));
    const ask = (secret: string, body: object) =>
      fetch(`http://127.0.0.1:${note.port}/ops`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
        body: JSON.stringify(body),
      });
    expect((await ask('wrong', { words: ['trips'] })).status).toBe(401);
    expect((await ask(note.secret, {})).status).toBe(400);
    const answer = await ask(note.secret, { words: ['trips'] });
    expect(await answer.json()).toEqual({ ok: true, text: 'No trip is running.' });
    await control.close();
  });

  it('says how much a list of a hundred lacks', async () => {
    const values = { name: 'Lina', body: 'Open?', language: 'en', createdAt: new Date(0) } as const;
    await shop.db.insert(supportMessages).values(Array.from({ length: 103 }, () => values));
    const lines = (await ops('questions')).text.split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([102, 'and 3 more']);
    await shop.db.delete(supportMessages);
  });

  it('puts rows in columns', () => {
    expect(
      table(
        ['a', 'b'],
        [
          ['one', 'x'],
          ['2', ''],
        ],
        'none',
      ),
    ).toBe('a    b\none  x\n2');
  });
});
