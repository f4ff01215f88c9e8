import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../../../domain/endpoints/cart';
import { removeAccount } from '../../../domain/endpoints/customer';
import * as calls from '../../../domain/endpoints/inbox';
import { cancelOrder, placeOrder, quoteOrder } from '../../../domain/endpoints/orders';
import { uploads } from '../../../server/db/schema/identity';
import { conversationMessages } from '../../../server/db/schema/inbox';
import { couriers, orders } from '../../../server/db/schema/orders';
import { answerDue } from '../../../server/inbox/reply';
import { answerOf } from '../../../server/inbox/script';
import { moduleId, openShop, orderBody, type Shop } from '../orders/shop';

let shop: Shop;
let store: number;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
beforeEach(async () => {
  token = await shop.customer();
});
afterAll(() => shop.close());

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes = png) => new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });

const withStore = (parts = {}, options = {}) =>
  shop.call(calls.openConversation, {
    token,
    body: { receiver_type: 'vendor', receiver_id: store, ...parts },
    ...options,
  });

async function post(conversation_id: number, message: string, images: File[] = [], key?: string) {
  const form = new FormData();
  form.append('conversation_id', String(conversation_id));
  form.append('message', message);
  for (const image of images) form.append('image[]', image);
  return shop.app.request(`/api/v1${calls.sendMessage.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) },
    body: form,
  });
}

const say = (conversation_id: number, message: string, options = {}) =>
  shop.call(calls.sendMessage, { token, body: { conversation_id, message }, ...options });

const read = (conversation_id: number) =>
  shop.call(calls.getConversation, { token, query: { conversation_id } });

const unread = async () => (await shop.call(calls.getInboxState, { token })).unread;

/** An order of the customer's, with the first courier there is when it is to have one. */
async function order(status?: 'picked_up') {
  const item = await shop.item(store);
  await shop.call(addToCart, { token, moduleId, body: { item_id: item, quantity: 1 } });
  const body = orderBody('', store, shop.home);
  const { total } = await shop.call(quoteOrder, { token, moduleId, body });
  const placed = await shop.call(placeOrder, {
    token,
    moduleId,
    body: { ...body, order_amount: total },
  });
  const [courier] = await shop.db.select().from(couriers).limit(1);
  const courierId = courier?.id ?? 0;
  if (status) {
    await shop.db.update(orders).set({ status, courierId }).where(eq(orders.id, placed.order_id));
  }
  return { id: placed.order_id, courierId, courierName: courier?.name.en ?? '' };
}

describe('the inbox of a customer (SESS-08, HEAD-09)', () => {
  it('opens one conversation with a store, however often, and lists it once something was said', async () => {
    const first = await withStore();
    const again = await withStore();
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({
      receiver_type: 'vendor',
      receiver: { id: store, name: 'Test store' },
      unread_message_count: 0,
      last_message: null,
    });
    const list = () => shop.call(calls.listConversations, { token });
    expect((await list()).conversations).toEqual([]);
    await say(first.id, 'Do you have bread?');
    const { conversations, total_size } = await list();
    expect(total_size).toBe(1);
    expect(conversations[0]?.last_message).toMatchObject({
      sender_type: 'customer',
      message: 'Do you have bread?',
    });
  });

  it('finds conversations by name', async () => {
    const { id } = await withStore();
    await say(id, 'Hello');
    const find = async (name: string) =>
      (await shop.call(calls.searchConversations, { token, query: { name } })).total_size;
    expect([await find('test st'), await find('nobody'), await find('100%')]).toEqual([1, 0, 0]);
  });

  it('keeps a message once for its key, also when it is sent twice at once', async () => {
    const { id } = await withStore();
    const sent = await Promise.all(
      [1, 2, 3].map(() => post(id, 'Once', [file()], 'key-1').then((answer) => answer.json())),
    );
    const ids = sent.map((message) => (message as { id: number }).id);
    expect(new Set(ids).size).toBe(1);
    expect((await read(id)).messages).toMatchObject([{ message: 'Once', key: 'key-1' }]);
    const pictures = await shop.db.select().from(uploads).where(eq(uploads.purpose, 'message'));
    expect(pictures).toHaveLength(1);
  });

  it('shows pictures to who has their address, privately, and knows them by what they hold', async () => {
    const { id } = await withStore();
    const sent = (await (await post(id, '', [file(), file()])).json()) as {
      files_full_url: string[];
    };
    expect(sent.files_full_url).toHaveLength(2);
    const shown = await shop.app.request(sent.files_full_url[0] ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('cache-control')).toBe('private, max-age=3600');
    const codeOf = async (response: Response) => {
      const body = (await response.json()) as { errors: { code: string }[] };
      return [response.status, body.errors[0]?.code];
    };
    expect(await codeOf(await post(id, '', [file([60, 115, 118, 103])]))).toEqual([
      403,
      'image_format',
    ]);
    expect(
      await codeOf(
        await post(
          id,
          '',
          [1, 2, 3, 4].map(() => file()),
        ),
      ),
    ).toEqual([403, 'validation']);
    expect(await codeOf(await post(id, '   '))).toEqual([403, 'validation']);
    expect((await read(id)).total_size).toBe(1);
  });

  it('counts what was not seen until it is, and never ahead of what there is', async () => {
    const { id } = await withStore();
    await say(id, 'Hello');
    shop.clock.advance(5_000);
    await answerDue(shop.deps);
    expect(await unread()).toBe(1);
    const [last] = (await read(id)).messages;
    const body = { conversation_id: id, last_id: 2_000_000_000 };
    await shop.call(calls.readConversation, { token, body });
    expect(await unread()).toBe(0);
    expect((await read(id)).conversation.unread_message_count).toBe(0);
    await say(id, 'And milk?');
    shop.clock.advance(5_000);
    await answerDue(shop.deps);
    expect(await unread()).toBe(1);
    expect(last?.sender_type).toBe('vendor');
  });

  it('writes to the courier of an own order only, and of an own order only', async () => {
    const own = await order('picked_up');
    const courier = { receiver_type: 'delivery_man', receiver_id: own.courierId };
    const open = (body: object) => shop.request(calls.openConversation, { token, body });
    expect((await open({ ...courier, order_id: own.id })).status).toBe(200);
    expect((await open(courier)).status).toBe(200);
    token = await shop.customer();
    expect((await open(courier)).status).toBe(404);
    expect((await open({ ...courier, order_id: own.id })).status).toBe(404);
    const vendor = { receiver_type: 'vendor', receiver_id: store, order_id: own.id };
    expect((await open(vendor)).status).toBe(404);
    expect((await open({ receiver_type: 'vendor', receiver_id: 999_999 })).status).toBe(404);
  });

  it('goes with the account, pictures too', async () => {
    const { id } = await withStore();
    const sent = (await (await post(id, 'Bye', [file()])).json()) as { files_full_url: string[] };
    await shop.call(removeAccount, { token });
    const left = await shop.db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id));
    expect(left).toEqual([]);
    expect((await shop.app.request(sent.files_full_url[0] ?? '')).status).toBe(404);
  });
});

describe('the demo’s store and courier', () => {
  it('answer within five seconds, once, in the shopper’s language', async () => {
    const { id } = await withStore();
    await say(id, 'مرحبا', { language: 'ar' });
    await say(id, 'هل لديكم خبز؟', { language: 'ar' });
    shop.clock.advance(1_000);
    expect(await answerDue(shop.deps)).toBe(0);
    shop.clock.advance(2_000);
    expect(await answerDue(shop.deps)).toBe(1);
    expect(await answerDue(shop.deps)).toBe(0);
    const [answer] = (await read(id)).messages;
    expect(answer).toMatchObject({
      sender_type: 'vendor',
      message: 'مرحبًا بك في Test store (ع)! كيف يمكننا مساعدتك؟',
    });
  });

  it('know how the order stands', async () => {
    const own = await order('picked_up');
    const courier = { receiver_type: 'delivery_man', receiver_id: own.courierId };
    const { id } = await shop.call(calls.openConversation, {
      token,
      body: { ...courier, order_id: own.id },
    });
    await say(id, 'Where are you?');
    shop.clock.advance(3_000);
    await answerDue(shop.deps);
    expect((await read(id)).messages[0]?.message).toBe(
      `Hello, this is ${own.courierName}. I have your order and am on my way to you.`,
    );
    const body = { order_id: own.id, reason: 'x' };
    expect((await shop.request(cancelOrder, { token, body })).status).toBe(400);
  });

  it('are silent outside demo mode', async () => {
    const live = await openShop({ DEMO_MODE: '0' });
    const own = await live.customer();
    const body = { receiver_type: 'vendor', receiver_id: await live.store() };
    const { id } = await live.call(calls.openConversation, { token: own, body });
    const message = { conversation_id: id, message: 'Hello' };
    await live.call(calls.sendMessage, { token: own, body: message });
    live.clock.advance(60_000);
    expect(await answerDue(live.deps)).toBe(0);
    await live.close();
  });

  const scene = {
    kind: 'vendor',
    language: 'en',
    name: 'Bakery',
    isFirst: false,
    said: 'Thanks',
    hasPicture: false,
    order: null,
  } as const;
  const underway = { id: 7, status: 'processing' } as const;
  it.each([
    [{}, 'Thank you, we have noted it.'],
    [{ isFirst: true }, 'Hello from Bakery! How can we help you?'],
    [
      { isFirst: true, order: underway },
      'Hello from Bakery! We are preparing your order right now.',
    ],
    [{ said: 'When is it ready?', order: underway }, 'We are preparing your order right now.'],
    [{ said: 'No onions', order: underway }, 'Thank you, we have noted it.'],
    [{ said: 'متى يصل؟', language: 'ar', order: underway }, 'نجهّز طلبك الآن.'],
    [{ hasPicture: true }, 'Thank you for the picture, we are having a look.'],
    [{ kind: 'delivery_man' }, 'All right, I will do that.'],
  ] as const)('%o is answered: %s', (parts, answer) => {
    expect(answerOf({ ...scene, ...parts })).toBe(answer);
  });
});

describe('the live stream of the inbox', () => {
  it('tells the state now and at each message', async () => {
    const { id } = await withStore();
    const response = await shop.app.request('/api/v1/customer/message/stream', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.getReader();
    const next = async () => {
      const { value } = (await reader?.read()) ?? {};
      return JSON.parse(/data: (.*)/.exec(new TextDecoder().decode(value))?.[1] ?? 'null');
    };
    expect(await next()).toEqual({ unread: 0, last_id: 0, news: 0 });
    const { id: sent } = await say(id, 'Hello');
    expect(await next()).toEqual({ unread: 0, last_id: sent, news: 0 });
    shop.clock.advance(3_000);
    await answerDue(shop.deps);
    expect(await next()).toMatchObject({ unread: 1 });
    await reader?.cancel();
  });

  it('is for customers', async () => {
    expect((await shop.app.request('/api/v1/customer/message/stream')).status).toBe(401);
  });
});
