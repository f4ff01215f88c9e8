import * as v from 'valibot';
import { vehicleSorts } from '../catalogue/sorts';
import { endpoint } from '../wire/define';
import { latitude, longitude, numOr, page, paging, rows, text } from '../wire/fields';
import { rentalType } from './tripCart';
import {
  provider,
  rentalBanner,
  vehicle,
  vehicleGroup,
  vehicleReview,
  vehicleSuggestions,
} from './vehicle';

const none = v.object({});

/**
 * The period for which `available_count` is told; a `distance_wise` period needs both points.
 * A missing `pickup_time` counts from now; one that is past is refused with `pickup_past`.
 */
const period = {
  rental_type: v.optional(v.fallback(v.nullable(rentalType), null), null),
  pickup_time: v.optional(text, ''),
  estimated_hours: v.optional(numOr(null), null),
};

const ends = {
  pickup_lat: v.optional(latitude),
  pickup_lng: v.optional(longitude),
  destination_lat: v.optional(latitude),
  destination_lng: v.optional(longitude),
};

/**
 * Filters of vehicle lists. Lists of ids and words are comma lists. With `pickup_lat` and
 * `pickup_lng` the vehicles are those that can be picked up there, else those of the zones in the
 * header. `rental_type` leaves out vehicles that are not offered so. Prices are compared by what a
 * card shows, discounts gone: the whole trip with its period, else one unit of `rental_type`, or of
 * the kind that is the lowest.
 */
export const vehicleQuery = v.object({
  ...paging,
  ...period,
  name: v.optional(text, ''),
  category_id: v.optional(numOr(null), null),
  category_ids: v.optional(text, ''),
  brand_ids: v.optional(text, ''),
  /** At least this many seats. */
  seats: v.optional(numOr(null), null),
  /** '1' with, '0' without; empty for both. */
  air_condition: v.optional(text, ''),
  transmission_type: v.optional(text, ''),
  fuel_type: v.optional(text, ''),
  min_price: v.optional(numOr(null), null),
  max_price: v.optional(numOr(null), null),
  sort: v.optional(v.fallback(v.picklist(vehicleSorts), 'popular'), 'popular'),
  ...ends,
});
export type VehicleQuery = v.InferInput<typeof vehicleQuery>;

const vehiclePeriod = v.object({ ...period, ...ends });
export type VehiclePeriod = v.InferInput<typeof vehiclePeriod>;

export const listRentalBanners = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/banners',
  summary: 'Banners of the rental module in the zones',
  auth: 'none',
  query: none,
  body: none,
  answer: v.object({ banners: rows(rentalBanner) }),
  scoped: true,
});

export const listVehicleCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/category-list',
  summary: 'Categories of vehicles',
  auth: 'none',
  query: v.object({ ...paging }),
  body: none,
  answer: page('vehicles', vehicleGroup),
  scoped: true,
});

export const listVehicleBrands = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/brand-list',
  summary: 'Brands of vehicles',
  auth: 'none',
  query: v.object({ ...paging }),
  body: none,
  answer: page('brands', vehicleGroup),
  scoped: true,
});

export const searchVehicles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/search',
  summary: 'Vehicles by filters; 400 pickup_outside_zone, pickup_past, pickup_far, trip_duration',
  auth: 'none',
  query: vehicleQuery,
  body: none,
  answer: page('vehicles', vehicle),
  scoped: true,
});

export const suggestVehicles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/search/suggestion',
  summary: 'Vehicles and providers by the beginning of a name',
  auth: 'none',
  query: v.object({ name: v.optional(text, '') }),
  body: none,
  answer: vehicleSuggestions,
  scoped: true,
});

export const listTopRatedVehicles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/top-rated',
  summary: 'Best rated vehicles',
  auth: 'none',
  query: vehicleQuery,
  body: none,
  answer: page('vehicles', vehicle),
  scoped: true,
});

export const listPopularVehicles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/popular',
  summary: 'Most rented vehicles',
  auth: 'none',
  query: vehicleQuery,
  body: none,
  answer: page('vehicles', vehicle),
  scoped: true,
});

export const listLatestVehicles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/latest',
  summary: 'Newest vehicles',
  auth: 'none',
  query: vehicleQuery,
  body: none,
  answer: page('vehicles', vehicle),
  scoped: true,
});

export const getVehicle = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/get-vehicle-details/{id}',
  summary: 'A vehicle by id or slug; with a period, how many are free',
  auth: 'none',
  query: vehiclePeriod,
  body: none,
  answer: v.intersect([vehicle, v.object({ provider_details: provider })]),
});

export const listVehicleReviews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/get-vehicle-reviews/{id}',
  summary: 'Reviews of a vehicle, newest first',
  auth: 'none',
  query: v.object({ ...paging }),
  body: none,
  answer: page('reviews', vehicleReview),
});

export const listProviderVehicles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/vehicle/get-provider-vehicles/{id}',
  summary: 'Vehicles of a provider, by the filters of the search',
  auth: 'none',
  query: vehicleQuery,
  body: none,
  answer: page('vehicles', vehicle),
});

export const listPopularProviders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/provider/popular',
  summary: 'Best rated providers that pick up in the zones',
  auth: 'none',
  query: v.object({ ...paging }),
  body: none,
  answer: page('providers', provider),
  scoped: true,
});

export const getProvider = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/provider/get-provider-details/{id}',
  summary: 'A provider by id or slug',
  auth: 'none',
  query: none,
  body: none,
  answer: provider,
});

export const listProviderReviews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/provider/get-provider-reviews/{id}',
  summary: "Reviews of a provider's vehicles, newest first",
  auth: 'none',
  query: v.object({ ...paging }),
  body: none,
  answer: page('reviews', vehicleReview),
});
