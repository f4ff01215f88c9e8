import type { Store } from '../../domain/catalogue/catalogue';
import { listCategories, listCategoryStores } from '../../domain/catalogue/catalogueEndpoints';
import * as stores from '../../domain/catalogue/storeEndpoints';
import type { AppCall, Translations } from './call';
import { categoryRow } from './itemRow';
import { reviewRow } from './items';
import { filtersAsked, pageAsked, pageTold } from './paging';
import { Refused } from './refused';
import { shopTimeOf } from './shopClock';
import { storeRow } from './storeRow';

type Listing = typeof stores.listStores;

export async function storeRowsOf(call: AppCall, found: readonly Store[]) {
  const shop = await shopTimeOf(call);
  return found.map((store) => storeRow(store, call, shop));
}

/** Sort orders of items say nothing of stores. */
function storesAsked(call: AppCall) {
  const { sort: _, ...filters } = filtersAsked(call.given);
  return filters;
}

/** The stores of the app's module, or the first page of every module where it has chosen none. */
export async function storePageOf(
  call: AppCall,
  endpoint: Listing,
  also: Record<string, unknown> = {},
) {
  const asked = storesAsked(call);
  const query = { ...asked, ...also };
  const pages = await call.askModules(endpoint, { query, params: call.params });
  const total_size = pages.reduce((sum, page) => sum + page.total_size, 0);
  const found = pages.flatMap((page) => page.stores);
  const page = { total_size, ...pageAsked(call.given) };
  return { ...pageTold(page), stores: await storeRowsOf(call, found) };
}

const list = (endpoint: Listing) => (call: AppCall) => storePageOf(call, endpoint);

async function filtered(call: AppCall) {
  const { filter: word = 'all' } = call.params;
  const { filter } = storesAsked(call);
  const words = word === 'all' ? filter : [filter, word].filter(Boolean).join(',');
  return storePageOf(call, stores.listStores, { filter: words });
}

/** The family answers nothing for a store that is not there. */
async function detailsOf(call: AppCall) {
  try {
    const store = await call.ask(stores.getStore, { params: call.params });
    const headers = { moduleId: String(store.module_id), zoneId: `[${store.zone_id}]` };
    const [categories, shop] = await Promise.all([
      call.ask(listCategories, { headers }),
      shopTimeOf(call),
    ]);
    const own = categories.filter(({ id }) => store.category_ids.includes(id));
    return {
      ...storeRow(store, call, shop),
      category_ids: store.category_ids,
      category_details: own.map((row) => categoryRow(row, call)),
      price_range: [],
      active_coupons: [],
    };
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return Response.json(null);
    throw error;
  }
}

export const storeCalls: Translations = {
  'GET /stores/latest': list(stores.listLatestStores),
  'GET /stores/popular': list(stores.listPopularStores),
  'GET /stores/recommended': list(stores.listRecommendedStores),
  'GET /stores/top-offer-near-me': list(stores.listTopOffers),
  'GET /stores/search': list(stores.searchStores),
  'GET /stores/get-stores/:filter': filtered,
  'GET /categories/stores/:id': list(listCategoryStores),
  'GET /stores/details/:id': detailsOf,
  'GET /stores/reviews': async (call) => {
    const query = { store_id: call.given.text('store_id'), limit: 100 };
    const { reviews } = await call.ask(stores.listStoreReviews, { query });
    return reviews.map((row) => reviewRow(row, call));
  },
};
