import { continueIds, insertRows } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import { items, itemVariations } from '../../server/db/schema/items';
import { reviews } from '../../server/db/schema/reviews';
import { stores } from '../../server/db/schema/stores';
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
    const made = makeItems(context, store);
    const written = makeReviews(
      context,
      store,
      made.map(({ row }) => row),
      store.random.fork('reviews'),
    );
    const own = made.map(({ row, variations }) => {
      variationRows.push(
        ...variations.map((variation, position) => ({
          id: row.id * variationsPerItem + position + 1,
          itemId: row.id,
          ...variation,
        })),
      );
      const rating = ratingOf(written.filter(({ itemId }) => itemId === row.id));
      return { ...row, ...rating, orderCount: orderedAgain(row.orderCount, rating) };
    });
    reviewRows.push(...written);
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

/** What disappointed is seldom ordered again: no shop is known for it. */
const orderedAgain = (count = 0, { ratingAvg, ratingCount }: ReturnType<typeof ratingOf>) =>
  ratingCount > 0 && ratingAvg < 4 ? Math.floor(count / 5) : count;

function storeRating(own: readonly { ratingAvg: number; ratingCount: number }[]) {
  const count = own.reduce((total, { ratingCount }) => total + ratingCount, 0);
  const sum = own.reduce((total, item) => total + item.ratingAvg * item.ratingCount, 0);
  return { ratingAvg: count > 0 ? Math.round((sum / count) * 10) / 10 : 0, ratingCount: count };
}
