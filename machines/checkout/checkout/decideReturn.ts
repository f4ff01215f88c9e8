import type { Step } from '../../../domain/checkout/pages';

export type Mending = Step | 'cart';

const mending: Record<string, Mending> = {
  address_outside_zone: 'place',
  coordinates: 'place',
  zone_mismatch: 'place',
  contact_required: 'place',
  validation: 'place',
  handover_off: 'place',
  store_closed: 'details',
  schedule_invalid: 'details',
  prescription_required: 'details',
  coupon_expired: 'details',
  coupon_invalid: 'details',
  coupon_limit: 'details',
  coupon_minimum: 'details',
  coupon_store: 'details',
  coupon_zone: 'details',
  cod_limit: 'payment',
  payment_unavailable: 'payment',
  out_of_stock: 'cart',
  out_of_limit: 'cart',
  item_unavailable: 'cart',
  variation_invalid: 'cart',
  cart_empty: 'cart',
  order_minimum: 'cart',
};

/** Decides where a refused order is mended; what is not known is told beside the order button. */
export const decideMending = (code: string): Mending => mending[code] ?? 'payment';

/** The step that opens after a refusal; lines are mended in the cart, from the last step. */
export function decideReturn(code: string): Step {
  const place = decideMending(code);
  return place === 'cart' ? 'payment' : place;
}
