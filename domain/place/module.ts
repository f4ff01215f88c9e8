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

export interface ModuleKind {
  /** Items are put into a cart, parcels are sent, trips are booked. */
  readonly sells: 'items' | 'parcels' | 'trips';
  readonly stores: 'restaurants' | 'providers' | 'stores';
  readonly things: 'dishes' | 'vehicles' | 'items';
  /** Its home page shows flash sales and the like. */
  readonly hasOffers: boolean;
}

const goods: ModuleKind = { sells: 'items', stores: 'stores', things: 'items', hasOffers: true };

/** What the shop knows of each type of module: nothing else asks for a type by its name. */
export const moduleKinds: Readonly<Record<ModuleType, ModuleKind>> = {
  food: { ...goods, stores: 'restaurants', things: 'dishes', hasOffers: false },
  grocery: goods,
  pharmacy: { ...goods, hasOffers: false },
  ecommerce: goods,
  parcel: { ...goods, sells: 'parcels', hasOffers: false },
  rental: { sells: 'trips', stores: 'providers', things: 'vehicles', hasOffers: false },
};

/** What a thing is taken for whose module is not known. */
export const usualModuleType: ModuleType = 'ecommerce';

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

interface Typed {
  readonly module_type?: ModuleType | null | undefined;
}

const kindOf = (of: Typed | null | undefined): ModuleKind | null =>
  of?.module_type ? moduleKinds[of.module_type] : null;

export const sells = (of: Typed | null | undefined, what: ModuleKind['sells']): boolean =>
  kindOf(of)?.sells === what;

export const offers = (of: Typed | null | undefined, what: ModuleKind['things']): boolean =>
  kindOf(of)?.things === what;
