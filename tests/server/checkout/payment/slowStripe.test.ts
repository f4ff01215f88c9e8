import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addFund, listWalletTransactions } from '../../../../domain/account/walletEndpoints';
import { switchToCash, trackOrder } from '../../../../domain/orders/orderEndpoints';
import { paymentMinutes } from '../../../../server/checkout/payment/inTime';
import { payments } from '../../../../server/db/schema/orders';
import { expireUnpaid } from '../../../../server/orders/tracking/expireUnpaid';
import { openShop, type Shop } from '../../orders/shop';
import { type FakeStripe, openFakeStripe, signedEvent } from './fakeStripe';

let stripe: FakeStripe;
let shop: Shop;
let store: number;
beforeAll(async () => {
  stripe = await openFakeStripe();
  shop = await openShop(stripe.env);
  store = await shop.store();
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
afterEach(() => {
  stripe.isDown = false;
  vi.restoreAllMocks();
});

const pathOf = (link: string) => link.replace('https://shop.example', '');
const visit = (path: string, headers: Record<string, string> = {}) =>
  shop.app.request(path, { headers });
const locationOf = async (path: string) => (await visit(path)).headers.get('Location') ?? '';

async function tell(type: string, object: object) {
  const { payload, signature } = signedEvent(type, object);
  const headers = { 'stripe-signature': signature };
  const request = { method: 'POST', headers, body: payload };
  return (await shop.app.request('/webhooks/stripe', request)).status;
}

async function unpaid(callback = '/track-order') {
  const guest = await shop.guest();
  const item = await shop.item(store);
  const order = { payment_method: 'digital_payment' as const, callback };
  const { order_id, redirect_link } = await shop.order(guest, item, order);
  const link = pathOf(redirect_link ?? '');
  const read = (language: 'en' | 'ar' = 'en') =>
    shop.call(trackOrder, { query: { guest_id: guest, order_id }, language });
  return { guest, order_id, link, id: /\/pay\/([\w-]+)/.exec(link)?.[1] ?? '', read };
}

async function onStripe() {
  const order = await unpaid();
  const session = (await locationOf(order.link)).split('/').at(-1) ?? '';
  return { ...order, session };
}

const statusOf = async (id: string) =>
  (await shop.deps.db.select().from(payments).where(eq(payments.id, id)))[0]?.status;

describe('money that takes days (CHK-15)', () => {
  it('is told as under way, by the address and by the order itself', async () => {
    const { id, session, order_id, read } = await onStripe();
    expect(await read()).toMatchObject({ payment_under_way: 0 });
    stripe.payLater(session);
    const pending = `/track-order?order_id=${order_id}&flag=pending`;
    expect(await locationOf(`/pay/${id}/back`)).toBe(pending);
    expect(await read()).toMatchObject({ payment_status: 'unpaid', payment_under_way: 1 });
    expect(await locationOf(`/pay/${id}/cancel`)).toBe(pending);
    expect(await locationOf(`/pay/${id}`)).toBe(pending);
  });

  it('keeps its order until the provider says what became of it, and is then paid', async () => {
    const { id, session, read } = await onStripe();
    const late = await onStripe();
    expect(await tell('checkout.session.completed', stripe.payLater(session))).toBe(200);
    shop.clock.advance(paymentMinutes * 60_000 + 1);
    await expireUnpaid(shop.deps);
    expect(await late.read()).toMatchObject({
      order_status: 'canceled',
      cancellation_reason: 'Payment was not completed in time',
    });
    expect((await late.read('ar')).cancellation_reason).toBe('لم يكتمل الدفع في الوقت المحدد');
    expect(await read()).toMatchObject({ order_status: 'pending', payment_under_way: 1 });
    expect(await tell('checkout.session.async_payment_succeeded', stripe.pay(session))).toBe(200);
    expect(await read()).toMatchObject({ payment_status: 'paid', payment_under_way: 0 });
    expect(await statusOf(id)).toBe('paid');
  });

  it('that came unheard of pays an order that was about to end, whose page then closes', async () => {
    const paid = await onStripe();
    const left = await onStripe();
    stripe.pay(paid.session);
    shop.clock.advance(paymentMinutes * 60_000 + 1);
    await expireUnpaid(shop.deps);
    expect(await paid.read()).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
    expect((await left.read()).order_status).toBe('canceled');
    expect(stripe.sessions.get(left.session)?.status).toBe('expired');
  });

  it('may have come while nobody can be asked: the order waits for a day', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { read } = await onStripe();
    stripe.isDown = true;
    shop.clock.advance(paymentMinutes * 60_000 + 1);
    await expireUnpaid(shop.deps);
    expect((await read()).order_status).toBe('pending');
    shop.clock.advance(86_400_000);
    await expireUnpaid(shop.deps);
    expect((await read()).order_status).toBe('canceled');
  });

  it('that does not come leaves the order to be paid again, or to end', async () => {
    const { id, session, read } = await onStripe();
    await tell('checkout.session.completed', stripe.payLater(session));
    const known = stripe.sessions.get(session) ?? {};
    expect(await tell('checkout.session.async_payment_failed', known)).toBe(200);
    expect(await statusOf(id)).toBe('failed');
    expect(await read()).toMatchObject({ order_status: 'pending', payment_under_way: 0 });
  });

  it('goes back when its order was paid in cash meanwhile', async () => {
    const { id, session, guest, order_id, read } = await onStripe();
    await tell('checkout.session.completed', stripe.payLater(session));
    await shop.call(switchToCash, { body: { guest_id: guest, order_id } });
    expect(await read()).toMatchObject({ payment_under_way: 0 });
    await tell('checkout.session.async_payment_succeeded', stripe.pay(session));
    const [row] = await shop.deps.db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ status: 'replaced', refundAmount: 12_000 });
  });

  it('WAL-11 comes into the wallet when it is there, whatever was added meanwhile', async () => {
    const token = await shop.customer();
    const body = { amount: 25, payment_method: 'stripe', callback: '/wallet' };
    const slow = pathOf((await shop.call(addFund, { token, body })).redirect_link);
    const session = (await locationOf(slow)).split('/').at(-1) ?? '';
    stripe.payLater(session);
    expect(await locationOf(`${slow.replace('?', '/back?')}`)).toBe('/wallet?flag=pending');
    const quick = pathOf((await shop.call(addFund, { token, body })).redirect_link);
    stripe.pay((await locationOf(quick)).split('/').at(-1) ?? '');
    expect(await locationOf(`${quick.replace('?', '/back?')}`)).toBe('/wallet?flag=success');
    await tell('checkout.session.async_payment_succeeded', stripe.pay(session));
    const { data } = await shop.call(listWalletTransactions, { token });
    expect(data.map(({ credit }) => credit)).toEqual([25, 25]);
  });
});

