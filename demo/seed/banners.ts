import { sql } from 'drizzle-orm';
import { perLanguage } from '../../domain/language/languages';
import type { Localized } from '../../domain/language/localized';
import { entriesOf } from '../../domain/values/entries';
import type { Db } from '../../server/db/client';
import { banners } from '../../server/db/schema/stores';
import { t } from '../locales/seed';
import { type CatalogueModule, groups } from '../pictures/catalogue';
import { lookOf } from '../pictures/drawing/packs';
import { parsePictureUrl, pictureUrl, promisedIn } from '../pictures/pictures';
import { moduleIds, zonesOfModule } from './plan';

const titles: Record<CatalogueModule, readonly Localized[]> = {
  food: [
    t('Hot from the coals tonight'),
    t('The dish everyone talks about'),
    t('Dinner for two, sorted'),
  ],
  grocery: [t('Picked this morning'), t('Fill the pantry'), t('Straight from the fields')],
  pharmacy: [t('Care, around the clock'), t('For soft skin'), t('Be ready for winter')],
  ecommerce: [t('New in the shop'), t('A present that fits'), t('Make the room new')],
};

interface Target extends Record<string, unknown> {
  store_id: number;
  item_id: number;
  image: string;
}

/** What its words name, before all the item that it leads to; else what the module is known for. */
function shownOn(title: string, itemImage: string, usual: readonly string[]): string[] {
  const [icon, ...companions] = parsePictureUrl(itemImage)?.icons ?? [];
  const itsOwn = icon ? [lookOf(icon, companions)] : [];
  return [...new Set([...itsOwn, ...(promisedIn(title) ?? usual)])].slice(0, 4);
}

/** For each module and zone: one banner to a store, one to an item, one to a campaign. */
export async function seedBanners(db: Db): Promise<void> {
  for (const [module, texts] of entriesOf(titles)) {
    const icons = groups.filter((group) => group.module === module).map((group) => group.icon);
    for (const zoneId of zonesOfModule[module]) {
      const { rows } = await db.execute<Target>(sql`
        select store_id, id as item_id, image from items
        where module_id = ${moduleIds[module]} and zone_id = ${zoneId} and active and campaign_starts is null
        order by order_count desc, id limit 1`);
      const [best] = rows;
      if (!best) continue;
      const kinds = ['store_wise', 'item_wise', 'campaign'] as const;
      await db.insert(banners).values(
        kinds.map((type, position) => ({
          moduleId: moduleIds[module],
          zoneId,
          title: texts[position] ?? perLanguage(() => ''),
          image: pictureUrl({
            kind: 'banner',
            module,
            icons: shownOn(
              texts[position]?.en ?? '',
              type === 'item_wise' ? best.image : '',
              icons.slice(position * 2, position * 2 + 4),
            ),
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
