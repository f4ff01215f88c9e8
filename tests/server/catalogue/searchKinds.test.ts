import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchItems, searchItemsAndStores } from '../../../domain/catalogue/itemEndpoints';
import { searchStores } from '../../../domain/catalogue/storeEndpoints';
import * as rentalCalls from '../../../domain/rental/browseEndpoints';
import { countCatalogue } from '../../../server/catalogue/counts';
import { vehicleCategories } from '../../../server/db/schema/rental';
import { categories } from '../../../server/db/schema/stores';
import { moduleId, openShop, type Shop } from '../orders/shop';
import { type Garage, openGarage, moduleId as rentals } from '../rental/garage';

describe('what a category is called finds what it holds', () => {
  let shop: Shop;
  let store: number;
  let gouda: number;
  let brie: number;
  let loaf: number;
  beforeAll(async () => {
    shop = await openShop();
    const [kind] = await shop.db
      .insert(categories)
      .values({
        moduleId,
        parentId: 0,
        slug: 'test-formaggio',
        name: { en: 'Xylocheese', ar: 'اجبانيات', es: 'Quesería' },
        image: '',
      })
      .returning();
    const categoryId = kind?.id ?? 0;
    const ofKind = { categoryId, parentCategoryId: categoryId };
    store = await shop.store({ categoryIds: [categoryId] });
    gouda = await shop.item(store, { ...ofKind, name: { en: 'Old gouda' }, orderCount: 9 });
    brie = await shop.item(store, { ...ofKind, name: { en: 'Brie' }, orderCount: 7 });
    loaf = await shop.item(store, { name: { en: 'Xylocheese loaf' }, orderCount: 1 });
    await countCatalogue(shop.db);
  });
  afterAll(() => shop.close());

  const found = async (name: string, more: { sort?: 'price_low'; store_id?: number } = {}) => {
    const { products } = await shop.call(searchItems, { query: { name, ...more }, moduleId });
    return products.map(({ id }) => id);
  };

  it('after what is called so itself', async () => {
    expect(await found('xylocheese')).toEqual([loaf, gouda, brie]);
  });

  it.each(['xyloche', 'اجبانيات', 'queseria', 'Quesería'])('by %s', async (name) => {
    expect((await found(name)).toSorted((a, b) => a - b)).toEqual(
      name === 'xyloche' ? [gouda, brie, loaf] : [gouda, brie],
    );
  });

  it('with another word of the item, in any order', async () => {
    expect([await found('gouda xylocheese'), await found('quesería old')]).toEqual([
      [gouda],
      [gouda],
    ]);
  });

  it('misspelt', async () => {
    expect(await found('queseira')).toEqual([gouda, brie]);
  });

  it('not by two letters, nor by a number that a category has inside', async () => {
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`select category_id as id from items where id = ${gouda}`,
    );
    const number = rows[0]?.id ?? 0;
    expect([
      await found('qu', { store_id: store }),
      await found(`=${number}`, { store_id: store }),
    ]).toEqual([[], []]);
  });

  it('in the order that is asked for', async () => {
    await shop.db.execute(sql`update items set price = 1000 where id = ${brie}`);
    await shop.db.execute(sql`update items set price = 90000 where id = ${loaf}`);
    expect(await found('xylocheese', { sort: 'price_low' })).toEqual([brie, gouda, loaf]);
  });

  it('and the stores that sell it, and both as suggestions', async () => {
    const { stores } = await shop.call(searchStores, { query: { name: 'queseria' }, moduleId });
    const suggested = await shop.call(searchItemsAndStores, {
      query: { name: 'quese' },
      moduleId,
    });
    expect(stores.map(({ id }) => id)).toEqual([store]);
    expect(suggested.items.map(({ id }) => id)).toEqual([gouda, brie]);
    expect(suggested.stores.map(({ id }) => id)).toEqual([store]);
  });
});

describe('what a category of vehicles is called', () => {
  let garage: Garage;
  let van: number;
  beforeAll(async () => {
    garage = await openGarage();
    const [kind] = await garage.db
      .insert(vehicleCategories)
      .values({ name: { en: 'Wohnmobil', ar: 'كرفانات' }, image: '' })
      .returning();
    van = await garage.vehicle(await garage.provider(), {
      categoryId: kind?.id ?? 0,
      name: { en: 'Sundance' },
    });
    await countCatalogue(garage.db);
  });
  afterAll(() => garage.close());

  it.each(['wohnmobil', 'Wohn', 'كرفانات', 'sundance wohnmobil', 'wonhmobil'])(
    '%s finds them and suggests them',
    async (name) => {
      const [{ vehicles }, suggested] = await Promise.all([
        garage.call(rentalCalls.searchVehicles, { query: { name }, moduleId: rentals }),
        garage.call(rentalCalls.suggestVehicles, { query: { name }, moduleId: rentals }),
      ]);
      expect(vehicles.map(({ id }) => id)).toEqual([van]);
      expect(suggested.vehicles.map(({ id }) => id)).toEqual([van]);
    },
  );
});
