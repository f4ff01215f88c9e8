import * as v from 'valibot';
import { paymentMethods } from '../orders/order';
import { id, text } from '../wire/fields';

/** What was typed and chosen in the checkout of a trip so far, kept over a reload; texts are as typed. */
export const tripCheckoutDraft = v.object({
  name: text,
  phone: text,
  email: text,
  /** A customer's contact is another one than a guest's. */
  signedIn: v.boolean(),
  /** Whose vehicles it is for: the note, the coupon and the way of paying are of this provider alone. */
  providerId: v.optional(v.nullable(id), null),
  note: v.pipe(text, v.maxLength(1000)),
  couponCode: v.nullable(v.string()),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  /** Who takes a digital payment, where several do; nothing while none was chosen. */
  gateway: v.optional(v.nullable(v.string())),
});
export type TripCheckoutDraft = v.InferOutput<typeof tripCheckoutDraft>;
