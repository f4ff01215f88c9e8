import * as v from 'valibot';
import { flag, id, num, numOr, rows, text, time } from '../wire/fields';

/** Who wants to sell or to deliver, as an operator sees them. */
export const operatorApplication = v.object({
  id,
  kind: v.picklist(['store', 'courier']),
  status: v.picklist(['pending', 'approved', 'rejected']),
  first_name: text,
  last_name: text,
  phone: text,
  email: text,
  zone: text,
  /** What else was said, by the names of the application's fields. */
  facts: rows(v.object({ name: text, value: text })),
  pictures: rows(v.object({ name: text, image_full_url: text })),
  answer: text,
  created_at: time,
});
export type OperatorApplication = v.InferOutput<typeof operatorApplication>;

/** Money that is asked back for an order, known by the order's number. */
export const operatorRefund = v.object({
  id,
  status: v.picklist(['pending', 'approved', 'rejected']),
  store: text,
  reason: text,
  note: text,
  images_full_url: rows(text),
  order_amount: num,
  payment_method: text,
  /** 1 where not who asks has paid, but the receiver of their parcel, in cash. */
  is_paid_by_receiver: v.optional(flag, 0),
  /** What was given back. */
  amount: numOr(0),
  answer: text,
  created_at: time,
});
export type OperatorRefund = v.InferOutput<typeof operatorRefund>;
