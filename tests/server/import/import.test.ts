import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { getItem, listLatestItems, searchItems } from '../../../domain/catalogue/itemEndpoints';
import { listStores } from '../../../domain/catalogue/storeEndpoints';
import { getZoneId } from '../../../domain/place/geographyEndpoints';
import { listModules } from '../../../domain/place/placeEndpoints';
import {
  listRentalBanners,
  listVehicleCategories,
  searchVehicles,
} from '../../../domain/rental/browseEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { items } from '../../../server/db/schema/items';
import { createTestServer, type TestServer } from '../../support/server';
import { bringFiles, town } from './files';

let server: TestServer;
let zoneIds: number[];
let meals: number;
let things: number;

beforeAll(async () => {
  server = await createTestServer();
  const tried = await bringFiles(server, town, { isTry: true });
  expect(tried.text).toContain('Nothing was written.');
  expect((await server.request(getZoneId, { query: { lat: 50.1, lng: 10.1 } })).status).toBe(404);
  const brought = await bringFiles(server, town);
  expect(brought).toEqual({
    isWhole: true,
    text: [
      'zones.geojson        1 new, 0 changed, 0 as before',
      'modules.csv          2 new, 0 changed, 0 as before',
      'delivery.csv         2 new, 0 changed, 0 as before',
      'categories.csv       3 new, 0 changed, 0 as before',
      'brands.csv           1 new, 0 changed, 0 as before',
      'stores.csv           2 new, 0 changed, 0 as before',
      'items.csv            2 new, 0 changed, 0 as before',
      'variations.csv       0 new, 1 changed, 0 as before',
      'options.csv          0 new, 1 changed, 0 as before',
      'add_ons.csv          0 new, 1 changed, 0 as before',
      'coupons.csv          1 new, 0 changed, 0 as before',
    ].join('\n'),
  });
  const found = await server.call(getZoneId, { query: { lat: 50.1, lng: 10.1 } });
  zoneIds = JSON.parse(String(found.zone_id));
  const modules = await server.call(listModules, { zoneIds });
  [meals = 0, things = 0] = modules.map(({ id }) => id);
});
afterAll(() => server.close());

const shelf = (moduleId: number, language: 'en' | 'ar' = 'en') => ({ zoneIds, moduleId, language });

async function itemOf(moduleId: number, name: string) {
  const { products } = await server.call(searchItems, { ...shelf(moduleId), query: { name } });
  const [found] = products;
  if (!found) throw new Error(`${name} is not found`);
  return server.call(getItem, { ...shelf(moduleId), params: { id: found.id } });
}

