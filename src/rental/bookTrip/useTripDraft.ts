import { useEffect, useState } from 'react';
import { isListed, type Listed } from '../../../domain/checkout/gateways';
import type { TripCheckoutDraft } from '../../../domain/checkout/tripDraft';
import type { PaymentMethod } from '../../../domain/orders/order';
import { tripCheckoutKey } from '../../client/storage/rentalKeys';
import { couponWish, wishCoupon } from '../../client/storage/wishes';
import type { ContactValues } from './contact';

interface DraftSources {
  signedIn: boolean;
  /** Whose vehicles the cart holds; null while it is empty. */
  providerId: number | null;
  /** What is known of the shopper without the draft. */
  known: ContactValues;
  methods: readonly PaymentMethod[];
  /** Who takes digital payments, as the back end lists them. */
  listed: Listed;
}

export function initialTripDraft({
  signedIn,
  providerId,
  known,
  methods,
  listed,
}: DraftSources): TripCheckoutDraft {
  const stored = tripCheckoutKey.get();
  const own = stored?.signedIn === signedIn ? stored : null;
  const isSame = providerId === null || stored?.providerId === providerId;
  const said = isSame ? stored : null;
  const method = said?.paymentMethod;
  return {
    name: own?.name || known.name,
    phone: own?.phone || known.phone,
    email: own?.email || known.email,
    signedIn,
    providerId: providerId ?? said?.providerId ?? null,
    note: said?.note ?? '',
    // Any choice of a coupon at the checkout ends the wish: one that is there is newer.
    couponCode: couponWish() ?? said?.couponCode ?? null,
    paymentMethod: (method && methods.includes(method) ? method : methods[0]) ?? null,
    gateway: isListed(said?.gateway, listed) ? (said?.gateway ?? null) : null,
  };
}

export function useTripDraft(sources: DraftSources) {
  const [draft, setDraft] = useState(() => initialTripDraft(sources));
  const [first] = useState(draft);
  useEffect(() => {
    // Nothing typed, nothing kept: the profile may change until then.
    if (draft !== first) tripCheckoutKey.set(draft);
  }, [draft, first]);
  // The cart may become another provider's while its checkout stands.
  if (sources.providerId !== null && draft.providerId !== sources.providerId) {
    const { note, couponCode, providerId } = initialTripDraft(sources);
    setDraft({ ...draft, note, couponCode, providerId });
  }
  const keep = (patch: Partial<TripCheckoutDraft>) => setDraft((now) => ({ ...now, ...patch }));
  return {
    draft,
    keep,
    chooseCoupon: (couponCode: string | null) => {
      // What is decided here stands, also over a wish from the page of coupons.
      wishCoupon(null);
      keep({ couponCode });
    },
  };
}

export function forgetTripDraft(): void {
  tripCheckoutKey.set(null);
  wishCoupon(null);
}
