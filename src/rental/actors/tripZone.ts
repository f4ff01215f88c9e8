import { picksUpIn } from '../../../domain/rental/rentalZones';
import type { TripStanding } from '../../../machines/place/module';
import { zoneIdKey } from '../../client/storage/storage';
import { readTripCart, resetTrip } from '../api/tripCart';

/** How the trip cart's provider stands to the zones of the stored place (MOD-10). @throws ApiError */
export async function checkTripZone(): Promise<{ standing: TripStanding }> {
  const { carts } = await readTripCart(true);
  const [first] = carts;
  if (!first) return { standing: 'empty' };
  const isServed = picksUpIn(first.provider, zoneIdKey.get() ?? []);
  return { standing: isServed ? 'served' : 'unserved' };
}

/** Clears the trip cart, whose provider does not pick up here (MOD-13). @throws ApiError */
export async function resetTripCart(signal: AbortSignal): Promise<void> {
  await resetTrip(signal);
}
