import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders } from '../../../server/db/schema/orders';
import { seededAt } from '../../support/database';
import { openShop, type Shop } from './shop';

let shop: Shop;
let item: number;
beforeAll(async () => {
  shop = await openShop({ LIMIT_ORDERS: '3/10m' });
  item = await shop.item(await shop.store(), { stock: 1_000 });
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(seededAt));

it('a guest orders so often at most in a while, and others go on', async () => {
  const guest = await shop.guest();
  for (let n = 0; n < 3; n += 1) await shop.order(guest, item);
  await expect(shop.order(guest, item)).rejects.toThrow('rate_limited');
  expect((await shop.order(await shop.guest(), item)).order_id).toBeGreaterThan(0);
  shop.clock.advance(600_001);
  expect((await shop.order(guest, item)).order_id).toBeGreaterThan(0);
});

it.each([
  ['nobody', ''],
  ['a@b, c@d.example', ''],
  ['Salma@Example.com', 'salma@example.com'],
])('to %j an order writes as to %j', async (typed, kept) => {
  const guest_id = await shop.guest();
  const { order_id } = await shop.order(guest_id, item, { contact_person_email: typed });
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order_id));
  expect(row?.contactPersonEmail).toBe(kept);
});
