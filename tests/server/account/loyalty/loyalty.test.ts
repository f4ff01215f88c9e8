import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listLoyaltyTransactions,
  transferPoints,
} from '../../../../domain/account/loyaltyEndpoints';
import { listWalletTransactions } from '../../../../domain/account/walletEndpoints';
import { getProfile } from '../../../../domain/identity/sessionEndpoints';
import { addPoints } from '../../../../server/account/loyalty/ledger';
import { loyaltyEntries } from '../../../../server/db/schema/loyalty';
import { orders } from '../../../../server/db/schema/orders';
import { customers } from '../../../../server/db/schema/people';
import { walletEntries } from '../../../../server/db/schema/wallet';
import { advanceDue } from '../../../../server/orders/tracking/advance';
import { writeSetting } from '../../../../server/settings/settings';
import { openShop, type Shop } from '../../orders/shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
afterAll(() => shop.close());

async function setting(field: string, value: unknown) {
  await writeSetting(shop.db, field, value);
  shop.deps.settings.refresh();
}

/** A customer with `points`, and what both of their ledgers say. */
async function customer(points = 0) {
  const token = await shop.customer();
  const { id } = await shop.call(getProfile, { token });
  if (points > 0) {
    const entry = { customerId: id, kind: 'earned', reference: 'test', points } as const;
    await shop.db.transaction((tx) => addPoints(tx, entry, shop.deps.clock.now()));
  }
  const state = async () => {
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, id));
    const [pointsSum] = await shop.db
      .select({ sum: sum(loyaltyEntries.points) })
      .from(loyaltyEntries)
      .where(eq(loyaltyEntries.customerId, id));
    const [moneySum] = await shop.db
      .select({ sum: sum(walletEntries.amount) })
      .from(walletEntries)
      .where(eq(walletEntries.customerId, id));
    return {
      points: [row?.loyaltyPoint, Number(pointsSum?.sum ?? 0)],
      money: [row?.walletBalance, Number(moneySum?.sum ?? 0)],
    };
  };
  const convert = async (point: unknown, key?: string) => {
    const headers = key ? { 'Idempotency-Key': key } : undefined;
    const response = await shop.request(transferPoints, {
      token,
      body: { point },
      ...(headers && { headers }),
    });
    const answer = (await response.json()) as { errors?: { code: string }[] };
    return answer.errors?.[0]?.code ?? answer;
  };
  return { token, id, state, convert };
}

describe('converting points', () => {
  it('WAL-14, WAL-15 moves them into the wallet, in both ledgers', async () => {
    const { token, convert, state } = await customer(100);
    expect(await convert(50)).toEqual({
      message: 'Point to wallet transfer successfully.',
      amount: 2.5,
      loyalty_point: 50,
    });
    expect(await state()).toEqual({ points: [50, 50], money: [2_500, 2_500] });
    const { data, total_size } = await shop.call(listLoyaltyTransactions, { token });
    expect(total_size).toBe(2);
    expect(data.map((row) => [row.transaction_type, row.credit, row.debit, row.balance])).toEqual([
      ['converted', 0, 50, 50],
      ['earned', 100, 0, 100],
    ]);
    const wallet = await shop.call(listWalletTransactions, { token });
    expect(wallet.data).toMatchObject([{ transaction_type: 'loyalty_point', credit: 2.5 }]);
  });

  it('WAL-15 of 40 conversions of all points at once one happens', async () => {
    const { convert, state } = await customer(100);
    const answers = await Promise.all(Array.from({ length: 40 }, () => convert(100)));
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'points_short')).toHaveLength(39);
    expect(await state()).toEqual({ points: [0, 0], money: [5_000, 5_000] });
  });

  it('WAL-15 a double press with one key converts once, and both hear the same', async () => {
    const { convert, state } = await customer(100);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => convert(40, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await state()).toEqual({ points: [60, 60], money: [2_000, 2_000] });
    expect(await convert(41, key)).toBe('idempotency_key_reused');
  });

  it.each([
    [0, 'validation'],
    [-20, 'validation'],
    [20.5, 'validation'],
    ['many', 'validation'],
    [1e12, 'validation'],
    [19, 'points_few'],
    [101, 'points_short'],
  ])('refuses %j: %s', async (point, code) => {
    const { convert, state } = await customer(100);
    expect(await convert(point)).toBe(code);
    expect(await state()).toEqual({ points: [100, 100], money: [0, 0] });
  });

  it.each(['loyalty_point_status', 'customer_wallet_status'])(
    'WAL-16 is off while %s is 0',
    async (field) => {
      const { convert } = await customer(100);
      await setting(field, 0);
      expect(await convert(50)).toBe('payment_unavailable');
      await setting(field, 1);
    },
  );

  it('is for customers, and shows nobody else’s points', async () => {
    expect((await shop.refusal(transferPoints, { body: { point: 20 } })).status).toBe(401);
    await customer(100);
    const { token } = await customer();
    expect((await shop.call(listLoyaltyTransactions, { token })).data).toEqual([]);
  });
});

describe('earning points', () => {
  /** Delivers an order of a customer for items of 40.00; the customer's points. */
  async function deliver() {
    const own = await customer();
    const guest = await shop.guest();
    const item = await shop.item(store, { price: 40_000 });
    const { order_id } = await shop.order(guest, item);
    await shop.db
      .update(orders)
      .set({ owner: `customer:${own.id}`, customerId: own.id })
      .where(eq(orders.id, order_id));
    for (let step = 0; step < 6; step++) {
      shop.clock.advance(200_000);
      await advanceDue(shop.deps);
    }
    return { ...own, order_id };
  }

  it('a delivered order brings points for its items, once, and not for the ride', async () => {
    const { state, token, order_id } = await deliver();
    expect((await state()).points).toEqual([40, 40]);
    const { data } = await shop.call(listLoyaltyTransactions, { token });
    expect(data).toMatchObject([{ transaction_type: 'earned', credit: 40, order_id }]);
  });

  it('WAL-16 brings none while points are off', async () => {
    await setting('loyalty_point_status', 0);
    const { state } = await deliver();
    expect((await state()).points).toEqual([0, 0]);
    await setting('loyalty_point_status', 1);
  });
});
