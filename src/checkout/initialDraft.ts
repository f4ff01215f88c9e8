import type { Profile } from '../../domain/account/customer';
import {
  type CheckoutDraft,
  type DeliveryPlace,
  type GuestInfo,
  selectedAddressType,
} from '../../domain/checkout/draft';
import { isListed, type Listed } from '../../domain/checkout/gateways';
import type { CheckoutFacts } from '../../machines/checkout/checkout';
import type { StoredPlace } from '../client/storage/storage';
import { placeHere } from '../place/addressParts/placeHere';

export interface DraftSources {
  readonly storeId: number;
  readonly facts: CheckoutFacts;
  /** Who takes digital payments, as the back end lists them. */
  readonly listed: Listed;
  /** What was left behind at the last visit. */
  readonly stored: CheckoutDraft | null;
  readonly guest: GuestInfo | null;
  readonly profile: Profile | null;
  /** A coupon that was chosen on the page of coupons (PAGE-02). */
  readonly coupon: string | null;
  /** Where the shopper browses from. */
  readonly here: StoredPlace | null;
}

/** Some five hundred metres, in degrees: a pin put on the right door is still the same place. */
const near = 0.005;

const isNear = (place: DeliveryPlace, { point }: StoredPlace) =>
  Math.abs(place.latitude - point.lat) < near && Math.abs(place.longitude - point.lng) < near;

/** The place that the shopper browsed from then, and does no longer. */
const isLeft = (place: DeliveryPlace, here: StoredPlace | null) =>
  here !== null &&
  place.address_type === selectedAddressType &&
  (place.address !== here.address ||
    place.latitude !== here.point.lat ||
    place.longitude !== here.point.lng);

/**
 * Where the checkout begins: what was left behind, then what is known of the shopper, then the
 * place they browse from. Coupon, slot and tip belong to one store's order and are not carried over.
 */
export function initialDraft(sources: DraftSources): CheckoutDraft {
  const { storeId, facts, listed, stored, guest, profile, coupon, here } = sources;
  const orderType = facts.offers[0] ?? 'delivery';
  const name = profile
    ? `${profile.f_name} ${profile.l_name}`.trim()
    : (guest?.contact_person_name ?? '');
  const fresh: CheckoutDraft = {
    storeId,
    orderType,
    place:
      guest?.place && !profile && (!here || isNear(guest.place, here))
        ? guest.place
        : placeHere(here),
    name,
    phone: profile?.phone ?? guest?.contact_person_number ?? '',
    email: profile?.email ?? guest?.contact_person_email ?? '',
    scheduleAt: null,
    note: '',
    instruction: '',
    leaveAtDoor: false,
    tip: 0,
    couponCode: coupon,
    cutlery: false,
    prescription: [],
    placeDone: false,
    detailsDone: false,
    paymentMethod: facts.methods[0] ?? null,
  };
  if (!stored) return fresh;
  const kept = {
    place: stored.place && !isLeft(stored.place, here) ? stored.place : fresh.place,
    name: stored.name || fresh.name,
    phone: stored.phone || fresh.phone,
    email: stored.email || fresh.email,
  };
  if (stored.storeId !== storeId) return { ...fresh, ...kept };
  const offered = facts.offers.some((type) => type === stored.orderType);
  return {
    ...stored,
    ...kept,
    couponCode: stored.couponCode ?? coupon,
    ...(stored.gateway && !isListed(stored.gateway, listed) && { gateway: null }),
    orderType: offered ? stored.orderType : orderType,
  };
}
