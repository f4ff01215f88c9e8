import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addFund, listWalletTransactions } from '../../../../domain/account/walletEndpoints';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { payOrder, switchToCash, trackOrder } from '../../../../domain/orders/orderEndpoints';
import { getConfig } from '../../../../domain/place/placeEndpoints';
import { sendRefunds } from '../../../../server/checkout/payment/refunds';
import { payments } from '../../../../server/db/schema/orders';
import { readEnv } from '../../../../server/env';
import { openShop, type Shop } from '../../orders/shop';
import { type FakeRazorpay, openFakeRazorpay, razorpayNews } from './fakeRazorpay';

let razorpay: FakeRazorpay;
let shop: Shop;
let store: number;
beforeAll(async () => {
  razorpay = await openFakeRazorpay();
  shop = await openShop(razorpay.env);
  store = await shop.store();
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});
afterEach(() => {
  razorpay.isDown = false;
  vi.restoreAllMocks();
});
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

const pathOf = (link: string) => link.replace('https://shop.example', '');
async function visit(path: string) {
  const response = await shop.app.request(path);
  return { status: response.status, location: response.headers.get('Location') };
}

/** The link that a payment's address leads to. */
async function linkAt(redirect: string) {
  const { location } = await visit(pathOf(redirect));
  const link = razorpay.links.get(location?.split('/').at(-1) ?? '');
  if (!link) throw new Error(`${location} is no link`);
  return link;
}

async function unpaid(parts: Record<string, unknown> = {}) {
  const guest = await shop.guest();
  const item = await shop.item(store);
  const { order_id, redirect_link } = await shop.order(guest, item, {
    payment_method: 'digital_payment',
    callback: 'https://shop.example/track-order?from=checkout',
    ...parts,
  });
  const link = await linkAt(redirect_link ?? '');
  const read = () => shop.call(trackOrder, { query: { guest_id: guest, order_id } });
  return { guest, order_id, link, read, id: link.reference_id };
}

async function tell(...said: Parameters<typeof razorpayNews>) {
  const { body, headers } = razorpayNews(...said);
  return (await shop.app.request('/webhooks/razorpay', { method: 'POST', headers, body })).status;
}
const paidNews = (link: ReturnType<FakeRazorpay['pay']>) =>
  tell('payment_link.paid', link, { id: `pay_of_${link.id}` });
const rowOf = async (id: string) =>
  (await shop.db.select().from(payments).where(eq(payments.id, id)))[0];

