import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { getItem, listLatestItems, searchItems } from '../../../domain/catalogue/itemEndpoints';
import { getStore } from '../../../domain/catalogue/storeEndpoints';
import { listDeskItems, setPrice } from '../../../domain/desk/deskEndpoints';
import * as calls from '../../../domain/desk/deskItemEndpoints';
import { getOrderDetails } from '../../../domain/orders/orderEndpoints';
import { countCatalogue } from '../../../server/catalogue/counts';
import { acts } from '../../../server/db/schema/acts';
import { items } from '../../../server/db/schema/items';
import { categories } from '../../../server/db/schema/stores';
import { pngOf } from '../../support/pictures';
import { moduleId, openShop, type Shop } from '../orders/shop';
import { staffAt } from './desk';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function open() {
  const store = await shop.store();
  const { token, email } = await staffAt(shop, store, 'owner');
  const { categories: shelves } = await shop.call(calls.readShelves, { token });
  const category_id = shelves.find(({ parent_id }) => parent_id !== 0)?.id ?? 0;
  const form = {
    name: { en: 'Fig bread', ar: 'خبز التين' },
    description: { en: 'Baked today' },
    unit: { en: '400 g' },
    category_id,
    price: 4.555,
    stock: 7,
    veg: 1,
    halal: 1,
  };
  const add = (parts: Record<string, unknown> = {}, headers = {}) =>
    shop.call(calls.addDeskItem, { token, headers, body: { ...form, ...parts } });
  const edit = (id: number, parts: Record<string, unknown>) =>
    shop.call(calls.editDeskItem, { token, params: { id }, body: { ...form, ...parts } });
  const refused = async (parts: Record<string, unknown>) => {
    const body = { ...form, ...parts };
    const { status, errors } = await shop.refusal(calls.addDeskItem, { token, body });
    return [status, errors[0]?.code, errors[0]?.field];
  };
  const listed = async () => {
    const query = { store_id: store, limit: 10, offset: 1, filter: '' };
    const { products } = await shop.call(listLatestItems, { moduleId, query });
    return products.map(({ id }) => id);
  };
  return { store, token, email, form, category_id, add, edit, refused, listed };
}

/** A shelf of its own: what it is called is no word of the demo. */
const shelve = async (en: string) => {
  const values = { moduleId, parentId: 0, slug: en, name: { en, ar: en }, image: '' };
  const [row] = await shop.db.insert(categories).values(values).returning();
  return row?.id ?? 0;
};

const counted = async () => {
  const { rows: words } = await shop.db.execute(sql`
    select module_id, zone_id, word, frequency from search_words order by 1, 2, 3`);
  const { rows: shelves } = await shop.db.execute(sql`
    select category_id, zone_id, items_count, stores_count from category_zones order by 1, 2`);
  return { words, shelves };
};

/** Fields of a form that holds a file: what is no plain value is JSON in it. */
const asForm = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && !(value instanceof File) ? JSON.stringify(value) : value,
    ]),
  );

const pictureOf = (bytes: Uint8Array) =>
  new File([Uint8Array.from(bytes)], 'fig.png', { type: 'image/png' });

