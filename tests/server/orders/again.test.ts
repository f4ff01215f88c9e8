import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { orderAgain } from '../../../domain/orders/orderChangeEndpoints';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { items } from '../../../server/db/schema/items';
import { moduleId, openShop, orderBody, type Shop } from './shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
afterAll(() => shop.close());

const cartOf = async (guest: string) =>
  (await shop.call(listCart, { moduleId, query: { guest_id: guest } })).map((line) => ({
    item: line.item_id,
    quantity: line.quantity,
    note: line.note,
  }));

async function ordered() {
  const guest = await shop.guest();
  const [first, second] = [await shop.item(store), await shop.item(store)];
  const lines = [
    { item_id: first, quantity: 3, note: 'Ripe ones' },
    { item_id: second, quantity: 1 },
  ];
  for (const line of lines) {
    await shop.call(addToCart, { moduleId, body: { guest_id: guest, ...line } });
  }
  const body = orderBody(guest, store, shop.home);
  const { total } = await shop.call(quoteOrder, { moduleId, body });
  const { order_id } = await shop.call(placeOrder, {
    moduleId,
    body: { ...body, order_amount: total },
  });
  return { guest, first, second, order_id };
}
const leave = (id: number, stock: number) =>
  shop.db.update(items).set({ stock }).where(eq(items.id, id));
const sellOut = (id: number) => leave(id, 0);

describe('ordering again', () => {
  it('brings every line back with its quantity and its note', async () => {
    const { guest, first, second, order_id } = await ordered();
    const answer = await shop.call(orderAgain, { moduleId, body: { guest_id: guest, order_id } });
    expect(answer).toEqual({ module_id: moduleId, added: 2, left_out: [], short: [] });
    expect(await cartOf(guest)).toEqual([
      { item: first, quantity: 3, note: 'Ripe ones' },
      { item: second, quantity: 1, note: '' },
    ]);
  });

  it('fills the cart once for each key, also when two come at once', async () => {
    const { guest, first, second, order_id } = await ordered();
    const asked = { moduleId, body: { guest_id: guest, order_id } };
    const once = { ...asked, headers: { 'Idempotency-Key': 'the first answer was lost' } };
    const answer = { module_id: moduleId, added: 2, left_out: [], short: [] };
    expect(await Promise.all([shop.call(orderAgain, once), shop.call(orderAgain, once)])).toEqual([
      answer,
      answer,
    ]);
    expect(await shop.call(orderAgain, once)).toEqual(answer);
    expect((await cartOf(guest)).map(({ item, quantity }) => [item, quantity])).toEqual([
      [first, 3],
      [second, 1],
    ]);
    const headers = { 'Idempotency-Key': 'ordered again on purpose' };
    await shop.call(orderAgain, { ...asked, headers });
    expect((await cartOf(guest)).map(({ item, quantity }) => [item, quantity])).toEqual([
      [first, 6],
      [second, 2],
    ]);
  });

  it('leaves out what is sold out, and names it', async () => {
    const { guest, first, second, order_id } = await ordered();
    await sellOut(first);
    const answer = await shop.call(orderAgain, { moduleId, body: { guest_id: guest, order_id } });
    expect(answer).toEqual({ module_id: moduleId, added: 1, left_out: ['Test item'], short: [] });
    expect(await cartOf(guest)).toEqual([{ item: second, quantity: 1, note: '' }]);
  });

  it('takes as much as is left of what is short, and says how much (ITEM-15)', async () => {
    const { guest, first, second, order_id } = await ordered();
    await leave(first, 2);
    await sellOut(second);
    const answer = await shop.call(orderAgain, { moduleId, body: { guest_id: guest, order_id } });
    expect(answer).toEqual({
      module_id: moduleId,
      added: 1,
      left_out: ['Test item'],
      short: [{ name: 'Test item', wanted: 3, taken: 2, limited: false }],
    });
    expect(await cartOf(guest)).toEqual([{ item: first, quantity: 2, note: 'Ripe ones' }]);
    // A cart that holds all there is takes no more of it.
    const again = await shop.refusal(orderAgain, { moduleId, body: { guest_id: guest, order_id } });
    expect(again.errors[0]?.code).toBe('item_unavailable');
    expect(await cartOf(guest)).toEqual([{ item: first, quantity: 2, note: 'Ripe ones' }]);
  });

  it('takes as many as one cart may hold where that has become less (ITEM-16)', async () => {
    const { guest, first, second, order_id } = await ordered();
    await shop.db.update(items).set({ maximumCartQuantity: 2 }).where(eq(items.id, first));
    const answer = await shop.call(orderAgain, { moduleId, body: { guest_id: guest, order_id } });
    expect(answer.short).toEqual([{ name: 'Test item', wanted: 3, taken: 2, limited: true }]);
    expect((await cartOf(guest)).map(({ item, quantity }) => [item, quantity])).toEqual([
      [first, 2],
      [second, 1],
    ]);
  });

  it('asks before another store’s lines go, and keeps them when nothing could take their place', async () => {
    const { guest, first, second, order_id } = await ordered();
    const other = await shop.item(await shop.store());
    await shop.call(addToCart, {
      moduleId,
      body: { guest_id: guest, item_id: other, quantity: 1 },
    });
    const body = { guest_id: guest, order_id };
    const conflict = await shop.refusal(orderAgain, { moduleId, body });
    expect([conflict.status, conflict.errors[0]?.code]).toEqual([409, 'store_conflict']);
    await sellOut(first);
    await sellOut(second);
    const nothing = await shop.refusal(orderAgain, { moduleId, body: { ...body, replace: true } });
    expect(nothing.errors[0]).toMatchObject({
      code: 'item_unavailable',
      message: 'Nothing of this order can be ordered right now.',
    });
    expect(await cartOf(guest)).toEqual([{ item: other, quantity: 1, note: '' }]);
    await shop.db.update(items).set({ stock: 9 }).where(eq(items.id, second));
    const answer = await shop.call(orderAgain, { moduleId, body: { ...body, replace: true } });
    expect(answer).toEqual({ module_id: moduleId, added: 1, left_out: ['Test item'], short: [] });
    expect(await cartOf(guest)).toEqual([{ item: second, quantity: 1, note: '' }]);
  });

  it('knows nothing of another person’s order', async () => {
    const { order_id } = await ordered();
    const stranger = await shop.guest();
    const body = { guest_id: stranger, order_id };
    const { status, errors } = await shop.refusal(orderAgain, { moduleId, body });
    expect([status, errors[0]?.code]).toEqual([404, 'not_found']);
    expect(await cartOf(stranger)).toEqual([]);
  });
});
