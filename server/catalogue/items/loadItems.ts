import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Item } from '../../../domain/catalogue/catalogue';
import { inLanguage, type OwnText } from '../../../domain/language/localized';
import type { Sellable, StoreRow } from '../../cart/sellable';
import { type ShowContext, wireItem } from '../../cart/wireItem';
import type { Db } from '../../db/client';
import { items, itemVariations } from '../../db/schema/items';
import { categories, stores } from '../../db/schema/stores';
import { atFlashPrice, runningFlash } from '../flashSales/running';

const nothing = sql<never[]>`'[]'::jsonb`;
const { search: _words, ...ofItems } = getTableColumns(items);
const { search: _names, spelling: _spelling, ...ofStores } = getTableColumns(stores);
const noWords = sql<string | null>`null`;

/** A row of a list: what only the item's own page shows stays in the database. */
const listColumns = {
  ...ofItems,
  search: noWords,
  description: sql<OwnText>`'{"en":""}'::jsonb`,
  images: nothing,
  keywords: sql<string>`''`,
  nutritions: nothing,
  tags: nothing,
  genericNames: nothing,
};

/** A store's discount counts only between its dates. */
function onSale(store: StoreRow, now: Date): StoreRow {
  const isRunning =
    (!store.discountStart || store.discountStart <= now) &&
    (!store.discountEnd || store.discountEnd > now);
  return isRunning ? store : { ...store, discount: 0 };
}

/** Items by id in the order of the ids, as lists show them; unknown ids are left out. */
export async function loadList(
  db: Db,
  ids: readonly number[],
  context: ShowContext,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const rows = await db.select(listColumns).from(items).where(inArray(items.id, wanted));
  return showAll(db, rows, ids, context);
}

/** One item with all that its own page shows; null when there is none. */
export async function loadDetails(db: Db, id: number, context: ShowContext): Promise<Item | null> {
  const rows = await db
    .select({ ...ofItems, search: noWords })
    .from(items)
    .where(inArray(items.id, [id]));
  const [shown] = await showAll(db, rows, [id], context);
  const [row] = rows;
  if (!shown || !row) return null;
  const ids = [row.parentCategoryId, row.categoryId];
  const named = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, ids));
  return {
    ...shown,
    category_ids: ids.flatMap((categoryId) => {
      const found = named.find((entry) => entry.id === categoryId);
      return found ? [{ id: found.id, name: inLanguage(found.name, context.language) }] : [];
    }),
  };
}

async function showAll(
  db: Db,
  rows: readonly Sellable['item'][],
  ids: readonly number[],
  context: ShowContext,
): Promise<Item[]> {
  if (rows.length === 0) return [];
  const storeIds = [...new Set(rows.map((row) => row.storeId))];
  const storeRows = await db
    .select({ ...ofStores, search: noWords, spelling: noWords })
    .from(stores)
    .where(inArray(stores.id, storeIds));
  const withChoices = rows.filter((row) => row.choiceOptions.length > 0).map((row) => row.id);
  const variations =
    withChoices.length === 0
      ? []
      : await db
          .select()
          .from(itemVariations)
          .where(inArray(itemVariations.itemId, withChoices))
          .orderBy(itemVariations.id);
  const storeById = new Map(storeRows.map((store) => [store.id, onSale(store, context.now)]));
  const flash = await runningFlash(
    db,
    rows.map((row) => row.id),
    context.now,
  );
  const itemById = new Map(rows.map((row) => [row.id, atFlashPrice(row, flash.get(row.id))]));
  return ids.flatMap((id) => {
    const item = itemById.get(id);
    const store = item && storeById.get(item.storeId);
    if (!item || !store) return [];
    const own = variations.filter((variation) => variation.itemId === id);
    return [wireItem({ item, store, variations: own, flash: flash.get(id) ?? null }, context)];
  });
}
