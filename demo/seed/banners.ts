import { sql } from 'drizzle-orm';
import type { Localized } from '../../domain/language/localized';
import type { Db } from '../../server/db/client';
import { banners } from '../../server/db/schema/stores';
import { type CatalogueModule, groups } from '../pictures/catalogue';
import { pictureUrl } from '../pictures/pictures';
import { moduleIds, zonesOfModule } from './plan';

const titles: Record<CatalogueModule, readonly Localized[]> = {
  food: [
    { en: 'Hot from the coals tonight', ar: 'ساخن من الفحم الليلة' },
    { en: 'The dish everyone talks about', ar: 'الطبق الذي يتحدث عنه الجميع' },
    { en: 'Dinner for two, sorted', ar: 'عشاء لشخصين جاهز' },
  ],
  grocery: [
    { en: 'Picked this morning', ar: 'قُطف هذا الصباح' },
    { en: 'Fill the pantry', ar: 'املأ خزانة المؤن' },
    { en: 'Straight from the fields', ar: 'من الحقل مباشرة' },
  ],
  pharmacy: [
    { en: 'Care, around the clock', ar: 'عناية على مدار الساعة' },
    { en: 'For soft skin', ar: 'لبشرة ناعمة' },
    { en: 'Be ready for winter', ar: 'كن مستعدًا للشتاء' },
  ],
  ecommerce: [
    { en: 'New in the shop', ar: 'جديد في المتجر' },
    { en: 'A present that fits', ar: 'هدية مناسبة' },
    { en: 'Make the room new', ar: 'جدّد الغرفة' },
  ],
};

interface Target extends Record<string, unknown> {
  store_id: number;
  item_id: number;
}

/** For each module and zone: one banner to a store, one to an item, one to a campaign. */
export async function seedBanners(db: Db): Promise<void> {
  for (const [module, texts] of Object.entries(titles) as [CatalogueModule, Localized[]][]) {
    const icons = groups.filter((group) => group.module === module).map((group) => group.icon);
    for (const zoneId of zonesOfModule[module]) {
      const { rows } = await db.execute<Target>(sql`
        select store_id, id as item_id from items
        where module_id = ${moduleIds[module]} and zone_id = ${zoneId} and active and campaign_starts is null
        order by order_count desc, id limit 1`);
      const [best] = rows;
      if (!best) continue;
      const kinds = ['store_wise', 'item_wise', 'campaign'] as const;
      await db.insert(banners).values(
        kinds.map((type, position) => ({
          moduleId: moduleIds[module],
          zoneId,
          title: texts[position] ?? { en: '', ar: '' },
          image: pictureUrl({
            kind: 'banner',
            module,
            icons: icons.slice(position * 2, position * 2 + 4),
            seed: zoneId * 10 + position,
          }),
          type,
          storeId: type === 'store_wise' ? best.store_id : null,
          itemId: type === 'item_wise' ? best.item_id : null,
          link: type === 'campaign' ? '/campaigns' : '',
          position,
        })),
      );
    }
  }
}
