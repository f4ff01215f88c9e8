import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { call } from '../../client/client';
import { guestIdKey, tokenKey } from '../../client/storage/storage';

let underWay: Promise<string> | null = null;

/**
 * The guest id of this browser, asked for once when none is stored (SESS-12); null when signed in.
 * @throws ApiError
 */
export async function ensureGuestId(signal?: AbortSignal): Promise<string | null> {
  if (tokenKey.get()) return null;
  const stored = guestIdKey.get();
  if (stored) return stored;
  underWay ??= call(requestGuestId)
    .then(({ guest_id }) => {
      // The session may have asked at the same time: the first answer stays.
      const known = guestIdKey.get();
      if (!known) guestIdKey.set(guest_id);
      return known ?? guest_id;
    })
    .finally(() => {
      underWay = null;
    });
  const guestId = await underWay;
  signal?.throwIfAborted();
  return guestId;
}
