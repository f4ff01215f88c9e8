import type { CheckoutDraft } from '../../domain/checkout/draft';
import type { CheckoutPage } from '../../domain/checkout/pages';
import { directDraft, draftKey } from '../client/storage/orderKeys';

/** Where the draft of a page is kept: what is bought at once has one of its own. */
export const draftsOf = (page: CheckoutPage): Pick<typeof directDraft, 'get' | 'set'> =>
  page === 'cart' ? draftKey : directDraft;

interface Begun {
  readonly stored: CheckoutDraft | null;
  /** The cart's, where nothing is stored for what is bought beside it. */
  readonly carried: CheckoutDraft | null;
}

export function begunDrafts(page: CheckoutPage): Begun {
  const stored = draftsOf(page).get();
  return { stored, carried: stored ? null : draftKey.get() };
}
