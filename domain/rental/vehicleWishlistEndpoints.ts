import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, message } from '../wire/fields';
import { rentalFavourites } from './vehicle';

const none = v.object({});

/** One thing by its kind's own parameter: a vehicle or a provider, exactly one of them (WISH-16, WISH-17). */
const oneThing = v.object({ vehicle_id: v.optional(id), provider_id: v.optional(id) });

export const listRentalFavourites = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/user/wish-list',
  summary: 'Favourite vehicles and providers that pick up in the zones',
  auth: 'customer',
  query: none,
  body: none,
  answer: rentalFavourites,
  scoped: true,
});

export const addRentalFavourite = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/wish-list/add',
  summary: 'Make a vehicle or a provider a favourite',
  auth: 'customer',
  query: oneThing,
  body: none,
  answer: message,
});

export const removeRentalFavourite = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/rental/user/wish-list/remove',
  summary: 'Take a vehicle or a provider out of the favourites',
  auth: 'customer',
  query: oneThing,
  body: none,
  answer: message,
});
