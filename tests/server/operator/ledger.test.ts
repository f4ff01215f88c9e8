import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/operator/operatorEndpoints';
import { refundRequests } from '../../../server/db/schema/afterOrder';
import { ledger } from '../../../server/db/schema/ledger';
import { orders } from '../../../server/db/schema/orders';
import { stores } from '../../../server/db/schema/stores';
import { isNoted } from '../../../server/operator/ledger/read';
import { byCommand } from '../../../server/operator/noteAct';
import { runOpsCommand } from '../../../server/ops/command';
import { answerRefund } from '../../../server/orders/afterOrder/refunds';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { openShop, type Shop } from '../orders/shop';
import { operatorIn } from './operators';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  ({ token } = await operatorIn(shop));
  await shop.coupon('SHOPS', { moduleId: 2, discount: 10_000 });
}, 300_000);
afterAll(() => shop.close());

interface Sale {
  quantity: number;
  type: 'delivery' | 'take_away';
  hasCoupon: boolean;
  tip: number;
  /** Of what was paid; 0 where nothing is asked back. */
  refund: number;
  isDelivered: boolean;
}

const sale: fc.Arbitrary<Sale> = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  type: fc.constantFrom('delivery', 'take_away'),
  hasCoupon: fc.boolean(),
  tip: fc.constantFrom(0, 2.5),
  refund: fc.constantFrom(0, 0, 0.37, 1),
  isDelivered: fc.boolean(),
});

async function sell(item: number, { type, hasCoupon, tip, refund, isDelivered }: Sale) {
  const { order_id: id } = await shop.order(await shop.guest(), item, {
    order_type: type,
    ...(hasCoupon && { coupon_code: 'SHOPS' }),
    ...(type === 'delivery' && { dm_tips: tip }),
  });
  if (!isDelivered) return;
  while (await moveOrder(shop.deps, id));
  const { rows } = await shop.db.execute<{ amount: string }>(
    sql`select order_amount::text as amount from orders where id = ${id}`,
  );
  const amount = Math.floor(Number(rows[0]?.amount) * refund) / 1000;
  if (amount === 0) return;
  await shop.db
    .insert(refundRequests)
    .values({ orderId: id, reason: 'x', images: [], createdAt: shop.deps.clock.now() });
  await answerRefund(shop.deps, id, { approve: true, amount }, byCommand);
}

/** What a store is owed, by the orders and refunds alone, in the exact numbers of the database. */
async function owedByOrders(store: number, percent: number): Promise<number> {
  const { rows } = await shop.db.execute<{ owed: string }>(sql`
    with sold as (
      select id, order_amount::numeric as paid, order_type, refunded_to,
        order_amount - delivery_charge - dm_tips - additional_charge + coupon_discount
          - round((subtotal - item_discount) * ${percent}::numeric / 100 / 10) * 10 as share
      from orders where store_id = ${store} and status = 'delivered'
    ), back as (
      select order_id, amount::numeric as amount from refund_requests where status = 'approved'
    )
    select (coalesce(sum(share - case when order_type = 'take_away' then paid else 0 end), 0)
      + coalesce(sum(case when refunded_to = 'cash' then amount else 0 end - case when amount = paid then share else round(amount * share / paid / 10) * 10 end), 0))::text as owed
    from sold left join back on back.order_id = sold.id`);
  return Number(rows[0]?.owed) / 1000;
}

const account = (store: number) => shop.call(calls.readLedger, { token, params: { id: store } });

