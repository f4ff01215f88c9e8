import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { removeAccount } from '../../../../domain/account/customerEndpoints';
import { getProfile } from '../../../../domain/identity/sessionEndpoints';
import * as calls from '../../../../domain/orders/inboxEndpoints';
import { uploads } from '../../../../server/db/schema/identity';
import { conversationMessages } from '../../../../server/db/schema/inbox';
import { rateLimits } from '../../../../server/db/schema/people';
import { playDue } from '../../../../server/orders/tracking/ticker';
import { smallPng } from '../../../support/pictures';
import { order, read, say, shop, store, token, withInbox, withStore } from './chats';

withInbox();

const file = (bytes = smallPng) =>
  new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });

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

const unread = async () => (await shop.call(calls.getInboxState, { token })).unread;

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

  it('lets a customer say so much in a while and no more', async () => {
    const { id } = await withStore();
    const { id: customerId } = await shop.call(getProfile, { token });
    const { most, seconds } = shop.deps.env.LIMIT_TALK;
    const resetAt = new Date(shop.deps.clock.now().getTime() + seconds * 1000);
    await shop.db
      .update(rateLimits)
      .set({ attempts: most - 1, resetAt })
      .where(eq(rateLimits.key, `talk:${customerId}`));
    expect((await post(id, 'The last')).status).toBe(200);
    expect((await post(id, 'One more')).status).toBe(429);
  });

  it('finds conversations by name', async () => {
    const { id } = await withStore();
    await say(id, 'Hello');
    const find = async (name: string) =>
      (await shop.call(calls.searchConversations, { token, query: { name } })).total_size;
    expect([await find('test st'), await find('nobody'), await find('100%')]).toEqual([1, 0, 0]);
    // Letters are folded as in every search, and only names are searched, not how they are kept.
    expect([await find('TÉST'), await find('en')]).toEqual([1, 0]);
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

  it('shows pictures to who was given their address, privately, and knows them by what they hold', async () => {
    const { id } = await withStore();
    const sent = (await (await post(id, '', [file(), file()])).json()) as {
      files_full_url: string[];
    };
    expect(sent.files_full_url).toHaveLength(2);
    const shown = await shop.app.request(sent.files_full_url[0] ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const codeOf = async (response: Response) => {
      const body = (await response.json()) as { errors: { code: string; field?: string }[] };
      return [response.status, body.errors[0]?.code, body.errors[0]?.field];
    };
    expect(await codeOf(await post(id, '', [file([60, 115, 118, 103])]))).toEqual([
      403,
      'image_format',
      'image[]',
    ]);
    expect(
      await codeOf(
        await post(
          id,
          '',
          [1, 2, 3, 4].map(() => file()),
        ),
      ),
    ).toEqual([403, 'validation', 'image[]']);
    expect(await codeOf(await post(id, '   '))).toEqual([403, 'validation', 'message']);
    expect((await read(id)).total_size).toBe(1);
  });

  it('counts what was not seen until it is, and never ahead of what there is', async () => {
    const { id } = await withStore();
    await say(id, 'Hello');
    shop.clock.advance(5_000);
    await playDue(shop.deps);
    expect(await unread()).toBe(1);
    const [last] = (await read(id)).messages;
    const body = { conversation_id: id, last_id: 2_000_000_000 };
    await shop.call(calls.readConversation, { token, body });
    expect(await unread()).toBe(0);
    expect((await read(id)).conversation.unread_message_count).toBe(0);
    await say(id, 'And milk?');
    shop.clock.advance(5_000);
    await playDue(shop.deps);
    expect(await unread()).toBe(1);
    expect(last?.sender_type).toBe('vendor');
  });

  it('writes to the courier of an own order only, and of an own order only', async () => {
    const own = await order('picked_up');
    const courier = { receiver_type: 'delivery_man', receiver_id: own.courierId };
    const open = (body: object) => shop.request(calls.openConversation, { token, body });
    expect((await open({ ...courier, order_id: own.id })).status).toBe(200);
    expect((await open(courier)).status).toBe(200);
    const stranger = await shop.customer();
    const opened = (body: object) =>
      shop.request(calls.openConversation, { token: stranger, body });
    expect((await opened(courier)).status).toBe(404);
    expect((await opened({ ...courier, order_id: own.id })).status).toBe(404);
    const vendor = { receiver_type: 'vendor', receiver_id: store, order_id: own.id };
    expect((await opened(vendor)).status).toBe(404);
    expect((await opened({ receiver_type: 'vendor', receiver_id: 999_999 })).status).toBe(404);
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
