import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { coupons } from '../db/schema/carts';
import type { Bilingual } from '../db/schema/columns';
import { banners, campaigns } from '../db/schema/stores';
import { groups } from '../pictures/catalogue';
import { pictureUrl } from '../pictures/pictures';
import { seedBanners } from './banners';
import { continueIds } from './bulk';
import { seedCoupons } from './coupons';
import { moduleIds, type SeedContext } from './plan';

const dayMilliseconds = 86_400_000;
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMilliseconds);

type Selling = 'food' | 'grocery' | 'pharmacy' | 'ecommerce';
const campaignTexts: Record<Selling, [title: Bilingual, text: Bilingual][]> = {
  food: [
    [
      { en: 'Dinner for Two', ar: 'عشاء لشخصين' },
      { en: 'Evening menus that are made to be shared.', ar: 'قوائم مسائية صُنعت لتُتقاسم.' },
    ],
    [
      { en: 'Harbour Lunch Week', ar: 'أسبوع غداء المرفأ' },
      {
        en: 'Lunch from the harbour kitchens, quick and fairly priced.',
        ar: 'غداء من مطابخ المرفأ، سريع وبسعر عادل.',
      },
    ],
  ],
  grocery: [
    [
      { en: 'From the Fields', ar: 'من الحقول' },
      {
        en: 'What the growers around the bay bring in this week.',
        ar: 'ما يأتي به مزارعو الخليج هذا الأسبوع.',
      },
    ],
  ],
  pharmacy: [
    [
      { en: 'Winter Ready', ar: 'استعداد للشتاء' },
      { en: 'Vitamins, masks and warm remedies.', ar: 'فيتامينات وكمامات وعلاجات دافئة.' },
    ],
  ],
  ecommerce: [
    [
      { en: 'Home Refresh', ar: 'تجديد البيت' },
      { en: 'Small changes that make rooms feel new.', ar: 'تغييرات صغيرة تجدد الغرف.' },
    ],
  ],
};

const iconsOf = (module: Selling, start: number) =>
  groups
    .filter((group) => group.module === module)
    .slice(start, start + 4)
    .map((group) => group.icon);

/** Campaigns over stores, banners and coupons; dates are counted from the seeding. */
export async function seedOffers(db: Db, { now }: SeedContext): Promise<void> {
  const plans = Object.entries(campaignTexts).flatMap(([module, list]) =>
    list.map(([title, description]) => ({ module: module as Selling, title, description })),
  );
  await db.insert(campaigns).values(
    plans.map(({ module, title, description }, index) => ({
      id: index + 1,
      moduleId: moduleIds[module],
      title,
      description,
      image: pictureUrl({
        kind: 'banner',
        module,
        icons: iconsOf(module, index),
        seed: 900 + index,
      }),
      startDate: daysFrom(now, -5),
      endDate: daysFrom(now, 40 + index * 5),
    })),
  );
  // Every second store of the module, other ones for each campaign.
  await db.execute(sql`
    insert into campaign_stores (campaign_id, store_id)
    select c.id, s.id from campaigns c join stores s on s.module_id = c.module_id
    where (s.id + c.id) % 2 = 0 and s.id <= 80`);
  await seedBanners(db);
  await seedCoupons(db, now);
  await continueIds(db, [campaigns, banners, coupons]);
}
