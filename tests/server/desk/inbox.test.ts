import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listItemReviews } from '../../../domain/catalogue/itemEndpoints';
import * as calls from '../../../domain/desk/deskInboxEndpoints';
import * as shopper from '../../../domain/orders/inboxEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { answerDue } from '../../../server/orders/inbox/reply';
import { openShop, type Shop } from '../orders/shop';
import { readDesk, reviewed, staffAt } from './desk';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clock.set(new Date('2026-11-20T12:00:00Z')));
afterAll(() => shop.close());

/** A store with one at its desk. */
async function open() {
  const store = await shop.store();
  const item = await shop.item(store);
  const { token, email } = await staffAt(shop, store);
  return { store, item, token, email };
}

/** A shopper who writes to a store. */
async function writer(store: number) {
  const token = await shop.customer();
  const body = { receiver_type: 'vendor', receiver_id: store };
  const { id } = await shop.call(shopper.openConversation, { token, body });
  const say = (message: string) =>
    shop.call(shopper.sendMessage, { token, body: { conversation_id: id, message } });
  const read = async () =>
    (
      await shop.call(shopper.getConversation, { token, query: { conversation_id: id } })
    ).messages.map(({ sender_type, message }) => [sender_type, message]);
  return { id, token, say, read };
}

const talks = async (token: string, of: 'waiting' | 'answered', after: number | null = null) =>
  shop.call(calls.listDeskTalks, { token, query: { of, ...(after !== null && { after }) } });
const idsOf = async (token: string, of: 'waiting' | 'answered') =>
  (await talks(token, of)).talks.map(({ id }) => id);
const answer = (token: string, id: number, seen_id: number, message = 'Yes', key?: string) => ({
  token,
  params: { id },
  body: { message, seen_id },
  ...(key && { headers: { 'Idempotency-Key': key } }),
});
const news = (token: string) => shop.call(calls.readDeskNews, { token });

describe('messages of shoppers at the desk (DESK-13)', () => {
  it('are told at once over the stream, with how many wait', async () => {
    const { store, token } = await open();
    const headers = { Authorization: `Bearer ${token}` };
    const desk = readDesk(await shop.app.request('/api/v1/desk/stream', { headers }));
    expect(await desk.nextWhole()).toEqual({
      orders: [],
      next: null,
      inbox: { messages: 0, reviews: 0, last_message_time: null },
    });
    const rana = await writer(store);
    const began = performance.now();
    await rana.say('Do you have bread?');
    const told = await desk.nextWhole();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(told?.inbox).toEqual({
      messages: 1,
      reviews: 0,
      last_message_time: '2026-11-20T12:00:00.000Z',
    });
    await desk.cancel();
  });

  it('show who waits longest first, with nothing of the shopper but the first name', async () => {
    const { store, token } = await open();
    const [first, second] = [await writer(store), await writer(store)];
    await first.say('Hello?');
    shop.clock.advance(60_000);
    await second.say('Is it open?');
    shop.clock.advance(60_000);
    const { id: last } = await first.say('Anybody?');
    const { talks: shown, next } = await talks(token, 'waiting');
    expect(next).toBeNull();
    expect(shown.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(shown[0]).toEqual({
      id: first.id,
      first_name: 'Test',
      order_id: null,
      waiting_since: '2026-11-20T12:00:00.000Z',
      last_message: {
        id: last,
        is_own: 0,
        by: '',
        message: 'Anybody?',
        files_full_url: [],
        key: '',
        created_at: '2026-11-20T12:02:00.000Z',
      },
      last_message_time: '2026-11-20T12:02:00.000Z',
    });
    expect(await idsOf(token, 'answered')).toEqual([]);
  });

  it('are answered once for each key; the shopper reads it, and the log says who did', async () => {
    const { store, token, email } = await open();
    const rana = await writer(store);
    const { id: seen } = await rana.say('Do you have bread?');
    const sent = await Promise.all(
      [1, 2, 3].map(() => shop.call(calls.answerTalk, answer(token, rana.id, seen, 'Yes', 'k1'))),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]).toEqual({
      id: expect.any(Number),
      is_own: 1,
      by: email,
      message: 'Yes',
      files_full_url: [],
      key: 'k1',
      created_at: '2026-11-20T12:00:00.000Z',
    });
    expect(await rana.read()).toEqual([
      ['vendor', 'Yes'],
      ['customer', 'Do you have bread?'],
    ]);
    expect([await idsOf(token, 'waiting'), await idsOf(token, 'answered')]).toEqual([
      [],
      [rana.id],
    ]);
    const noted = await shop.db.select().from(acts).where(eq(acts.by, email));
    expect(noted.map(({ kind, about, role }) => [kind, about, role])).toEqual([
      ['message.answered', rana.id, 'staff'],
    ]);
    await rana.say('Thanks');
    expect(await idsOf(token, 'waiting')).toEqual([rana.id]);
  });

  it('are told to the second of two who answer, before anything is sent (DESK-15)', async () => {
    const { store, token, email } = await open();
    const { token: other } = await staffAt(shop, store);
    const rana = await writer(store);
    const { id: seen } = await rana.say('Do you have bread?');
    const first = await shop.call(calls.answerTalk, answer(token, rana.id, seen, 'Yes', 'k1'));
    const refusal = await shop.refusal(calls.answerTalk, answer(other, rana.id, seen, 'No', 'k2'));
    expect([refusal.status, refusal.errors]).toEqual([
      409,
      [
        {
          code: 'already_answered',
          message: 'Somebody else has answered this already.',
          by: email,
        },
      ],
    ]);
    expect(await rana.read()).toHaveLength(2);
    await shop.call(calls.answerTalk, answer(other, rana.id, first.id, 'Brown bread', 'k2'));
    expect((await rana.read())[0]).toEqual(['vendor', 'Brown bread']);
  });

  it('wait no longer where nothing is to be answered, but for what was written since', async () => {
    const { store, token } = await open();
    const rana = await writer(store);
    const { id: seen } = await rana.say('Thank you');
    const { id: later } = await rana.say('One thing more');
    const settle = (seen_id: number) =>
      shop.call(calls.settleTalk, { token, params: { id: rana.id }, body: { seen_id } });
    expect((await settle(seen)).waiting_since).toBe('2026-11-20T12:00:00.000Z');
    expect((await settle(later)).waiting_since).toBeNull();
    expect((await news(token)).messages).toBe(0);
    expect(await rana.read()).toHaveLength(2);
  });

  it('come page by page, as do conversations', async () => {
    const { store, token } = await open();
    const writers = [];
    for (let at = 0; at < 31; at += 1) {
      const one = await writer(store);
      await one.say('Hello');
      writers.push(one.id);
    }
    const first = await talks(token, 'waiting');
    expect(first.talks.map(({ id }) => id)).toEqual(writers.slice(0, 30));
    const second = await talks(token, 'waiting', first.next);
    expect([second.talks.map(({ id }) => id), second.next]).toEqual([writers.slice(30), null]);
    expect((await news(token)).messages).toBe(31);
    const rana = await writer(store);
    for (let at = 1; at <= 31; at += 1) await rana.say(String(at));
    const read = (before: number | null) =>
      shop.call(calls.readDeskTalk, {
        token,
        params: { id: rana.id },
        query: before === null ? {} : { before },
      });
    const newest = await read(null);
    expect([newest.messages[0]?.message, newest.messages.at(-1)?.message]).toEqual(['31', '2']);
    const oldest = await read(newest.next);
    expect([oldest.messages.map(({ message }) => message), oldest.next]).toEqual([['1'], null]);
  });

  it('are left to people by the demo where the desk is looked at', async () => {
    const { store, token } = await open();
    const rana = await writer(store);
    await rana.say('Do you have bread?');
    shop.clock.advance(10_000);
    await answerDue(shop.deps);
    expect(await rana.read()).toHaveLength(1);
    shop.clock.advance(120_000);
    await answerDue(shop.deps);
    expect(await rana.read()).toHaveLength(2);
    expect(await idsOf(token, 'waiting')).toEqual([]);
  });
});

