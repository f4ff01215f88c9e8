import { isServedIn } from '../../../domain/place/addressBook';
import type { AddressFormOutput } from '../addressForm';

export type AfterForm = 'take' | 'outside' | 'list' | 'section';

/**
 * A saved address is taken when the store serves it (ADDR-19); one that could not be read again is
 * left to the price, which tells. Closed, the form leads back to where it was opened.
 */
export function decideAfterForm(
  output: AddressFormOutput,
  { zoneId, fromList }: { zoneId: number | null; fromList: boolean },
): AfterForm {
  if (output.kind === 'saved') {
    return !output.address || isServedIn(output.address, zoneId) ? 'take' : 'outside';
  }
  return fromList ? 'list' : 'section';
}
