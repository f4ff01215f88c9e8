import type { ActorRefFrom } from 'xstate';
import type { SignUpValues } from '../../../domain/identity/identityValidation';
import type { signUpMachine } from '../../../machines/identity/signUp';

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;

export const intentsOf = (actor: SignUpActor) => ({
  submit: (values: SignUpValues) => actor.send({ type: 'signUp.submitted', values }),
  noteEdit: () => actor.send({ type: 'signUp.edited' }),
  chooseLogin: () => actor.send({ type: 'signUp.loginChosen' }),
});
