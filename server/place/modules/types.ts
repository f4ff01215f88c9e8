import { type ModuleType, usualModuleType } from '../../../domain/place/module';
import type { Db } from '../../db/client';
import { modules } from '../../db/schema/places';

const freshMilliseconds = 10_000;

/** Looks module types up by id, at most some seconds old: nearly every answer names one, and they hardly change. */
export function createModuleTypes(db: Db): (moduleId: number) => Promise<ModuleType> {
  let readAt = Number.NEGATIVE_INFINITY;
  let known = new Map<number, ModuleType>();
  return async (moduleId) => {
    if (performance.now() - readAt > freshMilliseconds) {
      const rows = await db.select({ id: modules.id, type: modules.type }).from(modules);
      known = new Map(rows.map(({ id, type }) => [id, type]));
      readAt = performance.now();
    }
    return known.get(moduleId) ?? usualModuleType;
  };
}
