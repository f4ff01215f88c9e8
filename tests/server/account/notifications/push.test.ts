import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerPush } from '../../../../domain/account/notificationEndpoints';
import { addToCart } from '../../../../domain/cart/cartEndpoints';
import { logout } from '../../../../domain/identity/identityEndpoints';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { startPush } from '../../../../server/account/notifications/push';
import { pushTokens } from '../../../../server/db/schema/inbox';
import { moveOrder } from '../../../../server/orders/tracking/advance';
import { moduleId, openShop, orderBody, type Shop } from '../../orders/shop';

interface Sent {
  token: string;
  data: Record<string, string>;
}

/** Google's side of it: gives access, takes messages, and knows one browser no more. */
const sent: Sent[] = [];
const grants: string[] = [];
/** What it answers to messages for a browser, one after the other, before it takes them. */
const refusals: Record<string, { status: number; said: string }[]> = {};
const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
};
const google = createServer(async (request, response) => {
  const body = await bodyOf(request);
  if (request.url === '/token') {
    grants.push(new URLSearchParams(body).get('assertion') ?? '');
    response.end(JSON.stringify({ access_token: 'access', expires_in: 3600 }));
    return;
  }
  const isAllowed = request.headers.authorization === 'Bearer access';
  const { message } = JSON.parse(body) as { message: Sent };
  const refusal = refusals[message.token]?.shift();
  if (message.token === 'gone') response.statusCode = 404;
  else if (refusal) {
    response.statusCode = refusal.status;
    response.end(JSON.stringify({ error: { status: refusal.said } }));
    return;
  } else if (isAllowed && request.url === '/v1/projects/shop/messages:send') sent.push(message);
  response.end('{}');
});

let shop: Shop;
let store: number;
let token: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const account = {
    project_id: 'shop',
    client_email: 'push@shop.example',
    private_key: await exportPKCS8(privateKey),
    token_uri: `${address}/token`,
  };
  shop = await openShop({ FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account), FCM_URL: address });
  store = await shop.store();
  await startPush(shop.deps);
});
beforeEach(async () => {
  sent.length = 0;
  token = await shop.customer();
});
afterAll(async () => {
  await shop.close();
  google.close();
});

const register = (cm_firebase_token: string, options = {}) =>
  shop.call(registerPush, { token, body: { cm_firebase_token }, ...options });

async function confirmedOrder(): Promise<number> {
  const item = await shop.item(store);
  await shop.call(addToCart, { token, moduleId, body: { item_id: item, quantity: 1 } });
  const body = orderBody('', store, shop.home);
  const { total } = await shop.call(quoteOrder, { token, moduleId, body });
  const wanted = { token, moduleId, body: { ...body, order_amount: total } };
  const { order_id } = await shop.call(placeOrder, wanted);
  shop.clock.advance(60_000);
  await moveOrder(shop.deps, order_id);
  return order_id;
}

const browsers = async () =>
  (await shop.db.select({ token: pushTokens.token }).from(pushTokens)).map((row) => row.token);

describe('news pushed to browsers (SESS-15)', () => {
  it('reach each browser of the customer once, in its language', async () => {
    await register('phone');
    await register('laptop', { language: 'ar' });
    const id = await confirmedOrder();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const link = `/track-order?order_id=${id}`;
    const tag = `order-${id}`;
    expect(new Map(sent.map((message) => [message.token, message.data]))).toEqual(
      new Map([
        [
          'phone',
          {
            title: 'Order confirmed',
            body: `Your order #${id} from Test store is confirmed.`,
            link,
            tag,
          },
        ],
        [
          'laptop',
          {
            title: 'تم تأكيد الطلب',
            body: `تم تأكيد طلبك رقم ${id} من Test store (ع).`,
            link,
            tag,
          },
        ],
      ]),
    );
    expect(grants).toHaveLength(1);
    expect(decodeJwt(grants[0] ?? '')).toMatchObject({
      iss: 'push@shop.example',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    });
  });

  it('belong to whoever signed in at a browser last', async () => {
    await register('shared');
    const first = token;
    token = await shop.customer();
    await register('shared');
    const second = token;
    token = first;
    await confirmedOrder();
    token = second;
    await register('second only');
    const id = await confirmedOrder();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ data }) => data.tag)).toEqual([`order-${id}`, `order-${id}`]);
  });

  it('end with the sign-in, or when they are not wanted any more', async () => {
    await register('signed out');
    await shop.call(logout, { token });
    const kept = await browsers();
    token = await shop.customer();
    await register('unwanted');
    await register('');
    await register('gone');
    await register('wanted');
    await confirmedOrder();
    await vi.waitFor(() => expect(sent.map((message) => message.token)).toEqual(['wanted']));
    await vi.waitFor(async () => expect(await browsers()).not.toContain('gone'));
    expect(kept).toContain('signed out');
    expect(await browsers()).not.toContain('unwanted');
  });

  it('reach the others where one fails, and that one a moment later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const name of ['failing', 'healthy']) await register(name);
    refusals.failing = [{ status: 503, said: 'UNAVAILABLE' }];
    const id = await confirmedOrder();
    await vi.waitFor(() => expect(sent).toHaveLength(2), 10_000);
    expect(sent.map((message) => [message.token, message.data.tag])).toEqual([
      ['healthy', `order-${id}`],
      ['failing', `order-${id}`],
    ]);
    expect(await browsers()).toContain('failing');
    vi.restoreAllMocks();
  });

  it('forget a browser whose token is none, and keep one whose message was wrong', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const name of ['no token', 'wrong message', 'right']) await register(name);
    refusals['no token'] = [{ status: 400, said: 'INVALID_ARGUMENT' }];
    refusals['wrong message'] = [{ status: 400, said: 'FAILED_PRECONDITION' }];
    await confirmedOrder();
    await vi.waitFor(() => expect(sent).toHaveLength(2), 10_000);
    expect(sent.map((message) => message.token)).toEqual(['right', 'wrong message']);
    await vi.waitFor(async () => expect(await browsers()).not.toContain('no token'));
    expect(await browsers()).toContain('wrong message');
    vi.restoreAllMocks();
  });

  it('are refused to guests', async () => {
    const refusal = await shop.refusal(registerPush, {
      body: { cm_firebase_token: 'guest', guest_id: await shop.guest() },
    });
    expect(refusal).toMatchObject({ status: 401, errors: [{ code: 'unauthenticated' }] });
  });
});
