import * as v from 'valibot';
import { flag, id, num, numOr, text } from '../wire/fields';
import { rentalType } from './tripCart';

/** Where vehicles that were found stand: their provider, how many there are, and from what price on. */
export const vehiclePlace = v.object({
  /** The provider's. */
  id,
  slug: text,
  name: text,
  logo_full_url: text,
  address: text,
  avg_rating: numOr(0),
  rating_count: numOr(0),
  latitude: num,
  longitude: num,
  vehicles_count: numOr(0),
  /** Vehicles of which a unit is free in the asked period; null when none was asked. */
  available_count: numOr(null),
  /**
   * The lowest price that a card of them shows: of those that are free, or of all where none is. `is_total`: of the
   * whole trip that is searched for; else of one unit of `rental_type`.
   */
  price: num,
  is_total: v.optional(flag, 0),
  rental_type: rentalType,
});
export type VehiclePlace = v.InferOutput<typeof vehiclePlace>;
