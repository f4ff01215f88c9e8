import { priceTrip, type TripPrice } from '../../../domain/rental/rentalPrice';
import { discountOfProvider } from '../../../domain/rental/rentalQuote';
import type { TripCart } from '../../../domain/rental/tripCart';
import { planOf, unitsOfPlan } from '../../../domain/rental/tripPlan';
import { shopNow } from '../../client/steadyClock';
import { useConfig } from '../../client/useMoney';

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
    shopNow(),
    config.digit_after_decimal_point,
  );
}
