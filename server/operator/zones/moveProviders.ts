import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { Db, Tx } from '../../db/client';
import { zones } from '../../db/schema/places';
import { rentalProviders } from '../../db/schema/rental';
import { intArray } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import { outside } from './moveStores';
import { type Reach, sells } from './serves';

const mostListed = 200;

/** Providers that could rent out in a zone, but stand in another: whose place and module are in its reach. */
export async function providersInside(
  db: Db | Tx,
  id: number,
  reach: Reach,
  language: Language,
): Promise<{ id: number; name: string; zone: string }[]> {
  const found = await db
    .select({ id: rentalProviders.id, name: rentalProviders.name, zone: zones.name })
    .from(rentalProviders)
    .innerJoin(zones, eq(zones.id, rentalProviders.zoneId))
    .where(and(ne(rentalProviders.zoneId, id), sells(reach)))
    .orderBy(asc(rentalProviders.id))
    .limit(mostListed);
  return found.map(({ id: providerId, name, zone }) => ({
    id: providerId,
    name: inLanguage(name, language),
    zone: inLanguage(zone, language),
  }));
}

/**
 * From now on they stand in this zone, and trips with their vehicles begin in it instead of where they stood; other
 * zones in which trips may begin stay. @throws Refusal `validation` for one that it does not reach
 */
export async function moveProviders(
  tx: Tx,
  zoneId: number,
  reach: Reach,
  providerIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(providerIds)];
  if (ids.length === 0) return;
  const moved = await tx
    .update(rentalProviders)
    .set({
      zoneId,
      pickupZoneIds: sql`array(select distinct unnest(array_append(
        array_remove(pickup_zone_ids, zone_id), ${zoneId}::int)) order by 1)`,
    })
    .where(and(inArray(rentalProviders.id, ids), sells(reach)))
    .returning({ id: rentalProviders.id });
  if (moved.length < ids.length)
    throw new Refusal('validation', { message: outside, detail: { field: 'zone.provider_ids' } });
  await tx.execute(sql`
    update vehicles v set pickup_zone_ids = p.pickup_zone_ids from rental_providers p
    where p.id = v.provider_id and p.id = any(${intArray(ids)})`);
}
