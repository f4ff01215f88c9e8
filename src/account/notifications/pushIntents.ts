import type { Actor } from 'xstate';
import type { pushNewsMachine } from '../../../machines/account/pushNews';

export const pushIntents = (actor: Actor<typeof pushNewsMachine>) => ({
  want: () => actor.send({ type: 'pushNews.wanted' }),
  decline: () => actor.send({ type: 'pushNews.declined' }),
});
