import * as v from 'valibot';
import { text } from './wire';

/** Body of every refusal: `{"errors":[{code,message}]}` or `{"message"}` (wire contract, Conventions). */
export const errorBody = v.union([
  v.object({ errors: v.pipe(v.array(v.object({ code: text, message: text })), v.minLength(1)) }),
  v.object({ message: v.string() }),
]);

/** Stable machine-readable codes of the reference server. Machines branch on these, never on text. */
export const errorCodes = [
  'address_outside_zone',
  'amount_changed',
  'cart_empty',
  'cod_limit',
  'contact_required',
  'coordinates',
  'coupon_expired',
  'coupon_invalid',
  'coupon_limit',
  'coupon_minimum',
  'coupon_store',
  'coupon_zone',
  'credentials',
  'email_taken',
  'forbidden',
  'guest_checkout_off',
  'idempotency_key_reused',
  'item_unavailable',
  'maintenance',
  'not_cancellable',
  'not_found',
  'order_minimum',
  'out_of_limit',
  'out_of_stock',
  'payment_unavailable',
  'phone_taken',
  'rate_limited',
  'schedule_invalid',
  'store_closed',
  'store_conflict',
  'too_large',
  'unauthenticated',
  'unavailable',
  'unreadable',
  'validation',
  'variation_invalid',
  'zone_mismatch',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
export type WireError = { code: string; message: string };

/** The errors of a refusal body, or none when the body has neither shape. */
export function readErrors(body: unknown): WireError[] {
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) return [];
  return 'errors' in parsed.output
    ? parsed.output.errors
    : [{ code: '', message: parsed.output.message }];
}
