import type { Actor } from 'xstate';
import type { languageMachine } from '../../../machines/content/language';

export const languageIntents = (actor: Actor<typeof languageMachine>) => ({
  choose: (code: string) => actor.send({ type: 'language.chosen', code }),
  confirm: () => actor.send({ type: 'language.confirmed' }),
  decline: () => actor.send({ type: 'language.declined' }),
  tryAgain: () => actor.send({ type: 'language.retried' }),
  close: () => actor.send({ type: 'language.closed' }),
});
