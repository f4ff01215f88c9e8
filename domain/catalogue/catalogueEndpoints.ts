import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, page, rows, text } from '../wire/fields';
import { banner, campaign, category, item, store } from './catalogue';
import { itemQuery } from './itemEndpoints';
import { storeQuery } from './storeEndpoints';

const none = v.object({});

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
