import * as v from 'valibot';
import { codeSent } from '../identity/codeSent';
import { zoneServes } from '../operator/zoneServes';
import { id, text } from './fields';

/**
 * `field` names the field that is not right; `code_sent` is the code that is on its way already (otp_too_soon); `order_id`
 * and `trip_id` what was ordered or booked before (already_ordered, already_booked, idempotency_key_reused); `by` who of
 * the store, or which courier, did so (order_handled, trip_handled); `leaves` what a zone would serve no longer (leaves_outside).
 */
const wireError = v.object({
  code: text,
  message: text,
  field: v.optional(text),
  by: v.optional(text),
  code_sent: v.optional(v.nullable(codeSent)),
  order_id: v.fallback(v.optional(id), undefined),
  trip_id: v.fallback(v.optional(id), undefined),
  leaves: v.fallback(v.optional(zoneServes), undefined),
});

/** Body of every refusal: `{"errors":[{code,message}]}` or `{"message"}` (wire contract, Conventions). */
const errorBody = v.union([
  v.object({ errors: v.pipe(v.array(wireError), v.minLength(1)) }),
  v.object({ message: v.string() }),
]);

/** Stable machine-readable codes of the reference server. Machines branch on these, never on text. */
export const errorCodes = [
  'address_limit',
  'address_outside_zone',
  'already_answered',
  'already_booked',
  'already_ordered',
  'already_requested',
  'already_reviewed',
  'amount_changed',
  'balance_changed',
  'cart_empty',
  'cart_not_empty',
  'cash_due',
  'changed_meanwhile',
  'door_early',
  'cod_limit',
  'completion_expired',
  'contact_required',
  'coordinates',
  'coupon_expired',
  'coupon_invalid',
  'coupon_limit',
  'coupon_minimum',
  'coupon_store',
  'coupon_zone',
  'credentials',
  'delivery_code',
  'destination_outside_zone',
  'email',
  'email_taken',
  'forbidden',
  'item_changed',
  'guest_checkout_off',
  'idempotency_key_reused',
  'image_format',
  'invite_expired',
  'item_unavailable',
  'leaves_outside',
  'mail_off',
  'maintenance',
  'media_type',
  'method',
  'not_cancellable',
  'not_changeable',
  'not_delivered',
  'not_editable',
  'not_found',
  'not_refundable',
  'order_accepted',
  'order_handled',
  'order_minimum',
  'orders_running',
  'otp_daily_limit',
  'otp_expired',
  'otp_too_many',
  'otp_too_soon',
  'otp_wrong',
  'out_of_limit',
  'out_of_stock',
  'payment_unavailable',
  'phone_taken',
  'pickup_far',
  'pickup_outside_zone',
  'pickup_past',
  'points_few',
  'points_short',
  'prescription_required',
  'provider_conflict',
  'provider_token',
  'provider_unreachable',
  'rate_limited',
  'ref_code',
  'routing_unavailable',
  'same_place',
  'schedule_invalid',
  'store_closed',
  'store_conflict',
  'too_large',
  'too_many_attempts',
  'trip_duration',
  'trip_handled',
  'trip_hours_conflict',
  'trip_type_conflict',
  'trip_type_missing',
  'unauthenticated',
  'unavailable',
  'unreadable',
  'unverified_match',
  'validation',
  'variation_invalid',
  'vehicle_gone',
  'vehicle_limit',
  'vehicle_unavailable',
  'wallet_short',
  'zone_mismatch',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
export type WireError = v.InferOutput<typeof wireError>;

/** The errors of a refusal body, or none when the body has neither shape. */
export function readErrors(body: unknown): WireError[] {
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) return [];
  return 'errors' in parsed.output
    ? parsed.output.errors
    : [{ code: '', message: parsed.output.message }];
}
