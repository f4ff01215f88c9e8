import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { flag, message } from '../wire/fields';
import { shopStore } from './shopStore';

const none = v.object({});

export const readShopStore = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/stores/{id}',
  summary: 'A store: whether shoppers can order from it, how much it sells and who is at its desk',
  auth: 'operator',
  query: none,
  body: none,
  answer: shopStore,
});

export const setStoreOpen = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/stores/{id}/open',
  summary: 'Let a store take orders within its hours, or none at all',
  auth: 'operator',
  query: none,
  body: v.object({ is_open: flag }),
  answer: message,
});
