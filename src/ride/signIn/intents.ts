import type { Actor } from 'xstate';
import type { RideCredentials, rideSignInMachine } from '../../../machines/ride/rideSignIn';

export const rideSignInIntents = (actor: Actor<typeof rideSignInMachine>) => ({
  submit: (credentials: RideCredentials) =>
    actor.send({ type: 'rideSignIn.submitted', ...credentials }),
  choose: ({ password }: { password: string }) =>
    actor.send({ type: 'rideSignIn.passwordChosen', password }),
  noteEdit: () => actor.send({ type: 'rideSignIn.edited' }),
  toSignIn: () => actor.send({ type: 'rideSignIn.toSignIn' }),
});
