import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { countCatalogue } from '../../catalogue/counts';
import type { Db, Tx } from '../../db/client';
import { items } from '../../db/schema/items';
import { zones } from '../../db/schema/places';
import { stores } from '../../db/schema/stores';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { type Reach, sells } from './serves';

const mostListed = 200;
const outside = t('This lies outside the border, or its module does not work there.');

/** Stores that a zone could sell for, but that sell in another: whose place and module are in its reach. */
export async function storesInside(
  db: Db | Tx,
  id: number,
  reach: Reach,
  language: Language,
): Promise<{ id: number; name: string; zone: string }[]> {
  const found = await db
    .select({ id: stores.id, name: stores.name, zone: zones.name })
    .from(stores)
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .where(and(ne(stores.zoneId, id), sells(reach)))
    .orderBy(asc(stores.id))
    .limit(mostListed);
  return found.map(({ id: storeId, name, zone }) => ({
    id: storeId,
    name: inLanguage(name, language),
    zone: inLanguage(zone, language),
  }));
}

/** From now on they sell in this zone, with all that they sell. @throws Refusal `validation` for one that it does not reach */
export async function moveStores(
  tx: Tx,
  zoneId: number,
  reach: Reach,
  storeIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(storeIds)];
  if (ids.length === 0) return;
  const moved = await tx
    .update(stores)
    .set({ zoneId })
    .where(and(inArray(stores.id, ids), sells(reach)))
    .returning({ id: stores.id });
  if (moved.length < ids.length)
    throw new Refusal('validation', { message: outside, detail: { field: 'zone.store_ids' } });
  await tx
    .update(items)
    .set({ zoneId })
    .where(and(inArray(items.storeId, ids), sql`${items.zoneId} <> ${zoneId}`));
  await countCatalogue(tx);
}