describe('reviews at the desk (DESK-14)', () => {
  const reply = (token: string, id: number, text: string, instead_of = '') => ({
    token,
    params: { id },
    body: { reply: text, instead_of },
  });
  const reviewsOf = async (token: string, of: 'waiting' | 'answered') =>
    (await shop.call(calls.listDeskReviews, { token, query: { of } })).reviews;

  it('wait until they are answered; the answer stands under them, and may be changed', async () => {
    const { store, item, token, email } = await open();
    const id = await reviewed(shop, store, item);
    expect((await news(token)).reviews).toBe(1);
    const [waiting] = await reviewsOf(token, 'waiting');
    expect(waiting).toEqual({
      id,
      rating: 4,
      comment: 'A little cold',
      customer_name: 'Rana',
      item_name: 'Test item',
      item_image_full_url: expect.any(String),
      images_full_url: [],
      created_at: expect.any(String),
      reply: '',
      replied_by: '',
      replied_at: null,
    });
    await shop.call(calls.answerReview, reply(token, id, 'Sorry, Rana!'));
    const changed = await shop.call(calls.answerReview, reply(token, id, 'Sorry!', 'Sorry, Rana!'));
    expect([changed.reply, changed.replied_by]).toEqual(['Sorry!', email]);
    expect(await reviewsOf(token, 'waiting')).toEqual([]);
    expect(await reviewsOf(token, 'answered')).toEqual([changed]);
    const { reviews: shown } = await shop.call(listItemReviews, { params: { id: item } });
    expect(shown.map((one) => one.reply)).toEqual(['Sorry!']);
  });

  it('are answered by one: the second is told who, and said twice it stands once (DESK-15)', async () => {
    const { store, item, token, email } = await open();
    const { token: other } = await staffAt(shop, store);
    const id = await reviewed(shop, store, item);
    await shop.call(calls.answerReview, reply(token, id, 'Thanks'));
    await shop.call(calls.answerReview, reply(token, id, 'Thanks'));
    const refusal = await shop.refusal(calls.answerReview, reply(other, id, 'Thank you'));
    expect([refusal.status, refusal.errors]).toEqual([
      409,
      [
        {
          code: 'already_answered',
          message: 'Somebody else has answered this already.',
          by: email,
        },
      ],
    ]);
    const noted = await shop.db.select().from(acts).where(eq(acts.by, email));
    expect(noted.map(({ kind, about, note }) => [kind, about, note])).toEqual([
      ['review.answered', id, 'Thanks'],
    ]);
  });

  it('say something, and not too much', async () => {
    const { store, item, token } = await open();
    const id = await reviewed(shop, store, item);
    for (const text of ['', '   ', 'x'.repeat(1_001)]) {
      const refusal = await shop.refusal(calls.answerReview, reply(token, id, text));
      expect([refusal.status, refusal.errors[0]?.code]).toEqual([403, 'validation']);
    }
  });
});
