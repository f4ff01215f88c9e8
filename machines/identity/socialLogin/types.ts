import type { IdentityRefusal, LoginFacts, Medium, SentCode } from '../identityAnswer';

export interface SocialLoginInput {
  medium: Medium;
  /** How far this sign-in had come when the page was loaded again. */
  interrupted: SocialStep | null;
}

/**
 * What became of the provider's window: an identity (kept by the actors, token and all), or why none.
 */
export type ProviderAnswer =
  | { ok: true }
  | { ok: false; reason: 'closed' | 'blocked' | 'unreachable' | 'refused'; message: string };

/** `yes` takes the account that was found, `no` makes another, `default` asks (SOC-04). */
export type ItIsMe = 'default' | 'yes' | 'no';

export interface SocialCall {
  medium: Medium;
  verified: ItIsMe;
  /** The phone that was given because the provider told no e-mail; else empty. */
  phone: string;
}

/** The account's own proof is asked first; where its code went, and on what. */
export interface OwnProof {
  on: 'phone' | 'email';
  to: string;
  sent: SentCode;
}

/** A step that a reload comes back to: the account's own proof, else 'Is It You?', else the phone. */
export interface SocialStep {
  verified: ItIsMe;
  phone: string;
  /** Whose account was found, while the shopper is asked about it. */
  existing: LoginFacts['existing'];
  proof: OwnProof | null;
}

/** `proof` comes with `unverified_match`. */
export type SocialAnswer =
  | { ok: true; facts: LoginFacts }
  | { ok: false; refusal: IdentityRefusal; proof: OwnProof | null };

export type SocialLoginOutput =
  | { kind: 'answered'; facts: LoginFacts }
  /** Back to the form as it was, to sign in another way. */
  | { kind: 'anotherWay' };

export type SocialLoginEvent =
  | { type: 'socialLogin.retried' }
  | { type: 'socialLogin.anotherWayChosen' }
  | { type: 'socialLogin.recognised' }
  | { type: 'socialLogin.denied' }
  | { type: 'socialLogin.phoneSubmitted'; phone: string }
  | { type: 'socialLogin.edited' };

export type SocialLoginScreen =
  | 'provider'
  | 'providerClosed'
  | 'providerBlocked'
  | 'providerUnreachable'
  | 'providerRefused'
  | 'checking'
  | 'socialRefused'
  | 'socialTrouble'
  | 'isItYou'
  | 'ownProof'
  | 'phone'
  | 'phoneTrouble'
  | 'none';
