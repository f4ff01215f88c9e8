import type { Module } from '../../../domain/place/module';

/**
 * The modules to offer: active, and sharing a zone with the place (MOD-16).
 * Before a place is known all zones count.
 */
export function openModules(modules: readonly Module[], zoneIds: readonly number[] | null) {
  return modules.filter(
    ({ status, zones }) =>
      status === 1 && (zoneIds === null || zones.some(({ id }) => zoneIds.includes(id))),
  );
}
