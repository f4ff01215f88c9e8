import type { Actor } from 'xstate';
import type { deleteAccountMachine } from '../../../machines/account/deleteAccount';

/** What the customer can say to the question whether the account goes. */
export const intentsOf = (actor: Actor<typeof deleteAccountMachine>) => ({
  confirm: () => actor.send({ type: 'deleteAccount.confirmed' }),
  decline: () => actor.send({ type: 'deleteAccount.declined' }),
});
