import { and, eq, notInArray, sql } from 'drizzle-orm';
import { keysOf } from '../../../domain/values/entries';
import type { Db } from '../../db/client';
import { flashSaleItems, flashSales } from '../../db/schema/flashSales';
import { items } from '../../db/schema/items';
import { campaignStores, campaigns, stores } from '../../db/schema/stores';
import { BadCell, words } from '../cells';
import { amount, clock, count, flag, instant, oneOf, reference } from '../columns';
import { keyedTable } from '../keyedTable';
import { picture } from '../moreColumns';
import { type Fault, type Part, partsTable } from '../partsTable';

type OfModule = typeof flashSales | typeof items | typeof campaigns | typeof stores;

async function modulesOf(db: Db, table: OfModule): Promise<ReadonlyMap<number, number>> {
  const rows = await db.select({ id: table.id, moduleId: table.moduleId }).from(table);
  return new Map(rows.map(({ id, moduleId }) => [id, moduleId]));
}

/** What is named twice for its whole, or is of another module than this. */
async function examineParts<Values>(
  db: Db,
  column: string,
  whole: readonly [table: OfModule, of: (values: Values) => number],
  part: readonly [table: OfModule, of: (values: Values) => number],
): Promise<(parts: readonly Part<Values>[]) => Fault[]> {
  const [wholes, parts] = [await modulesOf(db, whole[0]), await modulesOf(db, part[0])];
  return (rows) => {
    const seen = new Set<number>();
    return rows.flatMap(({ values, line }) => {
      const id = part[1](values);
      const isTwice = seen.has(id);
      seen.add(id);
      if (isTwice) return [{ line, column, message: 'stands there already' }];
      return parts.get(id) === wholes.get(whole[1](values))
        ? []
        : [{ line, column, message: 'is of another module' }];
    });
  };
}

/** Of a hundred percent, in thousandths. */
const wholePrice = 100_000;

const isBefore = (end: Date | undefined, start: Date | undefined) =>
  end !== undefined && start !== undefined && end <= start;

export const flashSalesTable = keyedTable({
  name: 'flash_sales',
  about: 'Hours or days in which some items cost less, each only so many times',
  kind: 'flash_sale',
  table: flashSales,
  columns: {
    title: words('what it is called', true),
    module: reference('module', 'where it runs'),
    startsAt: instant('when it begins', 'begins'),
    endsAt: instant('when it ends', 'ends'),
    active: flag('it runs', true),
  },
  derive: async (db) => {
    const known = new Map((await db.select().from(flashSales)).map((row) => [row.id, row]));
    return (values, { id }) => {
      const { startsAt, endsAt } = { ...known.get(id), ...values };
      if (isBefore(endsAt, startsAt)) throw new BadCell('is not after starts_at', 'ends_at');
      return values.module === undefined ? {} : { moduleId: values.module };
    };
  },
  rows: async (db) =>
    (await db.select().from(flashSales).orderBy(flashSales.id)).map((row) => ({
      ...row,
      module: row.moduleId,
    })),
});

