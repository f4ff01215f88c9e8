import * as v from 'valibot';
import { text, time } from '../wire/fields';

/**
 * A code is on its way. `to` is masked; `resend_at` is when another may be asked for, `expires_at` when this
 * one ends. `demo_otp` is there in demo mode only. Other back ends leave the whole of it out.
 */
export const codeSent = v.object({
  on: v.fallback(v.picklist(['phone', 'email']), 'phone'),
  to: text,
  resend_at: time,
  expires_at: time,
  demo_otp: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
});
export type CodeSent = v.InferOutput<typeof codeSent>;