describe('a catalogue that was brought in by tables', () => {
  it('shows its modules, stores and items to shoppers of its zone, in their language', async () => {
    const { stores } = await server.call(listStores, shelf(meals, 'ar'));
    expect(
      stores.map(({ name, minimum_order, address }) => ({ name, minimum_order, address })),
    ).toEqual([{ name: 'نابولي', minimum_order: 5, address: '12 Harbour Street' }]);
    const saturday = stores[0]?.schedules.find(({ day }) => day === 6);
    expect([saturday?.opening_time, saturday?.closing_time]).toEqual(['12:00', '01:00']);
    const dish = await itemOf(meals, 'margherita');
    const { name, description, price, discount, discount_type, stock, add_ons } = dish;
    expect({ name, description, price, discount, discount_type, stock, add_ons }).toEqual({
      name: 'Margherita',
      description: 'Tomato, "fior di latte"\nand basil',
      price: 8.5,
      discount: 10,
      discount_type: 'percent',
      stock: null,
      add_ons: [{ id: 1, name: 'Garlic dip', price: 1 }],
    });
    expect(dish.food_variations).toEqual([
      {
        name: 'Size',
        type: 'single',
        min: 0,
        max: 0,
        required: 'on',
        values: [
          { label: 'Regular', optionPrice: 0 },
          { label: 'Large', optionPrice: 3.5 },
        ],
      },
      {
        name: 'Extras',
        type: 'multi',
        min: 1,
        max: 2,
        required: 'off',
        values: [
          { label: 'Olives', optionPrice: 0.75 },
          { label: 'Chilli', optionPrice: 0.5 },
        ],
      },
    ]);
    const shirt = await itemOf(things, 'shirt');
    expect([shirt.stock, shirt.variations]).toEqual([
      5,
      [
        { type: 'Sand-M', price: 20, stock: 3 },
        { type: 'Sand-ExtraLarge', price: 22, stock: 2 },
      ],
    ]);
  });

  it('can be put into a cart at its prices', async () => {
    const dish = await itemOf(meals, 'margherita');
    const body = {
      guest_id: 'a'.repeat(40),
      item_id: dish.id,
      model: 'Item',
      price: 12,
      quantity: 2,
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
      add_on_ids: [1],
      add_on_qtys: [1],
    };
    const guest = await server.app.request('/api/v1/auth/guest/request', { method: 'POST' });
    const { guest_id } = await guest.json();
    await server.call(addToCart, { ...shelf(meals), body: { ...body, guest_id } });
    const lines = await server.call(listCart, { ...shelf(meals), query: { guest_id } });
    // 8.50 and 3.50 less a tenth.
    expect(lines.map(({ quantity, price }) => [quantity, price])).toEqual([[2, 12]]);
  });

  it('changes what has a known key, by the columns that are there', async () => {
    const prices = { 'items.csv': 'key,price\nmargherita,9.25\nshirt,20\n' };
    expect((await bringFiles(server, prices)).text).toBe(
      'items.csv            0 new, 1 changed, 1 as before',
    );
    const { name, price, discount } = await itemOf(meals, 'margherita');
    expect([name, price, discount]).toEqual(['Margherita', 9.25, 10]);
    expect((await bringFiles(server, town)).text).toContain(
      'items.csv            0 new, 1 changed, 1 as before',
    );
    expect((await bringFiles(server, town)).text).not.toMatch(/[1-9]\d* (new|changed)/);
  });

  it('says options in another language, or by another name, when they are brought again', async () => {
    const head = 'item,option1,option1_ar,value1,value1_ar,price,stock\n';
    const bringSizes = (title: string) =>
      bringFiles(server, { 'variations.csv': `${head}shirt,${title},حجم,M,متوسط,20,3\n` });
    const line = async (title: string) => (await bringSizes(title)).text.split('\n')[0];
    await bringFiles(server, {
      'variations.csv': 'item,option1,value1,price,stock\nshirt,Size,M,20,3\n',
    });
    // What a shop's export says again, in one language, leaves the others.
    const plain = { 'variations.csv': 'item,option1,value1,price,stock\nshirt,Size,M,20,3\n' };
    const again = async () => (await bringFiles(server, plain)).text.split('\n')[0];
    expect([await line('Size'), await line('Size'), await again(), await line('Fit')]).toEqual([
      'variations.csv       0 new, 1 changed, 0 as before',
      'variations.csv       0 new, 0 changed, 1 as before',
      'variations.csv       0 new, 0 changed, 1 as before',
      'variations.csv       0 new, 1 changed, 0 as before',
    ]);
    await bringFiles(server, town);
  });

  it('leaves words of the languages that a file has no columns for as they are', async () => {
    const wordsNow = async () => {
      const [row] = await server.db.select().from(items).where(eq(items.slug, shirt.slug));
      return [row?.name, row?.description, row?.unit, row?.tags];
    };
    const shirt = await itemOf(things, 'shirt');
    await bringFiles(server, {
      'items.csv':
        'key,name,name_ar,name_es,description,description_ar,unit,unit_es,tags,tags_ar\nshirt,Linen shirt,قميص كتان,Camisa,Light,خفيف,1 pc,1 ud,Summer | Cool,صيف | بارد\n',
    });
    const name = { en: 'Linen shirt', ar: 'قميص كتان', es: 'Camisa' };
    const [summer, cool] = [
      { en: 'Summer', ar: 'صيف' },
      { en: 'Cool', ar: 'بارد' },
    ];
    const whole = [name, { en: 'Light', ar: 'خفيف' }, { en: '1 pc', es: '1 ud' }, [summer, cool]];
    expect(await wordsNow()).toEqual(whole);
    // What a shop's export says again changes nothing.
    const again = {
      'items.csv': 'key,name,description,unit,tags\nshirt,Linen shirt,Light,1 pc,Summer | Cool\n',
    };
    expect((await bringFiles(server, again)).text).toBe(
      'items.csv            0 new, 0 changed, 1 as before',
    );
    expect(await wordsNow()).toEqual(whole);
    await bringFiles(server, {
      'items.csv': 'key,name_ar,description_ar,unit_es,tags\nshirt,قميص,,1 unidad,New | Summer\n',
    });
    expect(await wordsNow()).toEqual([
      { ...name, ar: 'قميص' },
      { en: 'Light' },
      { en: '1 pc', es: '1 unidad' },
      [{ en: 'New' }, summer],
    ]);
    await bringFiles(server, town);
  });

  it('judges what a row is to be whole, also by a file of few columns', async () => {
    const first = async (name: string, text: string) =>
      (await bringFiles(server, { [name]: text })).text.split('\n')[0];
    expect(await first('items.csv', 'key,discount\nmargherita,150\n')).toBe(
      'items.csv, line 2, column discount: is more than 100 percent',
    );
    expect(await first('coupons.csv', 'key,expire_date\nhello,2025-12-31\n')).toBe(
      'coupons.csv, line 2, column expire_date: is not after start_date',
    );
  });

  it('names the row of a code that another coupon has, and shows what was brought with it', async () => {
    const brought = await bringFiles(server, {
      'items.csv': 'key,name,store,category,price\ncalzone,Calzone,napoli,classic,9\n',
      'coupons.csv':
        'key,code,title,discount,start_date,expire_date\nbye,hello-pizza,Again,5,2026-01-01,2027-12-31\n',
    });
    expect(brought.text.split('\n')[0]).toBe(
      'coupons.csv, line 2, column code: "hello-pizza" is of another coupon already',
    );
    expect((await itemOf(meals, 'calzone')).name).toBe('Calzone');
    await bringFiles(server, { 'items.csv': 'key,active\ncalzone,no\n' });
  });

  it('is noted where it changed something, with its files, and what is new (+) and changed (~) in them', async () => {
    const noted = async () =>
      (await server.db.select().from(acts).where(eq(acts.kind, 'catalogue.imported')))
        .map(({ role, note }) => [role, note])
        .sort();
    const before = await noted();
    const files = {
      'brands.csv': 'key,name,module\nweave,Weave,things\nneedle,Needle,things\n',
      'items.csv': 'key,price\nmargherita,9\n',
    };
    await bringFiles(server, files, { isTry: true });
    expect(await noted()).toEqual(before);
    await bringFiles(server, files);
    await bringFiles(server, files);
    expect(await noted()).toEqual([...before, ['command', 'brands.csv +2, items.csv ~1']].sort());
    await bringFiles(server, { 'items.csv': 'key,price\nmargherita,8.50\n' });
  });

  it('moves what a store sells with the store, and takes away what is no more shown', async () => {
    await bringFiles(server, { 'items.csv': 'key,active\nshirt,no\n' });
    const { products } = await server.call(searchItems, {
      ...shelf(things),
      query: { name: 'shirt' },
    });
    expect(products).toEqual([]);
    await bringFiles(server, town);
    await bringFiles(server, { 'items.csv': 'key,active\nshirt,yes\n' });
    expect((await itemOf(things, 'shirt')).name).toBe('Linen shirt');
  });
});

