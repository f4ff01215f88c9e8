import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type Language, perLanguage } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { ActKind } from '../../../domain/operator/act';
import type { ShopZone, ShopZones } from '../../../domain/operator/shopZone';
import { fromMillis } from '../../../domain/values/money';
import type { Db, Tx } from '../../db/client';
import { acts } from '../../db/schema/acts';
import { modules, moduleZones, zones } from '../../db/schema/places';
import { Refusal } from '../../http/refusal';
import { storesInside } from './moveStores';
import { type Reach, servesOf } from './serves';

type ChargesRow = typeof moduleZones.$inferSelect;
export interface WholeZone {
  readonly zone: typeof zones.$inferSelect;
  readonly charges: readonly ChargesRow[];
}

export async function chargesIn(db: Db | Tx, zoneId: number): Promise<ChargesRow[]> {
  return db
    .select()
    .from(moduleZones)
    .where(eq(moduleZones.zoneId, zoneId))
    .orderBy(asc(moduleZones.moduleId));
}

/** @throws Refusal `not_found` */
export async function zoneAt(db: Db | Tx, id: number): Promise<WholeZone> {
  const [zone] = await db.select().from(zones).where(eq(zones.id, id));
  if (!zone) throw new Refusal('not_found');
  return { zone, charges: await chargesIn(db, id) };
}

export const reachOf = ({ zone, charges }: WholeZone): Reach => ({
  area: zone.area,
  moduleIds: charges.map(({ moduleId }) => moduleId),
});

/** The same for as long as nothing is otherwise that an operator can say. */
export function zoneVersion({ zone, charges }: WholeZone): string {
  const name = perLanguage((language) => zone.name[language] ?? '');
  const said = [name, zone.area, zone.active, charges.map((row) => Object.entries(row).sort())];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

const changes: ActKind[] = ['zone.added', 'zone.edited', 'zone.closed', 'zone.opened'];

/** Who has changed a zone last; empty where that was nobody in the room. */
export async function lastZoneChanger(db: Db | Tx, id: number): Promise<string> {
  const [row] = await db
    .select({ by: acts.by })
    .from(acts)
    .where(and(eq(acts.about, id), inArray(acts.kind, changes)))
    .orderBy(desc(acts.id))
    .limit(1);
  return row?.by ?? '';
}

const presentCharges = (row: ChargesRow) => ({
  id: row.moduleId,
  per_km_shipping_charge: fromMillis(row.perKmCharge),
  minimum_shipping_charge: fromMillis(row.minimumCharge),
  maximum_shipping_charge: row.maximumCharge === null ? null : fromMillis(row.maximumCharge),
  // Per cent are kept in thousandths, as amounts are.
  increased_delivery_fee: fromMillis(row.increasedFee),
});

export async function presentZone(
  db: Db | Tx,
  whole: WholeZone,
  language: Language,
): Promise<ShopZone> {
  const { zone, charges } = whole;
  return {
    id: zone.id,
    version: zoneVersion(whole),
    is_active: zone.active ? 1 : 0,
    name: perLanguage((code) => zone.name[code] ?? ''),
    area: zone.area,
    modules: charges.map(presentCharges),
    serves: await servesOf(db, zone.id, reachOf(whole)),
    inside: await storesInside(db, zone.id, reachOf(whole), language),
  };
}

export async function listedZones(db: Db, language: Language): Promise<ShopZones> {
  const { id, name, type } = modules;
  const known = await db.select({ id, name, type }).from(modules).orderBy(asc(id));
  const named = known.map((one) => ({ ...one, name: inLanguage(one.name, language) }));
  const nameOf = new Map(named.map((one) => [one.id, one.name]));
  const all = await db.select().from(zones).orderBy(asc(zones.id));
  const charges = await db.select().from(moduleZones).orderBy(asc(moduleZones.moduleId));
  return {
    zones: all.map((zone) => ({
      id: zone.id,
      name: inLanguage(zone.name, language),
      is_active: zone.active ? 1 : 0,
      coordinates: zone.area,
      modules: charges
        .filter(({ zoneId }) => zoneId === zone.id)
        .map((row) => ({ ...presentCharges(row), name: nameOf.get(row.moduleId) ?? '' })),
    })),
    modules: named,
  };
}
