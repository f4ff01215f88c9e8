import type { CodeSent } from '../../domain/identity/codeSent';
import type { CartConflict, LoginResponse } from '../../domain/identity/identity';
import type { Notify } from '../emitted';

/** What the server did not accept, in any step of identity. */
export interface IdentityRefusal {
  /** Wire code. */
  code: string;
  /** The server's own sentence, possibly empty. */
  message: string;
  /** The field that is not right, where the server names one. */
  field?: string | undefined;
}

/** A code that is on its way to the shopper. Times are of this device's clock. */
export interface SentCode {
  /** Where it went, as it may be shown: possibly masked. */
  to: string;
  /** Milliseconds until another may be asked for, from the moment this became known. */
  resendIn: number;
  /** The same as a moment, in ms since 1970, for the countdown and for the browser's memory. */
  resendAt: number;
  /** The code itself, in demo mode only. */
  demoCode: string | null;
  /** What the phone-auth provider calls this sending; null when the server sent it. */
  sessionInfo: string | null;
}

/** The answer to a call that sends a code. A code sent too recently is told with its deadline. */
export type SendCodeAnswer =
  | { ok: true; sent: SentCode }
  | { ok: false; refusal: IdentityRefusal; sent: SentCode | null };

/**
 * What an answer to a login call says (LOGIN-08). Tokens are no part of it: the actors hold them, so
 * that no chart, recording or drawing of one ever does.
 */
export interface LoginFacts {
  hasToken: boolean;
  /** is_personal_info is not 0. */
  isProfileComplete: boolean;
  /** is_exist_user: whom the provider's identity was found to resemble. */
  existing: { name: string; image: string } | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
  /** What the login was made with; empty when the server does not say. */
  type: 'phone' | 'email' | '';
  phone: string;
  email: string;
  /** What the provider calls somebody who is new here; else empty. */
  name: string;
  /** The code that the server sent along with its answer, if a proof is missing. */
  sent: SentCode;
  cartConflict: CartConflict | null;
}

export type LoginAnswer =
  | { ok: true; facts: LoginFacts }
  | { ok: false; refusal: IdentityRefusal; sent: SentCode | null };

export type PlainAnswer = { ok: true } | { ok: false; refusal: IdentityRefusal };

export type LoginType = 'manual' | 'otp' | 'social';
export type Medium = 'google' | 'facebook' | 'apple';

export type Refusable = { ok: true } | { ok: false; refusal: IdentityRefusal };

/** Why an answer refuses; null when it does not. */
export const refusalOf = (answer: Refusable): IdentityRefusal | null =>
  answer.ok ? null : answer.refusal;

export const withRefusal = (_: unknown, answer: Refusable) => ({ refusal: refusalOf(answer) });

/** A refusal as the shared handler says it (ERR-01). */
export const refusalToast = ({ message }: IdentityRefusal): Notify => ({
  type: 'notify',
  tone: 'error',
  message: 'server.refusal',
  ...(message && { text: message }),
});

const cooldown = 60_000;

/**
 * A sent code, on this device's clock, whose `now` is given in ms since 1970, and the server's with it where it is known. The
 * wait is never longer than the 60 seconds of OTP-03, however wrong the clock is; a server that says nothing of it means all 60.
 */
export function sentCode(
  code: CodeSent | null | undefined,
  now: number,
  sessionInfo: string | null = null,
  serverNow: number = now,
): SentCode {
  const deadline = Date.parse(code?.resend_at ?? '');
  const left = Number.isNaN(deadline) ? cooldown : deadline - serverNow;
  const resendIn = Math.min(cooldown, Math.max(0, left));
  return {
    to: code?.to ?? '',
    resendIn,
    resendAt: now + resendIn,
    demoCode: code?.demo_otp || null,
    sessionInfo,
  };
}

const codeLifetime = 600_000;

/** When a sent code ends, in ms since 1970: ten minutes after it was sent, and a wait before that it was. */
export const endOfCode = ({ resendAt }: SentCode): number => resendAt - cooldown + codeLifetime;

/** Why a login response lets nobody in, where it says so in its own list of errors (LOGIN-08, SOC-05). */
export function refusalInResponse({ errors, token }: LoginResponse): IdentityRefusal | null {
  const [first] = errors;
  return first && !token ? first : null;
}

/** What a login response says, without its tokens; the moment as for `sentCode`. */
export const loginFacts = (
  response: LoginResponse,
  now: number,
  serverNow: number = now,
): LoginFacts => ({
  hasToken: Boolean(response.token),
  isProfileComplete: response.is_personal_info !== 0,
  existing: response.is_exist_user,
  isPhoneVerified: response.is_phone_verified === 1,
  isEmailVerified: response.is_email_verified === 1,
  type: response.type === 'phone' || response.type === 'email' ? response.type : '',
  phone: response.phone,
  email: response.email,
  name: response.name ?? '',
  sent: sentCode(response.code_sent, now, null, serverNow),
  cartConflict: response.cart_conflict ?? null,
});
