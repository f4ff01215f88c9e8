import type { Localized } from '../../domain/language/localized';
import { mostAddresses } from '../../domain/place/addressBook';
import type { ErrorCode } from '../../domain/wire/errors';
import { t } from '../locales/t';
import { identityRefusals } from './identityMessages';
import { rentalRefusals } from './rentalMessages';

/** What each refusal answers when its thrower says nothing more exact: HTTP status and text. */
export const refusals: Record<ErrorCode, Localized & { status: number }> = {
  ...identityRefusals,
  ...rentalRefusals,
  address_limit: {
    status: 409,
    ...t(
      'You have saved {mostAddresses} addresses, and there is no room for more. Delete one that you no longer need.',
      { mostAddresses },
    ),
  },
  address_outside_zone: { status: 400, ...t('The store does not deliver to this address.') },
  amount_changed: { status: 409, ...t('The total has changed. Please check it and order again.') },
  already_answered: { status: 409, ...t('Somebody else has answered this already.') },
  balance_changed: {
    status: 409,
    ...t('The balance has changed meanwhile. Please look at it again.'),
  },
  mail_off: {
    status: 409,
    ...t(
      'The shop writes no mails (mail server, and the setting that mails are sent), so the applicant cannot be told.',
    ),
  },
  already_ordered: { status: 409, ...t('Already ordered in another window.') },
  cart_not_empty: { status: 409, ...t('There is something in your cart already.') },
  cart_empty: { status: 400, ...t('Your cart is empty.') },
  changed_meanwhile: { status: 409, ...t('Somebody else has changed this meanwhile.') },
  door_early: {
    status: 409,
    ...t('Ring and wait a little longer: it cannot be left at the door yet.'),
  },
  cash_due: { status: 400, ...t('Collect the cash first, and say that you have it.') },
  cod_limit: { status: 400, ...t('Cash on delivery is not possible for this amount.') },
  contact_required: { status: 403, ...t('Please enter your contact info') },
  coordinates: { status: 404, ...t('Service is not available in this area.') },
  coupon_expired: { status: 400, ...t('This coupon has expired.') },
  coupon_invalid: { status: 404, ...t('This coupon does not exist.') },
  coupon_limit: { status: 400, ...t('This coupon has been used as often as it may be.') },
  coupon_minimum: { status: 400, ...t('Your order is below the minimum of this coupon.') },
  coupon_store: { status: 400, ...t('This coupon is not valid at this store.') },
  coupon_zone: { status: 400, ...t('This coupon is not valid in your area.') },
  forbidden: { status: 403, ...t('This is not allowed.') },
  guest_checkout_off: { status: 403, ...t('Please sign in to place an order.') },
  idempotency_key_reused: {
    status: 409,
    ...t('This request was already sent with other content.'),
  },
  invite_expired: {
    status: 400,
    ...t('This link was used already, or is too old. Please ask for another.'),
  },
  item_unavailable: { status: 400, ...t('This item is not available at the moment.') },
  leaves_outside: {
    status: 409,
    ...t('The zone would leave some outside that it serves now.'),
  },
  maintenance: { status: 503, ...t('The shop is being maintained. Please come back soon.') },
  media_type: { status: 415, ...t('This kind of content is not understood here.') },
  method: { status: 405, ...t('This call is not made in this way.') },
  not_cancellable: { status: 400, ...t('This order can no longer be cancelled.') },
  not_editable: { status: 400, ...t('This order cannot be changed.') },
  order_accepted: {
    status: 409,
    ...t('The store has accepted this order already, so it can no longer be changed.'),
  },
  delivery_code: {
    status: 400,
    ...t('This is not the code of this order. Ask the shopper for the four digits.'),
  },
  item_changed: { status: 409, ...t('Somebody else has changed this item meanwhile.') },
  trip_handled: { status: 409, ...t('Somebody else has done something to this trip already.') },
  order_handled: { status: 409, ...t('Somebody else has done something to this order already.') },
  already_requested: { status: 409, ...t('You have asked for this already.') },
  not_refundable: {
    status: 400,
    ...t(
      'The money of this order can no longer be asked back here. Please write to customer service.',
    ),
  },
  not_found: { status: 404, ...t('Not found.') },
  order_minimum: { status: 400, ...t('Your order is below the minimum of this store.') },
  out_of_limit: { status: 400, ...t('Out of Limits') },
  out_of_stock: { status: 400, ...t('Out of Stock') },
  prescription_required: { status: 400, ...t('Please upload your prescription image') },
  payment_unavailable: { status: 400, ...t('This payment method is not available.') },
  points_few: { status: 400, ...t('So few points cannot be converted. Please collect some more.') },
  points_short: { status: 400, ...t('You do not have so many points.') },
  rate_limited: { status: 429, ...t('Too many attempts. Please wait a little.') },
  same_place: {
    status: 400,
    ...t('Pick-up and destination are the same place. Please choose another destination.'),
  },
  schedule_invalid: { status: 400, ...t('This time cannot be chosen. Please choose another.') },
  store_closed: { status: 400, ...t('The store is closed at the moment.') },
  store_conflict: {
    status: 409,
    ...t(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    ),
  },
  too_large: { status: 413, ...t('The request is too large.') },
  unavailable: { status: 503, ...t('This is not available at the moment. Please try again.') },
  unreadable: { status: 422, ...t('The request cannot be read.') },
  validation: { status: 403, ...t('Please check what you entered.') },
  variation_invalid: { status: 400, ...t('Please choose among the options of this item.') },
  wallet_short: { status: 400, ...t('Your wallet does not hold enough for this order.') },
  zone_mismatch: { status: 400, ...t('This store does not serve your area.') },
};
