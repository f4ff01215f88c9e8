import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getCampaign,
  listCampaignItems,
  listCategoryStores,
} from '../../../domain/catalogue/catalogueEndpoints';
import { listItemsOfIds, searchItemsAndStores } from '../../../domain/catalogue/itemEndpoints';
import { listBrandItems, listFlashSales } from '../../../domain/catalogue/offerEndpoints';
import { addFavourite, listFavourites } from '../../../domain/catalogue/wishlistEndpoints';
import { brands } from '../../../server/db/schema/brands';
import { flashSaleItems, flashSales } from '../../../server/db/schema/flashSales';
import { campaignStores, campaigns, categories } from '../../../server/db/schema/stores';
import { moduleId, openShop, type Shop } from '../orders/shop';

let shop: Shop;
let open: number;
let closed: number;
beforeAll(async () => {
  shop = await openShop();
  open = await shop.store();
  closed = await shop.store({ schedules: [] });
});
afterAll(() => shop.close());

/** Items that would stand in this order if all of them could be had. */
async function shelf() {
  const soldOut = await shop.item(open, { stock: 0, orderCount: 9_000_004 });
  const away = await shop.item(closed, { orderCount: 9_000_003 });
  const first = await shop.item(open, { orderCount: 9_000_002 });
  const second = await shop.item(open, { orderCount: 9_000_001 });
  return { soldOut, away, first, second };
}

it('CAT-12, ITEM-06 a flash sale shows what can be had before what is closed or sold out', async () => {
  const { soldOut, away, first, second } = await shelf();
  const now = shop.deps.clock.now();
  const endsAt = new Date(now.getTime() + 60_000);
  const title = { en: 'Now', ar: 'الآن' };
  const [sale] = await shop.db
    .insert(flashSales)
    .values({ moduleId, title, startsAt: now, endsAt })
    .returning();
  const saleId = sale?.id ?? 0;
  const rows = [soldOut, away, first, second].map((itemId) => ({
    saleId,
    itemId,
    discount: 1_000,
    stock: 3,
  }));
  await shop.db.insert(flashSaleItems).values(rows);
  const sales = await shop.call(listFlashSales, { moduleId });
  const shown = sales.find(({ id }) => id === saleId)?.active_products;
  expect(shown?.map(({ item }) => item?.id)).toEqual([first, second, soldOut, away]);
});

it('CAT-12, ITEM-06 so do favourites, the newest first, and closed stores stand last', async () => {
  const token = await shop.customer();
  const { soldOut, away, first, second } = await shelf();
  for (const item_id of [second, first, away, soldOut]) {
    await shop.call(addFavourite, { token, query: { item_id } });
  }
  for (const store_id of [open, closed]) {
    await shop.call(addFavourite, { token, query: { store_id } });
  }
  const { item, store } = await shop.call(listFavourites, { token, moduleId });
  expect(item.map(({ id }) => id)).toEqual([first, second, soldOut, away]);
  expect(store.map(({ id }) => id)).toEqual([open, closed]);
});

it('CAT-12, ITEM-06 so do campaigns, those that end soonest first', async () => {
  const now = shop.deps.clock.now().getTime();
  const campaign = (minutes: number) => ({
    campaignStarts: new Date(now - 60_000),
    campaignEnds: new Date(now + minutes * 60_000),
  });
  const soldOut = await shop.item(open, { stock: 0, ...campaign(1) });
  const away = await shop.item(closed, campaign(2));
  const first = await shop.item(open, campaign(3));
  const second = await shop.item(open, campaign(4));
  const ids = (await shop.call(listCampaignItems, { moduleId })).map(({ id }) => id);
  const mine = [soldOut, away, first, second];
  expect(ids.filter((id) => mine.includes(id))).toEqual([first, second, soldOut, away]);
});

const named = (en: string) => ({ en, ar: en });

