import type { Actor } from 'xstate';
import type { ManualValues, OtpLoginValues } from '../../../domain/identity/identityValidation';
import type { Medium } from '../../../machines/identity/identityAnswer';
import type { signInMachine } from '../../../machines/identity/signIn';

export type SignInActor = Actor<typeof signInMachine>;

export const intentsOf = (actor: SignInActor) => ({
  submitCredentials: (values: ManualValues) =>
    actor.send({ type: 'signIn.credentialsSubmitted', values }),
  submitPhone: (values: OtpLoginValues) => actor.send({ type: 'signIn.phoneSubmitted', values }),
  chooseProvider: (medium: Medium) => actor.send({ type: 'signIn.providerChosen', medium }),
  chooseCode: () => actor.send({ type: 'signIn.codeChosen' }),
  choosePassword: () => actor.send({ type: 'signIn.passwordChosen' }),
  chooseSignUp: () => actor.send({ type: 'signIn.signUpChosen' }),
  chooseForgotPassword: () => actor.send({ type: 'signIn.forgotPasswordChosen' }),
  beginAnew: () => actor.send({ type: 'signIn.edited' }),
  noteEdit: () => {
    // Only a message that is being told has to leave; typing is no business of the chart's.
    if (actor.getSnapshot().can({ type: 'signIn.edited' })) actor.send({ type: 'signIn.edited' });
  },
  noteSignedInElsewhere: () => actor.send({ type: 'signIn.signedInElsewhere' }),
  dismiss: () => actor.send({ type: 'signIn.dismissed' }),
});
