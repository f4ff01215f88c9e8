import type { Address } from '../../../domain/account/customer';
import { isSameSpot } from '../../../domain/checkout/draft';
import { placeOfAddress } from '../../../domain/place/addressBook';
import { queryClient } from '../../client/queryClient';
import { chosenAddressKey } from '../../client/storage/chosenAddress';
import { addressesQuery } from '../api/addresses';

/** Notes which of the saved addresses a place is that was chosen, so that an order knows its house and floor (LOC-07). */
export function noteChosen(spot: Parameters<typeof isSameSpot>[0]): void {
  const saved = queryClient.getQueryData(addressesQuery().queryKey);
  const chosen = saved?.find((row) => isSameSpot(row, spot));
  chosenAddressKey.set(chosen ? placeOfAddress(chosen) : null);
}

/** The same address as it is saved now; none once it is gone. */
export function renewChosen(saved: readonly Address[]): void {
  const before = chosenAddressKey.get();
  const now = before && saved.find(({ id }) => id === before.id);
  if (before) chosenAddressKey.set(now ? placeOfAddress(now) : null);
}