describe('an item that an owner adds', () => {
  it('is found by shoppers at once, in their language, with its picture (DESK-21)', async () => {
    const { store, token, category_id, form, listed } = await open();
    const image = pictureOf(pngOf(900, 600));
    const added = await shop.call(calls.addDeskItem, { token, body: asForm({ ...form, image }) });
    expect(added).toEqual({
      id: expect.any(Number),
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: { en: 'Fig bread', ar: 'خبز التين', es: '' },
      description: { en: 'Baked today', ar: '', es: '' },
      unit: { en: '400 g', ar: '', es: '' },
      image_full_url: expect.stringMatching(/^\/media\/catalogue\/[0-9a-f]{32}\.webp$/),
      category_id,
      price: 4.56,
      stock: 7,
      veg: 1,
      halal: 1,
      organic: 0,
      has_variations: 0,
      is_on_menu: 1,
    });
    expect(await shop.call(calls.readDeskItem, { token, params: { id: added.id } })).toEqual(added);
    expect(await listed()).toEqual([added.id]);
    const shown = async (language: 'en' | 'ar' | 'es') => {
      const { name, description, unit_type, price, stock } = await shop.call(getItem, {
        moduleId,
        language,
        params: { id: added.id },
      });
      return { name, description, unit_type, price, stock };
    };
    const facts = { description: 'Baked today', unit_type: '400 g', price: 4.56, stock: 7 };
    expect(await shown('ar')).toEqual({ name: 'خبز التين', ...facts });
    expect(await shown('es')).toEqual({ name: 'Fig bread', ...facts });
    const seen = await shop.call(getStore, { moduleId, params: { id: store } });
    const [shelf] = await shop.db.select().from(categories).where(eq(categories.id, category_id));
    expect([seen.items_count, [...seen.category_ids].sort((a, b) => a - b)]).toEqual([
      1,
      [category_id, shelf?.parentId ?? 0].sort((a, b) => a - b),
    ]);
    const small = await shop.app.request(`${added.image_full_url}?w=160`);
    const { width, height, format } = await sharp(await small.arrayBuffer()).metadata();
    expect([small.status, width, height, format]).toEqual([200, 160, 107, 'webp']);
  });

  it('is added once for its key (DESK-24)', async () => {
    const { add, listed } = await open();
    const key = { 'Idempotency-Key': 'fig-bread-once' };
    const first = await add({}, key);
    expect(await add({}, key)).toEqual(first);
    expect(await listed()).toEqual([first.id]);
  });

  it('has a name, a shelf of its module, a price and a picture that is one (DESK-24)', async () => {
    const { token, form, refused, listed } = await open();
    expect(await refused({ name: { en: ' ', ar: 'خبز' } })).toEqual([403, 'validation', 'name.en']);
    expect(await refused({ price: -1 })).toEqual([403, 'validation', 'price']);
    expect(await refused({ stock: 1.5 })).toEqual([403, 'validation', 'stock']);
    const rows = await shop.db.select().from(categories);
    const strange = rows.find((row) => row.moduleId !== moduleId)?.id ?? 0;
    expect(await refused({ category_id: strange })).toEqual([403, 'validation', 'category_id']);
    const image = pictureOf(Buffer.from('%PDF-1.7'));
    const body = asForm({ ...form, image });
    expect((await shop.refusal(calls.addDeskItem, { token, body })).errors[0]?.code).toBe(
      'image_format',
    );
    expect(await listed()).toEqual([]);
  });
});

describe('what an owner sells', () => {
  const found = async (name: string) => {
    const { products } = await shop.call(searchItems, { moduleId, query: { name } });
    return products.map(({ id }) => id);
  };
  it('is found by its name and what its category is called, misspelt too, while it is on the menu (DESK-21, DESK-23)', async () => {
    const { token, add, edit } = await open();
    const first = await shelve('Xylopastry');
    const second = await shelve('Zymotarts');
    const name = { en: 'Quincebraid' };
    const { id, version } = await add({ name, category_id: first });
    expect([
      await found('quincebraid'),
      await found('quincebriad'),
      await found('xylopastry'),
      await found('xylopatsry'),
    ]).toEqual([[id], [id], [id], [id]]);
    const moved = { version, stock_was: 7, name: { en: 'Medlarbraid' }, category_id: second };
    await edit(id, moved);
    expect([
      await found('quincebriad'),
      await found('xylopatsry'),
      await found('medlarbriad'),
      await found('zymotatrs'),
    ]).toEqual([[], [], [id], [id]]);
    await shop.call(calls.setOnMenu, { token, params: { id }, body: { is_on_menu: 0 } });
    expect([await found('medlarbraid'), await found('zymotarts')]).toEqual([[], []]);
  });

  it('is counted as an import counts it, after each change (DESK-21 to DESK-23)', async () => {
    const { token, category_id, add, edit } = await open();
    const other = await shelve('Yeastery');
    await countCatalogue(shop.db);
    const first = await counted();
    const { id, version } = await add({ name: { en: 'Rye loaf rye', ar: 'خبز' } });
    const afterEach = [await counted()];
    await countCatalogue(shop.db);
    expect(afterEach[0]).toEqual(await counted());
    expect(afterEach[0]).not.toEqual(first);
    await edit(id, { version, stock_was: 7, name: { en: 'Rye' }, category_id: other });
    const moved = await counted();
    await countCatalogue(shop.db);
    expect(moved).toEqual(await counted());
    expect(moved.shelves).toContainEqual({
      category_id: other,
      zone_id: 1,
      items_count: 1,
      stores_count: 1,
    });
    await shop.call(calls.setOnMenu, { token, params: { id }, body: { is_on_menu: 0 } });
    expect(await counted()).toEqual(first);
    expect(first.shelves.some((row) => row.category_id === category_id)).toBe(true);
  });
});

