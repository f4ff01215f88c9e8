import type { Actor } from 'xstate';
import type { textNewsMachine } from '../../../machines/account/textNews';

export const textNewsIntents = (actor: Actor<typeof textNewsMachine>) => ({
  change: (wanted: boolean) => actor.send({ type: 'textNews.switched', wanted }),
});
