import { entriesOf } from '../../domain/values/entries';
import { t } from '../locales/pictures.ts';
import { ecommerceCatalogue } from './catalogue/ecommerce.ts';
import { foodCatalogue } from './catalogue/food.ts';
import { groceryCatalogue } from './catalogue/grocery.ts';
import { pharmacyCatalogue } from './catalogue/pharmacy.ts';
import type { CatalogueModule, Group, ModuleCatalogue, Picturable } from './catalogue/types.ts';

export type { CatalogueModule, Group, Picturable } from './catalogue/types.ts';

const sources: Record<CatalogueModule, ModuleCatalogue> = {
  food: foodCatalogue,
  grocery: groceryCatalogue,
  pharmacy: pharmacyCatalogue,
  ecommerce: ecommerceCatalogue,
};

const sourceList = entriesOf(sources);

/** The shop categories that pictures exist for; `icon` stands for the whole group. */
export const groups: Group[] = sourceList.flatMap(([module, source]) =>
  Object.entries(source).map(([key, group]) => ({
    key,
    module,
    name: group.name,
    icon: group.items[0]?.[0] ?? 'package',
  })),
);

export const catalogue: Picturable[] = sourceList.flatMap(([module, source]) =>
  Object.entries(source).flatMap(([group, { items }]) =>
    items.map(([icon, noun]) => ({ icon, noun: t(noun), module, group })),
  ),
);

export function picturablesOf(module: CatalogueModule, group: string): Picturable[] {
  return catalogue.filter((entry) => entry.module === module && entry.group === group);
}

export function picturablesIn(module: CatalogueModule): Picturable[] {
  return catalogue.filter((entry) => entry.module === module);
}

export function groupOf(module: CatalogueModule, icon: string): string | undefined {
  return catalogue.find((entry) => entry.module === module && entry.icon === icon)?.group;
}
