import { eq, sql } from 'drizzle-orm';
import * as calls from '../../domain/content/contentEndpoints';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { getConfig, getLanding } from '../../domain/place/placeEndpoints';
import { landingTexts, newsletterSubscribers, policies, zones } from '../db/schema/places';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { countByAddress } from '../identity/attempts';
import { t } from '../locales/t';

const policyCalls = {
  'about-us': calls.getAboutUs,
  'privacy-policy': calls.getPrivacyPolicy,
  'terms-and-conditions': calls.getTerms,
  'shipping-policy': calls.getShippingPolicy,
  'refund-policy': calls.getRefundPolicy,
  cancelation: calls.getCancellationPolicy,
} as const;

const steps = ['step_1', 'step_2', 'step_3'] as const;

export const registerContent: Register = (serve, deps) => {
  serve(getConfig, ({ language }) => deps.settings.config(language));

  for (const [key, call] of Object.entries(policyCalls)) {
    serve(call, async ({ language }: { language: Language }) => {
      const [page] = await deps.reads.select().from(policies).where(eq(policies.key, key));
      if (!page) throw new Refusal('not_found');
      return { title: inLanguage(page.title, language), value: inLanguage(page.value, language) };
    });
  }

  serve(getLanding, async ({ language }) => {
    const rows = await deps.reads.select().from(landingTexts);
    const words = (key: string) => inLanguage(rows.find((row) => row.key === key)?.value, language);
    const image = (key: string) => rows.find((row) => row.key === key)?.image ?? '';
    const { rows: counts } = await deps.reads.execute<{
      zone: number;
      stores: number;
      items: number;
    }>(
      sql`select zone_id as zone, count(*)::int as stores, sum(items_count)::int as items from stores group by zone_id`,
    );
    const zoneRows = await deps.reads
      .select({ id: zones.id, name: zones.name })
      .from(zones)
      .where(eq(zones.active, true))
      .orderBy(zones.id);
    const sum = (key: 'stores' | 'items') => counts.reduce((total, row) => total + row[key], 0);
    return {
      // Without an app to download the links stay off.
      download_user_app_links: {
        playstore_url: words('playstore_url'),
        playstore_url_status: words('playstore_url') ? (1 as const) : (0 as const),
        apple_store_url: words('apple_store_url'),
        apple_store_url_status: words('apple_store_url') ? (1 as const) : (0 as const),
      },
      fixed_footer_description: words('footer_description'),
      fixed_newsletter_title: words('newsletter_title'),
      fixed_newsletter_sub_title: words('newsletter_sub_title'),
      hero_title: words('hero_title'),
      hero_sub_title: words('hero_sub_title'),
      steps: steps.map((key) => ({
        title: words(`${key}_title`),
        text: words(`${key}_text`),
        image_full_url: image(`${key}_title`),
      })),
      available_zones: zoneRows.map(({ id, name }) => ({
        id,
        name: inLanguage(name, language),
        stores_count: counts.find((row) => row.zone === id)?.stores ?? 0,
      })),
      counts: { stores: sum('stores'), items: sum('items'), zones: zoneRows.length },
      business_title: words('business_title'),
      business_sub_title: words('business_sub_title'),
    };
  });

  serve(calls.subscribeNewsletter, async ({ body, language, address }) => {
    const { LIMIT_NEWSLETTER: rate } = deps.env;
    await countByAddress(deps.db, 'newsletter', address, rate, deps.clock.now());
    await deps.db
      .insert(newsletterSubscribers)
      .values({ email: body.email.toLowerCase() })
      .onConflictDoNothing();
    return {
      message: t('Subscribed successfully')[language],
    };
  });
};
