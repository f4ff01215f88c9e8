import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { login, logout } from '../../../domain/identity/identityEndpoints';
import { isNumberOf, numberOf } from '../../../server/apps/numbers';
import { carts } from '../../../server/db/schema/carts';
import { items } from '../../../server/db/schema/items';
import { idempotencyKeys } from '../../../server/db/schema/orders';
import { guests, rateLimits, tokens } from '../../../server/db/schema/people';
import { stores } from '../../../server/db/schema/stores';
import { countSales } from '../../../server/housekeeping/countSales';
import { roundMilliseconds, startHousekeeping } from '../../../server/housekeeping/housekeeping';
import { sweep } from '../../../server/housekeeping/sweep';
import { claimTurn, keptDays, tidy } from '../../../server/housekeeping/tidy';
import { tokenHash } from '../../../server/http/caller';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { writeSetting } from '../../../server/settings/settings';
import { moduleId, openShop, type Shop } from '../orders/shop';

let shop: Shop;
let item: number;
beforeAll(async () => {
  shop = await openShop();
  item = await shop.item(await shop.store(), { stock: 5_000 });
});
afterAll(() => shop.close());

const day = 86_400_000;
const now = () => shop.deps.clock.now();
const days = (count: number) => shop.clock.advance(count * day);
const clean = () => tidy(shop.db, now());

describe('what is forgotten', () => {
  it('guests without cart and order, after their days; others stay', async () => {
    await clean();
    const [idle, withCart, withOrder] = [
      await shop.guest(),
      await shop.guest(),
      await shop.guest(),
    ];
    const line = { guest_id: withCart, item_id: item, quantity: 1 };
    await shop.call(addToCart, { moduleId, body: line });
    await shop.order(withOrder, item);
    days(keptDays.idleGuests - 1);
    expect(await clean()).toMatchObject({ guests: 0 });
    const late = await shop.guest();
    days(2);
    // The cart that became an order is empty and as old.
    expect(await clean()).toMatchObject({ guests: 1, carts: 1 });
    const ids = [idle, withCart, withOrder, late];
    const left = await shop.db.select().from(guests).where(inArray(guests.id, ids));
    expect(left.map(({ id }) => id).sort()).toEqual([withCart, withOrder, late].sort());
    const query = { guest_id: withCart };
    expect(await shop.call(listCart, { moduleId, query })).toHaveLength(1);
    const empty = await shop.db
      .select()
      .from(carts)
      .where(eq(carts.owner, `guest:${withOrder}`));
    expect(empty).toEqual([]);
  });

  it('no number by which an app knows a customer', async () => {
    const token = await shop.customer();
    const [session] = await shop.db
      .select()
      .from(tokens)
      .where(eq(tokens.hash, tokenHash(token)));
    const customerId = session?.customerId ?? 0;
    const number = await numberOf(shop.db, customerId, now());
    days(keptDays.idleGuests + 1);
    await clean();
    expect(await isNumberOf(shop.db, customerId, String(number))).toBe(true);
  });

  it('answers of orders, not before a late repetition could come', async () => {
    await clean();
    const guest = await shop.guest();
    const owner = eq(idempotencyKeys.owner, `guest:${guest}`);
    await shop.db
      .insert(idempotencyKeys)
      .values({ owner: `guest:${guest}`, key: 'k', requestHash: 'h', createdAt: now() });
    days(keptDays.idempotencyKeys);
    expect(await clean()).toMatchObject({ idempotency_keys: 0 });
    days(1);
    expect(await clean()).toMatchObject({ idempotency_keys: 1 });
    expect(await shop.db.select().from(idempotencyKeys).where(owner)).toEqual([]);
  });

  it('sessions that ended or ran out; one that runs goes on', async () => {
    const [ended, running] = [await shop.customer(), await shop.customer()];
    await shop.call(logout, { token: ended });
    days(keptDays.endedSessions + 1);
    expect(await clean()).toMatchObject({ tokens: 1 });
    expect(await shop.call(listCart, { moduleId, token: running })).toEqual([]);
    days(60);
    expect(await clean()).toMatchObject({ tokens: 1 });
    expect(await shop.db.select().from(tokens)).toEqual([]);
  });

  it('codes, half-finished sign-ins and messages of the demo', async () => {
    await writeSetting(shop.db, 'centralize_login', { otp_login_status: 1 });
    shop.deps.settings.refresh();
    const phone = '+966550009999';
    const { code_sent } = await shop.call(login, { body: { login_type: 'otp', phone } });
    const body = { login_type: 'otp', phone, otp: code_sent?.demo_otp };
    expect((await shop.call(login, { body })).completion_token).toMatch(/^[\w-]{43}$/);
    days(keptDays.endedProofs);
    expect(await clean()).toMatchObject({ codes: 0, completions: 0, outbox: 0 });
    days(1);
    expect(await clean()).toMatchObject({ codes: 1, completions: 1, outbox: 0 });
    days(keptDays.outbox);
    expect(await clean()).toMatchObject({ outbox: 1 });
  });

  it('counts of attempts whose window is over', async () => {
    const resetAt = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
    await shop.db.delete(rateLimits);
    await shop.db.insert(rateLimits).values([
      { key: 'login:a', attempts: 9, resetAt: resetAt(-1) },
      { key: 'login:b', attempts: 9, resetAt: resetAt(1) },
    ]);
    expect(await clean()).toMatchObject({ rate_limits: 1 });
    expect(await shop.db.select().from(rateLimits)).toMatchObject([{ key: 'login:b' }]);
  });

  it('any number of rows, in parts', async () => {
    const old = new Date(now().getTime() - (keptDays.idleGuests + 1) * day).toISOString();
    await shop.db.execute(
      sql`insert into guests (id, created_at) select 'old-' || n, ${old}::timestamptz from generate_series(1, 4500) as n`,
    );
    expect(await clean()).toMatchObject({ guests: 4_500 });
  });
});

