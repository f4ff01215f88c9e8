import type { Address } from '../../../domain/account/customer';
import { isSameSpot } from '../../../domain/checkout/draft';
import { placeOfAddress } from '../../../domain/place/addressBook';
import { queryClient } from '../../client/queryClient';
import { chosenAddressKey } from '../../client/storage/chosenAddress';
import { directDraft, draftKey } from '../../client/storage/orderKeys';
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

/** A checkout that was left goes on to the address as it has just been saved. */
export function renewDraft(saved: Address): void {
  for (const memory of [draftKey, directDraft]) {
    const draft = memory.get();
    if (draft?.place?.id === saved.id) memory.set({ ...draft, place: placeOfAddress(saved) });
  }
}
