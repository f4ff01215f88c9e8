/** What the browser remembers of the shopper; `customer` tells one token from another. */
export interface Identity {
  guestId: string | null;
  customer: string | null;
}

/** Whom these facts make of the shopper (SESS-02): the token alone decides. */
export function decideIdentity({ guestId, customer }: Identity): 'customer' | 'guest' | 'stranger' {
  if (customer) return 'customer';
  return guestId ? 'guest' : 'stranger';
}