describe('whose turn it is', () => {
  it('of many servers that ask at once one tidies, and the next an hour later', async () => {
    days(1);
    const ask = () => Promise.all(Array.from({ length: 8 }, () => claimTurn(shop.db, now())));
    const winners = async () => (await ask()).filter(Boolean).length;
    expect(await winners()).toBe(1);
    shop.clock.advance(59 * 60_000);
    expect(await winners()).toBe(0);
    shop.clock.advance(60_000);
    expect(await winners()).toBe(1);
  });
});

describe('sweeping', () => {
  const churn = () => shop.db.execute(sql`update stores set order_count = order_count + 0`);
  const dead = async () => {
    // A server's figures follow its statements after a while.
    const { rows } = await shop.db.execute<{ dead: number }>(
      sql`select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'stores'`,
    );
    return rows[0]?.dead ?? 0;
  };

  it('clears the tables that have many dead rows, and stops when it is told to', async () => {
    for (let round = 0; round < 12; round += 1) await churn();
    await expect.poll(dead, { timeout: 10_000 }).toBeGreaterThan(600);
    expect(await sweep(shop.db, () => false)).toEqual([]);
    expect(await sweep(shop.db, () => true)).toContain('stores');
    await expect.poll(dead, { timeout: 10_000 }).toBe(0);
    expect(await sweep(shop.db, () => true)).not.toContain('stores');
  });
});

describe('the timer', () => {
  afterEach(() => vi.useRealTimers());

  it('tidies at its hour while the server runs, and no longer once it stops', async () => {
    const stop = new AbortController();
    days(keptDays.idleGuests + 1);
    const old = await shop.guest();
    days(keptDays.idleGuests + 1);
    const known = () => shop.db.select().from(guests).where(eq(guests.id, old));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    startHousekeeping({ ...shop.deps, stopping: stop.signal }, () => 0);
    await vi.advanceTimersByTimeAsync(roundMilliseconds - 1);
    expect(await known()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(known).toEqual([]);
    stop.abort();
  });
});

describe('what is popular', () => {
  it('is known by the orders that were delivered, each counted once', async () => {
    await countSales(shop.db, now());
    const store = await shop.store();
    const [sold, other] = [await shop.item(store), await shop.item(store)];
    const counts = async () => {
      const [had] = await shop.db.select().from(stores).where(eq(stores.id, store));
      const both = await shop.db
        .select()
        .from(items)
        .where(inArray(items.id, [sold, other]))
        .orderBy(items.id);
      return [had?.orderCount, ...both.map(({ orderCount }) => orderCount)];
    };
    for (const before of [2, null]) {
      const guest_id = await shop.guest();
      const body = { guest_id, item_id: sold, quantity: before ?? 0 };
      if (before) await shop.call(addToCart, { moduleId, body });
      const { order_id: id } = await shop.order(guest_id, sold);
      while (await moveOrder(shop.deps, id));
    }
    await shop.order(await shop.guest(), other);
    // Whoever is paid at this moment may still be writing.
    expect([await countSales(shop.db, now()), await counts()]).toEqual([0, [0, 0, 0]]);
    shop.clock.advance(301_000);
    expect([await countSales(shop.db, now()), await counts()]).toEqual([2, [2, 4, 0]]);
    expect([await countSales(shop.db, now()), await counts()]).toEqual([0, [2, 4, 0]]);
  });
});
