import * as v from 'valibot';
import { flag, id, numOr, rows, text } from '../wire/fields';

export const moduleTypes = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
] as const;
export const moduleType = v.picklist(moduleTypes);
export type ModuleType = (typeof moduleTypes)[number];

/** A module of the shop (MOD-21). `zones` are the zones in which it works. */
export const module = v.object({
  id,
  module_type: moduleType,
  module_name: text,
  icon_full_url: text,
  description: text,
  zones: rows(v.object({ id, name: text })),
  status: flag,
  stores_count: numOr(0),
});
export type Module = v.InferOutput<typeof module>;

/** Stores are labelled by module (MOD-02). */
export const storeLabelKind = (type: ModuleType): 'restaurants' | 'providers' | 'stores' =>
  type === 'food' ? 'restaurants' : type === 'rental' ? 'providers' : 'stores';
