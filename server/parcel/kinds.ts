import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { Order } from '../../domain/orders/order';
import type { ParcelCategory } from '../../domain/parcel/parcel';
import { fromMillis } from '../../domain/values/money';
import type { Db } from '../db/client';
import { parcelCategories } from '../db/schema/orders';

type KindRow = typeof parcelCategories.$inferSelect;

const decimal = (amount: number | null) => (amount === null ? null : fromMillis(amount));

export const wireKind = (row: KindRow, language: Language): ParcelCategory => ({
  id: row.id,
  name: inLanguage(row.name, language),
  description: inLanguage(row.description, language),
  image_full_url: row.image,
  parcel_per_km_shipping_charge: decimal(row.perKmCharge),
  parcel_minimum_shipping_charge: decimal(row.minimumCharge),
});

/** The kinds that can be sent, in the order in which they are shown; of one module, or of all for 0. */
export const listKinds = (db: Db, moduleId: number): Promise<KindRow[]> =>
  db
    .select()
    .from(parcelCategories)
    .where(
      and(
        eq(parcelCategories.active, true),
        moduleId > 0 ? eq(parcelCategories.moduleId, moduleId) : undefined,
      ),
    )
    .orderBy(asc(parcelCategories.position), asc(parcelCategories.id));

/** Name and picture of the kinds of some parcels; also of kinds that are no longer offered. */
export async function kindsOf(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<NonNullable<Order['parcel_category']>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(parcelCategories)
    .where(inArray(parcelCategories.id, [...ids]));
  return rows.map(({ id, name, image }) => ({
    id,
    name: inLanguage(name, language),
    image_full_url: image,
  }));
}
