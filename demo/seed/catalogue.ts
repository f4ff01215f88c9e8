import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { items, itemVariations } from '../../server/db/schema/items';
import { reviews } from '../../server/db/schema/reviews';
import { stores } from '../../server/db/schema/stores';
import { continueIds, insertRows } from './bulk';
import { type ItemRow, makeItems, type VariationRow } from './items/makeItems';
import { makeReviews } from './items/makeReviews';
import type { SeedContext } from './plan';
import { makeStore, type StoreRow } from './stores';

// Enough to make a round trip worth it, little enough to stay far from the memory limit.
const storesPerBatch = 20;
/** Twelve variations are the most that choices give. */
const variationsPerItem = 12;

/** Adds the stores `from` (included) to `to` (excluded) with all that they sell, in batches. */
export async function seedStores(
  db: Db,
  context: SeedContext,
  from: number,
  to: number,
  report: (storesDone: number) => void = () => {},
): Promise<void> {
  for (let start = from; start < to; start += storesPerBatch) {
    const end = Math.min(to, start + storesPerBatch);
    await seedBatch(db, context, start, end);
    report(end);
  }
  await continueIds(db, [stores, items, itemVariations]);
}

async function seedBatch(db: Db, context: SeedContext, from: number, to: number): Promise<void> {
  const storeRows: StoreRow[] = [];
  const itemRows: ItemRow[] = [];
  const variationRows: VariationRow[] = [];
  const reviewRows: (typeof reviews.$inferInsert)[] = [];
  for (let index = from; index < to; index += 1) {
    const store = makeStore(context, index);
    const random = store.random.fork('reviews');
    const own = makeItems(context, store).map(({ row, variations }) => {
      const written = makeReviews(context, row, 6, random);
      reviewRows.push(...written);
      variationRows.push(
        ...variations.map((variation, position) => ({
          id: row.id * variationsPerItem + position + 1,
          itemId: row.id,
          ...variation,
        })),
      );
      return { ...row, ...ratingOf(written) };
    });
    itemRows.push(...own);
    storeRows.push({ ...store.row, ...storeRating(own), itemsCount: own.length });
  }
  await insertRows(db, stores, storeRows);
  await insertRows(db, items, itemRows);
  await insertRows(db, itemVariations, variationRows);
  await insertRows(db, reviews, reviewRows);
}

function ratingOf(written: readonly { rating: number }[]) {
  const sum = written.reduce((total, { rating }) => total + rating, 0);
  const average = written.length > 0 ? Math.round((sum / written.length) * 10) / 10 : 0;
  return { ratingAvg: average, ratingCount: written.length };
}

function storeRating(own: readonly { ratingAvg: number; ratingCount: number }[]) {
  const count = own.reduce((total, { ratingCount }) => total + ratingCount, 0);
  const sum = own.reduce((total, item) => total + item.ratingAvg * item.ratingCount, 0);
  return { ratingAvg: count > 0 ? Math.round((sum / count) * 10) / 10 : 0, ratingCount: count };
}

/** Numbers and word lists that follow from the rows: counted by the database when all rows are there. */
export async function countCatalogue(db: Db): Promise<void> {
  await db.execute(sql`delete from category_zones`);
  await db.execute(sql`
    insert into category_zones (category_id, zone_id, items_count, stores_count, order_count)
    select category, zone_id, count(*), count(distinct store_id), sum(order_count)
    from items cross join lateral (values (category_id), (parent_category_id)) as of_item(category)
    where active and campaign_starts is null group by category, zone_id`);
  await db.execute(sql`delete from search_words`);
  const { rows } = await db.execute<{ module_id: number; zone_id: number }>(
    sql`select distinct module_id, zone_id from stores`,
  );
  for (const { module_id: moduleId, zone_id: zoneId } of rows) {
    const query = `select search from items where active and campaign_starts is null and module_id = ${Number(moduleId)} and zone_id = ${Number(zoneId)}`;
    await db.execute(sql`
      insert into search_words (module_id, zone_id, word, frequency)
      select ${moduleId}::int, ${zoneId}::int, word, ndoc from ts_stat(${query})
      where length(word) >= 3 and word !~ '^[m0-9]*z?[0-9]+$'`);
  }
  await countVehicleWords(db);
}

export async function countVehicleWords(db: Db): Promise<void> {
  await db.execute(sql`
    delete from search_words where module_id in (select module_id from rental_providers)`);
  await db.execute(sql`
    insert into search_words (module_id, zone_id, word, frequency)
    select p.module_id, zone, word, count(*)
    from vehicles v join rental_providers p on p.id = v.provider_id
    cross join lateral unnest(v.pickup_zone_ids) zone
    cross join lateral unnest(tsvector_to_array(v.search)) word
    where v.active and length(word) >= 3 and word !~ '^[0-9]+$'
    group by p.module_id, zone, word`);
}
