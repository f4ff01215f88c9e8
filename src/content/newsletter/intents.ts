import type { Actor } from 'xstate';
import type { newsletterMachine } from '../../../machines/content/newsletter';

export const newsletterIntents = (actor: Actor<typeof newsletterMachine>) => ({
  submit: (email: string) => actor.send({ type: 'newsletter.submitted', email }),
  edit: () => actor.send({ type: 'newsletter.edited' }),
});