describe('Payment Links behind the payment interface', () => {
  it('leads to one link that says amount, currency, order and the way back', async () => {
    const before = razorpay.links.size;
    const { link, id, order_id } = await unpaid();
    expect(id).toMatch(/^[\w-]{32}$/);
    expect(link).toEqual({
      id: link.id,
      status: 'created',
      amount: 1_200,
      amount_paid: 0,
      currency: 'USD',
      accept_partial: false,
      reference_id: id,
      description: `Order #${order_id}`,
      // 23 hours from the moment of the order.
      expire_by: shop.deps.clock.now().getTime() / 1000 + 82_800,
      notes: { subject: `order-${order_id}` },
      callback_url: `https://shop.example/pay/${id}/back`,
      callback_method: 'get',
      short_url: `https://rzp.io/i/${link.id}`,
      payments: null,
    });
    expect(await visit(`/pay/${id}?lang=ar`)).toEqual({ status: 303, location: link.short_url });
    expect(razorpay.links.size).toBe(before + 1);
  });

  it('gives a payment that is opened late the quarter of an hour that a link must have', async () => {
    const token = await shop.customer();
    const body = { amount: 25, payment_method: 'razorpay', callback: '/wallet' };
    const { redirect_link } = await shop.call(addFund, { token, body });
    shop.clock.advance(30 * 3_600_000);
    const link = await linkAt(redirect_link);
    expect(link.expire_by).toBe(shop.deps.clock.now().getTime() / 1000 + 960);
  });

  it('finds the link again whose making was not answered', async () => {
    const { link, id } = await unpaid();
    await shop.db.update(payments).set({ session: null, gateway: '' }).where(eq(payments.id, id));
    expect((await visit(`/pay/${id}`)).location).toBe(link.short_url);
    expect(await rowOf(id)).toMatchObject({ session: link.id, gateway: 'razorpay' });
  });

  it('asks again when an answer is lost, and there is one link', async () => {
    quiet();
    const before = razorpay.links.size;
    razorpay.lost = 2;
    const { link, id } = await unpaid();
    expect([razorpay.lost, razorpay.links.size]).toEqual([0, before + 1]);
    expect(await rowOf(id)).toMatchObject({ session: link.id, gateway: 'razorpay' });
  });

  it('is offered under its own name, and a price that it does not take is refused before an order', async () => {
    const { active_payment_method_list } = await shop.call(getConfig);
    expect(active_payment_method_list).toEqual([
      {
        gateway: 'razorpay',
        gateway_title: 'UPI, card or net banking',
        gateway_image_full_url: '/pictures/card.svg',
      },
    ]);
    const token = await shop.customer();
    const body = { amount: 0.99, payment_method: 'razorpay', callback: '/wallet' };
    const refusal = await shop.refusal(addFund, { token, body });
    expect([refusal.status, refusal.errors[0]?.code]).toEqual([400, 'payment_unavailable']);
  });

  it('reads the outcome by a signed return; a second one and the webhook change nothing', async () => {
    const { link, id, order_id, read } = await unpaid();
    const paid = razorpay.pay(link.id);
    const back = `https://shop.example/track-order?from=checkout&order_id=${order_id}&flag=success`;
    const way = `/pay/${id}/back?${razorpay.returnOf(paid)}`;
    expect(await visit(way)).toEqual({ status: 303, location: back });
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'paid', intent: `pay_of_${link.id}`, refundAmount: 0 });
    shop.clock.advance(1_000);
    expect(await visit(way)).toEqual({ status: 303, location: back });
    expect(await Promise.all([1, 2, 3].map(() => paidNews(paid)))).toEqual([200, 200, 200]);
    expect(await rowOf(id)).toEqual(row);
    expect((await read()).payment_status).toBe('paid');
  });

  it('takes the webhook before the shopper is back', async () => {
    const { link, id, read } = await unpaid();
    const paid = razorpay.pay(link.id);
    expect(await paidNews(paid)).toBe(200);
    expect((await read()).payment_status).toBe('paid');
    expect((await visit(`/pay/${id}/back?${razorpay.returnOf(paid)}`)).location).toContain(
      'flag=success',
    );
  });

  it('a forged return settles nothing, whoever signed it', async () => {
    const { link, id, read } = await unpaid();
    const other = await unpaid();
    const paid = { ...razorpay.pay(link.id) };
    const forged = [
      razorpay.returnOf(paid, 'another secret'),
      razorpay.returnOf(paid).replace(/signature=\w+/, 'signature='),
      razorpay.returnOf(paid).replace('link_status=paid', 'link_status=created'),
      razorpay.returnOf(razorpay.pay(other.link.id)),
    ];
    for (const query of forged) expect((await visit(`/pay/${id}/back?${query}`)).status).toBe(404);
    expect((await read()).payment_status).toBe('unpaid');
  });

  it.each([
    [
      'another secret',
      (link: object) => tell('payment_link.paid', link, { id: 'pay_1' }, 'forged'),
    ],
    [
      'no signature',
      async (link: object) => {
        const { body } = razorpayNews('payment_link.paid', link, { id: 'pay_1' });
        return (await shop.app.request('/webhooks/razorpay', { method: 'POST', body })).status;
      },
    ],
    [
      'a body that was changed after signing',
      async (link: object) => {
        const { body, headers } = razorpayNews('payment_link.paid', link, { id: 'pay_1' });
        const changed = { method: 'POST', headers, body: body.replace('pay_1', 'pay_2') };
        return (await shop.app.request('/webhooks/razorpay', changed)).status;
      },
    ],
  ])('refuses forged news: %s', async (_, forge) => {
    const { link, read } = await unpaid();
    expect(await forge({ ...link, status: 'paid', amount_paid: link.amount })).toBe(400);
    expect((await read()).payment_status).toBe('unpaid');
  });

  it.each([
    ['amount', { amount: 1, amount_paid: 1 }],
    ['amount paid', { amount_paid: 100 }],
    ['currency', { currency: 'INR' }],
    ['order', { notes: { subject: 'order-1' } }],
    ['link', { id: 'plink_other' }],
  ])('applies nothing when the %s is another', async (_, parts) => {
    quiet();
    const { link, id, read } = await unpaid();
    const paid = { ...razorpay.pay(link.id), ...parts };
    expect(await tell('payment_link.paid', paid, { id: 'pay_1' })).toBe(400);
    expect(await rowOf(id)).toMatchObject({ status: 'open', intent: null });
    expect((await read()).payment_status).toBe('unpaid');
  });

  it('a refused attempt settles nothing: the link is still to be paid', async () => {
    const { link, id, read } = await unpaid();
    const payload = { payment: { entity: { id: 'pay_1', status: 'failed', amount: 1_200 } } };
    const body = JSON.stringify({ entity: 'event', event: 'payment.failed', payload });
    const signature = createHmac('sha256', 'webhook_of_flowmart').update(body).digest('hex');
    const headers = { 'X-Razorpay-Signature': signature };
    const told = await shop.app.request('/webhooks/razorpay', { method: 'POST', headers, body });
    expect(told.status).toBe(200);
    expect((await visit(`/pay/${id}/back`)).location).toContain('flag=cancel');
    expect(await rowOf(id)).toMatchObject({ status: 'open' });
    await paidNews(razorpay.pay(link.id));
    expect((await read()).payment_status).toBe('paid');
  });

  it.each(['cancelled', 'expired'] as const)(
    'a link that is %s leaves the order unpaid',
    async (status) => {
      const { link, id, read } = await unpaid();
      link.status = status;
      expect(await tell(`payment_link.${status}`, link, null)).toBe(200);
      expect(await rowOf(id)).toMatchObject({ status: 'canceled', intent: null });
      expect((await read()).payment_status).toBe('unpaid');
    },
  );

  it('a shopper who turns back closes the link; the order is paid on another', async () => {
    const { link, id, guest, order_id, read } = await unpaid();
    expect((await visit(`/pay/${id}/cancel`)).location).toContain('flag=cancel');
    expect(link.status).toBe('cancelled');
    const body = { guest_id: guest, order_id, callback: '/track-order' };
    const next = await linkAt((await shop.call(payOrder, { body })).redirect_link);
    expect(next.id).not.toBe(link.id);
    await paidNews(razorpay.pay(next.id));
    expect((await read()).payment_status).toBe('paid');
  });

  it('tells on a page that it cannot be reached, and loses nothing', async () => {
    quiet();
    const { link, id, order_id, read } = await unpaid();
    const paid = razorpay.pay(link.id);
    razorpay.isDown = true;
    const response = await shop.app.request(`/pay/${id}/back?${razorpay.returnOf(paid)}`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(`order_id=${order_id}&amp;flag=pending`);
    expect((await read()).payment_status).toBe('unpaid');
    razorpay.isDown = false;
    expect(await paidNews(paid)).toBe(200);
    expect((await read()).payment_status).toBe('paid');
  });

  it('WAL-08 adds a fund to the wallet once', async () => {
    const token = await shop.customer();
    const body = { amount: 25, payment_method: 'razorpay', callback: '/wallet' };
    const link = await linkAt((await shop.call(addFund, { token, body })).redirect_link);
    expect(link).toMatchObject({ amount: 2_500, description: 'Wallet top-up' });
    const paid = razorpay.pay(link.id);
    await Promise.all([paidNews(paid), paidNews(paid), visit(`/pay/${link.reference_id}/back`)]);
    const { data } = await shop.call(listWalletTransactions, { token });
    expect(data.map(({ credit, transaction_type }) => [credit, transaction_type])).toEqual([
      [25, 'add_fund'],
    ]);
  });
});

