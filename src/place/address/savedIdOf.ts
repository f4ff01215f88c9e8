import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { savedIdIn } from '../../../domain/place/addressBook';
import { queryClient } from '../../client/queryClient';
import { tokenKey } from '../../client/storage/storage';
import { addressesQuery } from '../api/addresses';

/** Which of the customer's saved addresses a place is; null for a guest, and while that cannot be read. */
export async function savedIdOf(place: DeliveryPlace | null): Promise<number | null> {
  if (!place || !tokenKey.get()) return null;
  const saved = await queryClient.fetchQuery(addressesQuery()).catch(() => []);
  return savedIdIn(place, saved);
}
