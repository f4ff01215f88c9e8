import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Item } from '../../../domain/catalogue/catalogue';
import { inLanguage, type OwnText } from '../../../domain/language/localized';
import { sellableColumns, sellableOf } from '../../cart/sellable';
import { type ShowContext, wireItem } from '../../cart/wireItem';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/client';
import { items } from '../../db/schema/items';
import { stores } from '../../db/schema/stores';

const nothing = sql<never[]>`'[]'::jsonb`;
const noText = sql<OwnText>`'{"en":""}'::jsonb`;
const { search: _words, ...ofItems } = getTableColumns(items);
const { search: _names, spelling: _spelling, ...ofStores } = getTableColumns(stores);
const noWords = sql<string | null>`null`;

/** A row of a list: what only the item's own page shows stays in the database. */
const listColumns = {
  ...ofItems,
  search: noWords,
  description: noText,
  images: nothing,
  keywords: sql<string>`''`,
  nutritions: nothing,
  tags: nothing,
  genericNames: nothing,
};

const listStoreColumns = {
  ...ofStores,
  search: noWords,
  spelling: noWords,
  description: noText,
  address: noText,
  categoryIds: sql<number[]>`'{}'::int[]`,
};

const listOf = builtOnce((db) =>
  db
    .select({
      ...sellableColumns(sql.placeholder('now')),
      item: listColumns,
      store: listStoreColumns,
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(sql`${items.id} = any(${sql.placeholder('ids')})`)
    .prepare(''),
);

/** Items by id in the order of the ids, as lists show them; unknown ids are left out. */
export async function loadList(
  db: Db,
  ids: readonly number[],
  context: ShowContext,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { now } = context;
  const rows = await listOf(db).execute({ ids: [...ids], now: now.toISOString() });
  const byId = new Map(rows.map((row) => [row.item.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [wireItem(sellableOf(row, now), context)] : [];
  });
}

/** Names of the group and the kind that an item is of. */
const ownCategories = sql<{ id: number; name: OwnText }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.parent_id, c.id)
  from categories c where c.id in (${items.parentCategoryId}, ${items.categoryId})), '[]'::jsonb)`;

const isItemId = (idOrSlug: string): boolean => /^\d{1,9}$/.test(idOrSlug);

/** Whether an item is the one that is named by its id or its words. */
export const isNamed = (idOrSlug: string): SQL =>
  isItemId(idOrSlug) ? eq(items.id, Number(idOrSlug)) : eq(items.slug, idOrSlug);

const detailsWhere = (name: typeof items.id | typeof items.slug) =>
  builtOnce((db) =>
    db
      .select({ ...sellableColumns(sql.placeholder('now')), categories: ownCategories })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(and(eq(name, sql.placeholder('named')), eq(items.active, true)))
      .prepare(''),
  );

const detailsById = detailsWhere(items.id);
const detailsBySlug = detailsWhere(items.slug);

/**
 * One item on sale with all that its own page shows, by id or slug; null when there is none. With `isCampaign` only one
 * that runs in a campaign.
 */
export async function loadDetails(
  db: Db,
  idOrSlug: string,
  { isCampaign, now, contextOf }: Details,
): Promise<Item | null> {
  const isId = isItemId(idOrSlug);
  const [row] = await (isId ? detailsById : detailsBySlug)(db).execute({
    named: isId ? Number(idOrSlug) : idOrSlug,
    now: now.toISOString(),
  });
  if (!row || (isCampaign && !row.item.campaignStarts)) return null;
  const context = await contextOf(row.item.moduleId);
  return {
    ...wireItem(sellableOf(row, now), context),
    category_ids: row.categories.map(({ id, name }) => ({
      id,
      name: inLanguage(name, context.language),
    })),
  };
}

interface Details {
  readonly isCampaign: boolean;
  readonly now: Date;
  /** How an item of a module is shown. */
  contextOf(moduleId: number): Promise<ShowContext>;
}
