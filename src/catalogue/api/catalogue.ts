import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import * as catalogueCalls from '../../../domain/catalogue/catalogueEndpoints';
import * as itemCalls from '../../../domain/catalogue/itemEndpoints';
import {
  listBrandItems,
  listBrands,
  listFlashSales,
} from '../../../domain/catalogue/offerEndpoints';
import * as storeCalls from '../../../domain/catalogue/storeEndpoints';
import { askAgain } from '../../client/askAgain';
import { call } from '../../client/client';
import { scopeKey } from '../../client/scope';

const minutes = 60_000;

/** Filters of item and store lists, as the wire names them; paging apart. */
export type ItemFilters = Omit<v.InferInput<typeof itemCalls.itemQuery>, 'offset' | 'limit'>;
export type StoreFilters = Omit<v.InferInput<typeof storeCalls.storeQuery>, 'offset' | 'limit'>;

const key = (name: string, ...rest: unknown[]) => ['catalogue', scopeKey(), name, ...rest] as const;

/** Key of an answer about another module than the current one; the same before and after a switch to it. */
export const keyIn = (moduleId: number | undefined, name: string, ...rest: unknown[]) =>
  ['catalogue', scopeKey(moduleId), name, ...rest] as const;

/** Categories of the current module, kept five minutes (CAT-09). */
export const categoriesQuery = (moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'categories'),
    queryFn: ({ signal }) => call(catalogueCalls.listCategories, { signal, moduleId }),
    staleTime: 5 * minutes,
  });

export const subcategoriesQuery = (id: number, moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'subcategories', id),
    queryFn: ({ signal }) =>
      call(catalogueCalls.listSubcategories, { signal, moduleId, params: { id } }),
    staleTime: 5 * minutes,
  });

/** Featured categories, kept eight minutes (CAT-10). */
export const featuredCategoriesQuery = (moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'featured-categories'),
    queryFn: ({ signal }) => call(catalogueCalls.listFeaturedCategories, { signal, moduleId }),
    staleTime: 8 * minutes,
  });

export const bannersQuery = () =>
  queryOptions({
    queryKey: key('banners'),
    queryFn: ({ signal }) => call(catalogueCalls.listBanners, { signal }),
    staleTime: 5 * minutes,
  });

export const campaignItemsQuery = () =>
  queryOptions({
    queryKey: key('campaign-items'),
    queryFn: ({ signal }) => call(catalogueCalls.listCampaignItems, { signal }),
  });

export const campaignsQuery = () =>
  queryOptions({
    queryKey: key('campaigns'),
    queryFn: ({ signal }) => call(catalogueCalls.listCampaigns, { signal }),
  });

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: key('campaign', id),
    queryFn: ({ signal }) =>
      call(catalogueCalls.getCampaign, { signal, query: { basic_campaign_id: id } }),
  });

/** Sales that run now; asked for anew once the first of them has ended. */
export const flashSalesQuery = () =>
  queryOptions({
    queryKey: key('flash-sales'),
    queryFn: ({ signal }) => call(listFlashSales, { signal }),
  });

export const brandsQuery = (moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'brands'),
    queryFn: ({ signal }) => call(listBrands, { signal, moduleId }),
    staleTime: 5 * minutes,
  });

const itemLists = {
  popular: itemCalls.listPopularItems,
  discounted: itemCalls.listDiscountedItems,
  recommended: itemCalls.listRecommendedItems,
  'most-reviewed': itemCalls.listMostReviewedItems,
  new: itemCalls.listLatestItems,
  searched: itemCalls.searchItems,
} as const;
export type ItemListName = keyof typeof itemLists;

export const storeLists = {
  all: storeCalls.listStores,
  latest: storeCalls.listLatestStores,
  popular: storeCalls.listPopularStores,
  recommended: storeCalls.listRecommendedStores,
  'top-offers': storeCalls.listTopOffers,
  searched: storeCalls.searchStores,
} as const;
export type StoreListName = keyof typeof storeLists;

interface Paged {
  total_size: number;
  total_capped: boolean;
  limit: number;
  offset: number;
}

/** The next page is asked for while there are rows left (CAT-12); a capped total says nothing. */
const nextPage =
  <Rows extends string>(rows: Rows, limit: number) =>
  (last: Paged & Record<Rows, readonly unknown[]>): number | undefined => {
    const more = last.total_capped || last.offset * (last.limit || limit) < last.total_size;
    return more && last[rows].length > 0 ? last.offset + 1 : undefined;
  };

