import { isContactComplete } from '../../../domain/checkout/contact';
import type { CheckoutDraft } from '../../../domain/checkout/draft';
import { type Step, steps } from '../../../domain/checkout/pages';
import type { CheckoutFacts } from './types';

export type Arrival = 'resume' | 'empty' | 'signIn' | 'ready';

/** Decides what a shopper who comes to the checkout finds (GATE-04, GATE-05, GATE-09). */
export function decideArrival(
  facts: Pick<CheckoutFacts, 'signedIn' | 'guestAllowed' | 'hasLines'>,
  hasPending: boolean,
  isCampaign: boolean,
): Arrival {
  if (hasPending) return 'resume';
  if (!facts.hasLines) return 'empty';
  if (!facts.signedIn && (!facts.guestAllowed || isCampaign)) return 'signIn';
  return 'ready';
}

function isPlaceComplete(draft: CheckoutDraft, facts: CheckoutFacts): boolean {
  const offered = facts.offers.some((type) => type === draft.orderType);
  const known = draft.orderType !== 'delivery' || Boolean(draft.place?.address.trim());
  return draft.placeDone && offered && known && isContactComplete(draft, facts.signedIn);
}

const isDetailsComplete = (draft: CheckoutDraft, facts: CheckoutFacts): boolean =>
  draft.detailsDone && (facts.openNow || draft.scheduleAt !== null);

/** Where the store brings nothing: no later step could mend that. */
const ofPlace: readonly string[] = ['zone_mismatch', 'address_outside_zone'];

/** Decides which step is the first that wants something. `refused`: the code by which the shop will not price the order. */
export function firstOpenStep(
  draft: CheckoutDraft,
  facts: CheckoutFacts,
  refused: string | null,
): Step {
  if (!isPlaceComplete(draft, facts) || ofPlace.includes(refused ?? '')) return 'place';
  return isDetailsComplete(draft, facts) ? 'payment' : 'details';
}

/** Decides which step is open: the wanted one when every step before it is finished. */
export function decideStep(
  draft: CheckoutDraft,
  facts: CheckoutFacts,
  refused: string | null,
  wanted: Step | null,
): Step {
  const open = firstOpenStep(draft, facts, refused);
  return wanted && steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open;
}
