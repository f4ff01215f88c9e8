import { fromPromise } from 'xstate';
import { newsletterMachine } from '../../../machines/content/newsletter';
import type { PlainAnswer } from '../../../machines/identity/identityAnswer';
import { asPlain } from '../../identity/actors/answers';
import { subscribeToNewsletter } from '../api/newsletter';

export const liveNewsletterMachine = newsletterMachine.provide({
  actors: {
    subscribe: fromPromise<PlainAnswer, { email: string }>(({ input, signal }) =>
      asPlain(subscribeToNewsletter(input.email, signal)),
    ),
  },
});
