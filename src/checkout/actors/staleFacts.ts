import type { Refusal } from '../../../machines/checkout/placeOrder';
import { refreshBalance } from '../../account/api/profile';
import { refreshStores } from '../../catalogue/api/catalogue';
import { askAgain } from '../../client/askAgain';
import { configQuery } from '../../client/shopQueries';

/** Of somebody whose order is refused the page may know the shop as it was: the next try stands on what it is now. */
export function refreshFacts({ code }: Refusal): void {
  if (code === 'unauthenticated') return;
  void refreshStores();
  void askAgain(configQuery().queryKey);
  if (code === 'wallet_short') void refreshBalance();
}

/** A refusal of placing. By `unavailable` the shop means there how the order is to be had; the page, that it reaches no shop. */
export const placeRefusal = (refusal: Refusal): Refusal =>
  refusal.code === 'unavailable' ? { ...refusal, code: 'handover_off', message: '' } : refusal;
