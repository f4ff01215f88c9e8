import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Localized } from '../../domain/language/localized';
import type { Db } from '../../server/db/client';
import { flashSaleItems, flashSales } from '../../server/db/schema/flashSales';
import { items } from '../../server/db/schema/items';
import { t } from '../locales/seed';
import { moduleIds, zonesOfModule } from './plan';

const selling = ['grocery', 'ecommerce'] as const;
type Selling = (typeof selling)[number];
const hours = 3_600_000;

const sales: Record<Selling, { title: Localized; lasts: number; discounts: readonly number[] }> = {
  grocery: {
    title: t('Fresh Rush'),
    lasts: 40 * hours,
    discounts: [30_000, 40_000, 25_000, 35_000],
  },
  ecommerce: {
    title: t('Flash Deals'),
    lasts: 64 * hours,
    discounts: [45_000, 30_000, 50_000, 35_000],
  },
};
const itemsPerZone = 8;
/** The most popular are left out: their own rail shows them already. */
const leftOut = 12;
/** How many sales take other items before the first ones come again. */
const rounds = 3;
/** The next sale stands ready so long before the last one ends: no minute is without one. */
const aheadMs = 5 * 60_000;

/** A sale of some of what each zone sells well; other ones in each round. */
async function addSale(db: Db, module: Selling, startsAt: Date, round: number): Promise<void> {
  const { title, lasts, discounts } = sales[module];
  const moduleId = moduleIds[module];
  const endsAt = new Date(startsAt.getTime() + lasts);
  const [sale] = await db
    .insert(flashSales)
    .values({ moduleId, title, startsAt, endsAt })
    .returning();
  if (!sale) return;
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
      .offset(leftOut + (round % rounds) * itemsPerZone)
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

/** Gives each selling module the sale that follows its last one, unless one still runs for a while. */
export async function addDueSales(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + aheadMs);
  for (const module of selling) {
    const ofModule = eq(flashSales.moduleId, moduleIds[module]);
    const [running] = await db
      .select({ id: flashSales.id })
      .from(flashSales)
      .where(and(ofModule, eq(flashSales.active, true), gt(flashSales.endsAt, soon)))
      .limit(1);
    if (running) continue;
    const [last] = await db
      .select({ endsAt: flashSales.endsAt })
      .from(flashSales)
      .where(ofModule)
      .orderBy(desc(flashSales.endsAt))
      .limit(1);
    const startsAt = last && last.endsAt > now ? last.endsAt : now;
    await addSale(db, module, startsAt, await db.$count(flashSales, ofModule));
  }
}
