import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { numOr, page, paging, rows, text } from '../wire/fields';
import { item, itemOrStoreSearch, review } from './catalogue';
import { itemSorts } from './sorts';

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

export const listItemsOfIds = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/items/list',
  summary: 'The named items (a comma list of at most 50 ids), as far as they are offered here',
  auth: 'none',
  query: v.object({ ...itemQuery.entries, item_ids: v.optional(text, '') }),
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
