import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { modules, moduleZones, zones } from '../db/schema/places';

export type ChargesRow = typeof moduleZones.$inferSelect;

/** What a module charges in those of the zones where it takes orders: it works there, and both are open. */
export const workingIn = async (
  db: Db | Tx,
  ofModule: SQL,
  zoneIds: readonly number[],
): Promise<ChargesRow[]> => {
  const rows = await db
    .select({ charges: moduleZones })
    .from(moduleZones)
    .innerJoin(modules, eq(modules.id, moduleZones.moduleId))
    .innerJoin(zones, eq(zones.id, moduleZones.zoneId))
    .where(and(ofModule, inArray(zones.id, [...zoneIds]), modules.active, zones.active))
    .orderBy(zones.id);
  return rows.map(({ charges }) => charges);
};

/** The same of one row that names its module and its zone. */
export const worksIn = (moduleId: AnyColumn, zoneId: AnyColumn) =>
  sql<boolean>`exists (select from module_zones mz
    join modules m on m.id = mz.module_id join zones z on z.id = mz.zone_id
    where mz.module_id = ${moduleId} and mz.zone_id = ${zoneId} and m.active and z.active)`;
