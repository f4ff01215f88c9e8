import {
  discountShown,
  type OfferTerms,
  type ShownDiscount,
  termsAhead,
  tripShown,
} from '../../../domain/catalogue/shownDiscount';
import type { TripPrice } from '../../../domain/rental/rentalPrice';
import { type TripPlan, unitsOfPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { shopNow } from '../../client/steadyClock';
import { useConfig } from '../../client/useMoney';
import { useTripOf } from './useTrip';

interface ShownOfVehicle {
  /** The trip that counts for the vehicle, with what it costs alone; null without one, or when it is not offered. */
  readonly trip: {
    readonly plan: TripPlan;
    readonly units: number;
    readonly cost: TripPrice;
  } | null;
  readonly discount: ShownDiscount | null;
  /** The provider's offer that is yet to be reached (PRICE-16). */
  readonly terms: OfferTerms | null;
  /** Decimals of the currency. */
  readonly digits: number;
}

/** What is shown of a vehicle's price: for the trip that counts for it, or for any trip (PRICE-17). */
export function useShownPrice(vehicle: Vehicle): ShownOfVehicle {
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const plan = useTripOf(vehicle);
  const asked = plan && { type: plan.type, units: unitsOfPlan(plan) };
  const of = [vehicle, asked, shopNow(), digits] as const;
  const cost = tripShown(...of);
  return {
    trip: plan && asked && cost && { plan, units: asked.units, cost },
    discount: discountShown(...of),
    terms: termsAhead(...of),
    digits,
  };
}
