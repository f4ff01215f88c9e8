import { forgetCodes } from './codeOnItsWay';
import { leavingsKey, textKey } from './storage';
import { unsentPictures } from './unsentPictures';

/**
 * What one person typed, looked at, ordered or chose on this device, by the names of its keys: all of it is gone when that
 * person leaves. Language, place and module stay, and so do the device's own settings.
 */
const privateNames = [
  'checkout-draft',
  'place-order',
  'classic-sent',
  'classic-sent-points',
  'classic-sent-messages',
  'classic-talks',
  'classic-reviewed',
  'classic-again',
  'classic-trip-zones',
  'paid-order',
  'paid-trip',
  'fund-before',
  'recent-orders',
  'guest_address',
  'chosen-address',
  'rental-search',
  'rental-entered',
  'customer',
  'destination_location',
  'trip-checkout',
  'book-trip',
  'recent-trips',
  'given-contacts',
  'trip-prices',
  'parcel-draft',
  'place-parcel',
  'cart-seen',
  'trip-seen',
  'favourites-seen',
  'coupon-wish',
  'invitation',
  'support-draft',
  'store-application',
  'courier-application',
  'unsent-messages',
  'begun-messages',
  'recent-searches',
  'recent-places',
  'recently-viewed',
  'news-seen',
  'interests-skipped',
  'trip-sent',
  'trips-in-cash',
  'seen-totals',
  'counted-orders',
];

/** Forgets what the person at this browser typed, looked at and was about to order (LOGOUT-04, DEL-04). */
export function forgetPrivateThings(): void {
  for (const name of privateNames) textKey(name).set(null);
  unsentPictures.dropAll();
  forgetCodes();
  leavingsKey.set(`${(Number(leavingsKey.get()) || 0) + 1}`);
}
