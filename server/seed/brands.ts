import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { brands } from '../db/schema/brands';
import type { Bilingual } from '../db/schema/columns';
import { flashSaleItems, flashSales } from '../db/schema/flashSales';
import { items } from '../db/schema/items';
import { pictureUrl } from '../pictures/pictures';
import { continueIds } from './bulk';
import { moduleIds, type SeedContext, zonesOfModule } from './plan';

type Branded = 'grocery' | 'ecommerce';
const hours = 3_600_000;

const names: Record<Branded, readonly Bilingual[]> = {
  grocery: [
    { en: 'Bay Harvest', ar: 'حصاد الخليج' },
    { en: 'Noor Dairy', ar: 'ألبان نور' },
    { en: 'Palm & Grain', ar: 'نخلة وسنبلة' },
    { en: 'Blue Net', ar: 'الشبكة الزرقاء' },
    { en: 'Olive Lane', ar: 'درب الزيتون' },
    { en: 'Daybreak', ar: 'فجر' },
  ],
  ecommerce: [
    { en: 'Northlight', ar: 'ضوء الشمال' },
    { en: 'Tarek & Co', ar: 'طارق وشركاه' },
    { en: 'Mirsa', ar: 'ميرسا' },
    { en: 'Loomline', ar: 'خيط النول' },
    { en: 'Voltara', ar: 'فولتارا' },
    { en: 'Little Dune', ar: 'كثيب الصغير' },
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

const sales: Record<Branded, { title: Bilingual; lasts: number; discounts: readonly number[] }> = {
  grocery: {
    title: { en: 'Fresh Rush', ar: 'عروض طازجة' },
    lasts: 40 * hours,
    discounts: [30_000, 40_000, 25_000, 35_000],
  },
  ecommerce: {
    title: { en: 'Flash Deals', ar: 'تخفيضات خاطفة' },
    lasts: 64 * hours,
    discounts: [45_000, 30_000, 50_000, 35_000],
  },
};
const itemsPerZone = 8;

/** A flash sale a module, with some of what each zone sells well; it ends so long after the seeding. */
export async function seedFlashSales(db: Db, { now }: SeedContext): Promise<void> {
  for (const module of ['grocery', 'ecommerce'] as const) {
    const { title, lasts, discounts } = sales[module];
    const moduleId = moduleIds[module];
    const endsAt = new Date(now.getTime() + lasts);
    const [sale] = await db
      .insert(flashSales)
      .values({ moduleId, title, startsAt: now, endsAt })
      .returning();
    if (!sale) continue;
    for (const zoneId of zonesOfModule[module]) {
      const found = await db
        .select({ itemId: items.id })
        .from(items)
        .where(
          and(
            eq(items.moduleId, moduleId),
            eq(items.zoneId, zoneId),
            isNull(items.campaignStarts),
            sql`${items.stock} >= 30 and ${items.choiceOptions} = '[]'::jsonb and ${items.discount} = 0`,
          ),
        )
        .orderBy(desc(items.orderCount), desc(items.id))
        .limit(itemsPerZone);
      const offers = found.map(({ itemId }, index) => ({
        saleId: sale.id,
        itemId,
        discount: discounts[index % discounts.length] ?? 30_000,
        stock: 24,
        sold: (itemId * 5) % 17,
      }));
      if (offers.length > 0) await db.insert(flashSaleItems).values(offers);
    }
  }
}
