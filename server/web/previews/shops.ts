import { inLanguage } from '../../../domain/language/localized';
import { loadDetails } from '../../catalogue/items/loadItems';
import { findStore } from '../../catalogue/stores/findStores';
import { wireStore } from '../../catalogue/stores/wireStore';
import type { Deps } from '../../deps';
import { pageWords } from '../pageWords';
import { rasterUrl } from '../raster';
import { breadcrumbs, itemFacts, storeFacts } from '../structuredData';
import { createContext, currencyOf, type OwnOf } from './context';

export function shopPreviews(deps: Deps): Record<'product' | 'store', OwnOf> {
  const { reads: db } = deps;
  const contextOf = createContext(deps);
  return {
    product: async (key, language) => {
      const item = await loadDetails(db, key, {
        isCampaign: false,
        now: deps.clock.now(),
        contextOf: (moduleId) => contextOf(moduleId, language),
      });
      if (!item) return null;
      const path = `/product/${encodeURIComponent(item.slug || String(item.id))}`;
      const store = { name: item.store_name, path: `/store/${item.store_id}` };
      return {
        title: item.name,
        description: item.description || `${item.name} · ${item.store_name}`,
        image: rasterUrl(item.image_full_url),
        type: 'product',
        path,
        facts: [
          itemFacts(item, path, await currencyOf(deps), deps.clock.now()),
          breadcrumbs([store, { name: item.name, path }]),
        ],
      };
    },

    store: async (key, language) => {
      const row = await findStore(db, key);
      if (!row) return null;
      const store = wireStore(row, await contextOf(row.moduleId, language));
      const path = `/store/${store.id}`;
      const all = inLanguage(pageWords['/store/popular']?.title, language);
      return {
        title: store.name,
        description: store.description || store.address,
        image: rasterUrl(store.cover_photo_full_url),
        type: 'website',
        path,
        facts: [
          storeFacts(store, path),
          breadcrumbs([
            { name: all, path: '/store/popular' },
            { name: store.name, path },
          ]),
        ],
      };
    },
  };
}
