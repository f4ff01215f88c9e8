import type { IdentityRefusal, LoginFacts, LoginType, SentCode } from '../identityAnswer';

/**
 * What a code proves: `login` a phone that signs in with codes, `verification` the phone or e-mail of
 * a login that lacks the proof, `ownProof` the account that a provider's identity only resembles,
 * `reset` who forgot the password, `profile` a changed phone or e-mail.
 */
export type OtpPurpose = 'login' | 'verification' | 'ownProof' | 'reset' | 'profile';
export type OtpChannel = 'server' | 'provider';

export interface OtpInput {
  purpose: OtpPurpose;
  /** Who sends the code: the shop's server or the phone-auth provider (LOGIN-19). */
  channel: OtpChannel;
  on: 'phone' | 'email';
  /** Phone or e-mail as the calls take it. */
  to: string;
  loginType: LoginType;
  /** The code that is on its way already; null asks for one first. */
  sent: SentCode | null;
}

export type SendCodeInput = Omit<OtpInput, 'sent'>;
export type CheckCodeInput = SendCodeInput & { code: string; sessionInfo: string | null };

/** `facts` is the login response of those purposes that sign in, else null. */
export type CheckAnswer =
  | { ok: true; facts: LoginFacts | null }
  | { ok: false; refusal: IdentityRefusal };

export type OtpOutput =
  | { kind: 'verified'; facts: LoginFacts | null }
  | { kind: 'identifierChange' }
  | { kind: 'cancelled' };

export type OtpEvent =
  | { type: 'otp.codeSubmitted'; code: string }
  | { type: 'otp.edited' }
  /** Offered only as long as that code is good. */
  | { type: 'otp.earlierCodeWanted' }
  | { type: 'otp.resendRequested' }
  | { type: 'otp.changeRequested' }
  | { type: 'otp.cancelled' };

export type OtpScreen =
  | 'sending'
  | 'code'
  | 'checking'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeSpent'
  | 'codeTrouble'
  | 'notSent'
  | 'notSentTrouble'
  | 'none';
