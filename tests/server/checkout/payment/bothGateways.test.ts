import { readFileSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFund } from '../../../../domain/account/walletEndpoints';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { payOrder, trackOrder } from '../../../../domain/orders/orderEndpoints';
import { getConfig } from '../../../../domain/place/placeEndpoints';
import { currencyGaps } from '../../../../server/checkout/payment/currencyGaps';
import { gateways } from '../../../../server/checkout/payment/gateways';
import { sendRefunds } from '../../../../server/checkout/payment/refunds';
import { payments } from '../../../../server/db/schema/orders';
import { readEnv } from '../../../../server/env';
import { writeSetting } from '../../../../server/settings/settings';
import { openShop, type Shop } from '../../orders/shop';
import { type FakeRazorpay, openFakeRazorpay, razorpayNews } from './fakeRazorpay';
import { type FakeStripe, openFakeStripe, signedEvent } from './fakeStripe';

let stripe: FakeStripe;
let razorpay: FakeRazorpay;
let shop: Shop;
let store: number;
beforeAll(async () => {
  stripe = await openFakeStripe();
  razorpay = await openFakeRazorpay();
  shop = await openShop({ ...stripe.env, ...razorpay.env });
  store = await shop.store();
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
  await razorpay.close();
});

async function ordered(payment_gateway?: string) {
  const guest_id = await shop.guest();
  const { order_id, redirect_link } = await shop.order(guest_id, await shop.item(store), {
    payment_method: 'digital_payment',
    callback: '/track-order',
    ...(payment_gateway && { payment_gateway }),
  });
  const read = () => shop.call(trackOrder, { query: { guest_id, order_id } });
  return { guest_id, order_id, link: redirect_link ?? '', read };
}
async function pageOf(link: string): Promise<URL> {
  const response = await shop.app.request(link.replace('https://shop.example', ''));
  return new URL(response.headers.get('Location') ?? '');
}
const idIn = (page: URL) => page.pathname.split('/').at(-1) ?? '';

async function payByStripe(session: string) {
  const event = signedEvent('checkout.session.completed', stripe.pay(session));
  const headers = { 'stripe-signature': event.signature };
  const request = { method: 'POST', headers, body: event.payload };
  return (await shop.app.request('/webhooks/stripe', request)).status;
}
async function payByRazorpay(link: string) {
  const payment = { id: `pay_of_${link}` };
  const request = razorpayNews('payment_link.paid', razorpay.pay(link), payment);
  return (await shop.app.request('/webhooks/razorpay', { method: 'POST', ...request })).status;
}
const takersOf = async (orderId: number) =>
  (
    await shop.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(payments.createdAt)
  ).map(({ gateway, status }) => [gateway, status]);

