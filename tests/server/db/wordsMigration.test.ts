import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteExtensions } from '../../../server/db/client';
import { migrationsFolder } from '../../../server/root';

/** When search and variations knew English and Arabic alone. */
const stepsBefore = 3;

// In the columns of then; what rows belong to is not looked at.
const rowsOfThen = `
  set session_replication_role = replica;
  insert into stores (id, slug, module_id, zone_id, name, description, address, phone, email, lat, lng, logo, cover,
    schedules, open_minutes, delivery_min, delivery_max, category_ids)
  values (7, 'cafe', 2, 1, '{"en": "Café Rosé", "ar": "مقهى الورد"}', '{"en": ""}', '{"en": ""}', '', '', 0, 0, '', '',
    '[]', '{}', 20, 40, '{}');
  insert into items (id, slug, module_id, zone_id, store_id, category_id, parent_category_id, name, description, image,
    images, keywords, generic_names, tags, nutritions, allergies, price, choice_options, food_variations, add_ons)
  values (5, 'shirt', 2, 1, 7, 1, 1, '{"en": "Shirt", "ar": "قميص مؤنّق"}', '{"en": ""}', '',
    '[]', 'été صيف', '[]', '[]', '[]', '[]', 1000, '[]', '[]', '[]');
  insert into item_variations (id, item_id, type, type_ar, price, stock)
  values (1, 5, 'Red-XL', 'أحمر-كبير جدًا', 1000, 3), (2, 5, 'Blue-M', 'أزرق-وسط', 1100, 0);
  insert into categories (id, module_id, slug, name, image)
  values (1, 2, 'shirts', '{"en": "Été shirt", "es": "De algodón"}', '');
  insert into category_zones (category_id, zone_id, items_count, stores_count, order_count) values (1, 1, 4, 1, 0);
  insert into search_words (module_id, zone_id, word, frequency)
  values (2, 1, 'ete', 1), (2, 1, 'été', 4), (2, 2, 'été', 2), (2, 1, 'shirt', 5);
  set session_replication_role = default;`;

let client: PGlite;
const rows = async (query: string) => (await client.query(query)).rows;
beforeAll(async () => {
  client = await PGlite.create({ extensions: pgliteExtensions });
  const steps = readMigrationFiles({ migrationsFolder });
  for (const [index, { sql }] of steps.entries()) {
    if (index === stepsBefore) await client.exec(rowsOfThen);
    for (const statement of sql) await client.exec(statement);
  }
});
afterAll(() => client.close());

describe('a database of a time with two languages, brought up to date', () => {
  it('keeps the words of its variations', async () => {
    expect(await rows('select id, type, price, stock from item_variations order by id')).toEqual([
      { id: 1, type: { en: 'Red-XL', ar: 'أحمر-كبير جدًا' }, price: 1000, stock: 3 },
      { id: 2, type: { en: 'Blue-M', ar: 'أزرق-وسط' }, price: 1100, stock: 0 },
    ]);
  });

  it('refuses the same variation of an item a second time', async () => {
    const again = (en: string) =>
      `insert into item_variations (id, item_id, type, price, stock) values (3, 5, '{"en": "${en}", "ar": "أخرى"}', 1, 1)`;
    await expect(client.exec(again('Red-XL'))).rejects.toThrow('item_variations_type');
    await client.exec(again('Red-L'));
  });

  it('finds what it has by plain letters', async () => {
    expect(await rows('select search::text from items')).toEqual([
      { search: "'=1' 'ete':5 'm2z1':1 'shirt':4 'صيف':6 'قميص':2 'مونق':3" },
    ]);
    expect(await rows('select search::text, spelling from stores')).toEqual([
      { search: "'cafe':3 'rose':4 'الورد':2 'مقهي':1", spelling: 'xuz1 aw0jh cafe rose' },
    ]);
  });

  it('counts as one the words that only marks told apart, and adds those of categories as often as they hold something', async () => {
    expect(
      await rows(
        'select module_id, zone_id, word, frequency, spelling from search_words order by zone_id, word',
      ),
    ).toEqual([
      { module_id: 2, zone_id: 1, word: 'algodon', frequency: 4, spelling: 'algodon' },
      { module_id: 2, zone_id: 1, word: 'ete', frequency: 9, spelling: 'ete' },
      { module_id: 2, zone_id: 1, word: 'shirt', frequency: 9, spelling: 'shirt' },
      { module_id: 2, zone_id: 2, word: 'ete', frequency: 2, spelling: 'ete' },
    ]);
  });

  it('searches with its indexes', async () => {
    expect(
      await rows(`select indexname from pg_indexes where indexdef like '%search%' or indexdef like '%spelling%'
        or indexname = 'item_variations_type' order by indexname`),
    ).toEqual(
      [
        'item_variations_type',
        'items_search',
        'rental_providers_search',
        'search_words_alike',
        'search_words_module_id_zone_id_word_pk',
        'stores_alike',
        'stores_search',
        'vehicles_search',
      ].map((indexname) => ({ indexname })),
    );
  });
});