export const itemRailQuery = (name: ItemListName, limit = 12) =>
  queryOptions({
    queryKey: key('item-rail', name, limit),
    queryFn: ({ signal }) => call(itemLists[name], { signal, query: { limit, offset: 1 } }),
  });

/** What is ordered most in zones and a module that a visitor has not chosen yet. */
export const popularInQuery = (zoneIds: number[], moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'popular-in', zoneIds),
    queryFn: ({ signal }) =>
      call(itemCalls.listPopularItems, {
        signal,
        moduleId,
        zoneIds,
        query: { limit: 12, offset: 1 },
      }),
    staleTime: minutes,
  });

/** First stores of a list, for a rail (CAT-11). */
export const storeRailQuery = (name: StoreListName, limit = 12) =>
  queryOptions({
    queryKey: key('store-rail', name, limit),
    queryFn: ({ signal }) =>
      call(storeLists[name], { signal, query: { type: 'all', limit, offset: 1 } }),
  });

/** A paged list of items. `categoryId` or `brandId` ask for those of one category or brand. */
export const itemListQuery = (
  name: ItemListName | { categoryId: number } | { brandId: number },
  filters: ItemFilters,
  options: { moduleId?: number | undefined; limit?: number } = {},
) => {
  const { moduleId, limit = 24 } = options;
  return infiniteQueryOptions({
    queryKey: keyIn(moduleId, 'item-list', name, filters, limit),
    queryFn: ({ signal, pageParam }) => {
      const query = { ...filters, limit, offset: pageParam };
      if (typeof name === 'string') return call(itemLists[name], { signal, moduleId, query });
      return 'brandId' in name
        ? call(listBrandItems, { signal, moduleId, params: { id: name.brandId }, query })
        : call(catalogueCalls.listCategoryItems, {
            signal,
            moduleId,
            params: { id: name.categoryId },
            query,
          });
    },
    initialPageParam: 1,
    getNextPageParam: nextPage('products', limit),
  });
};

/** A paged list of stores, twelve a page (CAT-12). `categoryId` asks for those that sell a category. */
export const storeListQuery = (
  name: StoreListName | { categoryId: number },
  filters: StoreFilters,
  moduleId?: number,
) =>
  infiniteQueryOptions({
    queryKey: keyIn(moduleId, 'store-list', name, filters),
    queryFn: ({ signal, pageParam }) => {
      const query = { ...filters, limit: 12, offset: pageParam };
      return typeof name === 'string'
        ? call(storeLists[name], { signal, moduleId, query })
        : call(catalogueCalls.listCategoryStores, {
            signal,
            moduleId,
            params: { id: name.categoryId },
            query,
          });
    },
    initialPageParam: 1,
    getNextPageParam: nextPage('stores', 12),
  });

export const storeQuery = (id: string, moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'store', id),
    queryFn: ({ signal }) => call(storeCalls.getStore, { signal, moduleId, params: { id } }),
  });

/** Asks anew for the stores that are shown: they have been found to be another way. */
export const refreshStores = () => askAgain(key('store'));

export const storeReviewsQuery = (storeId: number, moduleId?: number) =>
  infiniteQueryOptions({
    queryKey: keyIn(moduleId, 'store-reviews', storeId),
    queryFn: ({ signal, pageParam }) =>
      call(storeCalls.listStoreReviews, {
        signal,
        query: { store_id: storeId, limit: 6, offset: pageParam },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage('reviews', 6),
  });

export const itemQuery = (id: string, moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'item', id),
    queryFn: ({ signal }) => call(itemCalls.getItem, { signal, moduleId, params: { id } }),
  });

export const relatedItemsQuery = (id: number, moduleId?: number) =>
  queryOptions({
    queryKey: keyIn(moduleId, 'related-items', id),
    queryFn: ({ signal }) => call(itemCalls.listRelatedItems, { signal, moduleId, params: { id } }),
  });

export const itemReviewsQuery = (id: number, moduleId?: number) =>
  infiniteQueryOptions({
    queryKey: keyIn(moduleId, 'item-reviews', id),
    queryFn: ({ signal, pageParam }) =>
      call(itemCalls.listItemReviews, {
        signal,
        params: { id },
        query: { limit: 6, offset: pageParam },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage('reviews', 6),
  });

/** Suggestions for what has been typed so far; `text` is trimmed and not empty. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: key('suggestions', text),
    queryFn: ({ signal }) =>
      call(itemCalls.searchItemsAndStores, { signal, query: { name: text } }),
  });
