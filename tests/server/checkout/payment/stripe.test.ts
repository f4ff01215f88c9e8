import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addFund, listWalletTransactions } from '../../../../domain/account/walletEndpoints';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { payOrder, switchToCash, trackOrder } from '../../../../domain/orders/orderEndpoints';
import { getConfig } from '../../../../domain/place/placeEndpoints';
import { sendRefunds } from '../../../../server/checkout/payment/refunds';
import { smallestUnits } from '../../../../server/checkout/payment/units';
import { payments } from '../../../../server/db/schema/orders';
import { readEnv } from '../../../../server/env';
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
afterEach(() => vi.restoreAllMocks());

const pathOf = (link: string) => link.replace('https://shop.example', '');

async function visit(path: string) {
  const response = await shop.app.request(path);
  return { status: response.status, location: response.headers.get('Location') };
}

/** An order that waits for its money, and the session that its page led to. */
async function unpaid() {
  const guest = await shop.guest();
  const item = await shop.item(store);
  const { order_id, redirect_link } = await shop.order(guest, item, {
    payment_method: 'digital_payment',
    callback: 'https://shop.example/track-order?from=checkout',
  });
  const link = pathOf(redirect_link ?? '');
  const { location } = await visit(link);
  const session = stripe.sessions.get(location?.split('/').at(-1) ?? '');
  if (!session) throw new Error('The page led to no session');
  const read = () => shop.call(trackOrder, { query: { guest_id: guest, order_id } });
  const id = /\/pay\/([\w-]+)/.exec(link)?.[1] ?? '';
  return { guest, order_id, link, session, read, id, location };
}

async function tell(type: string, object: object, secret?: string) {
  const { payload, signature } = signedEvent(type, object, secret);
  const headers = { 'stripe-signature': signature };
  const request = { method: 'POST', headers, body: payload };
  return (await shop.app.request('/webhooks/stripe', request)).status;
}

const completed = 'checkout.session.completed';
const rowOf = async (id: string) =>
  (await shop.db.select().from(payments).where(eq(payments.id, id)))[0];

describe('Stripe Checkout behind the payment interface', () => {
  it('leads to one session that says amount, currency, order and the way back', async () => {
    const { link, session, id, order_id, location } = await unpaid();
    expect(link).toMatch(/^\/pay\/[\w-]{32}\?lang=en$/);
    expect(location).toBe(`https://checkout.stripe.example/c/pay/${session.id}`);
    expect(session).toMatchObject({
      amount_total: 1_200,
      currency: 'usd',
      client_reference_id: `order-${order_id}`,
      metadata: { payment_id: id },
      success_url: `https://shop.example/pay/${id}/back?lang=en`,
      cancel_url: `https://shop.example/pay/${id}/cancel?lang=en`,
    });
    const made = stripe.made;
    expect(await visit(link)).toEqual({ status: 303, location });
    expect(stripe.made).toBe(made);
  });

  it('takes the place of the demo page, and is offered under its own name', async () => {
    expect((await shop.app.request('/demo/pay/any')).status).toBe(404);
    const { active_payment_method_list } = await shop.call(getConfig);
    expect(active_payment_method_list.map(({ gateway }) => gateway)).toEqual(['stripe']);
  });

  it('applies a signed event once: the order is paid, and a second telling changes nothing', async () => {
    const { session, read, id } = await unpaid();
    const paid = stripe.pay(session.id);
    expect(await tell(completed, paid)).toBe(200);
    expect(await read()).toMatchObject({ payment_status: 'paid' });
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'paid', intent: `pi_of_${session.id}`, refundAmount: 0 });
    shop.clock.advance(1_000);
    const again = await Promise.all([1, 2, 3, 4].map(() => tell(completed, paid)));
    expect(again).toEqual([200, 200, 200, 200]);
    expect(await rowOf(id)).toEqual(row);
  });

  it('reads the outcome itself when the shopper is back before the event', async () => {
    const { session, read, id, order_id } = await unpaid();
    stripe.pay(session.id);
    const back = `https://shop.example/track-order?from=checkout&order_id=${order_id}&flag=success`;
    expect(await visit(`/pay/${id}/back`)).toEqual({ status: 303, location: back });
    expect(await read()).toMatchObject({ payment_status: 'paid' });
    expect(await visit(`/pay/${id}/cancel`)).toEqual({ status: 303, location: back });
  });

  it('ends the session of a shopper who turns back; the order can be paid on a new one', async () => {
    const { session, read, id, guest, order_id } = await unpaid();
    expect((await visit(`/pay/${id}/cancel`)).location).toContain('flag=cancel');
    expect(session.status).toBe('expired');
    expect(await read()).toMatchObject({ payment_status: 'unpaid' });
    const body = { guest_id: guest, order_id, callback: '/track-order' };
    const { redirect_link } = await shop.call(payOrder, { body });
    const { location } = await visit(pathOf(redirect_link));
    expect(location).not.toContain(session.id);
    expect(location).toContain('https://checkout.stripe.example/');
  });

  it('a session that expired leaves the order unpaid', async () => {
    const { session, read, id } = await unpaid();
    session.status = 'expired';
    expect(await tell('checkout.session.expired', session)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'canceled', intent: null });
    expect(await read()).toMatchObject({ payment_status: 'unpaid' });
  });

  it.each([
    ['another secret', async (session: object) => tell(completed, session, 'whsec_forged')],
    [
      'no signature',
      async (session: object) => {
        const body = JSON.stringify({ type: completed, data: { object: session } });
        return (await shop.app.request('/webhooks/stripe', { method: 'POST', body })).status;
      },
    ],
    [
      'a body that was changed after signing',
      async (session: object) => {
        const { payload, signature } = signedEvent(completed, session);
        const headers = { 'stripe-signature': signature };
        const body = payload.replace('"unpaid"', '"paid"').replace('evt_', 'evt_x');
        return (await shop.app.request('/webhooks/stripe', { method: 'POST', headers, body }))
          .status;
      },
    ],
  ])('refuses a forged event: %s', async (_, forge) => {
    const { session, read } = await unpaid();
    expect(await forge({ ...session, payment_status: 'paid' })).toBe(400);
    expect(await read()).toMatchObject({ payment_status: 'unpaid' });
  });

  it.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'jpy' }],
    ['order', { client_reference_id: 'order-1' }],
    ['session', { id: 'cs_test_other' }],
  ])('applies nothing when the %s is another', async (_, parts) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { session, read, id } = await unpaid();
    expect(await tell(completed, { ...stripe.pay(session.id), ...parts })).toBe(400);
    expect(await rowOf(id)).toMatchObject({ status: 'open', intent: null });
    expect(await read()).toMatchObject({ payment_status: 'unpaid' });
  });

  it('passes over sessions of other shops, and events that it does not know', async () => {
    expect(await tell(completed, { id: 'cs_other', metadata: {}, payment_status: 'paid' })).toBe(
      200,
    );
    expect(await tell('customer.created', { id: 'cus_1' })).toBe(200);
  });

  it('adds a fund to the wallet once', async () => {
    const token = await shop.customer();
    const body = { amount: 25, payment_method: 'stripe', callback: '/wallet' };
    const { redirect_link } = await shop.call(addFund, { token, body });
    const { location } = await visit(pathOf(redirect_link));
    const paid = stripe.pay(location?.split('/').at(-1) ?? '');
    await Promise.all([1, 2, 3].map(() => tell(completed, paid)));
    const { data } = await shop.call(listWalletTransactions, { token });
    expect(data.map(({ credit, transaction_type }) => [credit, transaction_type])).toEqual([
      [25, 'add_fund'],
    ]);
  });
});

