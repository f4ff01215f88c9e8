import type { ManualValues, OtpLoginValues } from '../../../domain/identity/identityValidation';
import type { LoginType, Medium, SentCode } from '../identityAnswer';
import type { IdentitySettings } from '../identitySettings';
import type { SocialStep } from '../socialLogin';

export type SignInMode = 'sign-in' | 'sign-up';
export type SignInOutput = { signedIn: boolean };

/** What of the page around the dialog counts for where the shopper goes afterwards. */
export interface SignInPlace {
  atForgotPassword: boolean;
  /** A flow waits for this sign-in and goes on from where it is. */
  isAwaited: boolean;
  hasZone: boolean;
  isParcel: boolean;
}

/** A code that was on its way when the page was loaded again: the dialog goes on where it was. */
export interface InterruptedProof {
  purpose: 'login' | 'verification';
  on: 'phone' | 'email';
  to: string;
  loginType: LoginType;
  /** The account was made in the dialog. */
  isNew: boolean;
  sent: SentCode;
}

/** The sign-in by a provider, after the provider's word, when the page was loaded again. */
export interface InterruptedSocial extends SocialStep {
  purpose: 'social';
  medium: Medium;
}

/** The details that a login lacks were being given when the page was loaded again. */
export interface InterruptedDetails {
  purpose: 'details';
  loginType: LoginType;
  isNew: boolean;
  phone: string;
  email: string;
  name: string;
}

export type InterruptedStep = InterruptedProof | InterruptedSocial | InterruptedDetails;

export interface SignInInput {
  mode: SignInMode;
  settings: IdentitySettings;
  place: SignInPlace;
  interrupted: InterruptedStep | null;
}

export type SignInEvent =
  | { type: 'signIn.credentialsSubmitted'; values: ManualValues }
  | { type: 'signIn.phoneSubmitted'; values: OtpLoginValues }
  | { type: 'signIn.providerChosen'; medium: Medium }
  | { type: 'signIn.edited' }
  | { type: 'signIn.codeChosen' }
  | { type: 'signIn.passwordChosen' }
  | { type: 'signIn.signUpChosen' }
  | { type: 'signIn.forgotPasswordChosen' }
  /** Another tab of this browser has signed in. */
  | { type: 'signIn.signedInElsewhere' }
  | { type: 'signIn.dismissed' };

/**
 * `passwordForm` and `phoneForm` show the ways of the mode beside each other or behind a switch; the
 * screens named after a child show that child.
 */
export type SignInScreen =
  | 'passwordForm'
  | 'passwordFormTrouble'
  | 'phoneForm'
  | 'providers'
  | 'notSetUp'
  | 'socialLogin'
  | 'signUp'
  | 'otp'
  | 'profileCompletion'
  | 'finishLogin'
  | 'stuck'
  | 'loginExpired'
  | 'none';
