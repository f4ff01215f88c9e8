import type { Actor } from 'xstate';
import type { newsletterMachine } from '../../../machines/content/newsletter';

/** What a reader can do with the newsletter's field. */
export const newsletterIntents = (actor: Actor<typeof newsletterMachine>) => ({
  submit: (email: string) => actor.send({ type: 'newsletter.submitted', email }),
  edit: () => actor.send({ type: 'newsletter.edited' }),
});
