import type { Address, Profile } from '../../domain/account/customer';
import {
  type CheckoutDraft,
  type DeliveryPlace,
  freshDraft,
  type GuestInfo,
  isSameSpot,
  selectedAddressType,
} from '../../domain/checkout/draft';
import { isListed, type Listed } from '../../domain/checkout/gateways';
import type { CheckoutFacts } from '../../machines/checkout/checkout';
import type { StoredPlace } from '../client/storage/storage';
import { placeHere, spotOf } from '../place/addressParts/placeHere';
import { contactAt, metAt } from './place/contactAt';

export interface DraftSources {
  readonly storeId: number;
  readonly facts: CheckoutFacts;
  /** Who takes digital payments, as the back end lists them. */
  readonly listed: Listed;
  /** What was left behind at the last visit. */
  readonly stored: CheckoutDraft | null;
  /** What was left behind of another order: only where and to whom is taken from it. */
  readonly carried?: CheckoutDraft | null;
  readonly guest: GuestInfo | null;
  readonly profile: Profile | null;
  /** The customer's saved addresses, as far as they are known. */
  readonly saved?: readonly Address[] | undefined;
  /** A coupon that was chosen on the page of coupons (PAGE-02). */
  readonly coupon: string | null;
  /** Where the shopper browses from. */
  readonly here: StoredPlace | null;
}

/** Some five hundred metres, in degrees: a pin put on the right door is still the same place. */
const near = 0.005;

const isNear = (place: DeliveryPlace, { point }: StoredPlace) =>
  Math.abs(place.latitude - point.lat) < near && Math.abs(place.longitude - point.lng) < near;

/** The door of a guest, while they have chosen no other place since (ADDR-27, LOC-07). */
function doorOf(guest: GuestInfo | null, here: StoredPlace | null): DeliveryPlace | null {
  if (!guest?.place) return null;
  const { browsed, ...place } = guest.place;
  if (!here) return place;
  const isStill = browsed ? isSameSpot(browsed, spotOf(here)) : isNear(place, here);
  return isStill ? place : null;
}

/** Whether the shopper has chosen another place to browse from since: it is the address of their order, too (LOC-07). */
const isLeft = ({ place, browsed }: CheckoutDraft, here: StoredPlace | null) => {
  const before = browsed ?? (place?.address_type === selectedAddressType ? place : null);
  return here !== null && before !== null && !isSameSpot(before, spotOf(here));
};

/**
 * Where the checkout begins: what was left behind, then what is known of the shopper, then the
 * place they browse from.
 */
export function initialDraft(sources: DraftSources): CheckoutDraft {
  const {
    storeId,
    facts,
    listed,
    stored: ofPage,
    carried = null,
    guest,
    profile,
    saved = [],
    coupon,
    here,
  } = sources;
  const orderType = facts.offers[0] ?? 'delivery';
  const name = profile
    ? `${profile.f_name} ${profile.l_name}`.trim()
    : (guest?.contact_person_name ?? '');
  const own = { name, phone: profile?.phone ?? guest?.contact_person_number ?? '' };
  const begins = { storeId, orderType, paymentMethod: facts.methods[0] ?? null };
  const known = {
    place: (!profile && doorOf(guest, here)) || placeHere(here),
    ...own,
    email: profile?.email ?? guest?.contact_person_email ?? '',
  };
  const fresh = { ...freshDraft(known, begins), couponCode: coupon };
  const stored = ofPage ?? carried;
  const isSameStore = ofPage?.storeId === storeId;
  const offered = facts.offers.some((type) => type === stored?.orderType);
  const type = (isSameStore && offered && stored?.orderType) || orderType;
  // What is taken away nobody brings to an address, whoever is met there.
  const met = (at: DeliveryPlace | null) => (type === 'delivery' ? metAt(at, saved, own) : own);
  if (!stored) return { ...fresh, ...met(fresh.place) };
  const isElsewhere = !(stored.ofOrder && isSameStore) && isLeft(stored, here);
  // What a guest has typed is not the contact of the customer who signs in on the same device later.
  const isOthers = stored.signedIn !== undefined && stored.signedIn !== facts.signedIn;
  const [first, then] = isOthers ? [fresh, stored] : [stored, { ...fresh, ...met(stored.place) }];
  const place = (!isElsewhere && stored.place) || fresh.place;
  const contact = { name: first.name || then.name, phone: first.phone || then.phone };
  const kept = {
    place,
    ...(place && isElsewhere && type === 'delivery'
      ? contactAt(place, { place: stored.place, ...contact }, saved, own)
      : contact),
    email: first.email || then.email,
  };
  if (!isSameStore) return { ...fresh, ...kept };
  return {
    ...stored,
    ...kept,
    ...(isElsewhere && { placeDone: false }),
    // Any choice of a coupon at the checkout ends the wish: one that is there is newer.
    couponCode: coupon ?? stored.couponCode,
    ...(stored.gateway && !isListed(stored.gateway, listed) && { gateway: null }),
    orderType: type,
  };
}
