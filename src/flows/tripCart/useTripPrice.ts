import type { TripCart } from '../../../domain/entities/rental/tripCart';
import { priceTrip, type TripPrice } from '../../../domain/pricing/rental';
import { discountOfProvider } from '../../../domain/pricing/rentalQuote';
import { planOf, unitsOfPlan } from '../../../domain/tripPlan';
import { useConfig } from '../../api/useMoney';

/** What the trip cart costs before coupon and tax, as far as the page can know; null while it is empty. */
export function useTripPrice({ carts, user_data }: TripCart): TripPrice | null {
  const config = useConfig();
  const [first] = carts;
  if (!first || !user_data || !config) return null;
  const plan = planOf(user_data);
  return priceTrip(
    carts,
    { type: plan.type, units: unitsOfPlan(plan) },
    discountOfProvider(first.provider.discount),
    new Date(),
    config.digit_after_decimal_point,
  );
}
