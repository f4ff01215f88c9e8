import type { TripCart } from '../../../domain/rental/tripCart';
import { planOf, type TripPlan } from '../../../domain/rental/tripPlan';
import type { ChangeTripInput } from '../../../machines/rental/changeTrip';
import { requestTripChange } from '../changeTrip/requestTripChange';
import { openRentalSearch } from '../rentalSearch/openRentalSearch';

/** What changes of a trip decides what is asked: its kind, its duration, or nothing (CONF-05, CONF-11). */
function askFor(was: TripPlan, next: TripPlan): ChangeTripInput['ask'] {
  if (was.type !== next.type) return 'tripType';
  return next.type !== 'distance_wise' && was.hours !== next.hours ? 'duration' : 'nothing';
}

export async function changeCartTrip(cart: TripCart): Promise<void> {
  if (!cart.user_data) return;
  const was = planOf(cart.user_data);
  const { plan } = await openRentalSearch({ vehicle: null, trouble: 'none', plan: was });
  if (plan) await requestTripChange({ ask: askFor(was, plan), plan, cart });
}
