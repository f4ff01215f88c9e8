import { and, eq, isNull } from 'drizzle-orm';
import type { Localized } from '../../domain/language/localized';
import { entriesOf } from '../../domain/values/entries';
import { continueIds } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import { brands } from '../../server/db/schema/brands';
import { items } from '../../server/db/schema/items';
import { t } from '../locales/seed';
import type { CatalogueModule } from '../pictures/catalogue';
import { pictureUrl } from '../pictures/pictures';
import { moduleIds, topCategoryOf } from './plan';

type Branded = 'grocery' | 'ecommerce';

const names: Record<Branded, readonly Localized[]> = {
  grocery: [
    t('Bay Harvest'),
    t('Noor Dairy'),
    t('Palm & Grain'),
    t('Blue Net'),
    t('Olive Lane'),
    t('Daybreak'),
  ],
  ecommerce: [
    t('Northlight'),
    t('Tarek & Co'),
    t('Mirsa'),
    t('Loomline'),
    t('Voltara'),
    t('Little Dune'),
  ],
};

const idOf = (module: Branded, name: string): number => {
  const position = names[module].findIndex(({ en }) => en === name);
  if (position < 0) throw new Error(`No brand is called "${name}"`);
  return position + 1 + (module === 'ecommerce' ? names.grocery.length : 0);
};

/** Who makes what lies on a shelf; on the others nothing has a name. */
const makers: Record<Branded, Readonly<Record<string, number>>> = {
  grocery: {
    fruit: idOf('grocery', 'Bay Harvest'),
    vegetables: idOf('grocery', 'Bay Harvest'),
    dairy: idOf('grocery', 'Noor Dairy'),
    fish: idOf('grocery', 'Blue Net'),
    pantry: idOf('grocery', 'Olive Lane'),
    bakery: idOf('grocery', 'Palm & Grain'),
    drinks: idOf('grocery', 'Daybreak'),
  },
  ecommerce: {
    phones: idOf('ecommerce', 'Voltara'),
    audio: idOf('ecommerce', 'Voltara'),
    home: idOf('ecommerce', 'Northlight'),
    men: idOf('ecommerce', 'Tarek & Co'),
    bags: idOf('ecommerce', 'Tarek & Co'),
    jewellery: idOf('ecommerce', 'Mirsa'),
    women: idOf('ecommerce', 'Loomline'),
    toys: idOf('ecommerce', 'Little Dune'),
  },
};

export const brandOf = (module: CatalogueModule, group: string): number | null =>
  module === 'grocery' || module === 'ecommerce' ? (makers[module][group] ?? null) : null;

export async function seedBrands(db: Db): Promise<void> {
  const rows = (['grocery', 'ecommerce'] as const).flatMap((module) =>
    names[module].map((name, index) => ({
      id: idOf(module, name.en),
      moduleId: moduleIds[module],
      slug: name.en.toLowerCase().replace(/[^a-z]+/g, '-'),
      name,
      image: pictureUrl({ kind: 'brand', name: name.en, seed: index + 1 }),
      position: index,
    })),
  );
  await db.insert(brands).values(rows);
  await continueIds(db, [brands]);
}

/** Brands for a demo that was filled before there were any; a shop that has some keeps them as they are. */
export async function addBrands(db: Db): Promise<void> {
  if ((await db.$count(brands)) > 0) return;
  await seedBrands(db);
  for (const [module, shelves] of entriesOf(makers)) {
    for (const [group, brandId] of Object.entries(shelves)) {
      const shelf = topCategoryOf(module, group);
      await db
        .update(items)
        .set({ brandId })
        .where(and(eq(items.parentCategoryId, shelf), isNull(items.brandId)));
    }
  }
}
