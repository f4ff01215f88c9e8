import * as v from 'valibot';
import { cartConflict, profileUpdated } from '../identity/identity';
import { endpoint } from '../wire/define';
import { flag, id, message, rows, text } from '../wire/fields';

const none = v.object({});
const textField = (most: number) => v.optional(v.pipe(text, v.maxLength(most)));

/**
 * PROF-13, PROF-14: what is missing stays. `button_type` phone or email proves that one, changed or not. The
 * second submit carries otp, verification_on, verification_medium, and session_info when Firebase sent the code.
 */
export const updateProfile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/update-profile',
  summary:
    'Change the profile; a new phone or e-mail that the shop wants proved waits for its code (otp_send); image_format, too_large, not_changeable, email_taken, phone_taken, otp_wrong, otp_expired, otp_too_many, otp_too_soon, otp_daily_limit',
  auth: 'customer',
  query: none,
  body: v.object({
    name: textField(100),
    phone: textField(25),
    email: textField(255),
    image: v.optional(v.nullable(v.union([v.instance(File), v.literal('')]))),
    button_type: textField(50),
    password: textField(200),
    confirm_password: textField(200),
    otp: textField(20),
    verification_on: v.optional(v.picklist(['phone', 'email'])),
    verification_medium: textField(50),
    session_info: textField(8_000),
  }),
  answer: profileUpdated,
  multipart: true,
});

export const removeAccount = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/customer/remove-account',
  summary: 'Delete the account; past orders lose their name; orders_running',
  auth: 'customer',
  query: none,
  body: none,
  // Some back ends refuse with an answer that succeeds (DEL-01).
  answer: v.object({
    message: text,
    errors: v.optional(rows(v.object({ code: text, message: text }))),
  }),
});

export const updateInterest = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/update-interest',
  summary: 'Favourite categories of the module; none is an answer too',
  auth: 'customer',
  query: none,
  body: v.object({ interest: v.pipe(v.array(id), v.maxLength(200)) }),
  answer: message,
  scoped: true,
});

export const wantTexts = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/text-messages',
  summary: 'Switch text messages about orders and trips off, or on again',
  auth: 'customer',
  query: none,
  body: v.object({ is_wanted: flag }),
  answer: v.object({ text_messages: v.nullable(v.picklist([0, 1])) }),
});

export const takeOverCart = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/cart/take-over',
  summary: 'Settle a cart_conflict of a login response; answers the next one, if any',
  auth: 'customer',
  query: none,
  body: v.object({
    guest_id: text,
    keep: v.picklist(['guest', 'customer']),
    module_id: v.optional(id),
  }),
  answer: v.object({
    ...message.entries,
    cart_conflict: v.optional(v.nullable(cartConflict)),
  }),
});

export const updateZone = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/update-zone',
  summary: 'Remember the zone of the zoneId header',
  auth: 'customer',
  query: none,
  body: none,
  answer: message,
});