describe('WAL-07 two gateways side by side', () => {
  it('are offered both, in each language, in the order of the table', async () => {
    const titles = async (language: 'en' | 'ar') =>
      (await shop.call(getConfig, { language })).active_payment_method_list.map(
        ({ gateway, gateway_title }) => [gateway, gateway_title],
      );
    expect(await titles('en')).toEqual([
      ['stripe', 'Card'],
      ['razorpay', 'UPI, card or net banking'],
    ]);
    expect(await titles('ar')).toEqual([
      ['stripe', 'بطاقة'],
      ['razorpay', 'UPI أو بطاقة أو حساب بنكي'],
    ]);
  });

  it('the one that the shopper chose takes the order; the first where nothing was chosen', async () => {
    const hostOf = async (gateway?: string) => (await pageOf((await ordered(gateway)).link)).host;
    expect(await hostOf('razorpay')).toBe('rzp.io');
    expect(await hostOf('stripe')).toBe('checkout.stripe.example');
    expect(await hostOf()).toBe('checkout.stripe.example');
  });

  it('an order may change from one to the other; money of both is told apart and goes back to its own', async () => {
    const { guest_id, order_id, link, read } = await ordered('stripe');
    const session = idIn(await pageOf(link));
    shop.clock.advance(1_000);
    const body = { guest_id, order_id, callback: '/track-order', payment_gateway: 'razorpay' };
    const second = idIn(await pageOf((await shop.call(payOrder, { body })).redirect_link));
    expect(await payByRazorpay(second)).toBe(200);
    expect((await read()).payment_status).toBe('paid');
    expect(await payByStripe(session)).toBe(200);
    expect(await takersOf(order_id)).toEqual([
      ['stripe', 'replaced'],
      ['razorpay', 'paid'],
    ]);
    const reason = 'Changed my mind';
    await shop.call(cancelOrder, { body: { guest_id, order_id, reason } });
    expect(await sendRefunds(shop.deps)).toBe(2);
    expect([...stripe.refunds.values()]).toEqual([
      { payment_intent: `pi_of_${session}`, amount: 1_200 },
    ]);
    expect([...razorpay.refunds.values()]).toEqual([
      { payment: `pay_of_${second}`, amount: 1_200 },
    ]);
  });

  it('money of a gateway that is no longer configured waits for it', async () => {
    const { guest_id, order_id, link } = await ordered('razorpay');
    await payByRazorpay(idIn(await pageOf(link)));
    await shop.call(cancelOrder, { body: { guest_id, order_id, reason: 'Changed my mind' } });
    const env = readEnv(stripe.env);
    expect(await sendRefunds({ ...shop.deps, env })).toBe(0);
    shop.clock.advance(30_000);
    expect(await sendRefunds(shop.deps)).toBe(1);
  });

  it('WAL-07 a fund is held against the least that the chosen one takes', async () => {
    await writeSetting(shop.db, 'customer_wallet_status', 1);
    shop.deps.settings.refresh();
    const token = await shop.customer();
    const callback = '/profile?page=wallet';
    const fund = { amount: 0.6, callback, payment_platform: 'web' };
    const least = { token, body: { ...fund, payment_method: 'razorpay' } };
    const { errors } = await shop.refusal(addFund, least);
    expect(errors[0]?.code).toBe('payment_unavailable');
    const body = { ...fund, payment_method: 'stripe' };
    const { redirect_link } = await shop.call(addFund, { token, body });
    expect((await pageOf(redirect_link)).host).toBe('checkout.stripe.example');
  });

  it('what cannot be sent, however much of it, holds up nothing else', async () => {
    const { guest_id, order_id, link } = await ordered('stripe');
    await payByStripe(idIn(await pageOf(link)));
    await shop.call(cancelOrder, { body: { guest_id, order_id, reason: 'Changed my mind' } });
    const [due] = await shop.db.select().from(payments).where(eq(payments.orderId, order_id));
    if (!due) throw new Error('nothing is due');
    const stuck = Array.from({ length: 20 }, (_, place) => `0000stuck${place}`);
    await shop.db.insert(payments).values(
      stuck.map((id) => ({
        ...due,
        id,
        status: 'replaced' as const,
        gateway: 'razorpay',
        session: id,
        intent: id,
      })),
    );
    const deps = { ...shop.deps, env: readEnv(stripe.env) };
    expect([await sendRefunds(deps), await sendRefunds(deps)]).toEqual([0, 1]);
    await shop.db.delete(payments).where(inArray(payments.id, stuck));
  });
});

describe('the table of gateways', () => {
  it('takes one currency for one price', () => {
    const env = { ...stripe.env, ...razorpay.env, RAZORPAY_CURRENCY: 'inr' };
    expect(() => readEnv(env)).toThrow('a price has one currency: stripe takes usd, razorpay inr');
  });

  it('is warned of where prices are shown in another currency', async () => {
    const { settings, env } = shop.deps;
    expect(await currencyGaps(settings, env)).toEqual([]);
    const inYen = readEnv({ ...stripe.env, STRIPE_CURRENCY: 'jpy' });
    expect(await currencyGaps(settings, inYen)).toEqual([
      'Prices are in USD (setting currency_code), but stripe takes JPY',
    ]);
  });

  it.each([
    [
      'kwd',
      3,
      ['stripe takes no amounts of KWD with 3 decimals: set digit_after_decimal_point to 2'],
    ],
    [
      'jpy',
      2,
      ['stripe takes no amounts of JPY with 2 decimals: set digit_after_decimal_point to 0'],
    ],
    ['kwd', 2, []],
    ['jpy', 0, []],
  ])('is warned of %s with %i decimals', async (currency, digits, gaps) => {
    const before = await shop.deps.settings.config();
    const env = readEnv({ ...stripe.env, STRIPE_CURRENCY: currency });
    await writeSetting(shop.db, 'currency_code', currency.toUpperCase());
    await writeSetting(shop.db, 'digit_after_decimal_point', digits);
    shop.deps.settings.refresh();
    expect(await currencyGaps(shop.deps.settings, env)).toEqual(gaps);
    await writeSetting(shop.db, 'currency_code', 'USD');
    await writeSetting(shop.db, 'digit_after_decimal_point', before.digit_after_decimal_point);
    shop.deps.settings.refresh();
  });

  it('has every variable in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const listed = new Set([...readme.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));
    const names = gateways.flatMap(({ variables }) => variables);
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
    expect(names).toContain('RAZORPAY_KEY_ID');
  });
});
