import { eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getCampaign,
  listCampaignItems,
  listCampaigns,
} from '../../../domain/catalogue/catalogueEndpoints';
import { searchItems } from '../../../domain/catalogue/itemEndpoints';
import { listFlashSales } from '../../../domain/catalogue/offerEndpoints';
import { getZoneId } from '../../../domain/place/geographyEndpoints';
import { listModules } from '../../../domain/place/placeEndpoints';
import { flashSaleItems, flashSales } from '../../../server/db/schema/flashSales';
import { createTestServer, type TestServer } from '../../support/server';
import { bringFiles, town } from './files';

let server: TestServer;
let shelf: { zoneIds: number[]; moduleId: number };

beforeAll(async () => {
  server = await createTestServer();
  server.clock.set(new Date('2026-11-20T12:00:00Z'));
  await bringFiles(server, town);
  const found = await server.call(getZoneId, { query: { lat: 50.1, lng: 10.1 } });
  const zoneIds: number[] = JSON.parse(String(found.zone_id));
  const [meals] = await server.call(listModules, { zoneIds });
  shelf = { zoneIds, moduleId: meals?.id ?? 0 };
});
afterAll(() => server.close());

const bring = async (files: Record<string, string>) =>
  (await bringFiles(server, files)).text.split('\n');
const price = async () => {
  const { products } = await server.call(searchItems, { ...shelf, query: { name: 'margherita' } });
  return products.map(({ discount, discount_type }) => [discount, discount_type]);
};

/** Of the sale that was brought; the test's shop has others. */
async function lunch() {
  const [newest] = await server.db.select({ id: max(flashSales.id) }).from(flashSales);
  return eq(flashSaleItems.saleId, newest?.id ?? 0);
}
const itemsOfLunch = async () =>
  server.db
    .select()
    .from(flashSaleItems)
    .where(await lunch());

const sale = {
  'flash_sales.csv':
    'key,title,title_ar,module,starts_at,ends_at\nlunch,Lunch,الغداء,meals,2026-11-20T11:00:00Z,2026-11-20T14:00:00Z\n',
  'flash_sale_items.csv':
    'sale,item,discount,discount_type,stock\nlunch,margherita,2.50,amount,3\n',
};

it('a flash sale that is brought runs at its hours, and brought again is as before', async () => {
  expect(await bring(sale)).toEqual([
    'flash_sales.csv      1 new, 0 changed, 0 as before',
    'flash_sale_items.csv 1 new, 0 changed, 0 as before',
  ]);
  const sales = await server.call(listFlashSales, shelf);
  expect(sales.map(({ title, end_date }) => [title, end_date])).toEqual([
    ['Lunch', '2026-11-20T14:00:00.000Z'],
  ]);
  expect(await price()).toEqual([[2.5, 'amount']]);
  expect(await bring(sale)).toEqual([
    'flash_sales.csv      0 new, 0 changed, 1 as before',
    'flash_sale_items.csv 0 new, 0 changed, 1 as before',
  ]);
});

it('what was sold of it stays sold, and of fewer than that none is left', async () => {
  await server.db
    .update(flashSaleItems)
    .set({ sold: 2 })
    .where(await lunch());
  const items = (stock: number) => ({
    'flash_sale_items.csv': `sale,item,discount,stock\nlunch,margherita,20,${stock}\n`,
  });
  const rows = async (stock: number) => {
    await bring(items(stock));
    const [row] = await itemsOfLunch();
    return [row?.discount, row?.discountType, row?.stock, row?.sold];
  };
  expect(await rows(5)).toEqual([20_000, 'percent', 5, 2]);
  expect(await price()).toEqual([[20, 'percent']]);
  expect(await rows(1)).toEqual([20_000, 'percent', 2, 2]);
  expect(await price()).toEqual([[10, 'percent']]);
});

it('items that its file names no longer leave it', async () => {
  await bring({
    'items.csv': 'key,name,store,category,price\ncalzone,Calzone,napoli,classic,9\n',
    'flash_sale_items.csv': 'sale,item,discount,stock\nlunch,calzone,10,5\n',
  });
  const left = await itemsOfLunch();
  expect(left.map(({ discount, stock, sold }) => [discount, stock, sold])).toEqual([
    [10_000, 5, 0],
  ]);
});

