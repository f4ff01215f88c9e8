import { and, eq, sql } from 'drizzle-orm';
import { moduleZones } from '../../db/schema/places';
import { amount, amountOrNone, percent, reference } from '../columns';
import { partsTable } from '../partsTable';

/** In which zones a module works; a module's zones come and go together. */
export const deliveryTable = partsTable({
  name: 'delivery',
  about:
    'In which zones a module works, and what delivery costs there; all zones of a module stand together',
  columns: {
    module: reference('module', 'what works'),
    zone: reference('zone', 'where it works'),
    perKmCharge: amount('charge per kilometre', true),
    minimumCharge: amount('least charge', true),
    maximumCharge: amountOrNone('greatest charge'),
    increasedFee: percent('surge on the charge'),
  },
  ownerOf: ({ module }) => module,
  examine: async () => (parts) =>
    parts.flatMap(({ values, line }, place) =>
      parts.slice(0, place).some((other) => other.values.zone === values.zone)
        ? [{ line, column: 'zone', message: 'stands there for this module already' }]
        : [],
    ),
  write: async (tx, wholes) => {
    const counts = { added: 0, changed: 0, same: 0 };
    for (const [moduleId, rows] of wholes) {
      const before = await tx.select().from(moduleZones).where(eq(moduleZones.moduleId, moduleId));
      for (const { module: _, zone: zoneId, ...charges } of rows) {
        const old = before.find((row) => row.zoneId === zoneId);
        const row = { moduleId, zoneId, ...charges };
        if (!old) counts.added += 1;
        else if (JSON.stringify(old) === JSON.stringify(row)) counts.same += 1;
        else counts.changed += 1;
        await tx
          .insert(moduleZones)
          .values(row)
          .onConflictDoUpdate({ target: [moduleZones.moduleId, moduleZones.zoneId], set: charges });
      }
      for (const { zoneId } of before)
        if (!rows.some((row) => row.zone === zoneId)) {
          counts.changed += 1;
          await tx
            .delete(moduleZones)
            .where(and(eq(moduleZones.moduleId, moduleId), eq(moduleZones.zoneId, zoneId)));
        }
    }
    return counts;
  },
  rows: async (db) =>
    (await db.select().from(moduleZones).orderBy(sql`module_id, zone_id`)).map((row) => ({
      ...row,
      module: row.moduleId,
      zone: row.zoneId,
    })),
});
