import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { getItem, listLatestItems } from '../../../domain/catalogue/itemEndpoints';
import { getStore } from '../../../domain/catalogue/storeEndpoints';
import * as calls from '../../../domain/desk/deskEndpoints';
import { placeOrder } from '../../../domain/orders/orderEndpoints';
import { items } from '../../../server/db/schema/items';
import { stores } from '../../../server/db/schema/stores';
import { moduleId, openShop, orderBody, type Shop } from '../orders/shop';
import { password, staffAt } from './desk';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function open() {
  const store = await shop.store();
  const item = await shop.item(store);
  const { token, email } = await staffAt(shop, store, 'owner');
  const look = async () => {
    const {
      open: isOpen,
      delivery_time,
      current_opening_time,
    } = await shop.call(getStore, {
      moduleId,
      params: { id: store },
    });
    return { isOpen, delivery_time, current_opening_time };
  };
  return { store, item, token, email, look };
}

describe('what a store says of itself', () => {
  it('that an item is sold out: it says so, and nobody can put it into a cart until it is back', async () => {
    const { store, item, token } = await open();
    await shop.db.update(items).set({ stock: null }).where(eq(items.id, item));
    const listed = async (filter = '') => {
      const query = { store_id: store, limit: 10, offset: 1, filter };
      const { products } = await shop.call(listLatestItems, { moduleId, query });
      return products.map(({ id, stock }) => ({ id, stock }));
    };
    expect(await listed()).toEqual([{ id: item, stock: null }]);
    const guest_id = await shop.guest();
    const body = { guest_id, item_id: item, quantity: 1 };
    const say = (is_sold_out: 0 | 1) =>
      shop.call(calls.setSoldOut, { token, params: { id: item }, body: { is_sold_out } });
    await say(1);
    expect(await listed()).toEqual([{ id: item, stock: 0 }]);
    expect(await listed('in_stock')).toEqual([]);
    expect((await shop.refusal(addToCart, { moduleId, body })).errors[0]?.code).toBe(
      'out_of_stock',
    );
    const { items: found } = await shop.call(calls.listDeskItems, {
      token,
      query: { name: 'TEST' },
    });
    expect(found.map(({ id, is_sold_out }) => ({ id, is_sold_out }))).toEqual([
      { id: item, is_sold_out: 1 },
    ]);
    expect((await shop.call(calls.listDeskItems, { token, query: { name: 'xyz' } })).items).toEqual(
      [],
    );
    await say(0);
    expect((await shop.request(addToCart, { moduleId, body })).status).toBe(200);
  });

  it('what an item costs from now on, where it has one price', async () => {
    const { item, token } = await open();
    const price = (id: number, value: number) =>
      shop.refusal(calls.setPrice, { token, params: { id }, body: { price: value } });
    await shop.call(calls.setPrice, { token, params: { id: item }, body: { price: 12.345 } });
    expect((await shop.call(getItem, { moduleId, params: { id: item } })).price).toBe(12.35);
    expect((await price(item, -1)).status).toBe(403);
    const other = await shop.item(await shop.store());
    expect((await price(other, 1)).status).toBe(404);
    await shop.variation(item, 'Large', 15_000, 5);
    expect((await price(item, 1)).status).toBe(404);
  });

  it('DESK-22 what an item costs, by whoever has read what it costs now', async () => {
    const { item, token } = await open();
    const said = { token, params: { id: item } };
    const now = async () => (await shop.call(getItem, { moduleId, params: { id: item } })).price;
    const first = await now();
    await shop.call(calls.setPrice, { ...said, body: { price: 7, price_was: first } });
    const late = { ...said, body: { price: 9, price_was: first } };
    const refused = await shop.refusal(calls.setPrice, late);
    expect([refused.status, refused.errors[0]?.code, refused.errors[0]?.by]).toEqual([
      409,
      'item_changed',
      expect.stringMatching(/^owner\d+@store\.example$/),
    ]);
    expect(await now()).toBe(7);
    // Whose answer was lost says it again.
    await shop.call(calls.setPrice, { ...said, body: { price: 7, price_was: first } });
    expect(await now()).toBe(7);
  });

  it('when it takes orders', async () => {
    const { store, token, look } = await open();
    const day = new Date(shop.deps.clock.now()).getUTCDay();
    const put = (opening_time: string, closing_time: string) =>
      shop.call(calls.setHours, { token, body: { hours: [{ day, opening_time, closing_time }] } });
    expect((await put('00:00', '23:59')).store.hours).toEqual([
      { day, opening_time: '00:00', closing_time: '23:59' },
    ]);
    expect((await look()).isOpen).toBe(1);
    // A field knows no 24:00, and nobody closes for the last minute of a day.
    const [kept] = await shop.db.select().from(stores).where(eq(stores.id, store));
    expect(kept?.schedules).toEqual([{ day, opening_time: '00:00', closing_time: '24:00' }]);
    await shop.call(calls.setHours, { token, body: { hours: [] } });
    expect((await look()).isOpen).toBe(0);
    const body = { hours: [{ day: 7, opening_time: '25:00', closing_time: 'noon' }] };
    expect((await shop.refusal(calls.setHours, { token, body })).status).toBe(403);
  });

  it('when it takes orders, and of two owners neither overwrites the other unasked (DESK-11)', async () => {
    const { store, token } = await open();
    const at = (closing_time: string) => [{ day: 1, opening_time: '09:00', closing_time }];
    const midnight = [{ day: 1, opening_time: '09:00', closing_time: '24:00' }];
    await shop.db.update(stores).set({ schedules: midnight }).where(eq(stores.id, store));
    const seen = (await shop.call(calls.readDesk, { token })).store.hours;
    const put = (closing: string, hours_was: typeof seen) => ({
      token,
      body: { hours: at(closing), hours_was },
    });
    const first = put('20:00', seen);
    expect((await shop.call(calls.setHours, first)).store.hours).toEqual(at('20:00'));
    const refused = await shop.refusal(calls.setHours, put('18:00', seen));
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'changed_meanwhile']);
    // Whose answer was lost says it again, and who has read the news means it.
    expect((await shop.call(calls.setHours, first)).store.hours).toEqual(at('20:00'));
    expect((await shop.call(calls.setHours, put('18:00', at('20:00')))).store.hours).toEqual(
      at('18:00'),
    );
  });

  it('that it is always open: its hours are times that a field for them can show', async () => {
    const { store, token } = await open();
    const always = [{ day: 0, opening_time: '00:00', closing_time: '24:00' }];
    await shop.db.update(stores).set({ schedules: always }).where(eq(stores.id, store));
    expect((await shop.call(calls.readDesk, { token })).store.hours).toEqual([
      { day: 0, opening_time: '00:00', closing_time: '23:59' },
    ]);
  });

  it('that it has much to do: shoppers are told 15 minutes more', async () => {
    const { token, look } = await open();
    const busy = (is_busy: 0 | 1) => shop.call(calls.setBusy, { token, body: { is_busy } });
    expect((await look()).delivery_time).toBe('20-40 min');
    expect((await busy(1)).store.busy_minutes).toBe(15);
    expect((await look()).delivery_time).toBe('35-55 min');
    await busy(0);
    expect((await look()).delivery_time).toBe('20-40 min');
  });

  it('that it is closed for a while: it takes no orders, says until when, and opens by itself', async () => {
    const { store, item, token, look } = await open();
    const pause = (minutes: number) => shop.call(calls.setPause, { token, body: { minutes } });
    const until = new Date(shop.deps.clock.now().getTime() + 30 * 60_000).toISOString();
    expect((await pause(30)).store.closed_until).toBe(until);
    expect(await look()).toEqual({
      isOpen: 0,
      delivery_time: '20-40 min',
      current_opening_time: until,
    });
    const guest_id = await shop.guest();
    await shop.request(addToCart, { moduleId, body: { guest_id, item_id: item, quantity: 1 } });
    const body = { ...orderBody(guest_id, store, shop.home), order_amount: 10.5 };
    expect((await shop.refusal(placeOrder, { moduleId, body })).errors[0]?.code).toBe(
      'store_closed',
    );
    shop.clock.advance(30 * 60_000);
    expect((await look()).isOpen).toBe(1);
    await pause(30);
    await pause(0);
    expect((await look()).isOpen).toBe(1);
  });
});