it('CAT-12, ITEM-06 so do the items of a brand, and named ones', async () => {
  const [brand] = await shop.db
    .insert(brands)
    .values({ moduleId, slug: 'tall-ships', name: named('Tall Ships'), image: '' })
    .returning();
  const brandId = brand?.id ?? 0;
  const soldOut = await shop.item(open, { brandId, stock: 0, orderCount: 4 });
  const away = await shop.item(closed, { brandId, orderCount: 3 });
  const first = await shop.item(open, { brandId, orderCount: 2 });
  const second = await shop.item(open, { brandId, orderCount: 1 });
  const ofBrand = await shop.call(listBrandItems, { moduleId, params: { id: String(brandId) } });
  expect(ofBrand.products.map(({ id }) => id)).toEqual([first, second, soldOut, away]);
  const item_ids = [away, soldOut, second, first].join();
  const ofIds = await shop.call(listItemsOfIds, { moduleId, query: { item_ids, limit: 4 } });
  expect(ofIds.products.map(({ id }) => id)).toEqual([first, second, soldOut, away]);
});

it('CAT-12 so do the stores of a campaign, of a category and of what is suggested for a word', async () => {
  const [category] = await shop.db
    .insert(categories)
    .values({ moduleId, slug: 'barrels', name: named('Barrels'), image: '', parentId: 0 })
    .returning();
  const categoryIds = [category?.id ?? 0];
  const store = (orderCount: number, parts: object) =>
    shop.store({ name: named(`Quaysidecooper ${orderCount}`), categoryIds, orderCount, ...parts });
  const closedNow = await store(30, { schedules: [] });
  const stopped = await store(20, { active: false });
  const openNow = await store(10, {});
  const inOrder = [openNow, closedNow, stopped];

  const now = shop.deps.clock.now().getTime();
  const [campaign] = await shop.db
    .insert(campaigns)
    .values({
      moduleId,
      title: named('Barrels'),
      description: named(''),
      image: '',
      startDate: new Date(now - 60_000),
      endDate: new Date(now + 60_000),
    })
    .returning();
  const campaignId = campaign?.id ?? 0;
  await shop.db
    .insert(campaignStores)
    .values([closedNow, stopped, openNow].map((storeId) => ({ campaignId, storeId })));
  const shown = await shop.call(getCampaign, { query: { basic_campaign_id: campaignId } });
  expect(shown.stores?.map(({ id }) => id)).toEqual(inOrder);

  const listed = await shop.call(listCategoryStores, {
    moduleId,
    params: { id: String(categoryIds[0]) },
  });
  expect(listed.stores.map(({ id }) => id)).toEqual(inOrder);
  const suggested = await shop.call(searchItemsAndStores, {
    moduleId,
    query: { name: 'Quaysidecooper' },
  });
  expect(suggested.stores.map(({ id }) => id)).toEqual(inOrder);
});

it('a campaign opens by its link from its start to its end', async () => {
  const now = shop.deps.clock.now().getTime();
  const minute = 60_000;
  const campaign = async (starts: number, ends: number) => {
    const [row] = await shop.db
      .insert(campaigns)
      .values({
        moduleId,
        title: named('Sails'),
        description: named(''),
        image: '',
        startDate: new Date(now + starts * minute),
        endDate: new Date(now + ends * minute),
      })
      .returning();
    return row?.id ?? 0;
  };
  const refused = async (starts: number, ends: number) => {
    const query = { basic_campaign_id: await campaign(starts, ends) };
    const { status, errors } = await shop.refusal(getCampaign, { query });
    return [status, errors.map(({ code }) => code)];
  };
  expect(await refused(-2, 0)).toEqual([404, ['not_found']]);
  expect(await refused(1, 2)).toEqual([404, ['not_found']]);
  const id = await campaign(0, 1);
  const running = await shop.call(getCampaign, { query: { basic_campaign_id: id } });
  expect([running.id, running.title]).toEqual([id, 'Sails']);
});

it('a dish is had now between its hours, and always where they are equal', async () => {
  const served = (availableTimeStarts: string, availableTimeEnds: string) =>
    shop.item(open, { availableTimeStarts, availableTimeEnds });
  // It is three in the afternoon there.
  shop.clock.set(new Date('2026-11-20T12:00:00Z'));
  const now = await served('14:00', '16:00');
  const equal = await served('16:00', '16:00');
  const later = await served('16:00', '14:00');
  const item_ids = [now, equal, later].join();
  const { products } = await shop.call(listItemsOfIds, {
    moduleId,
    query: { item_ids, filter: 'available_now', sort: 'newest' },
  });
  expect(products.map(({ id }) => id)).toEqual([equal, now]);
});
