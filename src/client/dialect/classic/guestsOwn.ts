import { isApiError } from '../../apiError';
import { guestIdKey } from '../../storage/storage';
import type { There } from './there';

/**
 * What a guest ordered or booked stays the guest's there: who has signed in since in the same browser asks for what is
 * not the customer's as that guest.
 * @throws ApiError
 */
export async function asItsOwner<T>(there: There, ask: (one: There) => Promise<T>): Promise<T> {
  try {
    return await ask(there);
  } catch (error) {
    const guest = guestIdKey.get();
    const isMissing = isApiError(error) && error.kind === 'refused' && error.status === 404;
    if (!isMissing || there.guest !== null || !guest) throw error;
    return ask(there.as(guest)).catch(() => {
      throw error;
    });
  }
}
