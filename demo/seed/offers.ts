import { and, gt, lte, sql } from 'drizzle-orm';
import { continueIds } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import { coupons } from '../../server/db/schema/carts';
import { items } from '../../server/db/schema/items';
import { rentalProviders } from '../../server/db/schema/rental';
import { banners, campaigns, stores } from '../../server/db/schema/stores';
import { seedBanners } from './banners';
import { addDueCampaigns, seedCampaigns } from './campaigns';
import { prolongCoupons, seedCoupons } from './coupons';
import { prolonged } from './days';
import type { SeedContext } from './plan';

export async function seedOffers(db: Db, { now }: SeedContext): Promise<void> {
  await seedCampaigns(db, now);
  await seedBanners(db);
  await seedCoupons(db, now);
  await continueIds(db, [campaigns, banners, coupons]);
}

/** What is offered for weeks or months goes on when it ends until `soon`, so that no demo becomes poor with its age. */
export async function renewOffers(db: Db, now: Date, soon: Date): Promise<void> {
  await addDueCampaigns(db, now, soon);
  await prolongCoupons(db, now, soon);
  // Ends are kept apart, so that not all items leave the campaigns' lists on one day.
  await db
    .update(items)
    .set({ campaignEnds: prolonged(items.campaignEnds, now, sql`(20 + ${items.id} % 41)`) })
    .where(lte(items.campaignEnds, soon));
  await db
    .update(stores)
    .set({ discountEnd: prolonged(stores.discountEnd, now, sql`45`) })
    .where(and(gt(stores.discount, 0), lte(stores.discountEnd, soon)));
  await db
    .update(rentalProviders)
    .set({ discountEnd: prolonged(rentalProviders.discountEnd, now, sql`60`) })
    .where(and(gt(rentalProviders.discount, 0), lte(rentalProviders.discountEnd, soon)));
}
