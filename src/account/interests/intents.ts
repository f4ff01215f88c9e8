import type { Actor } from 'xstate';
import type { interestsMachine } from '../../../machines/account/interests';

export const intentsOf = (actor: Actor<typeof interestsMachine>) => ({
  toggle: (category: number) => actor.send({ type: 'interests.toggled', category }),
  submit: () => actor.send({ type: 'interests.submitted' }),
  skip: () => actor.send({ type: 'interests.skipped' }),
});
