import type { Module, ModuleType } from '../../../domain/place/module';

/** A module is offered once its pages exist: nobody is led to a shop front without a shop behind it. */
const openTypes: readonly ModuleType[] = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
];

/**
 * The modules to offer: active, with pages of their own, and sharing a zone with the place (MOD-16).
 * Before a place is known all zones count.
 */
export function openModules(modules: readonly Module[], zoneIds: readonly number[] | null) {
  return modules.filter(
    ({ module_type, status, zones }) =>
      status === 1 &&
      openTypes.includes(module_type) &&
      (zoneIds === null || zones.some(({ id }) => zoneIds.includes(id))),
  );
}
