import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DeskShelves, WholeDeskItem } from '../../../domain/desk/deskItem';
import { type Language, perLanguage } from '../../../domain/language/languages';
import { inLanguage, type OwnText } from '../../../domain/language/localized';
import type { ActKind } from '../../../domain/operator/act';
import { moduleKinds } from '../../../domain/place/module';
import { fromMillis } from '../../../domain/values/money';
import type { Db, Tx } from '../../db/client';
import { acts } from '../../db/schema/acts';
import { items } from '../../db/schema/items';
import { categories, stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Staff } from '../../http/staff';
import { moduleTypesOf } from '../../place/modules/types';

export type DeskItemRow = typeof items.$inferSelect;

const isOwn = (staff: Staff, id: number) =>
  and(eq(items.id, id), eq(items.storeId, staff.storeId), isNull(items.campaignStarts));

/** An item of the caller's own store: any other does not exist. @throws Refusal `not_found` */
export async function ownItem(db: Db | Tx, staff: Staff, id: number): Promise<DeskItemRow> {
  const [row] = await db.select().from(items).where(isOwn(staff, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The same, and nobody changes it until the transaction has ended. @throws Refusal `not_found` */
export async function holdItem(tx: Tx, staff: Staff, id: number): Promise<DeskItemRow> {
  const [row] = await tx.select().from(items).where(isOwn(staff, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

const whole = (words: OwnText | null) => perLanguage((language) => words?.[language] ?? '');

/** The same for as long as nothing is otherwise that can be said at the desk; what is sold changes nothing of it. */
export function versionOf(row: DeskItemRow): string {
  const said = [
    whole(row.name),
    whole(row.description),
    whole(row.unit),
    row.image,
    row.categoryId,
    row.price,
    row.veg,
    row.halal,
    row.organic,
    row.active,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

const changes: readonly ActKind[] = [
  'item.added',
  'item.edited',
  'item.priced',
  'item.off_menu',
  'item.on_menu',
];

/** Who has changed an item last; empty where that was nobody at the desk. */
export async function lastChanger(db: Db | Tx, id: number): Promise<string> {
  const [row] = await db
    .select({ by: acts.by })
    .from(acts)
    .where(and(eq(acts.about, id), inArray(acts.kind, [...changes])))
    .orderBy(desc(acts.id))
    .limit(1);
  return row?.by ?? '';
}

export const presentItem = (row: DeskItemRow): WholeDeskItem => ({
  id: row.id,
  version: versionOf(row),
  name: whole(row.name),
  description: whole(row.description),
  unit: whole(row.unit),
  image_full_url: row.image,
  category_id: row.categoryId,
  price: fromMillis(row.price),
  stock: row.stock,
  veg: row.veg ? 1 : 0,
  halal: row.halal ? 1 : 0,
  organic: row.organic ? 1 : 0,
  has_variations: row.variationPrices.length > 0 ? 1 : 0,
  is_on_menu: row.active ? 1 : 0,
});

export async function shelvesOf(
  { db }: Deps,
  { storeId }: Staff,
  language: Language,
): Promise<DeskShelves> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const moduleId = store?.moduleId ?? 0;
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.moduleId, moduleId))
    .orderBy(categories.parentId, categories.position, categories.id);
  const { things } = moduleKinds[await moduleTypesOf(db)(moduleId)];
  return {
    categories: rows.map(({ id, name, parentId }) => ({
      id,
      name: inLanguage(name, language),
      parent_id: parentId,
    })),
    counts_stock: things === 'dishes' ? 0 : 1,
  };
}
