import type { ActorRefFrom } from 'xstate';
import type { SignUpValues } from '../../../domain/validation/identity';
import type { signUpMachine } from '../../../machines/signUp';

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;

/** What the shopper can say while an account is made. */
export const intentsOf = (actor: SignUpActor) => ({
  submit: (values: SignUpValues) => actor.send({ type: 'signUp.submitted', values }),
  noteEdit: () => actor.send({ type: 'signUp.edited' }),
  chooseLogin: () => actor.send({ type: 'signUp.loginChosen' }),
});
