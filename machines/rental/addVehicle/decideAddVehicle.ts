import { offersTrip } from '../../../domain/rental/rentalPrice';
import { isPickupAhead } from '../../../domain/rental/rentalUnits';
import type { TripCart } from '../../../domain/rental/tripCart';
import { planOf, type TripPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';

export type AddVehicleVerdict =
  | 'tripMissing'
  | 'pickupPast'
  | 'notOffered'
  | 'unavailable'
  | 'overLimit'
  | 'otherProvider'
  | 'otherTripType'
  | 'otherDuration'
  | 'add';

export interface AddVehicleFacts {
  readonly vehicle: Vehicle;
  /** Units to add to those in the cart. */
  readonly units: number;
  readonly cart: TripCart;
  /** The trip as searched; null while nothing was searched. */
  readonly plan: TripPlan | null;
  readonly now: Date;
}

/** The trip that the cart's vehicles share; null for an empty cart. */
export const tripInCart = ({ carts, user_data }: TripCart): TripPlan | null =>
  carts.length > 0 && user_data ? planOf(user_data) : null;

/** Units that can be had: those free in the asked period, else all that the provider has (VEH-17). */
export const unitsThere = ({ available_count, total_vehicle_count }: Vehicle): number =>
  available_count ?? total_vehicle_count;

/** Whether the vehicle comes from another provider than those in the cart (TRIP-07). */
const isOthers = ({ carts }: TripCart, { provider }: Vehicle): boolean =>
  carts.some((line) => line.provider.id !== provider?.id);

/**
 * The trip that the vehicle is wanted for: in the cart, the cart's kind of trip counts, otherwise the
 * searched one (RENT-05).
 */
export function tripWanted({ vehicle, cart, plan }: AddVehicleFacts): TripPlan | null {
  const shared = tripInCart(cart);
  const isIn = cart.carts.some((line) => line.vehicle.id === vehicle.id);
  return shared && (!plan || (isIn && plan.type !== shared.type)) ? shared : plan;
}

/** What the trip itself, or the number of vehicles, stands in the way of. */
function obstacle(facts: AddVehicleFacts, wanted: TripPlan | null): AddVehicleVerdict | null {
  const { vehicle, cart, units, now } = facts;
  const there = unitsThere(vehicle);
  const inCart = cart.carts.find((line) => line.vehicle.id === vehicle.id)?.quantity ?? 0;
  if (!wanted) return 'tripMissing';
  if (there === 0) return 'unavailable';
  if (inCart + units > there) return 'overLimit';
  if (!offersTrip(vehicle, wanted.type)) return 'notOffered';
  const isNew = wanted !== tripInCart(cart);
  return isNew && wanted.pickupAt && !isPickupAhead(wanted.pickupAt, now) ? 'pickupPast' : null;
}

/**
 * What adding a vehicle means for the trip cart, in the order of CONF-04: empty cart, other provider,
 * other trip type, other duration (hourly and day_wise only, CONF-09), direct. What can never be had is
 * told before the shopper is asked to give anything up.
 */
export function decideAddVehicle(facts: AddVehicleFacts): AddVehicleVerdict {
  const { vehicle, cart } = facts;
  const shared = tripInCart(cart);
  const wanted = tripWanted(facts);
  const inTheWay = obstacle(facts, wanted);
  if (inTheWay) return inTheWay;
  if (!shared || !wanted) return 'add';
  if (isOthers(cart, vehicle)) return 'otherProvider';
  if (wanted.type !== shared.type) return 'otherTripType';
  if (wanted.type !== 'distance_wise' && wanted.hours !== shared.hours) return 'otherDuration';
  return 'add';
}
