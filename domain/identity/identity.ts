import * as v from 'valibot';
import { flag, id, num, rows, text } from '../wire/fields';
import { codeSent } from './codeSent';

const storeName = v.object({ id, name: text });

/** What kind of trip, and how long: `hours` 24 times the days, `distance` in kilometres. */
const tripLength = v.object({
  type: v.picklist(['hourly', 'day_wise', 'distance_wise']),
  hours: num,
  distance: num,
});

/**
 * Guest and customer both have a cart in a module, of different stores: the shopper chooses. Of trip carts, with
 * `trips`, the stores are providers, and may be the same one where the trips differ.
 */
export const cartConflict = v.object({
  module_id: id,
  customer_store: storeName,
  guest_store: storeName,
  trips: v.optional(v.nullable(v.object({ customer: tripLength, guest: tripLength }))),
});
export type CartConflict = v.InferOutput<typeof cartConflict>;

/**
 * Answer to every call that can sign in (LOGIN-08). `token` is null until the profile is complete and what
 * the shop wants proved is proved. `type` says which proof is asked now, `email` and `phone` of whom.
 * `completion_token` goes with `update-info`.
 */
export const loginResponse = v.object({
  token: v.optional(v.nullable(v.string()), null),
  is_personal_info: v.optional(flag, 1),
  is_exist_user: v.optional(v.nullable(v.object({ name: text, image: text })), null),
  is_phone_verified: v.optional(flag, 1),
  is_email_verified: v.optional(flag, 1),
  type: text,
  email: text,
  phone: text,
  /** What a provider calls somebody new, for the profile to begin with. */
  name: v.optional(text),
  errors: rows(v.object({ code: text, message: text })),
  completion_token: v.optional(v.nullable(v.string())),
  code_sent: v.optional(v.nullable(codeSent)),
  cart_conflict: v.optional(v.nullable(cartConflict)),
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/** Answer to calls that only send a code or change something after one. */
export const codeAnswer = v.object({ message: text, code_sent: v.optional(v.nullable(codeSent)) });
export type CodeAnswer = v.InferOutput<typeof codeAnswer>;

/** PROF-15, PROF-18: with `otp_send` the change waits for a code; `verification_on` says of what. */
export const profileUpdated = v.object({
  message: text,
  otp_send: v.optional(flag, 0),
  /** 1 where all that waits for no code is saved already. */
  rest_saved: v.optional(flag),
  verification_on: text,
  verification_medium: text,
  code_sent: v.optional(v.nullable(codeSent)),
});
export type ProfileUpdated = v.InferOutput<typeof profileUpdated>;
