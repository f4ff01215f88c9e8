import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeOverCart } from '../../../domain/account/customerEndpoints';
import type { CartEntry } from '../../../domain/cart/cart';
import { addToCart, listCart, updateCart } from '../../../domain/cart/cartEndpoints';
import { getOrderDetails, placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { items } from '../../../server/db/schema/items';
import { moduleId, openShop, orderBody, type Shop } from '../orders/shop';

let shop: Shop;
let store: number;
let milk: number;
let oatMilk: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
  milk = await shop.item(store);
  oatMilk = await shop.item(store, { name: { en: 'Oat milk', ar: 'حليب الشوفان' } });
});
afterAll(() => shop.close());

const plain = { note: '', substitution: 'best_match', substitute: null };
const wishes = { note: 'The freshest', substitution: 'item', substitute_item_id: 0 };
const oat = () => ({ ...wishes, substitute_item_id: oatMilk });
const shown = () => ({
  note: 'The freshest',
  substitution: 'item',
  substitute: { id: oatMilk, name: 'Oat milk' },
});

const add = async (guest_id: string, parts: Record<string, unknown> = {}) =>
  (
    await shop.call(addToCart, {
      moduleId,
      body: { guest_id, item_id: milk, quantity: 1, ...parts },
    })
  )[0];

const change = async (guest_id: string, cart_id: number, parts: Record<string, unknown>) =>
  (
    await shop.call(updateCart, {
      moduleId,
      body: { guest_id, cart_id, item_id: milk, quantity: 1, ...parts },
    })
  )[0];

describe('what the store is asked for beside a line', () => {
  it('is nothing at first, and stays through changes that do not name it (CART-14, CART-18)', async () => {
    const guest = await shop.guest();
    const line = await add(guest);
    expect(line).toMatchObject(plain);
    const id = line?.id ?? 0;
    expect(await change(guest, id, oat())).toMatchObject(shown());
    expect(await change(guest, id, { quantity: 3 })).toMatchObject({ ...shown(), quantity: 3 });
    expect(await add(guest)).toMatchObject({ ...shown(), quantity: 4 });
    expect(await change(guest, id, { note: '', substitution: 'refund' })).toMatchObject({
      note: '',
      substitution: 'refund',
      substitute: null,
    });
  });

  it('comes back with a line that was removed', async () => {
    expect(await add(await shop.guest(), oat())).toMatchObject(shown());
  });

  it.each([
    ['another store’s', async () => shop.item(await shop.store())],
    ['the same', async () => milk],
    ['one that is no longer sold', async () => shop.item(store, { active: false })],
    ['unknown', async () => 99_999_999],
  ])('cannot be an item that is %s: then it is the best match', async (_, other) => {
    const line = await add(await shop.guest(), { ...wishes, substitute_item_id: await other() });
    expect(line).toMatchObject({ ...plain, note: 'The freshest' });
  });

  it('is refused when the note is too long or the preference unknown', async () => {
    const guest_id = await shop.guest();
    for (const wrong of [{ note: 'x'.repeat(201) }, { substitution: 'whatever' }]) {
      const body = { guest_id, item_id: milk, quantity: 1, ...wrong };
      expect(await shop.refusal(addToCart, { moduleId, body })).toMatchObject({
        status: 403,
        errors: [{ code: 'validation' }],
      });
    }
  });

  it('goes over to the customer who signs in', async () => {
    const guest = await shop.guest();
    await add(guest, oat());
    const token = await shop.customer(guest);
    expect(await shop.call(listCart, { moduleId, token })).toMatchObject([shown()]);
  });
});

describe('lines that become one', () => {
  const addOns = [
    { id: 5, name: { en: 'Cheese', ar: 'جبن' }, price: 750 },
    { id: 6, name: { en: 'Bacon', ar: 'لحم' }, price: 900 },
  ];
  const cheese = (count: number) => ({ add_on_ids: [5], add_on_qtys: [count] });
  const kept = (lines: CartEntry[]) =>
    lines.map(({ quantity, add_on_ids, add_on_qtys, note, substitution }) => [
      quantity,
      add_on_ids,
      add_on_qtys,
      note,
      substitution,
    ]);
  const joined = [[2, [5], [3], 'No onions · Hot', 'refund']];
  const burger = (item_id: number) => ({
    first: { item_id, ...cheese(2), note: 'No onions', substitution: 'refund' },
    second: { item_id, ...cheese(1), note: 'Hot' },
  });
  const put = (body: object, token?: string) =>
    shop.call(addToCart, { moduleId, body: { quantity: 1, ...body }, ...(token && { token }) });

  it('by a change, keep the add-ons and wishes of both', async () => {
    const guest_id = await shop.guest();
    const { first, second } = burger(await shop.item(store, { addOns }));
    await put({ guest_id, ...first });
    const [, line] = await put({ guest_id, ...second, add_on_ids: [6] });
    const body = { guest_id, cart_id: line?.id, quantity: 1, item_id: first.item_id, ...cheese(1) };
    expect(kept(await shop.call(updateCart, { moduleId, body }))).toEqual(joined);
  });

  it('by being added again, too', async () => {
    const guest_id = await shop.guest();
    const { first, second } = burger(await shop.item(store, { addOns }));
    await put({ guest_id, ...first });
    expect(kept(await put({ guest_id, ...second }))).toEqual(joined);
  });

  it('by a guest who signs in, too', async () => {
    const { first, second } = burger(await shop.item(store, { addOns }));
    const guest_id = await shop.guest();
    const token = await shop.customer();
    await put(first, token);
    await put({ guest_id, ...second });
    const body = { guest_id, keep: 'guest', module_id: moduleId };
    await shop.call(takeOverCart, { token, moduleId, body });
    expect(kept(await shop.call(listCart, { moduleId, token }))).toEqual(joined);
  });
});

describe('an order', () => {
  it('carries the wishes of the cart’s lines, by the names of that day', async () => {
    const guest = await shop.guest();
    await add(guest, oat());
    const { order_id } = await shop.order(guest, milk);
    await shop.db
      .update(items)
      .set({ name: { en: 'Something else', ar: 'شيء آخر' } })
      .where(eq(items.id, oatMilk));
    const query = { order_id, guest_id: guest };
    expect((await shop.call(getOrderDetails, { query })).details).toMatchObject([
      { ...shown(), quantity: 2 },
    ]);
    await shop.db
      .update(items)
      .set({ name: { en: 'Oat milk', ar: 'حليب الشوفان' } })
      .where(eq(items.id, oatMilk));
  });

  it('carries those of lines that were sent', async () => {
    const guest = await shop.guest();
    const lines = [{ item_id: milk, quantity: 1, ...oat() }];
    const body = orderBody(guest, store, shop.home, { lines });
    const { total } = await shop.call(quoteOrder, { body, moduleId });
    const { order_id } = await shop.call(placeOrder, {
      body: { ...body, order_amount: total },
      moduleId,
    });
    const query = { order_id, guest_id: guest };
    expect((await shop.call(getOrderDetails, { query })).details).toMatchObject([shown()]);
  });
});
