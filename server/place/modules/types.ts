import { type ModuleType, usualModuleType } from '../../../domain/place/module';
import type { Db } from '../../db/client';
import { modules } from '../../db/schema/places';

const freshMilliseconds = 10_000;

type TypeOf = (moduleId: number) => Promise<ModuleType>;

const known = new WeakMap<Db, TypeOf>();

/** Looks module types up by id, at most some seconds old: nearly every answer names one, and they hardly change. */
export function moduleTypesOf(db: Db): TypeOf {
  const typeOf = known.get(db) ?? createTypeOf(db);
  known.set(db, typeOf);
  return typeOf;
}

function createTypeOf(db: Db): TypeOf {
  let readAt = Number.NEGATIVE_INFINITY;
  let types = new Map<number, ModuleType>();
  return async (moduleId) => {
    if (performance.now() - readAt > freshMilliseconds) {
      const rows = await db.select({ id: modules.id, type: modules.type }).from(modules);
      types = new Map(rows.map(({ id, type }) => [id, type]));
      readAt = performance.now();
    }
    return types.get(moduleId) ?? usualModuleType;
  };
}
