import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listWalletTransactions } from '../../../../domain/account/walletEndpoints';
import { switchToCash } from '../../../../domain/orders/orderEndpoints';
import { sendRefunds } from '../../../../server/checkout/payment/refunds';
import { acts } from '../../../../server/db/schema/acts';
import { orders, payments } from '../../../../server/db/schema/orders';
import { customers } from '../../../../server/db/schema/people';
import { createMetrics } from '../../../../server/observe/metrics';
import { runOpsCommand } from '../../../../server/ops/command';
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

async function tell(type: string, object: object) {
  const { payload, signature } = signedEvent(type, object);
  const headers = { 'stripe-signature': signature };
  return (await shop.app.request('/webhooks/stripe', { method: 'POST', headers, body: payload }))
    .status;
}

/** A guest's order that was paid by card after its shopper had turned to cash: Stripe has taken the refund. */
async function givenBack() {
  const guest = await shop.guest();
  const item = await shop.item(store);
  const { order_id, redirect_link } = await shop.order(guest, item, {
    payment_method: 'digital_payment',
    callback: '/track-order',
  });
  const path = (redirect_link ?? '').replace('https://shop.example', '');
  const page = (await shop.app.request(path)).headers.get('Location');
  await shop.call(switchToCash, { body: { order_id, guest_id: guest } });
  await tell('checkout.session.completed', stripe.pay(page?.split('/').at(-1) ?? ''));
  expect(await sendRefunds(shop.deps)).toBe(1);
  return { order_id, payment: /\/pay\/([\w-]+)/.exec(path)?.[1] ?? '' };
}

const refund = (id: string, payment: string, status = 'failed') => ({
  id,
  object: 'refund',
  status,
  amount: 1_200,
  currency: 'usd',
  metadata: { payment_id: payment },
});
const lostOf = async (id: string) => {
  const [row] = await shop.db.select().from(payments).where(eq(payments.id, id));
  return row?.lostRefunds.map(({ id, amount, way }) => [id, amount, way]);
};

it('a refund that fails later is in the wallet of its customer, once', async () => {
  const { order_id, payment } = await givenBack();
  const token = await shop.customer();
  const [owner] = await shop.db.select().from(customers).orderBy(desc(customers.id)).limit(1);
  const theirs = { customerId: owner?.id ?? 0 };
  await shop.db.update(orders).set(theirs).where(eq(orders.id, order_id));
  expect(await tell('refund.updated', refund('re_a', payment, 'pending'))).toBe(200);
  const lost = refund('re_a', payment);
  const told = ['refund.failed', 'refund.updated', 'charge.refund.updated'];
  expect(await Promise.all(told.map((type) => tell(type, lost)))).toEqual([200, 200, 200]);
  const { data } = await shop.call(listWalletTransactions, { token });
  expect(data.map(({ credit, transaction_type }) => [credit, transaction_type])).toEqual([
    [12, 'order_refund'],
  ]);
  expect(await lostOf(payment)).toEqual([['re_a', 12_000, 'wallet']]);
  expect((await runOpsCommand(shop.deps, ['refunds'])).text).not.toContain('re_a');
});

it('what a guest has no wallet for is told, counted, and waits until it was given by hand', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { order_id, payment } = await givenBack();
  expect(await tell('refund.failed', refund('re_b', payment))).toBe(200);
  expect(await lostOf(payment)).toEqual([['re_b', 12_000, null]]);
  expect(error.mock.calls).toEqual([
    [
      `stripe could not give back 1200 (usd) of order-${order_id}, refund re_b: give it by another way (npm run ops -- refunds)`,
    ],
  ]);
  const { db } = shop;
  const metrics = createMetrics({ db, connections: () => ({}) } as never);
  expect((await metrics.read()).text).toContain('\nflowmart_refunds_lost 1\n');
  const listed = await runOpsCommand(shop.deps, ['refunds']);
  expect(listed.text).toMatch(new RegExp(`re_b .*\\$12\\.00 +stripe +order-${order_id}`));
  const given = () => runOpsCommand(shop.deps, ['refund', 're_b', 'given']);
  expect(await given()).toEqual({
    ok: true,
    text: 'the money of refund re_b was given by another way',
  });
  expect((await given()).ok).toBe(false);
  const [act] = await db.select().from(acts).where(eq(acts.kind, 'refund.given'));
  expect([act?.role, act?.about, act?.note]).toEqual([
    'command',
    order_id,
    `re_b, order-${order_id}`,
  ]);
  expect(await lostOf(payment)).toEqual([['re_b', 12_000, 'by hand']]);
  expect((await metrics.read()).text).toContain('\nflowmart_refunds_lost 0\n');
});

it('a refund that is refused is asked for ever more rarely, and told after an hour', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { order_id, payment } = await givenBack();
  const due = { refundSent: 0, refundAsked: 0 };
  await shop.db.update(payments).set(due).where(eq(payments.id, payment));
  const waits: number[] = [];
  const metrics = createMetrics({ db: shop.db, connections: () => ({}) } as never);
  const isTold = async () => [
    (await metrics.read()).text.includes('\nflowmart_refunds_refused 1\n'),
    (await runOpsCommand(shop.deps, ['refunds'])).text.includes(payment),
  ];
  for (let n = 0; n < 9; n += 1) {
    if (n === 7) expect(await isTold()).toEqual([false, false]);
    stripe.failures.push({ status: 402, code: 'insufficient_funds' });
    expect([await sendRefunds(shop.deps), await sendRefunds(shop.deps)]).toEqual([0, 0]);
    const [row] = await shop.db.select().from(payments).where(eq(payments.id, payment));
    const wait = (row?.refundNextAt?.getTime() ?? 0) - shop.deps.clock.now().getTime();
    waits.push(wait / 1000);
    shop.clock.advance(wait);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  expect(error.mock.calls).toHaveLength(1);
  expect(await isTold()).toEqual([true, true]);
  const { text } = await runOpsCommand(shop.deps, ['refunds']);
  const told = new RegExp(`${payment} .*\\$12\\.00 +stripe +order-${order_id} +insufficient_funds`);
  expect(text).toMatch(told);
  expect(await sendRefunds(shop.deps)).toBe(1);
  expect(await isTold()).toEqual([false, false]);
});

it('refunds of other shops, and those in another currency, change nothing', async () => {
  const { payment } = await givenBack();
  expect(await tell('refund.failed', refund('re_c', 'none-of-ours'))).toBe(200);
  expect(await tell('refund.failed', { ...refund('re_c', payment), currency: 'jpy' })).toBe(200);
  expect(await lostOf(payment)).toEqual([]);
});
