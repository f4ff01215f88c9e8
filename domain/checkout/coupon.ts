import * as v from 'valibot';
import { id, numOr, rows, text, time } from '../wire/fields';

export const couponTypes = [
  'default',
  'zone_wise',
  'store_wise',
  'free_delivery',
  'first_order',
] as const;

/** Coupon (PRICE-02). `data` lists store ids (store_wise) or zone ids (zone_wise). */
export const coupon = v.object({
  id: numOr(0),
  title: text,
  code: text,
  coupon_type: v.fallback(v.picklist(couponTypes), 'default'),
  discount: numOr(0),
  discount_type: v.fallback(v.picklist(['percent', 'amount']), 'percent'),
  max_discount: numOr(0),
  min_purchase: numOr(0),
  start_date: time,
  expire_date: time,
  limit: numOr(null),
  data: v.optional(rows(id), []),
  store_id: numOr(null),
  store_name: text,
  /** Why the asking shopper cannot use it at all; a code of the error catalogue, null when nothing is known. */
  refusal: v.optional(v.nullable(v.picklist(['coupon_limit', 'coupon_invalid'])), null),
});
export type Coupon = v.InferOutput<typeof coupon>;
