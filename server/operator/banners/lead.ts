import { and, arrayContains, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import {
  type BannerForm,
  type BannerLead,
  isTarget,
  type TargetKind,
} from '../../../domain/operator/shopBanner';
import type { Db, Tx } from '../../db/client';
import { items } from '../../db/schema/items';
import { rentalProviders, vehicles } from '../../db/schema/rental';
import { type banners, categories, stores } from '../../db/schema/stores';

export type BannerRowKept = typeof banners.$inferSelect;

interface Lead {
  readonly leads_to: BannerLead;
  readonly target_id: number | null;
}

/** What a banner leads to, by how it is kept: a category is a page of the shop. */
export function leadOf({ type, link, ...ids }: BannerRowKept): Lead {
  for (const kind of ['store', 'item', 'vehicle', 'provider'] as const) {
    const id = ids[`${kind}Id`];
    if (type === `${kind}_wise` && id !== null) return { leads_to: kind, target_id: id };
  }
  if (type === 'campaign') return { leads_to: 'campaigns', target_id: null };
  const [, category] = /^\/category\/(\d{1,9})$/.exec(link) ?? [];
  if (category) return { leads_to: 'category', target_id: Number(category) };
  return { leads_to: link === '' ? 'nothing' : 'address', target_id: null };
}

/** How that is kept; what it does not lead to is not kept of it. */
export function keptLead({ leads_to, target_id, link }: BannerForm) {
  const none = { storeId: null, itemId: null, vehicleId: null, providerId: null };
  const nowhere = { type: 'default' as const, ...none, link: '' };
  if (isTarget(leads_to) && leads_to !== 'category')
    return { ...nowhere, type: `${leads_to}_wise` as const, [`${leads_to}Id`]: target_id };
  if (leads_to === 'campaigns')
    return { ...nowhere, type: 'campaign' as const, link: '/campaigns' };
  if (leads_to === 'category') return { ...nowhere, link: `/category/${target_id}` };
  return leads_to === 'address' ? { ...nowhere, link } : nowhere;
}

type Meant = { readonly ids: readonly number[] } | { readonly name: string };

/** Where a target may be: a category is in every zone of its module. */
export interface Within {
  readonly moduleId: number;
  readonly zoneId: number | null;
}

const mostFound = 30;

const isMeant = (id: AnyPgColumn, name: AnyPgColumn, meant: Meant): SQL =>
  'ids' in meant
    ? inArray(id, [...meant.ids])
    : sql`strpos(plain_letters(all_languages(${name})), plain_letters(${meant.name})) > 0`;

function selected(db: Db | Tx, of: TargetKind, meant: Meant, within: Within | null) {
  const ofZone = within?.zoneId ?? null;
  if (of === 'category')
    return db
      .select({ id: categories.id, name: categories.name, where: sql<null>`null` })
      .from(categories)
      .where(
        and(
          isMeant(categories.id, categories.name, meant),
          within ? eq(categories.moduleId, within.moduleId) : undefined,
        ),
      )
      .orderBy(asc(categories.parentId), asc(categories.position), asc(categories.id));
  if (of === 'store')
    return db
      .select({ id: stores.id, name: stores.name, where: stores.address })
      .from(stores)
      .where(
        and(
          isMeant(stores.id, stores.name, meant),
          within ? and(eq(stores.moduleId, within.moduleId), eq(stores.active, true)) : undefined,
          ofZone === null ? undefined : eq(stores.zoneId, ofZone),
        ),
      )
      .orderBy(asc(stores.id));
  if (of === 'provider')
    return db
      .select({
        id: rentalProviders.id,
        name: rentalProviders.name,
        where: rentalProviders.address,
      })
      .from(rentalProviders)
      .where(
        and(
          isMeant(rentalProviders.id, rentalProviders.name, meant),
          within
            ? and(eq(rentalProviders.moduleId, within.moduleId), eq(rentalProviders.active, true))
            : undefined,
          ofZone === null ? undefined : arrayContains(rentalProviders.pickupZoneIds, [ofZone]),
        ),
      )
      .orderBy(asc(rentalProviders.id));
  if (of === 'vehicle')
    return db
      .select({ id: vehicles.id, name: vehicles.name, where: rentalProviders.name })
      .from(vehicles)
      .innerJoin(rentalProviders, eq(rentalProviders.id, vehicles.providerId))
      .where(
        and(
          isMeant(vehicles.id, vehicles.name, meant),
          within
            ? and(eq(rentalProviders.moduleId, within.moduleId), eq(vehicles.active, true))
            : undefined,
          ofZone === null ? undefined : arrayContains(vehicles.pickupZoneIds, [ofZone]),
        ),
      )
      .orderBy(asc(vehicles.id));
  return db
    .select({ id: items.id, name: items.name, where: stores.name })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(
      and(
        isMeant(items.id, items.name, meant),
        within ? and(eq(items.moduleId, within.moduleId), eq(items.active, true)) : undefined,
        ofZone === null ? undefined : eq(items.zoneId, ofZone),
      ),
    )
    .orderBy(asc(items.id));
}

/** What a banner may lead to, of one kind; without `within` wherever it is. */
export async function targetsOf(
  db: Db | Tx,
  of: TargetKind,
  { meant, within }: { meant: Meant; within: Within | null },
  language: Language,
): Promise<{ id: number; name: string; where: string }[]> {
  if ('ids' in meant && meant.ids.length === 0) return [];
  const rows = await selected(db, of, meant, within).limit('ids' in meant ? 10_000 : mostFound);
  return rows.map(({ id, name, where }) => ({
    id,
    name: inLanguage(name, language),
    where: where ? inLanguage(where, language) : '',
  }));
}
