import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchItems } from '../../../domain/catalogue/itemEndpoints';
import { searchStores } from '../../../domain/catalogue/storeEndpoints';
import * as rentalCalls from '../../../domain/rental/browseEndpoints';
import { countCatalogue } from '../../../server/catalogue/counts';
import { moduleId, openShop, type Shop } from '../orders/shop';
import { type Garage, openGarage, moduleId as rentals } from '../rental/garage';

/** Names in more languages than the shop may speak today: what finds something is what its owner typed. */
const rename = (shop: Pick<Shop, 'db'>, table: SQL, id: number, names: Record<string, string>) =>
  shop.db.execute(sql`update ${table} set name = ${JSON.stringify(names)}::jsonb where id = ${id}`);

describe('items and stores in every language that their owner wrote', () => {
  let shop: Shop;
  let store: number;
  let ham: number;
  let bottle: number;
  beforeAll(async () => {
    shop = await openShop();
    store = await shop.store();
    ham = await shop.item(store);
    bottle = await shop.item(store, { keywords: 'Niños رضيع' });
    await rename(shop, sql`stores`, store, {
      en: 'Corner bakery',
      ar: 'مخبز الزاوية',
      es: 'Panadería Ñandú',
    });
    await rename(shop, sql`items`, ham, {
      en: 'Cured ham',
      ar: 'لحم مقدد',
      es: 'Jamón ibérico',
      fr: 'Crème brûlée',
    });
    await rename(shop, sql`items`, bottle, { en: 'Bottle', ar: 'رضّاعة مؤقتة' });
    await countCatalogue(shop.db);
  });
  afterAll(() => shop.close());

  it.each([
    ['cured', 'ham'],
    ['مقدد', 'ham'],
    ['jamón', 'ham'],
    ['jamon', 'ham'],
    ['JAMÓN', 'ham'],
    ['jamo\u0301n', 'ham'],
    ['iberico jam', 'ham'],
    ['jamom iberico', 'ham'],
    ['brulee', 'ham'],
    ['رضّاعة', 'bottle'],
    ['رضاعه', 'bottle'],
    ['مؤقت', 'bottle'],
    ['موقت', 'bottle'],
    ['ninos', 'bottle'],
    ['niños رضيع', 'bottle'],
  ] as const)('%s finds the %s', async (name, found) => {
    const { products } = await shop.call(searchItems, {
      query: { name, store_id: store },
      moduleId,
    });
    expect(products.map(({ id }) => id)).toEqual([{ ham, bottle }[found]]);
  });

  it.each(['corner', 'الزاويه', 'Panadería', 'panaderia nandu', 'ÑANDÚ', 'panadreia nandu'])(
    '%s finds the bakery first',
    async (name) => {
      const { stores } = await shop.call(searchStores, { query: { name }, moduleId });
      expect(stores[0]?.id).toBe(store);
    },
  );
});

describe('vehicles and their providers', () => {
  let garage: Garage;
  let provider: number;
  let van: number;
  beforeAll(async () => {
    garage = await openGarage();
    provider = await garage.provider();
    van = await garage.vehicle(provider);
    await rename(garage, sql`vehicles`, van, { en: 'Van', ar: 'فان', es: 'Furgón rápido' });
    await rename(garage, sql`rental_providers`, provider, {
      en: 'Wheels',
      ar: 'عجلات',
      es: 'Alquiler Peñón',
    });
    await countCatalogue(garage.db);
  });
  afterAll(() => garage.close());

  it.each(['furgón', 'furgon', 'rapido', 'furgom'])('%s finds the van first', async (name) => {
    const { vehicles } = await garage.call(rentalCalls.searchVehicles, {
      query: { name },
      moduleId: rentals,
    });
    expect(vehicles[0]?.id).toBe(van);
  });

  it('suggests a provider', async () => {
    const { providers } = await garage.call(rentalCalls.suggestVehicles, {
      query: { name: 'penon' },
      moduleId: rentals,
    });
    expect(providers.map(({ id }) => id)).toEqual([provider]);
  });
});
