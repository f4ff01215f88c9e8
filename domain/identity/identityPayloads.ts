import * as v from 'valibot';
import { flag, text } from '../wire/fields';

const short = v.pipe(v.string(), v.trim(), v.maxLength(255));
const phone = v.pipe(v.string(), v.trim(), v.minLength(7), v.maxLength(25));
const email = v.pipe(v.string(), v.trim(), v.maxLength(255), v.email());
const password = v.pipe(v.string(), v.minLength(6), v.maxLength(200));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const guestId = v.optional(v.nullable(text));
const refCode = v.optional(v.nullable(v.pipe(text, v.maxLength(50))));
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(8_000));
/** The code as typed, digits of any script; empty is none. */
const otp = v.optional(v.nullable(v.pipe(text, v.maxLength(20))));
const by = v.picklist(['phone', 'email']);

/** LOGIN-07. Manual: email_or_phone and password; otp: phone, and the code once it is there. */
export const loginPayload = v.object({
  login_type: v.optional(v.picklist(['manual', 'otp', 'social']), 'manual'),
  email_or_phone: v.optional(short, ''),
  phone: v.optional(short, ''),
  password: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  otp,
  field_type: v.optional(text, ''),
  type: v.optional(text, ''),
  guest_id: guestId,
});

/** SIGN-11. */
export const signUpPayload = v.object({
  name,
  email,
  phone,
  password,
  confirm_password: v.optional(v.string()),
  ref_code: refCode,
  guest_id: guestId,
});

/** OTP-07. */
export const verifyPhonePayload = v.object({
  phone: v.optional(short, ''),
  email: v.optional(short, ''),
  otp,
  login_type: v.optional(text, 'manual'),
  verification_type: v.optional(by, 'phone'),
  guest_id: guestId,
});

/** OTP-08. */
export const firebaseVerifyPayload = v.object({
  session_info: token,
  phone,
  otp: v.pipe(text, v.minLength(1), v.maxLength(20)),
  login_type: v.optional(v.picklist(['manual', 'otp', 'social']), 'otp'),
  guest_id: guestId,
  is_reset_token: v.optional(flag),
});

const social = {
  /** Of the provider itself, or of Firebase. */
  token,
  unique_id: v.optional(text),
  email: v.optional(v.nullable(short)),
  medium: v.picklist(['google', 'facebook', 'apple']),
  login_type: v.optional(text, 'social'),
  guest_id: guestId,
  /** 'Is It You?': default asks, yes takes the account that was found, no makes another (SOC-04). */
  verified: v.optional(v.picklist(['default', 'yes', 'no']), 'default'),
  /** The account's own proof, asked for by unverified_match. */
  otp,
};

/** SOC-08. */
export const socialPayload = v.object({ ...social, phone: v.optional(v.nullable(short)) });
/** SOC-10. `id_token` proves the phone when it is of a Firebase phone sign-in. */
export const socialRegisterPayload = v.object({
  ...social,
  phone,
  id_token: v.optional(v.nullable(v.pipe(text, v.maxLength(8_000)))),
});

/** INFO-03; without `completion_token` the login under way is found by the guest. */
export const updateInfoPayload = v.object({
  name,
  email: v.optional(v.nullable(v.union([v.literal(''), email]))),
  phone: v.optional(v.nullable(v.union([v.literal(''), phone]))),
  ref_code: refCode,
  login_type: v.optional(text, 'otp'),
  guest_id: guestId,
  completion_token: v.optional(v.nullable(v.string())),
});

const forgotten = {
  verification_method: v.optional(by, 'phone'),
  phone: v.optional(v.nullable(short)),
  email: v.optional(v.nullable(short)),
};

/** FORGOT-16. */
export const forgotPasswordPayload = v.object(forgotten);
/** FORGOT-17; `reset_token` is the code. */
export const verifyTokenPayload = v.object({
  ...forgotten,
  reset_token: v.pipe(text, v.minLength(1), v.maxLength(20)),
});
/** FORGOT-18. */
export const resetPasswordPayload = v.object({
  ...verifyTokenPayload.entries,
  password,
  confirm_password: v.optional(v.string()),
});
/** FORGOT-22. */
export const firebaseResetPayload = v.object({
  phoneNumber: phone,
  sessionInfo: token,
  code: v.pipe(text, v.minLength(1), v.maxLength(20)),
  is_reset_token: v.optional(flag, 1),
});