describe('refunds by Razorpay', () => {
  it('money for an order that is paid in cash meanwhile goes back, once', async () => {
    const { guest, order_id, link, id } = await unpaid();
    await shop.call(switchToCash, { body: { guest_id: guest, order_id } });
    const paid = razorpay.pay(link.id);
    expect([await paidNews(paid), await paidNews(paid)]).toEqual([200, 200]);
    expect(await rowOf(id)).toMatchObject({ status: 'replaced', refundAmount: 12_000 });
    expect(await sendRefunds(shop.deps)).toBe(1);
    expect([...razorpay.refunds]).toEqual([
      [`refund-${id}-12000`, { payment: `pay_of_${link.id}`, amount: 1_200 }],
    ]);
    expect(await sendRefunds(shop.deps)).toBe(0);
  });

  it('stays due while Razorpay fails, and is done when it says that it is', async () => {
    quiet();
    const { guest, order_id, link, id } = await unpaid();
    await shop.call(cancelOrder, {
      body: { guest_id: guest, order_id, reason: 'Changed my mind' },
    });
    await paidNews(razorpay.pay(link.id));
    razorpay.isDown = true;
    expect(await sendRefunds(shop.deps)).toBe(0);
    razorpay.isDown = false;
    shop.clock.advance(30_000);
    razorpay.failures.push('Your account does not have enough balance');
    expect(await sendRefunds(shop.deps)).toBe(0);
    expect((await rowOf(id))?.refundedAt).toBeNull();
    razorpay.failures.push('The payment has been fully refunded already');
    expect(await sendRefunds(shop.deps)).toBe(0);
    shop.clock.advance(60_000);
    expect(await sendRefunds(shop.deps)).toBe(1);
    expect((await rowOf(id))?.refundedAt).toEqual(shop.deps.clock.now());
  });

  it('hears of one that failed later, and of no other', async () => {
    quiet();
    const { guest, order_id, link, id } = await unpaid();
    await shop.call(switchToCash, { body: { guest_id: guest, order_id } });
    await paidNews(razorpay.pay(link.id));
    expect(await sendRefunds(shop.deps)).toBe(1);
    // https://razorpay.com/docs/webhooks/payloads/refunds
    const tellRefund = async (event: string) => {
      const entity = {
        id: 'rfnd_7',
        entity: 'refund',
        amount: 1_200,
        currency: 'USD',
        payment_id: `pay_of_${link.id}`,
        notes: { payment_id: id },
        status: event === 'refund.failed' ? 'failed' : 'processed',
      };
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_1',
        event,
        contains: ['refund', 'payment'],
        payload: { refund: { entity }, payment: { entity: { id: `pay_of_${link.id}` } } },
      });
      const signature = createHmac('sha256', razorpay.env.RAZORPAY_WEBHOOK_SECRET ?? '')
        .update(body)
        .digest('hex');
      const headers = { 'X-Razorpay-Signature': signature };
      const request = { method: 'POST', headers, body };
      return (await shop.app.request('/webhooks/razorpay', request)).status;
    };
    const lost = async () => (await rowOf(id))?.lostRefunds.map((one) => [one.id, one.amount]);
    expect(await tellRefund('refund.processed')).toBe(200);
    expect(await lost()).toEqual([]);
    expect(await tellRefund('refund.failed')).toBe(200);
    expect(await lost()).toEqual([['rfnd_7', 12_000]]);
  });
});

describe('what the environment says of it', () => {
  it.each([
    [{ RAZORPAY_KEY_SECRET: '' }, 'RAZORPAY_KEY_SECRET is missing beside RAZORPAY_KEY_ID'],
    [{ RAZORPAY_WEBHOOK_SECRET: '' }, 'RAZORPAY_WEBHOOK_SECRET is missing beside RAZORPAY_KEY_ID'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL is missing beside RAZORPAY_KEY_ID'],
    [{ RAZORPAY_KEY_ID: 'rzp_live_1' }, 'demo mode takes no real money'],
    [{ RAZORPAY_CURRENCY: 'rupees' }, 'RAZORPAY_CURRENCY must be a currency'],
    [{ RAZORPAY_API_URL: 'razorpay' }, 'RAZORPAY_API_URL must be an http(s) address'],
  ])('the server does not start with %o', (parts, reason) => {
    expect(() => readEnv({ ...razorpay.env, ...parts })).toThrow(reason);
  });
});