it('rental, parcels and couriers are brought in alike', async () => {
  const files = {
    'modules.csv': 'key,type,name\ncars,rental,Cars\nparcels,parcel,Parcels\n',
    'delivery.csv':
      'module,zone,per_km_charge,minimum_charge\ncars,harbour,0,0\nparcels,harbour,0.5,2\n',
    'couriers.csv': 'key,name,phone,vehicle,zone\nnoor,Noor,+4930000009,Scooter,harbour\n',
    'parcel_categories.csv': 'key,module,name\nletters,parcels,Letters\n',
    'vehicle_categories.csv': 'key,name\nvan,Van\n',
    'vehicle_brands.csv': 'key,name\nfjord,Fjord\n',
    'providers.csv':
      'key,name,module,zone,address,phone,lat,lng\ndrive,Harbour Drive,cars,harbour,1 Quay,+4930000003,50.1,10.1\n',
    'vehicles.csv':
      'key,name,provider,category,brand,type,seating_capacity,fuel,hourly_price,day_price,count\ntransit,Fjord Transit,drive,van,fjord,van,3,diesel,12,80,2\n',
    'banners.csv':
      'key,module,title,title_ar,image,zone,type,vehicle,provider,position\nquay,cars,From the quay,من الرصيف,/pictures/module-rental.svg,,provider_wise,,drive,2\nvans,cars,Vans,,/pictures/module-rental.svg,harbour,vehicle_wise,transit,,1\n',
  };
  const brought = await bringFiles(server, files);
  expect(brought).toEqual({ isWhole: true, text: expect.not.stringMatching('not taken') });
  const { vehicles } = await server.call(searchVehicles, { zoneIds, query: { limit: 5 } });
  expect(
    vehicles.map(({ name, hourly_price, day_wise_price, distance_price }) => [
      name,
      hourly_price,
      day_wise_price,
      distance_price,
    ]),
  ).toEqual([['Fjord Transit', 12, 80, 0]]);
  const { banners } = await server.call(listRentalBanners, { zoneIds });
  const image_full_url = '/pictures/module-rental.svg';
  expect(
    banners.map(({ id: _, vehicle_id, provider_id, ...one }) => ({
      ...one,
      leads: [vehicle_id !== null, provider_id !== null],
    })),
  ).toEqual([
    { title: 'Vans', image_full_url, type: 'vehicle_wise', leads: [true, false] },
    { title: 'From the quay', image_full_url, type: 'provider_wise', leads: [false, true] },
  ]);
  const free = { 'vehicles.csv': 'key,hourly_price,distance_price,day_price\ntransit,,,\n' };
  expect((await bringFiles(server, free)).text.split('\n')[0]).toBe(
    'vehicles.csv, line 2, column hourly_price: and the other prices are empty',
  );
  // What its provider rents out is not shown either while it is not.
  const vehiclesNow = async (active: string) => {
    await bringFiles(server, { 'providers.csv': `key,active\ndrive,${active}\n` });
    const listed = await server.call(searchVehicles, { zoneIds, query: { limit: 5 } });
    const kinds = await server.call(listVehicleCategories, { zoneIds });
    const led = (await server.call(listRentalBanners, { zoneIds })).banners;
    return [
      listed.vehicles.map(({ name }) => name),
      kinds.vehicles.map(({ vehicles_count }) => vehicles_count),
      led.filter(({ vehicle_id }) => vehicle_id !== null).length,
    ];
  };
  expect([await vehiclesNow('no'), await vehiclesNow('yes')]).toEqual([
    [[], [], 0],
    [['Fjord Transit'], [1], 1],
  ]);
  const elsewhere = { 'banners.csv': 'key,module,type,vehicle\nvans,meals,vehicle_wise,transit\n' };
  expect((await bringFiles(server, elsewhere)).text.split('\n')[0]).toBe(
    'banners.csv, line 2, column type: is not for a module of type food',
  );
  expect((await bringFiles(server, files)).text).not.toMatch(/[1-9]\d* (new|changed)/);
});

