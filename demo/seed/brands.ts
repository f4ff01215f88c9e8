import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Localized } from '../../domain/language/localized';
import { continueIds } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import { brands } from '../../server/db/schema/brands';
import { items } from '../../server/db/schema/items';
import { t } from '../locales/seed';
import { pictureUrl } from '../pictures/pictures';
import { moduleIds } from './plan';

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

const brandIdsOf: Record<number, readonly number[]> = {
  [moduleIds.grocery]: names.grocery.map((_, index) => index + 1),
  [moduleIds.ecommerce]: names.ecommerce.map((_, index) => names.grocery.length + index + 1),
};

/** Who makes an item; two of three have a name on them. By its number alone, so that a larger shop keeps those it had. */
export function brandOf(moduleId: number, itemId: number): number | null {
  const ids = brandIdsOf[moduleId];
  if (!ids || itemId % 3 === 0) return null;
  return ids[Math.floor(itemId / 3) % ids.length] ?? null;
}

export async function seedBrands(db: Db): Promise<void> {
  const rows = (['grocery', 'ecommerce'] as const).flatMap((module) =>
    names[module].map((name, index) => ({
      id: brandIdsOf[moduleIds[module]]?.[index] ?? 0,
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
  for (const [moduleId, ids] of Object.entries(brandIdsOf)) {
    const made = sql`(array[${sql.join([...ids], sql`, `)}]::int[])[(${items.id} / 3) % ${ids.length} + 1]`;
    await db
      .update(items)
      .set({ brandId: made })
      .where(
        and(eq(items.moduleId, Number(moduleId)), isNull(items.brandId), sql`${items.id} % 3 <> 0`),
      );
  }
}