/** The items of a flash sale; how many were sold of those that stay is kept. */
export const flashSaleItemsTable = partsTable({
  name: 'flash_sale_items',
  about: 'What a flash sale lowers: all items of a sale together',
  columns: {
    sale: reference('flash_sale', 'which sale'),
    item: reference('item', 'which item, of the same module'),
    discount: amount('what is off its price meanwhile', true),
    discountType: oneOf('discount is', ['percent', 'amount']),
    stock: count('how many can be had so', 0, true),
  },
  ownerOf: ({ sale }) => sale,
  examine: async (db) => {
    const examine = await examineParts<{ sale: number; item: number }>(
      db,
      'item',
      [flashSales, ({ sale }) => sale],
      [items, ({ item }) => item],
    );
    return (parts) => [
      ...examine(parts),
      ...parts.flatMap(({ values: { discount, discountType }, line }) => {
        if (discount === 0) return [{ line, column: 'discount', message: 'is nothing' }];
        return discountType === 'percent' && discount > wholePrice
          ? [{ line, column: 'discount', message: 'is more than 100 percent' }]
          : [];
      }),
    ];
  },
  write: async (tx, wholes) => {
    const counts = { added: 0, changed: 0, same: 0 };
    for (const [saleId, rows] of wholes) {
      const ofSale = eq(flashSaleItems.saleId, saleId);
      const before = await tx.select().from(flashSaleItems).where(ofSale);
      const ids = rows.map(({ item }) => item);
      const gone = before.filter(({ itemId }) => !ids.includes(itemId));
      await tx.delete(flashSaleItems).where(and(ofSale, notInArray(flashSaleItems.itemId, ids)));
      counts.changed += gone.length;
      for (const { item: itemId, discount, discountType, stock } of rows) {
        const old = before.find((one) => one.itemId === itemId);
        // Fewer than were sold already: none is left.
        const terms = { discount, discountType, stock: Math.max(stock, old?.sold ?? 0) };
        const isSame = keysOf(terms).every((name) => old?.[name] === terms[name]);
        if (!old) await tx.insert(flashSaleItems).values({ saleId, itemId, ...terms });
        else if (!isSame)
          await tx
            .update(flashSaleItems)
            .set({ ...terms, stock: sql`greatest(${stock}, ${flashSaleItems.sold})` })
            .where(and(ofSale, eq(flashSaleItems.itemId, itemId)));
        counts[old ? (isSame ? 'same' : 'changed') : 'added'] += 1;
      }
    }
    return counts;
  },
  rows: async (db) =>
    (
      await db.select().from(flashSaleItems).orderBy(flashSaleItems.saleId, flashSaleItems.itemId)
    ).map(({ saleId, itemId, ...terms }) => ({ sale: saleId, item: itemId, ...terms })),
});

export const campaignsTable = keyedTable({
  name: 'campaigns',
  about: 'Occasions in which some stores take part, between two dates and two times of the day',
  kind: 'campaign',
  table: campaigns,
  columns: {
    title: words('what it is called', true),
    description: words('what it is about'),
    module: reference('module', 'where it runs'),
    image: picture('its picture'),
    startDate: instant('from when', 'begins'),
    endDate: instant('until when', 'ends'),
    startTime: clock('each day from, such as 09:30; all day when empty'),
    endTime: clock('each day until'),
  },
  derive: async (db) => {
    const known = new Map((await db.select().from(campaigns)).map((row) => [row.id, row]));
    return (values, { id }) => {
      const { startDate, endDate, startTime, endTime } = { ...known.get(id), ...values };
      if (isBefore(endDate, startDate)) throw new BadCell('is not after start_date', 'end_date');
      if (!startTime !== !endTime)
        throw new BadCell('is there without the other', startTime ? 'start_time' : 'end_time');
      return values.module === undefined ? {} : { moduleId: values.module };
    };
  },
  rows: async (db) =>
    (await db.select().from(campaigns).orderBy(campaigns.id)).map((row) => ({
      ...row,
      module: row.moduleId,
    })),
});

export const campaignStoresTable = partsTable({
  name: 'campaign_stores',
  about: 'Who takes part in a campaign: all stores of a campaign together',
  columns: {
    campaign: reference('campaign', 'which campaign'),
    store: reference('store', 'which store, of the same module'),
  },
  ownerOf: ({ campaign }) => campaign,
  examine: (db) =>
    examineParts(
      db,
      'store',
      [campaigns, ({ campaign }) => campaign],
      [stores, ({ store }) => store],
    ),
  write: async (tx, wholes) => {
    const counts = { added: 0, changed: 0, same: 0 };
    for (const [campaignId, rows] of wholes) {
      const ofCampaign = eq(campaignStores.campaignId, campaignId);
      const ids = rows.map(({ store }) => store);
      const gone = await tx
        .delete(campaignStores)
        .where(and(ofCampaign, notInArray(campaignStores.storeId, ids)))
        .returning();
      const added = await tx
        .insert(campaignStores)
        .values(ids.map((storeId) => ({ campaignId, storeId })))
        .onConflictDoNothing()
        .returning();
      counts.added += added.length;
      counts.changed += gone.length;
      counts.same += ids.length - added.length;
    }
    return counts;
  },
  rows: async (db) =>
    (
      await db
        .select()
        .from(campaignStores)
        .orderBy(campaignStores.campaignId, campaignStores.storeId)
    ).map(({ campaignId, storeId }) => ({ campaign: campaignId, store: storeId })),
});
