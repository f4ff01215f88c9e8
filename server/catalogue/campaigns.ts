import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Campaign } from '../../domain/catalogue/catalogue';
import * as calls from '../../domain/catalogue/catalogueEndpoints';
import { availableRowsFirst } from '../../domain/catalogue/orderable';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { AnswerOf } from '../../domain/wire/define';
import { items } from '../db/schema/items';
import { banners, campaignStores, campaigns, stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { intArray } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Input, Register } from '../http/serve';
import { moduleTypesOf } from '../place/modules/types';
import { openRowsFirst } from './items/availableFirst';
import { loadList } from './items/loadItems';
import { loadStores } from './stores/findStores';
import { wireStore } from './stores/wireStore';

type CampaignRow = typeof campaigns.$inferSelect;
const mostCampaignItems = 30;

const wireCampaign = (row: CampaignRow, language: Language): Campaign => ({
  id: row.id,
  title: inLanguage(row.title, language),
  description: inLanguage(row.description, language),
  image_full_url: row.image,
  start_date: row.startDate.toISOString(),
  end_date: row.endDate.toISOString(),
  start_time: row.startTime,
  end_time: row.endTime,
  stores: [],
});

export const campaignRunsAt = (now: Date) =>
  and(lte(campaigns.startDate, now), gt(campaigns.endDate, now));

async function runningCampaigns({ reads: db, clock }: Deps, moduleId: number, zoneIds: number[]) {
  const now = clock.now();
  const near = db
    .select({ id: campaignStores.campaignId })
    .from(campaignStores)
    .innerJoin(stores, eq(stores.id, campaignStores.storeId))
    .where(inArray(stores.zoneId, zoneIds));
  return db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.moduleId, moduleId), campaignRunsAt(now), inArray(campaigns.id, near)))
    .orderBy(campaigns.id);
}

type Shown = Pick<Input<typeof calls.listBanners>, 'moduleId' | 'zoneIds' | 'language'>;

export const registerCampaigns: Register = (serve, deps) => {
  const typeOf = moduleTypesOf(deps.reads);

  const keptBanners = deps.kept.shelf<AnswerOf<typeof calls.listBanners>>();
  serve(calls.listBanners, (input) => {
    const { moduleId, zoneIds, language } = input;
    return keptBanners([moduleId, zoneIds, language], () => readBanners(input));
  });

  async function readBanners({ moduleId, zoneIds, language }: Shown) {
    const rows = await deps.reads
      .select()
      .from(banners)
      .where(
        and(
          eq(banners.moduleId, moduleId),
          eq(banners.active, true),
          or(isNull(banners.zoneId), inArray(banners.zoneId, zoneIds)),
        ),
      )
      .orderBy(banners.position, banners.id);
    const running = await runningCampaigns(deps, moduleId, zoneIds);
    return {
      banners: rows.map((row) => ({
        id: row.id,
        title: inLanguage(row.title, language),
        image_full_url: row.image,
        type: row.type === 'vehicle_wise' || row.type === 'provider_wise' ? 'default' : row.type,
        store_id: row.storeId,
        item_id: row.itemId,
        link: row.link,
      })),
      campaigns: running.map((row) => wireCampaign(row, language)),
    };
  }

  serve(calls.listCampaigns, async ({ moduleId, zoneIds, language }) => {
    const rows = await runningCampaigns(deps, moduleId, zoneIds);
    return rows.map((row) => wireCampaign(row, language));
  });

  serve(calls.getCampaign, async ({ query, zoneIds, language, point }) => {
    const [row] = await deps.reads
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, query.basic_campaign_id), campaignRunsAt(deps.clock.now())));
    if (!row) throw new Refusal('not_found');
    const members = await deps.reads
      .select({ id: stores.id })
      .from(campaignStores)
      .innerJoin(stores, eq(stores.id, campaignStores.storeId))
      .where(and(eq(campaignStores.campaignId, row.id), inArray(stores.zoneId, zoneIds)))
      .orderBy(sql`${stores.orderCount} desc`);
    const rows = await loadStores(
      deps.reads,
      members.map(({ id }) => id),
    );
    const context = {
      language,
      point,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
      takesLater: await deps.settings.takesLater(),
      moduleType: await typeOf(row.moduleId),
    };
    return {
      ...wireCampaign(row, language),
      stores: openRowsFirst(rows.map((store) => wireStore(store, context))),
    };
  });

  serve(calls.listCampaignItems, async ({ moduleId, zoneIds, language }) => {
    const now = deps.clock.now();
    const rows = await deps.reads
      .select({ id: items.id })
      .from(items)
      .where(
        sql`active and module_id = ${moduleId} and zone_id = any(${intArray(zoneIds)})
          and campaign_starts is not null and campaign_starts <= ${now.toISOString()}::timestamptz
          and campaign_ends > ${now.toISOString()}::timestamptz`,
      )
      .orderBy(items.campaignEnds, items.id)
      .limit(mostCampaignItems);
    const shown = await loadList(
      deps.reads,
      rows.map(({ id }) => id),
      {
        language,
        now,
        timeZone: await deps.settings.timeZone(),
        takesLater: await deps.settings.takesLater(),
        moduleType: await typeOf(moduleId),
      },
    );
    return availableRowsFirst(shown);
  });
};
