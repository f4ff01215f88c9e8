import type { PlaceOrderOutput, Refusal } from '../placeOrder';
import type { PlacedOutput } from './types';

/** The placed order out of the child's answer; an empty one for any other answer. */
export const placedOf = (output: PlaceOrderOutput): PlacedOutput =>
  output.kind === 'placed'
    ? {
        orderId: output.orderId,
        contactNumber: output.contactNumber,
        redirect: output.redirect,
        earlier: output.earlier,
      }
    : { orderId: 0, contactNumber: '', redirect: null, earlier: false };

/** The refusal out of the child's answer; an empty one for any other answer. */
export const placeRefusalOf = (output: PlaceOrderOutput): Refusal =>
  output.kind === 'refused' ? output.refusal : { code: '', message: '' };

/**
 * The order that another window made of the same cart: the shop names it, or it was heard of and the shop
 * finds the cart empty. Null where there is none.
 */
export function orderElsewhere(output: PlaceOrderOutput, heard: number | null): number | null {
  if (output.kind === 'elsewhere') return output.orderId;
  return output.kind === 'refused' && output.refusal.code === 'cart_empty' ? heard : null;
}
