export interface CheckoutDoorFacts {
  hasLines: boolean;
  signedIn: boolean;
  /** guest_checkout_status is 1 (GATE-09). */
  guestCheckout: boolean;
}

export type CheckoutDoor = 'home' | 'checkout' | 'prompt' | 'signIn';

/** Which way leads from the cart to the checkout (GATE-02 to GATE-05). */
export function decideCheckoutDoor(facts: CheckoutDoorFacts): CheckoutDoor {
  if (!facts.hasLines) return 'home';
  if (facts.signedIn) return 'checkout';
  return facts.guestCheckout ? 'prompt' : 'signIn';
}
