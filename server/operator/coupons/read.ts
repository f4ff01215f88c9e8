import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Language, perLanguage } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { ActKind } from '../../../domain/operator/act';
import type {
  CouponPlaces,
  CouponState,
  CouponRow as ListedCoupon,
  ShopCoupon,
} from '../../../domain/operator/shopCoupon';
import { moduleKinds } from '../../../domain/place/module';
import { fromMillis } from '../../../domain/values/money';
import type { CouponRow } from '../../checkout/coupons/store';
import type { Db, Tx } from '../../db/client';
import { acts } from '../../db/schema/acts';
import { coupons } from '../../db/schema/carts';
import { modules, zones } from '../../db/schema/places';
import { rentalProviders } from '../../db/schema/rental';
import { stores } from '../../db/schema/stores';
import { Refusal } from '../../http/refusal';
import { paged, pageRows } from '../requests';

/** @throws Refusal `not_found` */
export async function couponAt(db: Db | Tx, id: number): Promise<CouponRow> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The same for as long as nothing is otherwise that an operator can say; who uses it changes nothing of it. */
export function couponVersion({ usedCount: _, ...said }: CouponRow): string {
  const title = perLanguage((language) => said.title[language] ?? '');
  return createHash('sha256')
    .update(JSON.stringify(Object.entries({ ...said, title }).sort()))
    .digest('hex')
    .slice(0, 32);
}

const changes: ActKind[] = ['coupon.added', 'coupon.edited', 'coupon.ended', 'coupon.resumed'];

/** Who has changed a coupon last; empty where that was nobody at a desk. */
export async function lastCouponChanger(db: Db | Tx, id: number): Promise<string> {
  const [row] = await db
    .select({ by: acts.by })
    .from(acts)
    .where(and(eq(acts.about, id), inArray(acts.kind, changes)))
    .orderBy(desc(acts.id))
    .limit(1);
  return row?.by ?? '';
}

const termsOf = (row: CouponRow) => ({
  id: row.id,
  code: row.code,
  coupon_type: row.type,
  // Percentages and amounts are both kept in thousandths.
  discount: fromMillis(row.discount),
  discount_type: row.discountType,
  min_purchase: fromMillis(row.minPurchase),
  start_date: row.startDate.toISOString(),
  expire_date: row.expireDate.toISOString(),
  limit_in_all: row.totalLimit,
  used_count: row.usedCount,
  is_active: row.active ? (1 as const) : (0 as const),
});

/** Whether a module sells by renting offices. */
async function isOfOffices(db: Db | Tx, moduleId: number): Promise<boolean> {
  const [row] = await db
    .select({ type: modules.type })
    .from(modules)
    .where(eq(modules.id, moduleId));
  return row !== undefined && moduleKinds[row.type].sells === 'trips';
}

/** Stores of a module, or its renting offices. */
async function sellersWhere(
  db: Db | Tx,
  moduleId: number,
  meant: { ids: readonly number[] } | { name: string },
) {
  const table = (await isOfOffices(db, moduleId)) ? rentalProviders : stores;
  const { id, name } = table;
  const isMeant =
    'ids' in meant
      ? inArray(id, [...meant.ids])
      : sql`strpos(plain_letters(all_languages(${name})), plain_letters(${meant.name})) > 0`;
  return db
    .select({ id, name })
    .from(table)
    .where(and(eq(table.moduleId, moduleId), isMeant))
    .orderBy(asc(id))
    .limit('ids' in meant ? 500 : 30);
}

export async function sellersOf(
  db: Db | Tx,
  moduleId: number | null,
  meant: { ids: readonly number[] } | { name: string },
  language: Language,
): Promise<{ id: number; name: string }[]> {
  if (moduleId === null || ('ids' in meant && meant.ids.length === 0)) return [];
  const rows = await sellersWhere(db, moduleId, meant);
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, language) }));
}

export async function presentCoupon(
  db: Db | Tx,
  row: CouponRow,
  language: Language,
): Promise<ShopCoupon> {
  return {
    ...termsOf(row),
    version: couponVersion(row),
    title: perLanguage((code) => row.title[code] ?? ''),
    module_id: row.moduleId,
    store_ids: row.storeIds,
    zone_ids: row.zoneIds,
    max_discount: fromMillis(row.maxDiscount),
    limit_per_person: row.limitPerOwner,
    sellers: await sellersOf(db, row.moduleId, { ids: row.storeIds }, language),
  };
}

const isUsedUp = sql`${coupons.totalLimit} is not null and ${coupons.usedCount} >= ${coupons.totalLimit}`;

function stateIs(of: CouponState, now: Date): SQL | undefined {
  const isLeft = and(eq(coupons.active, true), gt(coupons.expireDate, now), sql`not (${isUsedUp})`);
  if (of === 'running') return and(isLeft, lte(coupons.startDate, now));
  if (of === 'planned') return and(isLeft, gt(coupons.startDate, now));
  return or(eq(coupons.active, false), lte(coupons.expireDate, now), isUsedUp);
}

export async function couponsPage(
  db: Db,
  { of, after, now }: { of: CouponState; after: number | null; now: Date },
  language: Language,
): Promise<{ coupons: ListedCoupon[]; next: number | null }> {
  const found = await db
    .select()
    .from(coupons)
    .where(and(stateIs(of, now), after === null ? undefined : lt(coupons.id, after)))
    .orderBy(desc(coupons.id))
    .limit(pageRows + 1);
  const { page, next } = paged(found);
  return {
    coupons: page.map((row) => ({ ...termsOf(row), title: inLanguage(row.title, language) })),
    next,
  };
}

export async function couponPlacesOf(db: Db, language: Language): Promise<CouponPlaces> {
  const { id, name, type } = modules;
  const known = await db.select({ id, name, type }).from(modules).orderBy(asc(id));
  const areas = await db
    .select({ id: zones.id, name: zones.name })
    .from(zones)
    .where(eq(zones.active, true))
    .orderBy(asc(zones.id));
  return {
    modules: known.map((one) => ({ ...one, name: inLanguage(one.name, language) })),
    zones: areas.map((zone) => ({ id: zone.id, name: inLanguage(zone.name, language) })),
  };
}
