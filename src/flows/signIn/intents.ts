import type { Actor } from 'xstate';
import type { SignInValues, SignUpValues } from '../../../domain/identityForms';
import type { signInMachine } from '../../../machines/signIn';

export type SignInActor = Actor<typeof signInMachine>;

/** What the shopper can say to the sign-in flow. */
export const intentsOf = (actor: SignInActor) => ({
  submitCredentials: (values: SignInValues) =>
    actor.send({ type: 'signIn.credentialsSubmitted', values }),
  submitAccount: (values: SignUpValues) => actor.send({ type: 'signIn.accountSubmitted', values }),
  noteEdit: () => {
    // Only a message that is being told has to leave; typing is no business of the chart's.
    if (actor.getSnapshot().can({ type: 'signIn.edited' })) actor.send({ type: 'signIn.edited' });
  },
  chooseLogin: () => actor.send({ type: 'signIn.loginChosen' }),
  chooseSignUp: () => actor.send({ type: 'signIn.signUpChosen' }),
  dismiss: () => actor.send({ type: 'signIn.dismissed' }),
});
