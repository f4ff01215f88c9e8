import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addFund,
  listWalletBonuses,
  listWalletTransactions,
} from '../../../../domain/account/walletEndpoints';
import { getProfile } from '../../../../domain/identity/sessionEndpoints';
import { placeOrderPayload } from '../../../../domain/orders/order';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { bookToWallet } from '../../../../server/account/wallet/ledger';
import { orders } from '../../../../server/db/schema/orders';
import { customers } from '../../../../server/db/schema/people';
import { walletEntries } from '../../../../server/db/schema/wallet';
import { Refusal } from '../../../../server/http/refusal';
import type { PlacingScope } from '../../../../server/orders/ground';
import { placeOrder } from '../../../../server/orders/place';
import { writeSetting } from '../../../../server/settings/settings';
import { moduleId, openShop, orderBody, type Shop, zoneId } from '../../orders/shop';

const callback = '/profile?page=wallet';
const fund = { amount: 40, payment_method: 'demo_pay', callback, payment_platform: 'web' };

let shop: Shop;
let store: number;
let item: number;
beforeAll(async () => {
  shop = await openShop({ LIMIT_ORDERS: '1000000/1m' });
  store = await shop.store();
  // With the shop's fee of 0.50 an order of one is 60.00.
  item = await shop.item(store, { price: 59_500, stock: 1_000 });
  await setting('customer_wallet_status', 1);
});
afterAll(() => shop.close());

async function setting(field: string, value: unknown) {
  await writeSetting(shop.db, field, value);
  shop.deps.settings.refresh();
}

/** A customer whose wallet holds `balance`. */
async function customer(balance = 0) {
  const token = await shop.customer();
  const { id } = await shop.call(getProfile, { token });
  if (balance > 0) {
    const entry = { customerId: id, reference: 'test', amount: balance * 1000 };
    await shop.db.transaction((tx) =>
      bookToWallet(tx, { ...entry, kind: 'referrer' }, new Date('2026-11-21')),
    );
  }
  const wallet = async () => {
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, id));
    const [ledger] = await shop.db
      .select({ sum: sum(walletEntries.amount) })
      .from(walletEntries)
      .where(eq(walletEntries.customerId, id));
    return { balance: row?.walletBalance, sum: Number(ledger?.sum ?? 0) };
  };
  return { token, id, wallet };
}

const request = new Request('http://localhost:3000/api/v1/customer/order/place');

