import * as v from 'valibot';
import { vehicleSorts } from '../../../domain/catalogue/sorts';
import type { VehiclePeriod } from '../../../domain/rental/browseEndpoints';
import { pickupAt } from '../../../domain/rental/pickupAt';
import { isPickupAhead } from '../../../domain/rental/rentalUnits';
import { tripPlace } from '../../../domain/rental/tripPlace';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { tripTypes } from '../../../domain/rental/tripTypes';
import { num } from '../../../domain/wire/fields';
import { textParameter } from '../../catalogue/listing/listingSearch';
import { shopNow } from '../../client/steadyClock';
import type { VehicleFilters } from '../api/rental';

// A value that cannot be read counts as absent: an old or hand-made link never breaks the page.
const optional = <const T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined));
const figure = optional(v.pipe(num, v.minValue(0)));

const plan = v.object({
  type: v.picklist(tripTypes),
  hours: num,
  pickup: tripPlace,
  destination: tripPlace,
  pickupAt,
  distance: num,
});

export const tripParameter = optional(plan);

/** Filters and order of a vehicle list as its address holds them; absent means "not set". */
export const vehicleFilters = v.object({
  name: textParameter,
  /** Comma lists. */
  categories: textParameter,
  brands: textParameter,
  gears: textParameter,
  fuels: textParameter,
  seats: figure,
  ac: optional(v.picklist([0, 1])),
  min: figure,
  max: figure,
  sort: optional(v.picklist(vehicleSorts)),
});
export type VehicleListFilters = v.InferOutput<typeof vehicleFilters>;

/** `/rental/vehicle-search` (RENT-02); the trip stands in the address too, so that it can be shared. */
export const vehicleSearch = v.object({
  categoryId: figure,
  all_category: optional(v.literal(1)),
  trip: tripParameter,
  view: optional(v.picklist(['map'])),
  ...vehicleFilters.entries,
});
export type VehicleSearch = v.InferOutput<typeof vehicleSearch>;

/** When vehicles are to be had; a pickup that has passed meanwhile is now (TRIP-04). */
export const pickupOf = ({ pickupAt }: TripPlan): { pickup_time?: string } =>
  pickupAt && isPickupAhead(pickupAt, shopNow()) ? { pickup_time: pickupAt } : {};

/** The trip's part of a search: where, when, how long, and what prices are compared by. */
export const periodOf = (trip: TripPlan): VehicleFilters & VehiclePeriod => ({
  rental_type: trip.type,
  estimated_hours: trip.hours,
  pickup_lat: trip.pickup.lat,
  pickup_lng: trip.pickup.lng,
  destination_lat: trip.destination.lat,
  destination_lng: trip.destination.lng,
  ...pickupOf(trip),
});

/** What the server is asked for (RENT-12). */
export function filtersOf(search: VehicleSearch, trip: TripPlan | null): VehicleFilters {
  const { categoryId, name, categories, brands, gears, fuels, seats, ac, min, max, sort } = search;
  return {
    ...(trip ? periodOf(trip) : {}),
    ...(categoryId ? { category_id: categoryId } : {}),
    ...(name?.trim() ? { name: name.trim() } : {}),
    ...(categories ? { category_ids: categories } : {}),
    ...(brands ? { brand_ids: brands } : {}),
    ...(gears ? { transmission_type: gears } : {}),
    ...(fuels ? { fuel_type: fuels } : {}),
    ...(seats ? { seats } : {}),
    ...(ac === undefined ? {} : { air_condition: String(ac) }),
    ...(min === undefined ? {} : { min_price: min }),
    ...(max === undefined ? {} : { max_price: max }),
    ...(sort ? { sort } : {}),
  };
}

/** The filters alone, without what the list is a list of. */
export const listFilters = ({
  categoryId: _category,
  all_category: _all,
  trip: _trip,
  view: _view,
  ...filters
}: VehicleSearch): VehicleListFilters => filters;
