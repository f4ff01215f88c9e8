import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, message } from '../wire/fields';
import { favourites } from './favourites';

const none = v.object({});

/** One thing by its kind's own parameter: an item or a store, exactly one of them (WISH-13, WISH-14). */
const oneThing = v.object({ item_id: v.optional(id), store_id: v.optional(id) });

export const listFavourites = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/wish-list',
  summary: 'Favourite items and stores of the module, in the zones',
  auth: 'customer',
  query: none,
  body: none,
  answer: favourites,
  scoped: true,
});

export const addFavourite = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/wish-list/add',
  summary: 'Make an item or a store a favourite',
  auth: 'customer',
  query: oneThing,
  body: none,
  answer: message,
});

export const removeFavourite = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/customer/wish-list/remove',
  summary: 'Take an item or a store out of the favourites',
  auth: 'customer',
  query: oneThing,
  body: none,
  answer: message,
});