/** Orders one item for pick-up out of the wallet; the order's number, or the refusal's code. */
async function buy(customerId: number): Promise<number | string> {
  const body = orderBody('', store, shop.home, {
    order_type: 'take_away',
    payment_method: 'wallet',
    lines: [{ item_id: item, quantity: 1 }],
    order_amount: 60,
  });
  const scope: PlacingScope = {
    caller: { kind: 'customer', id: customerId, tokenHash: '' },
    owner: `customer:${customerId}`,
    moduleId,
    zoneIds: [zoneId],
    language: 'en',
    address: '',
  };
  try {
    const order = v.parse(placeOrderPayload, body);
    return (await placeOrder(shop.deps, scope, order, randomUUID(), request)).order_id;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const settle = async (link: string, action: string) => {
  const answer = await shop.app.request(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  });
  return answer.headers.get('location');
};

describe('adding money', () => {
  it('WAL-08, WAL-10 leads to the payment page and back to the wallet; the money comes once', async () => {
    const { token, wallet } = await customer();
    const { redirect_link } = await shop.call(addFund, { token, body: fund });
    expect(await (await shop.app.request(redirect_link)).text()).toContain('$40.00');
    expect(await wallet()).toEqual({ balance: 0, sum: 0 });
    const settled = await Promise.all([1, 2, 3].map(() => settle(redirect_link, 'pay')));
    expect(new Set(settled)).toEqual(new Set(['/profile?page=wallet&flag=success']));
    expect(await wallet()).toEqual({ balance: 40_000, sum: 40_000 });
    const { data, total_size } = await shop.call(listWalletTransactions, { token });
    expect(total_size).toBe(1);
    expect(data[0]).toMatchObject({
      transaction_type: 'add_fund',
      credit: 40,
      debit: 0,
      balance: 40,
      order_id: null,
    });
  });

  it('puts a bonus on top once, however often the payment is reported', async () => {
    const { token, wallet } = await customer();
    const running = {
      id: 7,
      title: { en: 'More for more', ar: 'المزيد' },
      description: '',
      bonus_type: 'percent',
      bonus_amount: 10,
      minimum_add_amount: 40,
      maximum_bonus_amount: 0,
      start_date: null,
      end_date: null,
    };
    await setting('wallet_bonuses', [running, { ...running, id: 8, end_date: '2020-01-01' }]);
    expect(await shop.call(listWalletBonuses, { token, language: 'ar' })).toMatchObject([
      { id: 7, title: 'المزيد', bonus_amount: 10, minimum_add_amount: 40 },
    ]);
    const { redirect_link } = await shop.call(addFund, { token, body: fund });
    // As when nobody asked for anything while the shopper paid: the settings are read anew.
    shop.deps.settings.refresh();
    await Promise.all([1, 2, 3].map(() => settle(redirect_link, 'pay')));
    expect(await wallet()).toEqual({ balance: 44_000, sum: 44_000 });
    const { data } = await shop.call(listWalletTransactions, { token });
    expect(data.map(({ transaction_type, credit }) => [transaction_type, credit])).toEqual([
      ['bonus', 4],
      ['add_fund', 40],
    ]);
    await setting('wallet_bonuses', []);
  });

  it('puts the bonus on top that ran when the page was opened, also where it has ended since', async () => {
    const { token, wallet } = await customer();
    const soon = new Date(shop.deps.clock.now().getTime() + 60_000).toISOString();
    const ending = {
      id: 9,
      title: { en: 'Until soon' },
      description: '',
      bonus_type: 'amount',
      bonus_amount: 5,
      minimum_add_amount: 10,
      maximum_bonus_amount: 0,
      start_date: null,
      end_date: soon,
    };
    await setting('wallet_bonuses', [ending]);
    const { redirect_link } = await shop.call(addFund, { token, body: fund });
    shop.clock.advance(120_000);
    await settle(redirect_link, 'pay');
    expect(await wallet()).toEqual({ balance: 45_000, sum: 45_000 });
    const late = await shop.call(addFund, { token, body: fund });
    await settle(late.redirect_link, 'pay');
    expect(await wallet()).toEqual({ balance: 85_000, sum: 85_000 });
    await setting('wallet_bonuses', []);
  });

  it.each(['fail', 'cancel'])(
    'brings nothing after %s, nor when it is paid afterwards',
    async (action) => {
      const { token, wallet } = await customer();
      const { redirect_link } = await shop.call(addFund, { token, body: fund });
      expect(await settle(redirect_link, action)).toBe(`/profile?page=wallet&flag=${action}`);
      await settle(redirect_link, 'pay');
      expect(await wallet()).toEqual({ balance: 0, sum: 0 });
    },
  );

  it('gives the same page for the same key', async () => {
    const { token } = await customer();
    const headers = { 'Idempotency-Key': randomUUID() };
    const ask = () => shop.call(addFund, { token, headers, body: fund });
    expect(await ask()).toEqual(await ask());
  });

  it.each([
    [{ amount: 0 }, 'validation'],
    [{ amount: -5 }, 'validation'],
    [{ amount: 0.001 }, 'validation'],
    [{ amount: 'a lot' }, 'validation'],
    [{ amount: 1e12 }, 'validation'],
    [{ payment_method: '' }, 'validation'],
    [{ payment_method: 'gold' }, 'validation'],
    [{ callback: 'https://elsewhere.example/profile' }, 'validation'],
    [{ callback: 'javascript:alert(1)' }, 'validation'],
  ])('WAL-12 refuses %j', async (parts, code) => {
    const { token } = await customer();
    const { errors } = await shop.refusal(addFund, { token, body: { ...fund, ...parts } });
    expect(errors[0]?.code).toBe(code);
  });

  it('WAL-16 is not there for guests, nor while the wallet is off', async () => {
    const { token } = await customer();
    const stranger = await shop.refusal(addFund, { body: fund });
    expect(stranger.status).toBe(401);
    await setting('customer_wallet_status', 0);
    const off = await shop.refusal(addFund, { token, body: fund });
    expect(off.errors[0]?.code).toBe('payment_unavailable');
    expect(await buy((await customer(100)).id)).toBe('payment_unavailable');
    await setting('customer_wallet_status', 1);
  });
});

describe('paying out of the wallet', () => {
  it('50 orders of 60 at once on a balance of 100 make one', async () => {
    const { id, wallet } = await customer(100);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => buy(id)));
    const placed = outcomes.filter((outcome) => typeof outcome === 'number');
    expect(placed).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'wallet_short')).toHaveLength(49);
    expect(await wallet()).toEqual({ balance: 40_000, sum: 40_000 });
    const rows = await shop.db.select().from(orders).where(eq(orders.customerId, id));
    expect(rows.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid']);
  });

  it('gives the money back once when the order is cancelled', async () => {
    const { id, token, wallet } = await customer(100);
    const order_id = await buy(id);
    const body = { order_id, reason: 'I changed my mind' };
    await Promise.allSettled([1, 2, 3].map(() => shop.call(cancelOrder, { token, body })));
    expect(await wallet()).toEqual({ balance: 100_000, sum: 100_000 });
    const read = async (type: string) => {
      const { data } = await shop.call(listWalletTransactions, { token, query: { type } });
      return data.map((row) => [row.transaction_type, row.credit, row.debit, row.balance]);
    };
    expect(await read('all')).toEqual([
      ['order_refund', 60, 0, 100],
      ['order', 0, 60, 40],
      ['referrer', 100, 0, 100],
    ]);
    expect(await read('order')).toEqual([['order', 0, 60, 40]]);
  });

  it('takes nothing when the order fails, and shows nobody else’s money', async () => {
    const { id, wallet } = await customer(100);
    const gone = await shop.item(store, { price: 59_500, stock: 0 });
    const before = item;
    item = gone;
    expect(await buy(id)).toBe('out_of_stock');
    item = before;
    expect(await wallet()).toEqual({ balance: 100_000, sum: 100_000 });
    const { token } = await customer();
    expect((await shop.call(listWalletTransactions, { token })).data).toEqual([]);
  });
});