describe('the ledger of a store', () => {
  it('says what its orders, refunds and payouts say, whatever was sold', async () => {
    const sales = fc.sample(fc.array(sale, { minLength: 4, maxLength: 7 }), {
      numRuns: 4,
      seed: 20_261_126,
    });
    for (const [at, sold] of sales.entries()) {
      const percent = [0, 10, 12.5, 33][at] ?? 0;
      const store = await shop.store();
      await runOpsCommand(shop.deps, ['commission', String(store), String(percent)]);
      const item = await shop.item(store, { price: 10_370 });
      for (const one of sold) await sell(item, one);
      const owed = await owedByOrders(store, percent);
      expect((await account(store)).store.balance).toBe(owed);
      const all = await shop.db.select().from(ledger).where(eq(ledger.storeId, store));
      const delivered = sold.filter(({ isDelivered }) => isDelivered).length;
      expect(all.filter(({ kind }) => kind === 'order')).toHaveLength(delivered);
      if (owed <= 0) continue;
      const amount = Math.floor((owed * 100) / 2) / 100;
      const body = { amount, balance: owed, reference: `T-${at}` };
      await shop.call(calls.recordPayment, { token, params: { id: store }, body });
      const after = (await account(store)).store;
      expect([after.balance, after.paid]).toEqual([
        Math.round((owed - amount) * 1000) / 1000,
        amount,
      ]);
    }
  }, 300_000);

  it('is refused by the database where a posting is not even', async () => {
    const store = await shop.store();
    const uneven = { shoppers: -10, store: 9, shop: 0, bank: 0, at: new Date(0) };
    await expect(
      shop.db.insert(ledger).values({ storeId: store, kind: 'payout', ...uneven }),
    ).rejects.toThrow();
  });

  it.each([
    ['a free delivery of the shop', {}, [], 'owed'],
    ['a free delivery of its own', { freeDelivery: true }, [], 'borne'],
    ['its own coupon', {}, ['own'], 'borne'],
  ] as const)('of one that delivers itself has %s', async (name, parts, own, outcome) => {
    const store = await shop.store({ selfDelivery: true, minimumCharge: 5_000, ...parts });
    const code = `FREE${name.replaceAll(/\W/g, '').toUpperCase()}`;
    const storeIds = own.map(() => store);
    const type = 'free_delivery';
    await shop.coupon(code, { moduleId: 2, type, storeIds });
    const item = await shop.item(store, { price: 10_000 });
    const { order_id: id } = await shop.order(await shop.guest(), item, { coupon_code: code });
    while (await moveOrder(shop.deps, id));
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const [posting] = await shop.db.select().from(ledger).where(eq(ledger.orderId, id));
    const spared = order?.originalDeliveryCharge ?? 0;
    expect([order?.deliveryCharge, spared >= 5_000]).toEqual([0, true]);
    const fee = order?.additionalCharge ?? 0;
    expect(posting?.shop).toBe(outcome === 'owed' ? fee - spared : fee);
  });

  it('of one that has couriers of its own since leaves the cash with the courier who rode', async () => {
    const postingOf = async (isOwnSince: boolean) => {
      const store = await shop.store({ minimumCharge: 5_000 });
      const { order_id: id } = await shop.order(await shop.guest(), await shop.item(store));
      await shop.db
        .update(orders)
        .set({ riddenAt: new Date(0) })
        .where(eq(orders.id, id));
      await shop.db.update(stores).set({ selfDelivery: isOwnSince }).where(eq(stores.id, store));
      while (await moveOrder(shop.deps, id));
      const [posting] = await shop.db.select().from(ledger).where(eq(ledger.orderId, id));
      return posting && [posting.shoppers, posting.store, posting.shop, posting.bank];
    };
    expect(await postingOf(true)).toEqual(await postingOf(false));
  });

  it('knows an order once, though it is told twice to be there', async () => {
    const store = await shop.store();
    const { order_id: id } = await shop.order(await shop.guest(), await shop.item(store));
    while (await moveOrder(shop.deps, id));
    expect(await moveOrder(shop.deps, id)).toBeNull();
    expect((await account(store)).entries.map(({ kind, order_id }) => [kind, order_id])).toEqual([
      ['order', id],
    ]);
  });
});

