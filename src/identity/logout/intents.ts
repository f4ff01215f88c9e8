import type { Actor } from 'xstate';
import type { logoutMachine } from '../../../machines/identity/logout';

export const intentsOf = (actor: Actor<typeof logoutMachine>) => ({
  confirm: () => actor.send({ type: 'logout.confirmed' }),
  decline: () => actor.send({ type: 'logout.declined' }),
});
