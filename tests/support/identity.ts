import type { IdentityRefusal, LoginFacts, SentCode } from '../../machines/identity/identityAnswer';
import type { IdentitySettings } from '../../machines/identity/identitySettings';

/** A code sent at 0 ms of a simulated clock. */
export const sent = (change: Partial<SentCode> = {}): SentCode => ({
  to: '+1•••34',
  resendIn: 60_000,
  resendAt: 60_000,
  demoCode: null,
  sessionInfo: null,
  ...change,
});

export const refusal = (code: string, message = 'No.'): IdentityRefusal => ({ code, message });

export const refused = (code: string, message = 'No.') => ({
  ok: false as const,
  refusal: refusal(code, message),
  sent: null,
});

export const facts = (change: Partial<LoginFacts> = {}): LoginFacts => ({
  hasToken: true,
  isProfileComplete: true,
  existing: null,
  isPhoneVerified: true,
  isEmailVerified: true,
  type: '',
  phone: '+15550101234',
  email: 'a@b.co',
  name: '',
  sent: sent(),
  cartConflict: null,
  ...change,
});

export const settings = (change: Partial<IdentitySettings> = {}): IdentitySettings => ({
  password: true,
  code: true,
  social: true,
  isAnySwitchedOn: true,
  providers: ['google', 'facebook', 'apple'],
  provesPhone: false,
  provesEmail: false,
  phoneByProvider: false,
  resetBy: ['phone', 'email'],
  mayRefer: false,
  ...change,
});
