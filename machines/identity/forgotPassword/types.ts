import type { IdentityRefusal, SentCode } from '../identityAnswer';
import type { OtpChannel } from '../otp';

export type ResetMethod = 'phone' | 'email';

/** A code that was asked for: remembered over a reload, without the code. */
export interface ResetRequest {
  method: ResetMethod;
  channel: OtpChannel;
  /** Phone or e-mail as the calls take it. */
  to: string;
  sent: SentCode;
}

export interface ForgotPasswordInput {
  /** Ways that the shop can send a code (FORGOT-05). */
  methods: ResetMethod[];
  phoneByProvider: boolean;
  /** What was asked for before a reload, while its code may still be typed; else null. */
  request: ResetRequest | null;
}

export interface RequestCodeInput {
  method: ResetMethod;
  channel: OtpChannel;
  to: string;
}

/** `message` is the server's own sentence, possibly empty (FORGOT-23). */
export type RequestCodeAnswer =
  | { ok: true; sent: SentCode; message: string }
  | { ok: false; refusal: IdentityRefusal; sent: SentCode | null };

export interface NewPasswordInput {
  method: ResetMethod;
  to: string;
  password: string;
  confirmPassword: string;
}

export type NewPasswordAnswer =
  | { ok: true; message: string }
  | { ok: false; refusal: IdentityRefusal };

export type Step = 0 | 1 | 2;

export type ForgotPasswordEvent =
  | { type: 'forgotPassword.methodChosen'; method: ResetMethod }
  | { type: 'forgotPassword.submitted'; to: string }
  | { type: 'forgotPassword.passwordSubmitted'; password: string; confirmPassword: string }
  | { type: 'forgotPassword.edited' }
  /** Back, forward or an address typed by hand asks for a step. */
  | { type: 'forgotPassword.stepRequested'; step: Step }
  | { type: 'forgotPassword.signInRequested' };

export type ForgotPasswordScreen =
  | 'noMethod'
  | 'request'
  | 'requestTrouble'
  | 'code'
  | 'password'
  | 'passwordTrouble'
  | 'codeUsedUp'
  | 'changed'
  | 'none';
