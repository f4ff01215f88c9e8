import * as v from 'valibot';
import {
  banner,
  campaign,
  category,
  item,
  itemOrStoreSearch,
  review,
  store,
} from '../entities/catalogue';
import { itemSorts, storeSorts } from '../sorts';
import { id, numOr, page, paging, rows, text } from '../wire';
import { endpoint } from './define';

const none = v.object({});

/** Filters of item lists. `filter` is a comma list of: discounted, in_stock, top_rated, available_now, free_delivery, organic, halal. */
export const itemQuery = v.object({
  ...paging,
  name: v.optional(text, ''),
  store_id: v.optional(numOr(null), null),
  category_id: v.optional(numOr(null), null),
  category_ids: v.optional(text, ''),
  type: v.optional(v.fallback(v.picklist(['all', 'veg', 'non_veg']), 'all'), 'all'),
  min_price: v.optional(numOr(null), null),
  max_price: v.optional(numOr(null), null),
  rating: v.optional(numOr(null), null),
  filter: v.optional(text, ''),
  /** Comma list of allergens to leave out. */
  without: v.optional(text, ''),
  sort: v.optional(v.fallback(v.picklist(itemSorts), 'popular'), 'popular'),
});

/** Filters of store lists. `filter` is a comma list of: open, free_delivery, discounted, top_rated, delivery, take_away. */
export const storeQuery = v.object({
  ...paging,
  name: v.optional(text, ''),
  type: v.optional(v.fallback(v.picklist(['all', 'veg', 'non_veg']), 'all'), 'all'),
  store_type: v.optional(text, 'all'),
  category_id: v.optional(numOr(null), null),
  filter: v.optional(text, ''),
  sort: v.optional(v.fallback(v.picklist(storeSorts), 'default'), 'default'),
});

export const listCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/categories',
  summary: 'Top categories of the module',
  auth: 'none',
  query: v.object({ name: v.optional(text, '') }),
  body: none,
  answer: rows(category),
  scoped: true,
});

export const listSubcategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/categories/childes/{id}',
  summary: 'Subcategories of a category',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(category),
  scoped: true,
});

export const listCategoryItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/categories/items/{id}',
  summary: 'Items of a category',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const listCategoryStores = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/categories/stores/{id}',
  summary: 'Stores that sell a category',
  auth: 'none',
  query: storeQuery,
  body: none,
  answer: page('stores', store),
  scoped: true,
});

export const listFeaturedCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/categories/featured/items',
  summary: 'Featured categories',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(category),
  scoped: true,
});

export const listPopularCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/categories/popular',
  summary: 'Popular categories',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(category),
  scoped: true,
});

export const listBanners = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/banners',
  summary: 'Banners of the module',
  auth: 'none',
  query: none,
  body: none,
  answer: v.object({ banners: rows(banner), campaigns: v.optional(rows(campaign), []) }),
  scoped: true,
});

export const listCampaignItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/campaigns/item',
  summary: 'Campaign items that run now',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(item),
  scoped: true,
});

export const listCampaigns = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/campaigns/basic',
  summary: 'Campaigns that run now',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(campaign),
  scoped: true,
});

export const getCampaign = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/campaigns/basic-campaign-details',
  summary: 'A campaign with its stores',
  auth: 'none',
  query: v.object({ basic_campaign_id: id }),
  body: none,
  answer: campaign,
  scoped: true,
});

export const listStores = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/get-stores/all',
  summary: 'Stores',
  auth: 'none',
  query: storeQuery,
  body: none,
  answer: page('stores', store),
  scoped: true,
});

export const listLatestStores = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/latest',
  summary: 'Newest stores',
  auth: 'none',
  query: storeQuery,
  body: none,
  answer: page('stores', store),
  scoped: true,
});

export const listPopularStores = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/popular',
  summary: 'Most ordered-from stores',
  auth: 'none',
  query: storeQuery,
  body: none,
  answer: page('stores', store),
  scoped: true,
});

export const listRecommendedStores = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/recommended',
  summary: 'Recommended stores',
  auth: 'none',
  query: storeQuery,
  body: none,
  answer: page('stores', store),
  scoped: true,
});

export const listTopOffers = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/top-offer-near-me',
  summary: 'Stores with the highest discount',
  auth: 'none',
  query: storeQuery,
  body: none,
  answer: page('stores', store),
  scoped: true,
});

export const getStore = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/details/{id}',
  summary: 'A store by id or slug',
  auth: 'none',
  query: none,
  body: none,
  answer: store,
});

export const listStoreReviews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/reviews',
  summary: 'Reviews of a store',
  auth: 'none',
  query: v.object({ store_id: id, ...paging }),
  body: none,
  answer: page('reviews', review),
});

export const searchStores = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/stores/search',
  summary: 'Stores by name',
  auth: 'none',
  query: storeQuery,
  body: none,
  answer: page('stores', store),
  scoped: true,
});

export const listLatestItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/latest',
  summary: 'Items of a store or module, newest first',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const listPopularItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/popular',
  summary: 'Most ordered items',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const listDiscountedItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/discounted',
  summary: 'Discounted items',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const listMostReviewedItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/most-reviewed',
  summary: 'Best reviewed items',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const listRecommendedItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/recommended',
  summary: 'Recommended items',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const listSuggestedItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/suggested',
  summary: 'Items that go with what is in the cart',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const getItem = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/details/{id}',
  summary: 'An item by id or slug',
  auth: 'none',
  query: v.object({ campaign: v.optional(numOr(0), 0) }),
  body: none,
  answer: item,
});

export const listRelatedItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/related-items/{id}',
  summary: 'Items like this one',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(item),
});

export const listItemReviews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/reviews/{id}',
  summary: 'Reviews of an item',
  auth: 'none',
  query: v.object(paging),
  body: none,
  answer: page('reviews', review),
});

export const searchItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/search',
  summary: 'Items by name, with filters and sort order',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});

export const searchItemsAndStores = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/item-or-store-search',
  summary: 'Suggestions while typing',
  auth: 'none',
  query: v.object({ name: text }),
  body: none,
  answer: itemOrStoreSearch,
  scoped: true,
});
