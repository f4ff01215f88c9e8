import type { Actor } from 'xstate';
import type { ManualValues, OtpLoginValues } from '../../../domain/identity/identityValidation';
import type { Medium } from '../../../machines/identity/identityAnswer';
import type { signInMachine } from '../../../machines/identity/signIn';

export type SignInActor = Actor<typeof signInMachine>;

/** Whether a child's call may be signing in, and taking the guest's cart over: closing now would lose both. */
function isSigningIn(actor: SignInActor): boolean {
  const { otp, signUp, socialLogin, profileCompletion } = actor.getSnapshot().children;
  const social = socialLogin?.getSnapshot();
  const proof = (otp ?? social?.children.otp)?.getSnapshot();
  return (
    proof?.matches({ awaitingCode: 'checkingCode' }) ||
    signUp?.getSnapshot().hasTag('busy') ||
    profileCompletion?.getSnapshot().hasTag('busy') ||
    // In the provider's window nobody is signed in yet.
    (social?.hasTag('busy') && !social.hasTag('quiet')) ||
    false
  );
}

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
  dismiss: () => {
    if (!isSigningIn(actor)) actor.send({ type: 'signIn.dismissed' });
  },
});
