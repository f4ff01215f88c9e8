import type { LoginFacts } from '../identityAnswer';
import type { SocialAnswer } from './types';

export type AfterSocial = 'answered' | 'isItYou' | 'phone' | 'ownProof' | 'refused';

const ofRefusal: Record<string, AfterSocial> = { email: 'phone', unverified_match: 'ownProof' };

/** A person was found who may be the shopper, and nothing is settled yet (SOC-03). */
const isOpenQuestion = ({ existing, hasToken, isProfileComplete }: LoginFacts) =>
  existing !== null && !hasToken && isProfileComplete;

/**
 * What follows the answer to a social login: a token signs in (SOC-01), an incomplete profile is completed
 * (SOC-02), otherwise 'Is It You?' (SOC-03); the code `email` asks for a phone (SOC-05).
 */
export function decideAfterSocial(answer: SocialAnswer): AfterSocial {
  if (answer.ok) return isOpenQuestion(answer.facts) ? 'isItYou' : 'answered';
  const next = ofRefusal[answer.refusal.code] ?? 'refused';
  return next === 'ownProof' && !answer.proof ? 'refused' : next;
}
