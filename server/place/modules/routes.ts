import { eq, sql } from 'drizzle-orm';
import { inLanguage } from '../../../domain/language/localized';
import type { Module } from '../../../domain/place/module';
import { listModules } from '../../../domain/place/placeEndpoints';
import { modules, moduleZones, zones } from '../../db/schema/places';
import type { Register } from '../../http/serve';

/** Modules of the shopper's zones; all of them when no zone is known. */
export const registerModules: Register = (serve, deps) => {
  serve(listModules, async ({ zoneIds, language }) => {
    const rows = await deps.reads
      .select({ module: modules, zoneId: zones.id, zoneName: zones.name })
      .from(modules)
      .innerJoin(moduleZones, eq(moduleZones.moduleId, modules.id))
      .innerJoin(zones, eq(zones.id, moduleZones.zoneId))
      .where(sql`${modules.active} and ${zones.active}`)
      .orderBy(modules.id, zones.id);
    const counts = await deps.reads.execute<{ module_id: number; found: number }>(
      sql`select module_id, count(*)::int as found from (
        select module_id from stores union all select module_id from rental_providers) as shops group by module_id`,
    );
    const found = new Map<number, Module>();
    for (const { module, zoneId, zoneName } of rows) {
      const known = found.get(module.id) ?? {
        id: module.id,
        module_type: module.type,
        module_name: inLanguage(module.name, language),
        icon_full_url: module.icon,
        description: inLanguage(module.description, language),
        zones: [],
        status: 1 as const,
        stores_count: counts.rows.find((row) => row.module_id === module.id)?.found ?? 0,
      };
      known.zones.push({ id: zoneId, name: inLanguage(zoneName, language) });
      found.set(module.id, known);
    }
    return [...found.values()].filter(
      (module) => zoneIds.length === 0 || module.zones.some(({ id }) => zoneIds.includes(id)),
    );
  });
};