it('two windows in two languages lead to one page; the other can no longer be paid', async () => {
  const { link, id } = await unpaid();
  const pages = await Promise.all([
    locationOf(link),
    locationOf(link.replace('lang=en', 'lang=ar')),
  ]);
  expect(pages[0]).toBe(pages[1]);
  const made = [...stripe.sessions.values()].filter(({ metadata }) => metadata.payment_id === id);
  const [row] = await shop.deps.db.select().from(payments).where(eq(payments.id, id));
  const open = made.filter(({ status }) => status === 'open').map((session) => session.id);
  expect([made.length, open]).toEqual([2, [row?.session]]);
});

describe('while Stripe does not answer (ERR-01)', () => {
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
  const hrefs = (page: string) =>
    [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

  it('the payment page says so in the shopper’s language, with a way on and a way back', async () => {
    quiet();
    const { link, order_id } = await unpaid();
    stripe.isDown = true;
    const response = await visit(link.replace('lang=en', 'lang=ar'));
    const page = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('لا تفتح صفحة الدفع حاليًا');
    expect(hrefs(page)).toEqual([
      link.replace('lang=en', 'lang=ar'),
      `/track-order?order_id=${order_id}`,
    ]);
    stripe.isDown = false;
    expect(await locationOf(link)).toContain('https://checkout.stripe.example/');
  });

  it.each([
    ['back', 'We could not ask about your payment just now', '&flag=pending'],
    ['cancel', 'We could not reach the payment page just now', ''],
  ])('the way %s says so, and leads to what the shop knows', async (step, title, flag) => {
    quiet();
    const { id, order_id } = await onStripe();
    stripe.isDown = true;
    const path = `/pay/${id}/${step}`;
    const response = await visit(path, { 'Accept-Language': 'en-GB' });
    const page = await response.text();
    expect([response.status, page.includes(title)]).toEqual([503, true]);
    expect(hrefs(page)).toEqual([path, `/track-order?order_id=${order_id}${flag}`]);
  });

  it('a payment that is not there is told on a page as well', async () => {
    const response = await visit('/pay/none/back', { 'Accept-Language': 'ar' });
    const page = await response.text();
    expect([response.status, hrefs(page)]).toEqual([404, ['/']]);
    expect(page).toContain('لا توجد دفعة كهذه');
  });
});