describe('items that are added at one moment', () => {
  it('are all counted, by stores of one zone too (DESK-21)', async () => {
    const desks = [await open(), await open()];
    // No word of two letters is counted: nothing but their zone makes one wait for another.
    const category_id = await shelve('Xy');
    const names = ['Medlar', 'Quince', 'Loquat', 'Sorbus', 'Myrtle', 'Jujube'];
    const added = await Promise.all(
      names.map((en, n) => desks[n % 2]?.add({ name: { en: `${en}braid` }, category_id })),
    );
    expect(new Set(added.map((one) => one?.id)).size).toBe(6);
    const { shelves } = await counted();
    expect(shelves.find((row) => row.category_id === category_id)).toEqual({
      category_id,
      zone_id: 1,
      items_count: 6,
      stores_count: 2,
    });
  });
});

describe('an item that an owner changes', () => {
  it('is changed for who has read it as it stands; another is told who was faster (DESK-22)', async () => {
    const { store, email, add, edit, form } = await open();
    const { id, version } = await add();
    const changed = await edit(id, { version, stock_was: 7, name: { en: 'Date bread' } });
    expect([changed.name.en, changed.version === version]).toEqual(['Date bread', false]);
    const other = await staffAt(shop, store, 'owner');
    const body = { ...form, version, stock_was: 7, name: { en: 'Mine' } };
    const late = { token: other.token, params: { id }, body };
    expect(await shop.refusal(calls.editDeskItem, late)).toEqual({
      status: 409,
      errors: [
        {
          code: 'item_changed',
          message: 'Somebody else has changed this item meanwhile.',
          by: email,
        },
      ],
    });
    const again = { ...late, body: { ...body, version: changed.version } };
    expect((await shop.call(calls.editDeskItem, again)).name.en).toBe('Mine');
  });

  it('of two at one moment one is told; a price that was set meanwhile counts too (DESK-22)', async () => {
    const { token, add, form } = await open();
    const { id, version } = await add();
    const save = (en: string, of: string) =>
      shop.request(calls.editDeskItem, {
        token,
        params: { id },
        body: { ...form, version: of, stock_was: 7, name: { en } },
      });
    const both = await Promise.all([save('One', version), save('Two', version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { version: now } = await shop.call(calls.readDeskItem, { token, params: { id } });
    await shop.call(setPrice, { token, params: { id }, body: { price: 9 } });
    expect((await save('Three', now)).status).toBe(409);
  });

  it('keeps what was sold since it was read (DESK-22)', async () => {
    const { add, edit } = await open();
    const { id, version } = await add();
    await shop.db.update(items).set({ stock: 4 }).where(eq(items.id, id));
    expect((await edit(id, { version, stock_was: 7, stock: 20 })).stock).toBe(17);
  });

  it('of variations keeps their prices and stock (DESK-22)', async () => {
    const { token, add, edit } = await open();
    const { id } = await add();
    await shop.variation(id, 'Large', 15_000, 5);
    const { version, has_variations } = await shop.call(calls.readDeskItem, {
      token,
      params: { id },
    });
    expect(has_variations).toBe(1);
    const { price, stock } = await edit(id, { version, stock_was: 7, price: 1, stock: 0 });
    expect([price, stock]).toEqual([4.56, 7]);
  });

  it('is off the menu and back; what was ordered of it stays (DESK-23)', async () => {
    const { token, add, listed } = await open();
    const { id } = await add();
    const guest_id = await shop.guest();
    const { order_id } = await shop.order(guest_id, id);
    const put = (is_on_menu: 0 | 1) =>
      shop.call(calls.setOnMenu, { token, params: { id }, body: { is_on_menu } });
    await put(0);
    expect(await listed()).toEqual([]);
    const { items: off } = await shop.call(listDeskItems, { token, query: { is_off: 1 } });
    expect(off.map((one) => one.id)).toEqual([id]);
    const body = { guest_id, item_id: id, quantity: 1 };
    expect((await shop.request(addToCart, { moduleId, body })).status).toBe(400);
    const { details } = await shop.call(getOrderDetails, { query: { order_id, guest_id } });
    expect(details.map((line) => [line.item_id, line.name])).toEqual([[id, 'Fig bread']]);
    await put(1);
    expect(await listed()).toEqual([id]);
    const kinds = await shop.db.select().from(acts).where(eq(acts.about, id)).orderBy(acts.id);
    expect(kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('item.'))).toEqual([
      'item.added',
      'item.off_menu',
      'item.on_menu',
    ]);
  });
});
