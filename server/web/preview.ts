import { eq } from 'drizzle-orm';
import type { Lang } from '../city/types';
import { landingTexts } from '../db/schema/places';
import type { Deps } from '../deps';
import { findItem } from '../items/findItem';
import { loadDetails } from '../items/loadItems';
import { createModuleTypes } from '../modules/types';
import { rasterUrl } from '../pictures/raster';
import { pictureUrl } from '../pictures/request';
import { findStore } from '../stores/findStores';
import { wireStore } from '../stores/wireStore';
import type { Preview } from './previewHead';
import { breadcrumbs, itemFacts, storeFacts } from './structuredData';

type Own = Omit<Preview, 'language' | 'siteName'>;
/** What the page at a path says of itself; null when it says nothing of its own. */
export type PreviewFor = (path: string, language: Lang) => Promise<Preview | null>;

/**
 * Finds what the page at a path says of itself: items, stores and the landing page have words of
 * their own; null for other pages, for what there is not, and while the database is away.
 */
export function createPreviews(deps: Deps): PreviewFor {
  const { db, settings, clock } = deps;
  const typeOf = createModuleTypes(db);
  const contextOf = async (moduleId: number, language: Lang) => ({
    language,
    now: clock.now(),
    timeZone: await settings.timeZone(),
    moduleType: await typeOf(moduleId),
  });

  async function ofItem(key: string, language: Lang): Promise<Own | null> {
    const found = await findItem(db, key, false);
    const item =
      found && (await loadDetails(db, found.id, await contextOf(found.moduleId, language)));
    if (!item) return null;
    const path = `/product/${encodeURIComponent(item.slug || String(item.id))}`;
    const { currency_symbol, digit_after_decimal_point } = await settings.config(language);
    const store = { name: item.store_name, path: `/store/${item.store_id}` };
    return {
      title: item.name,
      description: item.description || `${item.name} · ${item.store_name}`,
      image: rasterUrl(item.image_full_url),
      type: 'product',
      path,
      facts: [
        itemFacts(item, path, currency_symbol, digit_after_decimal_point),
        breadcrumbs([store, { name: item.name, path }]),
      ],
    };
  }

  async function ofStore(key: string, language: Lang): Promise<Own | null> {
    const row = await findStore(db, key);
    if (!row) return null;
    const store = wireStore(row, await contextOf(row.moduleId, language));
    const path = `/store/${store.id}`;
    return {
      title: store.name,
      description: store.description || store.address,
      image: rasterUrl(store.cover_photo_full_url),
      type: 'website',
      path,
      facts: [storeFacts(store, path)],
    };
  }

  async function ofLanding(language: Lang, siteName: string): Promise<Own> {
    const [text] = await db
      .select()
      .from(landingTexts)
      .where(eq(landingTexts.key, 'business_sub_title'));
    return {
      title: siteName,
      description: text?.value[language] ?? '',
      image: rasterUrl(pictureUrl({ kind: 'landing', seed: 1 })),
      type: 'website',
      path: '/',
      facts: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: siteName, url: '/' }],
    };
  }

  return async (path, language) => {
    const [, kind, key = ''] = /^\/(product|store)\/([^/]+)$/.exec(path) ?? [];
    if (path !== '/' && (!kind || /^(latest|popular)$/.test(key))) return null;
    try {
      const { business_name } = await settings.config(language);
      const own =
        kind === 'product'
          ? await ofItem(decodeURIComponent(key), language)
          : kind === 'store'
            ? await ofStore(decodeURIComponent(key), language)
            : await ofLanding(language, business_name);
      return own && { ...own, language, siteName: business_name };
    } catch {
      // The page itself says what is wrong, and tries again.
      return null;
    }
  };
}
