import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, numOr, page, paging, text } from '../wire/fields';
import { review, store } from './catalogue';
import { storeSorts } from './sorts';

const none = v.object({});

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
