import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addFavourite,
  listFavourites,
  removeFavourite,
} from '../../../../domain/catalogue/wishlistEndpoints';
import { items } from '../../../../server/db/schema/items';
import { moduleId, openShop, type Shop } from '../../orders/shop';

type Query = Record<string, string | number>;

let shop: Shop;
let token: string;
let storeId: number;
let itemId: number;
beforeAll(async () => {
  shop = await openShop();
  storeId = await shop.store();
});
beforeEach(async () => {
  token = await shop.customer();
  itemId = await shop.item(storeId);
});
afterAll(() => shop.close());

const list = async (options = {}) => {
  const { item, store } = await shop.call(listFavourites, { token, moduleId, ...options });
  return { items: item.map(({ id }) => id), stores: store.map(({ id }) => id) };
};
const likes = async (id: number) =>
  (await shop.db.select().from(items).where(eq(items.id, id)))[0]?.wishlistCount;
const add = (query: Query) => shop.call(addFavourite, { token, query });
const remove = (query: Query) => shop.call(removeFavourite, { token, query });

describe('favourites of a customer', () => {
  it('WISH-03, WISH-12, WISH-13, WISH-14 are added, listed newest first, and removed', async () => {
    const other = await shop.item(storeId, { name: { en: 'Second', ar: 'الثاني' } });
    expect(await add({ item_id: itemId })).toEqual({ message: 'Added to your favourites' });
    await add({ item_id: other });
    await add({ store_id: storeId });
    expect(await list()).toEqual({ items: [other, itemId], stores: [storeId] });

    expect(await remove({ item_id: other })).toEqual({ message: 'Removed from your favourites' });
    await remove({ store_id: storeId });
    expect(await list()).toEqual({ items: [itemId], stores: [] });
  });

  it('WISH-10 show a store with name, logo, rating and address, in the shopper’s language', async () => {
    await add({ store_id: storeId });
    const { store } = await shop.call(listFavourites, { token, moduleId, language: 'ar' });
    expect(store).toMatchObject([
      { name: 'Test store (ع)', logo_full_url: '', avg_rating: 0, address: 'Test street (ع)' },
    ]);
  });

  it('are counted on the item once, however often it is asked', async () => {
    await add({ item_id: itemId });
    await add({ item_id: itemId });
    expect(await likes(itemId)).toBe(1);
    await remove({ item_id: itemId });
    await remove({ item_id: itemId });
    expect(await likes(itemId)).toBe(0);
  });

  it('are noted and counted once when twenty calls come at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add({ item_id: itemId })));
    expect(await list()).toEqual({ items: [itemId], stores: [] });
    expect(await likes(itemId)).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => remove({ item_id: itemId })));
    expect(await list()).toEqual({ items: [], stores: [] });
    expect(await likes(itemId)).toBe(0);
  });

  it('of another module or zone, and what is no longer sold, are not shown here', async () => {
    await add({ item_id: itemId });
    await add({ store_id: storeId });
    expect(await list({ moduleId: 1 })).toEqual({ items: [], stores: [] });
    expect(await list({ zoneIds: [2] })).toEqual({ items: [], stores: [] });
    await shop.db.update(items).set({ active: false }).where(eq(items.id, itemId));
    expect(await list()).toEqual({ items: [], stores: [storeId] });
  });

  it('are nobody else’s', async () => {
    await add({ item_id: itemId });
    token = await shop.customer();
    expect(await list()).toEqual({ items: [], stores: [] });
  });
});

describe('refused', () => {
  it('WISH-01, WISH-02 a guest has none', async () => {
    const query = { item_id: itemId, guest_id: await shop.guest() };
    const refused = {
      status: 401,
      errors: [{ code: 'unauthenticated', message: 'You are not logged in' }],
    };
    expect(await shop.refusal(listFavourites, { moduleId, query })).toMatchObject(refused);
    expect(await shop.refusal(addFavourite, { query })).toMatchObject(refused);
    expect(await shop.refusal(removeFavourite, { query })).toMatchObject(refused);
  });

  it('WISH-18 what is not there or not sold is told', async () => {
    const sold = await shop.item(storeId, { active: false });
    const missing: Query[] = [
      { item_id: 999_999_999 },
      { item_id: sold },
      { store_id: 999_999_999 },
    ];
    for (const query of missing) {
      const refusal = await shop.refusal(addFavourite, { token, query });
      expect(refusal).toMatchObject({ status: 404, errors: [{ code: 'not_found' }] });
    }
  });

  it.each<Query>([{}, { item_id: 'x' }, { item_id: 1.5 }, { item_id: 1, store_id: 1 }])(
    'names one thing, not %o',
    async (query) => {
      const refusal = await shop.refusal(addFavourite, { token, query });
      expect(refusal).toMatchObject({ status: 403, errors: [{ code: 'validation' }] });
    },
  );
});
