import type { LoginFacts } from '../identityAnswer';
import type { IdentitySettings } from '../identitySettings';

export type AfterLogin = 'completeProfile' | 'finished' | 'proveEmail' | 'provePhone' | 'stuck';

type Proofs = Pick<IdentitySettings, 'provesPhone' | 'provesEmail'>;

/**
 * What follows an accepted login or sign-up (LOGIN-16 to LOGIN-18). Only what the shop wants proved
 * counts; of two missing proofs the answer's `type` decides, without it the e-mail comes first. No token
 * and nothing that could bring one is a shop that contradicts itself.
 */
export function decideAfterLogin(facts: LoginFacts, shop: Proofs): AfterLogin {
  if (!facts.isProfileComplete) return 'completeProfile';
  if (facts.hasToken) return 'finished';
  const lacksEmail = shop.provesEmail && !facts.isEmailVerified;
  const lacksPhone = shop.provesPhone && !facts.isPhoneVerified;
  if (lacksPhone && (!lacksEmail || facts.type === 'phone')) return 'provePhone';
  return lacksEmail ? 'proveEmail' : 'stuck';
}
