import type { Actor } from 'xstate';
import type { Credentials, deskSignInMachine } from '../../../machines/desk/deskSignIn';

export const deskSignInIntents = (actor: Actor<typeof deskSignInMachine>) => ({
  submit: (credentials: Credentials) =>
    actor.send({ type: 'deskSignIn.submitted', ...credentials }),
  choose: ({ password }: { password: string }) =>
    actor.send({ type: 'deskSignIn.passwordChosen', password }),
  noteEdit: () => actor.send({ type: 'deskSignIn.edited' }),
  toSignIn: () => actor.send({ type: 'deskSignIn.toSignIn' }),
});
