import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Language, perLanguage } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { ActKind } from '../../../domain/operator/act';
import {
  type BannerRow,
  isTarget,
  type ShopBanner,
  targetKinds,
} from '../../../domain/operator/shopBanner';
import type { Db, Tx } from '../../db/client';
import { acts } from '../../db/schema/acts';
import { modules, zones } from '../../db/schema/places';
import { banners } from '../../db/schema/stores';
import { Refusal } from '../../http/refusal';
import { type BannerRowKept, leadOf, targetsOf } from './lead';

/** @throws Refusal `not_found` */
export async function bannerAt(db: Db | Tx, id: number): Promise<BannerRowKept> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The same for as long as nothing is otherwise that an operator can say. */
export function bannerVersion(row: BannerRowKept): string {
  const title = perLanguage((language) => row.title[language] ?? '');
  return createHash('sha256')
    .update(JSON.stringify(Object.entries({ ...row, title }).sort()))
    .digest('hex')
    .slice(0, 32);
}

const changes: ActKind[] = ['banner.added', 'banner.edited', 'banner.off', 'banner.on'];

/** Who has changed a banner last; empty where that was nobody in the room. */
export async function lastBannerChanger(db: Db | Tx, id: number): Promise<string> {
  const [row] = await db
    .select({ by: acts.by })
    .from(acts)
    .where(and(eq(acts.about, id), inArray(acts.kind, changes)))
    .orderBy(desc(acts.id))
    .limit(1);
  return row?.by ?? '';
}

const said = (row: BannerRowKept) => ({
  id: row.id,
  is_active: row.active ? (1 as const) : (0 as const),
  image_full_url: row.image,
  module_id: row.moduleId,
  zone_id: row.zoneId,
  link: row.link,
  position: row.position,
});

/** What those that banners lead to are called, by kind and number. */
async function targetNames(db: Db | Tx, rows: readonly BannerRowKept[], language: Language) {
  const names = new Map<string, string>();
  for (const kind of targetKinds) {
    const ids = rows
      .map(leadOf)
      .flatMap(({ leads_to, target_id }) =>
        leads_to === kind && target_id !== null ? [target_id] : [],
      );
    const found = await targetsOf(db, kind, { meant: { ids }, within: null }, language);
    for (const { id, name } of found) names.set(`${kind} ${id}`, name);
  }
  return (row: BannerRowKept) => {
    const { leads_to, target_id } = leadOf(row);
    return isTarget(leads_to) ? (names.get(`${leads_to} ${target_id}`) ?? '') : '';
  };
}

export async function presentBanner(
  db: Db | Tx,
  row: BannerRowKept,
  language: Language,
): Promise<ShopBanner> {
  const [zone] = await db
    .select({ name: zones.name })
    .from(zones)
    .where(eq(zones.id, row.zoneId ?? 0));
  const nameOf = await targetNames(db, [row], language);
  return {
    ...said(row),
    ...leadOf(row),
    version: bannerVersion(row),
    title: perLanguage((code) => row.title[code] ?? ''),
    zone: zone ? inLanguage(zone.name, language) : '',
    target: nameOf(row),
  };
}

/** In the order in which a home shows them, module by module. */
export async function listedBanners(db: Db, language: Language): Promise<BannerRow[]> {
  const found = await db
    .select({ row: banners, module: modules.name, zone: zones.name })
    .from(banners)
    .innerJoin(modules, eq(modules.id, banners.moduleId))
    .leftJoin(zones, eq(zones.id, banners.zoneId))
    .orderBy(
      asc(banners.moduleId),
      sql`${banners.zoneId} nulls first`,
      asc(banners.position),
      asc(banners.id),
    );
  const nameOf = await targetNames(
    db,
    found.map(({ row }) => row),
    language,
  );
  return found.map(({ row, module, zone }) => ({
    ...said(row),
    leads_to: leadOf(row).leads_to,
    title: inLanguage(row.title, language),
    module: inLanguage(module, language),
    zone: zone ? inLanguage(zone, language) : '',
    target: nameOf(row),
  }));
}