describe('refunds by Stripe', () => {
  it('money for an order that is paid in cash meanwhile goes back, once', async () => {
    const { guest, order_id, session, id } = await unpaid();
    await shop.call(switchToCash, { body: { guest_id: guest, order_id } });
    const paid = stripe.pay(session.id);
    expect(await tell(completed, paid)).toBe(200);
    expect(await tell(completed, paid)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'replaced', refundAmount: 12_000 });
    expect(await sendRefunds(shop.deps)).toBe(1);
    expect(stripe.refunds.get(`refund:${id}:12000`)).toEqual({
      payment_intent: `pi_of_${session.id}`,
      amount: 1_200,
    });
    expect((await rowOf(id))?.refundedAt).toEqual(shop.deps.clock.now());
    expect(await sendRefunds(shop.deps)).toBe(0);
  });

  it('stays due while Stripe fails, and is done when Stripe says that it is', async () => {
    const { guest, order_id, session, id } = await unpaid();
    const body = { guest_id: guest, order_id, reason: 'Changed my mind' };
    await shop.call(cancelOrder, { body });
    await tell(completed, stripe.pay(session.id));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stripe.failures.push({ status: 402, code: 'card_declined' });
    expect(await sendRefunds(shop.deps)).toBe(0);
    expect(await rowOf(id)).toMatchObject({ refundedAt: null });
    shop.clock.advance(30_000);
    stripe.failures.push({ status: 400, code: 'charge_already_refunded' });
    expect(await sendRefunds(shop.deps)).toBe(1);
    expect((await rowOf(id))?.refundedAt).not.toBeNull();
  });
});

describe('what Stripe is told', () => {
  it.each([
    [13_500, 'usd', 1_350],
    [13_000, 'jpy', 13],
    [13_520, 'kwd', 13_520],
  ])('%i thousandths of %s are %i', (millis, currency, units) => {
    expect(smallestUnits(millis, currency)).toBe(units);
  });

  it.each([
    [13_505, 'usd'],
    [13_500, 'jpy'],
    [13_525, 'kwd'],
  ])('%i thousandths of %s cannot be said', (millis, currency) => {
    expect(() => smallestUnits(millis, currency)).toThrow();
  });

  it('is sent króna in hundredths, but none that is not whole', () => {
    const [provider] = readEnv({ ...stripe.env, STRIPE_CURRENCY: 'isk' }).gateways;
    expect(provider?.units(500_000)).toBe(50_000);
    expect(() => provider?.units(500_500)).toThrow('This payment method is not available.');
  });

  it.each([
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'demo mode takes no real money'],
    [{ STRIPE_CURRENCY: 'dollars' }, 'STRIPE_CURRENCY must be a currency'],
    [{ STRIPE_CURRENCY: 'UGX' }, 'STRIPE_CURRENCY cannot be ugx'],
  ])('the server does not start with %o', (parts, reason) => {
    expect(() => readEnv({ ...stripe.env, ...parts })).toThrow(reason);
  });
});
