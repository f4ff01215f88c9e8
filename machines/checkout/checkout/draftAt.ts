import { type CheckoutDraft, freshDraft } from '../../../domain/checkout/draft';
import type { CheckoutFacts } from './types';

/** The draft at the store that is ordered from: begun anew where the cart came to hold another one's things (S23). */
export function draftAt(
  draft: CheckoutDraft,
  { storeId, offers, methods }: Pick<CheckoutFacts, 'storeId' | 'offers' | 'methods'>,
): CheckoutDraft {
  if (storeId === undefined || storeId === draft.storeId) return draft;
  const orderType = offers[0] ?? 'delivery';
  return freshDraft(draft, { storeId, orderType, paymentMethod: methods[0] ?? null });
}
