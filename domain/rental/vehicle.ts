import * as v from 'valibot';
import { flag, id, num, numOr, rows, text, time, zoneIds } from '../wire/fields';

const discountType = v.fallback(v.picklist(['percent', 'amount']), 'percent');

/**
 * Per cent that a provider takes off a trip (VEH-18). `end_date` ("2026-11-30") and `end_time`
 * ("12:00:00") are one moment in UTC; both empty without an end. 0 means no cap and no minimum.
 */
const providerOffer = v.object({
  discount: numOr(0),
  discount_type: discountType,
  max_discount: numOr(0),
  min_purchase: numOr(0),
  end_date: text,
  end_time: text,
});
export type ProviderOffer = v.InferOutput<typeof providerOffer>;

const offer = v.optional(v.nullable(providerOffer), null);

/** Who rents vehicles out (VEH-18). `pickup_zone_id` lists the zones in which a trip may begin. */
export const provider = v.object({
  id,
  slug: text,
  name: text,
  description: text,
  logo_full_url: text,
  cover_photo_full_url: text,
  avg_rating: numOr(0),
  rating_count: numOr(0),
  address: text,
  phone: text,
  email: text,
  latitude: numOr(null),
  longitude: numOr(null),
  zone_id: numOr(0),
  pickup_zone_id: zoneIds,
  /** Per cent. */
  tax: numOr(0),
  discount: offer,
  total_vehicles: numOr(0),
});
export type Provider = v.InferOutput<typeof provider>;

const vehicleFields = v.object({
  id,
  slug: text,
  name: text,
  description: text,
  thumbnail_full_url: text,
  images_full_url: v.optional(rows(text), []),
  new_tag: flag,
  provider: v.optional(
    v.nullable(v.object({ id, name: text, discount: offer, pickup_zone_id: zoneIds })),
    null,
  ),
  category_id: numOr(0),
  category_name: text,
  brand_id: numOr(0),
  brand_name: text,
  seating_capacity: numOr(0),
  type: text,
  air_condition: flag,
  /** `automatic` or `manual`. */
  transmission_type: text,
  /** `petrol`, `diesel`, `hybrid` or `electric`. */
  fuel_type: text,
  trip_hourly: flag,
  trip_distance: flag,
  trip_day_wise: flag,
  hourly_price: numOr(0),
  distance_price: numOr(0),
  day_wise_price: numOr(0),
  discount_price: numOr(0),
  discount_type: discountType,
  total_vehicle_count: numOr(null),
  total_vehicles: numOr(null),
  /** Units that are free in the period that the call asked for; null when it asked for none. */
  available_count: numOr(null),
  total_reviews: numOr(0),
  avg_rating: numOr(0),
  total_trips: numOr(0),
});

/** A vehicle of which its provider has `total_vehicle_count` units (VEH-15 to VEH-17). */
export const vehicle = v.pipe(
  vehicleFields,
  v.transform(({ total_vehicles, ...fields }) => ({
    ...fields,
    total_vehicle_count: fields.total_vehicle_count ?? total_vehicles ?? 0,
  })),
);
export type Vehicle = v.InferOutput<typeof vehicle>;

/** A category or brand of vehicles; `vehicles_count` counts those in the asked zones. */
export const vehicleGroup = v.object({
  id,
  name: text,
  image_full_url: text,
  vehicles_count: numOr(0),
});

export const rentalBanner = v.object({
  id,
  title: text,
  image_full_url: text,
  type: v.fallback(v.picklist(['vehicle_wise', 'provider_wise', 'default']), 'default'),
  vehicle_id: numOr(null),
  provider_id: numOr(null),
});
export type RentalBanner = v.InferOutput<typeof rentalBanner>;

export const vehicleReview = v.object({
  id,
  rating: num,
  comment: text,
  reply: text,
  customer_name: text,
  vehicle_id: numOr(0),
  vehicle_name: text,
  vehicle_image_full_url: text,
  /** Photos of whom it is by. */
  images_full_url: v.optional(rows(text), []),
  created_at: time,
});
export type VehicleReview = v.InferOutput<typeof vehicleReview>;

/** One row of the suggestions shown while typing. */
const suggestion = v.object({ id, name: text, image_full_url: text });
export const vehicleSuggestions = v.object({
  /** With their providers, by whom vehicles of one name are told apart; not every back end says them. */
  vehicles: rows(v.object({ ...suggestion.entries, provider_name: text })),
  providers: rows(suggestion),
});
export type VehicleSuggestions = v.InferOutput<typeof vehicleSuggestions>;

/** A customer's favourites of the rental module (WISH-12), newest first. */
export const rentalFavourites = v.object({
  vehicles: v.optional(rows(vehicle), []),
  providers: v.optional(rows(provider), []),
});
