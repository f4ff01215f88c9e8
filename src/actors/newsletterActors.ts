import { fromPromise } from 'xstate';
import type { PlainAnswer } from '../../machines/identityAnswer';
import { newsletterMachine } from '../../machines/newsletter';
import { subscribeToNewsletter } from '../api/newsletter';
import { asPlain } from './identity/answers';

/** The newsletter with the API behind it. */
export const liveNewsletterMachine = newsletterMachine.provide({
  actors: {
    subscribe: fromPromise<PlainAnswer, { email: string }>(({ input, signal }) =>
      asPlain(subscribeToNewsletter(input.email, signal)),
    ),
  },
});