const campaign = {
  'campaigns.csv':
    'key,title,description,module,start_date,end_date,start_time,end_time\nweek,Pizza week,All ovens on,meals,2026-11-01,2026-12-01,10:00,23:00\n',
  'campaign_stores.csv': 'campaign,store\nweek,napoli\n',
};

it('a campaign that is brought is shown with its stores', async () => {
  expect(await bring(campaign)).toEqual([
    'campaigns.csv        1 new, 0 changed, 0 as before',
    'campaign_stores.csv  1 new, 0 changed, 0 as before',
  ]);
  const [shown] = await server.call(listCampaigns, shelf);
  expect([shown?.title, shown?.description, shown?.start_time, shown?.end_time]).toEqual([
    'Pizza week',
    'All ovens on',
    '10:00',
    '23:00',
  ]);
  const whole = await server.call(getCampaign, {
    ...shelf,
    query: { basic_campaign_id: shown?.id ?? 0 },
  });
  expect(whole.stores.map(({ name }) => name)).toEqual(['Napoli']);
  expect(await bring(campaign)).toEqual([
    'campaigns.csv        0 new, 0 changed, 1 as before',
    'campaign_stores.csv  0 new, 0 changed, 1 as before',
  ]);
});

it('an item of a campaign is sold in it alone', async () => {
  const names = async () =>
    (await server.call(listCampaignItems, shelf)).map(({ name, price: now }) => [name, now]);
  await bring({
    'items.csv':
      'key,name,store,category,price,campaign_starts,campaign_ends\nfeast,Feast,napoli,classic,7,2026-11-01,2026-12-01\nlate,Late,napoli,classic,7,2026-12-01,2026-12-24\n',
  });
  expect(await names()).toEqual([['Feast', 7]]);
  const found = await server.call(searchItems, { ...shelf, query: { name: 'feast' } });
  expect(found.products).toEqual([]);
});

it.each([
  [
    'items.csv',
    'key,campaign_starts\nmargherita,2026-11-01\n',
    'items.csv, line 2, column campaign_starts: is there without the other',
  ],
  [
    'flash_sales.csv',
    'key,title,module,starts_at,ends_at\nx,X,meals,2026-11-20,2026-11-19\n',
    'flash_sales.csv, line 2, column ends_at: is not after starts_at',
  ],
  [
    'flash_sale_items.csv',
    'sale,item,discount,stock\nlunch,shirt,10,5\n',
    'flash_sale_items.csv, line 2, column item: is of another module',
  ],
  [
    'flash_sale_items.csv',
    'sale,item,discount,stock\nlunch,calzone,10,5\nlunch,calzone,20,5\n',
    'flash_sale_items.csv, line 3, column item: stands there already',
  ],
  [
    'flash_sale_items.csv',
    'sale,item,discount,stock\nlunch,calzone,101,5\n',
    'flash_sale_items.csv, line 2, column discount: is more than 100 percent',
  ],
  [
    'flash_sale_items.csv',
    'sale,item,discount,stock\nlunch,calzone,0,5\n',
    'flash_sale_items.csv, line 2, column discount: is nothing',
  ],
  [
    'campaigns.csv',
    'key,title,module,start_date,end_date,start_time\nx,X,meals,2026-11-20,2026-11-21,10:00\n',
    'campaigns.csv, line 2, column start_time: is there without the other',
  ],
  [
    'campaign_stores.csv',
    'campaign,store\nweek,wardrobe\n',
    'campaign_stores.csv, line 2, column store: is of another module',
  ],
])('%s: %j is told', async (name, text, wanted) => {
  expect((await bring({ [name]: text }))[0]).toBe(wanted);
});

it('a sale of a shop ends with its row switched off', async () => {
  await bring({ 'flash_sales.csv': 'key,active\nlunch,no\n' });
  expect(await server.call(listFlashSales, shelf)).toEqual([]);
  expect((await itemsOfLunch()).map(({ stock }) => stock)).toEqual([5]);
});
