import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDesk } from '../../../domain/desk/deskEndpoints';
import { listBalances } from '../../../domain/operator/operatorEndpoints';
import * as calls from '../../../domain/operator/shopStoreEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { stores } from '../../../server/db/schema/stores';
import { staffAt } from '../desk/desk';
import { openShop, type Shop } from '../orders/shop';
import { operatorIn } from './operators';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('OPER-17 a store is opened by an operator: it takes orders, its desk says so, and it is noted', async () => {
  const { token, email } = await operatorIn(shop);
  const id = await shop.store();
  const item = await shop.item(id);
  const { token: desk } = await staffAt(shop, id, 'owner');
  await shop.db.update(stores).set({ active: false }).where(eq(stores.id, id));
  const params = { id };
  const look = () => shop.call(calls.readShopStore, { token, params });
  const atDesk = async () => (await shop.call(readDesk, { token: desk })).store.is_open_to_shoppers;
  const listed = async () => {
    const found = await shop.call(listBalances, { token, query: { name: 'Test store' } });
    return found.stores.find((one) => one.id === id)?.is_open;
  };
  const order = async () => {
    const guest = await shop.guest();
    return shop.order(guest, item).then(
      () => 'placed',
      (error: Error) => error.message,
    );
  };
  expect(await look()).toEqual({
    id,
    name: 'Test store',
    module: 'Grocery',
    zone: expect.any(String),
    is_open: 0,
    items: 1,
    people: 1,
  });
  expect([await atDesk(), await listed()]).toEqual([0, 0]);
  expect(await order()).toContain('item_unavailable');
  await shop.call(calls.setStoreOpen, { token, params, body: { is_open: 1 } });
  expect([(await look()).is_open, await atDesk(), await listed()]).toEqual([1, 1, 1]);
  expect(await order()).toBe('placed');
  await shop.call(calls.setStoreOpen, { token, params, body: { is_open: 0 } });
  expect([(await look()).is_open, await atDesk(), await listed()]).toEqual([0, 0, 0]);
  const noted = await shop.db
    .select()
    .from(acts)
    .where(eq(acts.about, id))
    .orderBy(desc(acts.id))
    .limit(2);
  expect(noted.map(({ kind, by, role }) => [kind, by, role])).toEqual([
    ['store.closed', email, 'operator'],
    ['store.opened', email, 'operator'],
  ]);
});
