export interface DestinationFacts {
  /** The account was made just now. */
  isNew: boolean;
  /** The login was begun on the /forgot-password page. */
  atForgotPassword: boolean;
  /** Another flow waits for this login and goes on from where it is. */
  isAwaited: boolean;
  hasZone: boolean;
  isParcel: boolean;
}

export type Destination = 'home' | 'interest' | 'stay';

/**
 * Where the shopper goes after a login (LOGIN-24, SIGN-14, SIGN-15). A flow that waits for the login
 * is not left for a page of interests: the shopper came to order.
 */
export function decideDestination(facts: DestinationFacts): Destination {
  if (facts.atForgotPassword) return 'home';
  if (!facts.isNew || facts.isAwaited) return 'stay';
  if (facts.isParcel) return 'home';
  return facts.hasZone ? 'interest' : 'stay';
}
