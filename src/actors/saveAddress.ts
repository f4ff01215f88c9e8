import { addAddress, updateAddress } from '../../domain/endpoints/addresses';
import type { BodyOf } from '../../domain/endpoints/define';
import { addressesQuery } from '../api/addresses';
import { isApiError } from '../api/apiError';
import { call } from '../api/client';
import { queryClient } from '../api/queryClient';
import { showNotice } from '../app/emitted';

export type AddressToSave = BodyOf<typeof addAddress>;

/**
 * Saves an address: updates the one with `id`, else adds one (ADDR-25). The server's message is shown
 * and the list is read again (ADDR-32); a failure is told too (ADDR-34).
 * @returns whether it was saved
 */
export async function saveAddress(address: AddressToSave, id: number | null): Promise<boolean> {
  try {
    const { message } =
      id === null
        ? await call(addAddress, { body: address })
        : await call(updateAddress, { body: address, params: { id } });
    await queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
    void showNotice({ tone: 'success', message: 'address.saved', text: message });
    return true;
  } catch (error) {
    // The session has ended: the sign-in dialog is open already, and the form stays as it is.
    if (isApiError(error) && error.kind === 'unauthenticated') return false;
    const refused = isApiError(error) && error.kind === 'refused';
    void showNotice({
      tone: 'error',
      message: refused ? 'server.refusal' : 'failed.network',
      ...(refused ? { text: error.message } : {}),
    });
    return false;
  }
}
