import type { Sender } from '../../../machines/checkout/placeOrder';
import { profileQuery } from '../../account/api/profile';
import { queryClient } from '../../client/queryClient';
import { guestIdKey, tokenKey } from '../../client/storage/storage';

const customer = 'customer:';

export function whoAsks(): string {
  if (!tokenKey.get()) return guestIdKey.get() ?? '';
  return `${customer}${queryClient.getQueryData(profileQuery().queryKey)?.id || ''}`;
}

/** Who `by` is to whoever asks now: a customer whose number is not known is taken for the same. */
export function senderOf(by: string): Sender {
  const now = whoAsks();
  if (by === '' || by === now) return 'self';
  if (!by.startsWith(customer)) return now.startsWith(customer) ? 'guest' : 'self';
  const isSame = now.startsWith(customer) && (by === customer || now === customer);
  return isSame ? 'self' : 'customer';
}
