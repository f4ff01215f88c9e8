import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { numOr, rows } from '../wire/fields';
import { vehicleQuery } from './browseEndpoints';
import { vehiclePlace } from './vehiclePlace';

const { offset: _offset, limit: _limit, ...filters } = vehicleQuery.entries;

/** `total_size` counts the vehicles; those beyond it are at none of the places. */
export const listVehiclePlaces = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/search/places',
  summary:
    'Where the vehicles of a search stand, the first 1,000 of them; 400 as the search answers it',
  auth: 'none',
  query: /* @__PURE__ */ v.object(filters),
  body: /* @__PURE__ */ v.object({}),
  answer: /* @__PURE__ */ v.object({
    total_size: numOr(0),
    total_capped: v.optional(v.boolean(), false),
    places: rows(vehiclePlace),
  }),
  scoped: true,
});
