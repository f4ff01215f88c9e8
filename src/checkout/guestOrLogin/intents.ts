import type { Actor } from 'xstate';
import type { guestOrLoginMachine } from '../../../machines/checkout/guestOrLogin';

export type GuestOrLoginActor = Actor<typeof guestOrLoginMachine>;

export const intentsOf = (actor: GuestOrLoginActor) => ({
  goOnAsGuest: () => actor.send({ type: 'guestOrLogin.guestChosen' }),
  logIn: () => actor.send({ type: 'guestOrLogin.loginChosen' }),
  signUp: () => actor.send({ type: 'guestOrLogin.signUpChosen' }),
  dismiss: () => actor.send({ type: 'guestOrLogin.dismissed' }),
});
