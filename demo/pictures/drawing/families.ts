import type { CatalogueModule } from '../catalogue/types.ts';
import { ofFood, ofGrocery } from './edible.ts';
import { type Family, family } from './family.ts';
import { ofPharmacy, ofShop } from './inedible.ts';

const families: Record<CatalogueModule, Record<string, Family>> = {
  food: ofFood,
  grocery: ofGrocery,
  pharmacy: ofPharmacy,
  ecommerce: ofShop,
};

const usual: Record<CatalogueModule, Family> = {
  food: family(['wood', 'marble', 'slate'], 'plate', 'herb lemon tomato', 'bread lemon', 'rows'),
  grocery: family(
    ['wood', 'linen', 'marble'],
    'none',
    'leafy-green lemon tomato',
    'basket',
    'rows',
  ),
  pharmacy: family(
    ['studio', 'marble', 'linen'],
    'podium',
    'leafy-green herb droplet',
    'leafy-green glass-of-milk',
    'rows',
  ),
  ecommerce: family(
    ['studio', 'slate', 'wood'],
    'podium',
    'potted-plant cactus',
    'potted-plant',
    'one',
  ),
};

/** How the goods of a shelf are shown; as others of their module where nothing is known of it. */
export function familyOf(module: CatalogueModule, group: string): Family {
  const known = families[module];
  return (Object.hasOwn(known, group) ? known[group] : undefined) ?? usual[module];
}