const harbour = [
  [10, 50],
  [10.2, 50],
  [10.2, 50.2],
  [10, 50.2],
];
/** Zones by their rings. */
const zonesOf = (...rings: unknown[][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: rings.map((ring, at) => ({
      type: 'Feature',
      properties: { key: ['harbour', 'bow tie'][at], name: 'Harbour' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  });

describe('mistakes', () => {
  const bring = async (files: Record<string, string>) => {
    const { isWhole, text } = await bringFiles(server, files);
    return { isWhole, lines: text.split('\n') };
  };

  it.each([
    [
      'items.csv',
      'key,price\nmargherita,"8,50"\n',
      'items.csv, line 2, column price: "8,50" must be a number such as 12.50, with three decimals at most',
    ],
    [
      'items.csv',
      'key,name,store,category,price\n\nnew,New,nobody,classic,1\n',
      'items.csv, line 3, column store: "nobody" is the key of no store',
    ],
    [
      'zones.geojson',
      zonesOf([...harbour, harbour[0]], [harbour[0], harbour[2], harbour[1], harbour[3]]),
      'zones.geojson, line 2, column area: has a border that crosses or touches itself: the side behind corner 1 meets the side behind corner 3',
    ],
    ['items.csv', 'key,price\nnew,5\n', 'items.csv, line 2, column name: is needed for a new row'],
    [
      'items.csv',
      'key,name,store,category,price\nx,X,wardrobe,classic,1\n',
      'items.csv, line 2, column category: is of another module than the store',
    ],
    [
      'items.csv',
      'key,cost\nmargherita,5\n',
      /^items\.csv, line 1, column cost: is not known; there are key, name/,
    ],
    [
      'items.csv',
      'key,price\nshirt,1\nshirt,2\n',
      'items.csv, line 3, column key: "shirt" stands in line 2 already',
    ],
    [
      'stores.csv',
      'key,lat,lng\nnapoli,60,10\n',
      /^stores\.csv, line 2, column lat: and lng lie outside/,
    ],
    [
      'stores.csv',
      'key,hours\nnapoli,Mon 25:00-26:00\n',
      /^stores\.csv, line 2, column hours: "25:00-26:00" must be hours/,
    ],
    [
      'stores.csv',
      'key,phone\nnapoli,0500\n',
      /^stores\.csv, line 2, column phone: "0500" must be a phone number/,
    ],
    [
      'categories.csv',
      'key,module,name,parent\ndeep,meals,Deep,classic\n',
      'categories.csv, line 2, column parent: has a category above itself: there are two levels',
    ],
    [
      'coupons.csv',
      'key,code,title,start_date,expire_date\nc,C-1,C,2026-02-30,2027-01-01\n',
      /column start_date: "2026-02-30" must be a date/,
    ],
    [
      'options.csv',
      'item,group,label\nmargherita,Size,A\nmargherita,Size,A\n',
      'options.csv, line 3, column label: stands in this group already',
    ],
  ])('%s: %j', async (name, text, wanted) => {
    const { isWhole, lines } = await bring({ [name]: text });
    expect(isWhole).toBe(false);
    if (wanted instanceof RegExp) expect(lines[0]).toMatch(wanted);
    else expect(lines[0]).toBe(wanted);
    expect(lines.at(-1)).toMatch(/not taken: (a|3) mistakes?$/);
  });

  it('leaves a file whole as it was, and what names its rows waits without blame', async () => {
    const { lines } = await bring({
      'stores.csv':
        'key,name,module,zone,address,phone,lat,lng,hours\nnapoli,Changed,meals,harbour,A,+4930000001,50.1,10.1,always\nbakery,Bakery,meals,harbour,B,none,50.1,10.1,always\n',
      'items.csv': 'key,name,store,category,price\nroll,Roll,bakery,pizza,1\n',
    });
    expect(lines).toEqual([
      'stores.csv, line 3, column phone: "none" must be a phone number that begins with + and the country',
      'stores.csv           not taken: a mistake',
      'items.csv            not taken: it names rows of a file with mistakes',
    ]);
    const { stores } = await server.call(listStores, shelf(meals));
    expect(stores.map(({ name }) => name)).toEqual(['Napoli']);
  });
});

it('a store that is brought shows its items in the list of its category', async () => {
  const { products } = await server.call(listLatestItems, shelf(meals));
  expect(products.map(({ name }) => name)).toEqual(['Margherita']);
});
