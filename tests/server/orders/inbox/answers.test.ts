import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logout } from '../../../../domain/identity/identityEndpoints';
import * as calls from '../../../../domain/orders/inboxEndpoints';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { tokens } from '../../../../server/db/schema/people';
import { tokenHash } from '../../../../server/http/caller';
import { answerDue } from '../../../../server/orders/inbox/reply';
import { answerOf } from '../../../../server/orders/inbox/script';
import { announceInbox } from '../../../../server/orders/tracking/news';
import { openShop } from '../shop';
import { order, read, say, shop, token, withInbox, withStore } from './chats';

withInbox();

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

  it('ends with the session', async () => {
    const signedIn = await shop.customer();
    const response = await shop.app.request('/api/v1/customer/message/stream', {
      headers: { Authorization: `Bearer ${signedIn}` },
    });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await shop.call(logout, { token: signedIn });
    const session = eq(tokens.hash, tokenHash(signedIn));
    const [row] = await shop.db.select().from(tokens).where(session);
    await announceInbox(shop.db, row?.customerId ?? 0);
    expect((await reader?.read())?.done).toBe(true);
  });

  it('is for customers', async () => {
    expect((await shop.app.request('/api/v1/customer/message/stream')).status).toBe(401);
  });
});
