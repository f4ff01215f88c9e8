import type { Medium } from '../../../machines/identityAnswer';
import type { ProviderAnswer } from '../../firebase/signIn';

let returned: { medium: Medium; answer: ProviderAnswer } | null = null;

/** Keeps what the provider said to a shopper who came back from its page, for the flow that asks next. */
export function keepReturn(medium: Medium, answer: ProviderAnswer): void {
  returned = { medium, answer };
}

/** The kept answer of this provider, once. */
export function takeReturn(medium: Medium): ProviderAnswer | null {
  const answer = returned?.medium === medium ? returned.answer : null;
  returned = null;
  return answer;
}