describe('people of a store', () => {
  it('are invited by its owner, join by a link, and go when they are removed', async () => {
    const { token, email: owner } = await open();
    const email = 'joiner@store.example';
    const { link } = await shop.call(calls.inviteStaff, { token, body: { email } });
    const invite = /#invite=(.+)$/.exec(link)?.[1] ?? '';
    const { token: joined } = await shop.call(calls.choosePassword, { body: { invite, password } });
    const { staff } = await shop.call(calls.listStaff, { token });
    expect(staff.map(({ id, ...rest }) => rest)).toEqual([
      { email: owner, role: 'owner', has_joined: 1 },
      { email, role: 'staff', has_joined: 1 },
    ]);
    const id = staff[1]?.id ?? 0;
    await shop.call(calls.removeStaff, { token, params: { id } });
    expect((await shop.refusal(calls.readDesk, { token: joined })).status).toBe(401);
  });

  it('cannot be taken from another store by an invitation, nor an owner’s password be set anew', async () => {
    const [mine, theirs] = [await open(), await open()];
    for (const email of [theirs.email, mine.email]) {
      const { errors } = await shop.refusal(calls.inviteStaff, {
        token: mine.token,
        body: { email },
      });
      expect(errors[0]?.code).toBe('email_taken');
    }
  });
});
