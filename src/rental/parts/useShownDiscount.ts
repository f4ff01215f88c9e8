import type { Vehicle } from '../../../domain/entities/rental/vehicle';
import { discountShown, type ShownDiscount } from '../../../domain/pricing/shownDiscount';
import { unitsOfPlan } from '../../../domain/tripPlan';
import { useConfig } from '../../api/useMoney';
import { useTripOf } from './useTrip';

/** What is taken off a vehicle for the trip that counts for it, or for any trip (PRICE-17). */
export function useShownDiscount(vehicle: Vehicle): ShownDiscount | null {
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const trip = useTripOf(vehicle);
  const asked = trip && { type: trip.type, units: unitsOfPlan(trip) };
  return discountShown(vehicle, asked, new Date(), digits);
}
