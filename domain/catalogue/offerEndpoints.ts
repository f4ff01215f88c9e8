import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { page, rows } from '../wire/fields';
import { item } from './catalogue';
import { itemQuery } from './itemEndpoints';
import { brand, flashSale } from './offers';

const none = v.object({});

export const listFlashSales = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/flash-sales',
  summary: 'Sales that run now, the one that ends first at the front',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(flashSale),
  scoped: true,
});

export const listBrands = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/brand',
  summary: 'Brands of which something is sold here',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(brand),
  scoped: true,
});

export const listBrandItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/brand/items/{id}',
  summary: 'Items of a brand',
  auth: 'none',
  query: itemQuery,
  body: none,
  answer: page('products', item),
  scoped: true,
});
