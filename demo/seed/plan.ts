import type { ModuleType } from '../../domain/place/module';
import { entriesOf } from '../../domain/values/entries';
import type { City } from '../city/types';
import { type CatalogueModule, groups, picturablesOf } from '../pictures/catalogue';

export interface SeedContext {
  city: City;
  /** Name of the stream of random numbers. */
  seed: string;
  /** Dates of the data are counted from here. */
  now: Date;
}

export const moduleIds: Record<ModuleType, number> = {
  food: 1,
  grocery: 2,
  pharmacy: 3,
  ecommerce: 4,
  parcel: 5,
  rental: 6,
};

export const zonesOfModule: Record<ModuleType, readonly number[]> = {
  food: [1, 2, 3],
  grocery: [1, 2, 3],
  pharmacy: [1, 3],
  ecommerce: [1, 2],
  parcel: [1, 2],
  rental: [1, 2, 3],
};

/** One round of stores; a larger shop has more rounds. Together about 1,700 items. */
export const storeRound: readonly { module: CatalogueModule; zoneId: number; plan: number }[] =
  entriesOf<CatalogueModule, Record<number, number[]>>({
    food: {
      1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      2: [2, 4, 6, 9, 10, 12, 13, 0, 5],
      3: [1, 3, 5, 8, 11, 13, 9],
    },
    grocery: { 1: [0, 1, 2, 3, 4], 2: [0, 1, 5, 4, 3], 3: [5, 1, 3, 2] },
    pharmacy: { 1: [0, 1, 2, 3], 3: [0, 2, 3, 1] },
    ecommerce: { 1: [0, 1, 2, 3, 4, 5, 6], 2: [0, 1, 3, 4, 6, 5, 2] },
  }).flatMap(([module, zones]) =>
    Object.entries(zones).flatMap(([zone, plans]) =>
      plans.map((plan) => ({
        module,
        zoneId: Number(zone),
        plan,
      })),
    ),
  );

/** What a store has room for; in a kitchen's fridge, beside its menu. */
export const shelfRoom: Record<CatalogueModule, number> = {
  food: 6,
  grocery: 40,
  pharmacy: 28,
  ecommerce: 24,
};

/** Ids of the categories: one for each group of a module's shelf, and one below it for each thing of the group. */
export interface CategoryPlan {
  id: number;
  parentId: number;
  module: CatalogueModule;
  key: string;
  name: { en: string; ar: string };
  icon: string;
  position: number;
}

const tops: CategoryPlan[] = groups.map((group, index) => ({
  id: index + 1,
  parentId: 0,
  module: group.module,
  key: group.key,
  name: group.name,
  icon: group.icon,
  position: index,
}));

const leaves: CategoryPlan[] = tops.flatMap((top) =>
  picturablesOf(top.module, top.key).map((thing, index) => ({
    id: top.id * 100 + index + 1,
    parentId: top.id,
    module: top.module,
    key: `${top.key}/${thing.icon}`,
    name: thing.noun,
    icon: thing.icon,
    position: index,
  })),
);

export const categoryPlans: readonly CategoryPlan[] = [...tops, ...leaves];

const byKey = new Map(categoryPlans.map((entry) => [`${entry.module}:${entry.key}`, entry.id]));

export function topCategoryOf(module: CatalogueModule, group: string): number {
  const id = byKey.get(`${module}:${group}`);
  if (!id) throw new Error(`No category for ${module} ${group}`);
  return id;
}

export interface Shelved {
  group: string;
  icon: string;
  shelf?: string;
}

/** Below the top category of the shelf on which it stands, what it is stays what it is. */
export function categoriesOf(module: CatalogueModule, { group, icon, shelf = group }: Shelved) {
  const categoryId = byKey.get(`${module}:${group}/${icon}`);
  if (!categoryId) throw new Error(`No category for ${module} ${group} ${icon}`);
  return { parentCategoryId: topCategoryOf(module, shelf), categoryId };
}
