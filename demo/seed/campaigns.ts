import { and, desc, eq, sql } from 'drizzle-orm';
import type { Localized } from '../../domain/language/localized';
import { entriesOf } from '../../domain/values/entries';
import type { Db } from '../../server/db/client';
import { campaigns } from '../../server/db/schema/stores';
import { t } from '../locales/seed';
import { groups } from '../pictures/catalogue';
import { pictureUrl, promisedIn } from '../pictures/pictures';
import { daysFrom } from './days';
import { moduleIds } from './plan';

type Selling = 'food' | 'grocery' | 'pharmacy' | 'ecommerce';
const campaignTexts: Record<Selling, [title: Localized, text: Localized][]> = {
  food: [
    [t('Dinner for Two'), t('Evening menus that are made to be shared.')],
    [t('Harbour Lunch Week'), t('Lunch from the harbour kitchens, quick and fairly priced.')],
  ],
  grocery: [[t('From the Fields'), t('What the growers around the bay bring in this week.')]],
  pharmacy: [[t('Winter Ready'), t('Vitamins, masks and warm remedies.')]],
  ecommerce: [[t('Home Refresh'), t('Small changes that make rooms feel new.')]],
};

/** Campaigns keep to the stores of the demo's first size. */
const mostStore = 80;

const iconsOf = (module: Selling, start: number) =>
  groups
    .filter((group) => group.module === module)
    .slice(start, start + 4)
    .map((group) => group.icon);

const plans = entriesOf(campaignTexts)
  .flatMap(([module, list]) => list.map(([title, description]) => ({ module, title, description })))
  .map((plan, index) => ({ ...plan, lastingDays: 40 + index * 5 }));

/** Campaigns over stores; dates are counted from the seeding. */
export async function seedCampaigns(db: Db, now: Date): Promise<void> {
  await db.insert(campaigns).values(
    plans.map(({ module, title, description, lastingDays }, index) => ({
      id: index + 1,
      moduleId: moduleIds[module],
      title,
      description,
      image: pictureUrl({
        kind: 'banner',
        module,
        icons: [...(promisedIn(title.en) ?? iconsOf(module, index))],
        seed: 900 + index,
      }),
      startDate: daysFrom(now, -5),
      endDate: daysFrom(now, lastingDays),
    })),
  );
  // Every second store of the module, other ones for each campaign.
  await db.execute(sql`
    insert into campaign_stores (campaign_id, store_id)
    select c.id, s.id from campaigns c join stores s on s.module_id = c.module_id
    where (s.id + c.id) % 2 = 0 and s.id <= ${mostStore}`);
}

/** Gives each campaign of the demo that ends until `soon` one that follows it; where none is left of it, none follows. */
export async function addDueCampaigns(db: Db, now: Date, soon: Date): Promise<void> {
  for (const { module, title, lastingDays } of plans) {
    const [last] = await db
      .select()
      .from(campaigns)
      .where(
        and(
          eq(campaigns.moduleId, moduleIds[module]),
          sql`${campaigns.title} ->> 'en' = ${title.en}`,
        ),
      )
      .orderBy(desc(campaigns.endDate))
      .limit(1);
    if (last && last.endDate <= soon) await follow(db, last, now, lastingDays);
  }
}

/** The same campaign again, in the stores that sat out the last one. */
async function follow(
  db: Db,
  last: typeof campaigns.$inferSelect,
  now: Date,
  lastingDays: number,
): Promise<void> {
  const startDate = last.endDate > now ? last.endDate : now;
  const { id: lastId, ...same } = last;
  const [next] = await db
    .insert(campaigns)
    .values({ ...same, startDate, endDate: daysFrom(startDate, lastingDays) })
    .returning({ id: campaigns.id });
  if (!next) return;
  await db.execute(sql`
    insert into campaign_stores (campaign_id, store_id)
    select ${next.id}::int, s.id from stores s
    where s.module_id = ${last.moduleId} and s.id <= ${mostStore} and not exists (
      select 1 from campaign_stores c where c.campaign_id = ${lastId} and c.store_id = s.id)`);
}