describe('a payout', () => {
  async function owed() {
    const store = await shop.store();
    const { order_id: id } = await shop.order(await shop.guest(), await shop.item(store));
    while (await moveOrder(shop.deps, id));
    return { store, balance: (await account(store)).store.balance };
  }
  interface Paid {
    amount: number;
    balance: number;
    last_payment?: number;
    reference: string;
  }
  const pay = (store: number, body: Paid) => ({
    token,
    params: { id: store },
    body,
  });

  it('is noted once, though two press at once', async () => {
    const { store, balance } = await owed();
    const asked = pay(store, { amount: balance, balance, reference: 'T-9' });
    const answers = await Promise.all([1, 2].map(() => shop.request(calls.recordPayment, asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { store: after, entries } = await account(store);
    expect([after.balance, after.paid]).toEqual([0, balance]);
    expect(entries.map(({ kind, bank, reference }) => [kind, bank, reference])).toEqual([
      ['payout', balance, 'T-9'],
      ['order', 0, ''],
    ]);
  });

  it('is known by the amount that was noted, however exactly it is typed again', async () => {
    const { store, balance } = await owed();
    const typed = { kind: 'payout', amount: 1.004, reference: 'T-11' } as const;
    const asked = pay(store, { ...typed, balance });
    await shop.call(calls.recordPayment, asked);
    expect(await isNoted(shop.deps, store, typed)).toBe(true);
  });

  it('is noted though an order of the same amount was delivered meanwhile, and once', async () => {
    const { store, balance } = await owed();
    const { last_payment } = (await account(store)).store;
    const { order_id: id } = await shop.order(await shop.guest(), await shop.item(store));
    while (await moveOrder(shop.deps, id));
    const asked = pay(store, { amount: balance, balance, last_payment, reference: 'T-10' });
    const after = await shop.call(calls.recordPayment, asked);
    const [payout] = (await account(store)).entries;
    expect([after.balance, after.last_payment]).toEqual([balance, payout?.id]);
    const { status, errors } = await shop.refusal(calls.recordPayment, asked);
    expect([status, errors[0]?.code]).toEqual([409, 'balance_changed']);
  });

  it('is never more than what is owed', async () => {
    const { store, balance } = await owed();
    const amount = balance + 0.01;
    const { status, errors } = await shop.refusal(
      calls.recordPayment,
      pay(store, { amount, balance, reference: '' }),
    );
    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([403, 'validation', 'amount']);
  });

  it('came from a store that owes the shop, and is never more than that', async () => {
    const store = await shop.store();
    const item = await shop.item(store, { price: 10_000 });
    await runOpsCommand(shop.deps, ['commission', String(store), '10']);
    const { order_id: id } = await shop.order(await shop.guest(), item, {
      order_type: 'take_away',
    });
    while (await moveOrder(shop.deps, id));
    const { balance } = (await account(store)).store;
    expect(balance).toBe(-1.5);
    const from = (amount: number, kind: 'payout' | 'receipt') => ({
      token,
      params: { id: store },
      body: { kind, amount, balance, reference: 'IN-1' },
    });
    for (const asked of [from(1.51, 'receipt'), from(1, 'payout')]) {
      const { status, errors } = await shop.refusal(calls.recordPayment, asked);
      expect([status, errors[0]?.field]).toEqual([403, 'amount']);
    }
    const after = await shop.call(calls.recordPayment, from(0.4, 'receipt'));
    expect([after.balance, after.paid]).toEqual([-1.1, 0]);
    const [posting] = (await account(store)).entries;
    expect([posting?.kind, posting?.store, posting?.bank, posting?.reference]).toEqual([
      'receipt',
      0.4,
      -0.4,
      'IN-1',
    ]);
    expect(await runOpsCommand(shop.deps, ['receipt', String(store), '1.1', 'IN-2'])).toEqual({
      ok: true,
      text: '$1.10 from Test store are noted',
    });
    expect((await account(store)).store.balance).toBe(0);
  });

  it('goes out as a table, in which a reference is no formula', async () => {
    const { store, balance } = await owed();
    await shop.call(calls.recordPayment, pay(store, { amount: 1, balance, reference: '=1+1' }));
    const { name, csv } = await shop.call(calls.exportLedger, { token, params: { id: store } });
    expect(name).toBe('Test store');
    const [head, , paid] = csv.trim().split('\n');
    expect(head).toBe('id,at,kind,order_id,shoppers,store,shop,bank,commission,reference');
    expect(paid?.split(',').slice(2)).toEqual(['payout', '', '0', '-1', '0', '1', '0', "'=1+1"]);
  });
});
