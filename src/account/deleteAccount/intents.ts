import type { Actor } from 'xstate';
import type { deleteAccountMachine } from '../../../machines/account/deleteAccount';

export const intentsOf = (actor: Actor<typeof deleteAccountMachine>) => ({
  confirm: () => actor.send({ type: 'deleteAccount.confirmed' }),
  decline: () => actor.send({ type: 'deleteAccount.declined' }),
});
