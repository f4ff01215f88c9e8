import * as v from 'valibot';
import { id, num, numOr, rows, text, time } from '../wire/fields';

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
  /** What was given back. */
  amount: numOr(0),
  answer: text,
  created_at: time,
});
export type OperatorRefund = v.InferOutput<typeof operatorRefund>;
