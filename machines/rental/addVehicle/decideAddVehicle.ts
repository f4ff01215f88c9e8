import { offersTrip } from '../../../domain/rental/rentalPrice';
import { isPickupAhead } from '../../../domain/rental/rentalUnits';
import type { TripCart } from '../../../domain/rental/tripCart';
import { planOf, type TripPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { unitsFor } from '../tripLine';

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

export type UnitFacts = Pick<AddVehicleFacts, 'vehicle' | 'cart' | 'plan'>;

/** The trip that the cart's vehicles share; null for an empty cart. */
export const tripInCart = ({ carts, user_data }: TripCart): TripPlan | null =>
  carts.length > 0 && user_data ? planOf(user_data) : null;

/** Whether the vehicle comes from another provider than those in the cart (TRIP-07). */
const isOthers = ({ carts }: TripCart, { provider }: Vehicle): boolean =>
  carts.some((line) => line.provider.id !== provider?.id);

/** Whether both are asked for at the same time. */
const isSamePeriod = (a: TripPlan, b: TripPlan): boolean =>
  a.hours === b.hours && a.pickupAt === b.pickupAt;

/**
 * Units that can be had, as far as the page knows: those free in the asked period, else all that the provider has
 * (VEH-17). Of a vehicle in the cart the cart's period counts (RENT-05), and what a list counted for another one
 * says nothing: the shop decides.
 */
export function unitsThere({ vehicle, cart, plan }: UnitFacts): number {
  const { available_count, total_vehicle_count } = vehicle;
  const line = cart.carts.find((entry) => entry.vehicle.id === vehicle.id);
  const shared = tripInCart(cart);
  if (line) return unitsFor(line);
  const isCountedForOther =
    shared !== null && plan !== null && !isOthers(cart, vehicle) && !isSamePeriod(shared, plan);
  return isCountedForOther ? total_vehicle_count : (available_count ?? total_vehicle_count);
}

/**
 * The trip that the vehicle is wanted for: in the cart, the cart's kind of trip counts, otherwise the
 * searched one (RENT-05).
 */
export function tripWanted({ vehicle, cart, plan }: AddVehicleFacts): TripPlan | null {
  const shared = tripInCart(cart);
  const isIn = cart.carts.some((line) => line.vehicle.id === vehicle.id);
  return shared && (!plan || (isIn && plan.type !== shared.type)) ? shared : plan;
}

/** What of the vehicle, or the number of its units, stands in the way. */
function obstacle(facts: AddVehicleFacts, wanted: TripPlan | null): AddVehicleVerdict | null {
  const { vehicle, cart, units } = facts;
  const there = unitsThere(facts);
  const inCart = cart.carts.find((line) => line.vehicle.id === vehicle.id)?.quantity ?? 0;
  if (!wanted) return 'tripMissing';
  if (there === 0) return 'unavailable';
  if (inCart + units > there) return 'overLimit';
  return offersTrip(vehicle, wanted.type) ? null : 'notOffered';
}

/** In what the wanted trip is another one than the cart's. */
function conflict({ vehicle, cart }: AddVehicleFacts, wanted: TripPlan, shared: TripPlan) {
  if (isOthers(cart, vehicle)) return 'otherProvider';
  if (wanted.type !== shared.type) return 'otherTripType';
  if (wanted.type !== 'distance_wise' && wanted.hours !== shared.hours) return 'otherDuration';
  return null;
}

/**
 * What adding a vehicle means for the trip cart, in the order of CONF-04: empty cart, other provider,
 * other trip type, other duration (hourly and day_wise only, CONF-09), direct. What can never be had is
 * told before the shopper is asked to give anything up; a pickup in the past only where it would count.
 */
export function decideAddVehicle(facts: AddVehicleFacts): AddVehicleVerdict {
  const shared = tripInCart(facts.cart);
  const wanted = tripWanted(facts);
  const inTheWay = obstacle(facts, wanted);
  if (inTheWay || !wanted) return inTheWay ?? 'tripMissing';
  const other = shared && conflict(facts, wanted, shared);
  if (shared && !other) return 'add';
  const { pickupAt } = wanted;
  return pickupAt && !isPickupAhead(pickupAt, facts.now) ? 'pickupPast' : (other ?? 'add');
}
