import * as v from 'valibot';
import { perLanguage } from '../../../domain/language/languages';
import type { ZoneRead } from '../../../machines/operator/editShop';

const number = v.union([v.number(), v.string()]);

/** The fields of a zone as they are typed; what it must be is another schema. */
export const typedZone = v.object({
  name: v.object(perLanguage(() => v.string())),
  area: v.array(v.object({ lat: v.number(), lng: v.number() })),
  modules: v.array(
    v.object({
      module_id: v.number(),
      works: v.picklist([0, 1]),
      per_km_shipping_charge: number,
      minimum_shipping_charge: number,
      maximum_shipping_charge: number,
      increased_delivery_fee: number,
    }),
  ),
  /** Of other zones, to sell in this one. */
  store_ids: v.optional(v.array(v.number()), []),
});
export type TypedZone = v.InferOutput<typeof typedZone>;
export type TypedModule = TypedZone['modules'][number];

/** Nothing is an empty field, not a 0. */
const orEmpty = (value: number | null | undefined) => value || '';

/** Each module of the shop has its fields, whether it works there or not. */
export const typedZoneOf = ({ zone, around }: ZoneRead): TypedZone => ({
  name: zone?.name ?? perLanguage(() => ''),
  area: zone?.area ?? [],
  modules: around.modules.map(({ id }): TypedModule => {
    const there = zone?.modules.find((one) => one.id === id);
    return {
      module_id: id,
      works: there ? 1 : 0,
      per_km_shipping_charge: orEmpty(there?.per_km_shipping_charge),
      minimum_shipping_charge: orEmpty(there?.minimum_shipping_charge),
      maximum_shipping_charge: there?.maximum_shipping_charge ?? '',
      increased_delivery_fee: orEmpty(there?.increased_delivery_fee),
    };
  }),
  store_ids: [],
});
