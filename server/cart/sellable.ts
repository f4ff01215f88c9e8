import { eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { Item, Store } from '../../domain/catalogue/catalogue';
import type { PricedItem } from '../../domain/catalogue/itemPrice';
import { isWithinHours } from '../../domain/catalogue/schedule';
import { defaultLanguage, type Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { fromMillis } from '../../domain/values/money';
import { atFlashPrice, type Flash, flashAt } from '../catalogue/flashSales/running';
import { builtOnce } from '../db/builtOnce';
import type { Db, Tx } from '../db/client';
import { items, type itemVariations } from '../db/schema/items';
import { stores } from '../db/schema/stores';
import { worksIn } from '../place/working';

export type ItemRow = typeof items.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;
export type VariationRow = typeof itemVariations.$inferSelect;

export interface Sellable {
  readonly item: ItemRow;
  readonly store: StoreRow;
  readonly variations: readonly VariationRow[];
  /** The flash sale at whose price the item is sold now; missing or null without one. */
  readonly flash?: Flash | null;
}

export interface Asked extends Sellable {
  /** Its module takes orders in the zone of its store. */
  readonly isServed: boolean;
}

/** What the rules of `domain/pricing` read of an item. */
export type ItemRules = PricedItem & Pick<Item, 'stock' | 'maximum_cart_quantity'>;

/** A store's discount counts only between its dates. */
function onSale(store: StoreRow, now: Date): StoreRow {
  const isRunning =
    (!store.discountStart || store.discountStart <= now) &&
    (!store.discountEnd || store.discountEnd > now);
  return isRunning ? store : { ...store, discount: 0 };
}

const { search: _words, ...ofItems } = getTableColumns(items);
const { search: _names, spelling: _spelling, ...ofStores } = getTableColumns(stores);
// Words for searching are most of a row's bytes, and nobody sells them.
const noWords = sql<string | null>`null`;
const ownVariations = sql<VariationRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', v.id, 'itemId', v.item_id, 'type', v.type,
    'price', v.price, 'stock', v.stock) order by v.id)
  from item_variations v where v.item_id = ${items.id}), '[]'::jsonb)`;

/** What is asked of items that are joined with their stores at an ISO time, to be read by `sellableOf`. */
export const sellableColumns = (now: string | Placeholder) => ({
  item: { ...ofItems, search: noWords },
  store: { ...ofStores, search: noWords, spelling: noWords },
  variations: ownVariations,
  flash: flashAt(now),
});

/** At the prices of a moment: of a sale that runs, and of a store's discount between its dates. What has run out has no stock. */
export function sellableOf(
  { item, store, variations, flash }: Required<Sellable>,
  now: Date,
): Sellable {
  const priced = atFlashPrice(item, flash);
  return {
    item: item.soldOut ? { ...priced, stock: 0 } : priced,
    store: onSale(store, now),
    variations: item.soldOut ? variations.map((one) => ({ ...one, stock: 0 })) : variations,
    flash,
  };
}

const sellablesOf = builtOnce((db) =>
  db
    .select({
      ...sellableColumns(sql.placeholder('now')),
      isServed: worksIn(stores.moduleId, stores.zoneId),
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(sql`${items.id} = any(${sql.placeholder('ids')})`)
    .prepare(''),
);

/** Items by id with their store and combinations; unknown ids are absent. One query for any number. */
export async function loadSellables(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Asked>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await sellablesOf(db).execute({ ids: wanted, now: now.toISOString() });
  return new Map(
    rows.map((row) => [row.item.id, { ...sellableOf(row, now), isServed: row.isServed }]),
  );
}

/** The store's discount as the wire and the price rules know it; null without one. */
export function storeDiscount(store: StoreRow): Store['discount'] {
  if (store.discount <= 0) return null;
  return {
    discount: store.discount / 1000,
    discount_type: 'percent',
    max_discount: fromMillis(store.discountMax),
    min_purchase: fromMillis(store.discountMinPurchase),
    start_date: store.discountStart?.toISOString() ?? null,
    end_date: store.discountEnd?.toISOString() ?? null,
  };
}

export function itemRules(sellable: Sellable, language: Language = defaultLanguage): ItemRules {
  const { item, store, variations } = sellable;
  return {
    price: fromMillis(item.price),
    // Percentages and amounts are both kept in thousandths.
    discount: item.discount / 1000,
    discount_type: item.discountType,
    store_discount: store.discount / 1000,
    store_discount_rule: storeDiscount(store),
    stock: item.stock,
    maximum_cart_quantity: item.maximumCartQuantity,
    variations: variations.map((row) => ({
      type: inLanguage(row.type, language),
      price: fromMillis(row.price),
      stock: row.stock,
    })),
    food_variations: item.foodVariations.map((group) => ({
      name: inLanguage(group.name, language),
      type: group.type,
      min: group.min,
      max: group.max,
      required: group.required ? 'on' : 'off',
      values: group.values.map((value) => ({
        label: inLanguage(value.label, language),
        optionPrice: fromMillis(value.optionPrice),
      })),
    })),
    add_ons: item.addOns.map((addOn) => ({
      id: addOn.id,
      name: inLanguage(addOn.name, language),
      price: fromMillis(addOn.price),
    })),
  };
}

/** Whether an item can be ordered at a moment, as far as it depends on the item itself: dishes have hours, campaigns dates. */
export function isOfferedAt(item: ItemRow, at: Date, timeZone: string): boolean {
  if (!item.active) return false;
  if (item.campaignStarts && item.campaignStarts > at) return false;
  if (item.campaignEnds && item.campaignEnds <= at) return false;
  return isWithinHours(item.availableTimeStarts, item.availableTimeEnds, at, timeZone);
}
