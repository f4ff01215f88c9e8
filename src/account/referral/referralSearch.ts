import * as v from 'valibot';
import { text } from '../../../domain/wire/fields';

/** What the address of an invitation says; read by its page, since the routes are a part of every page. */
export const referralSearch = v.object({
  code: v.optional(v.fallback(v.optional(v.pipe(text, v.maxLength(40))), undefined)),
});
export type ReferralSearch = v.InferOutput<typeof referralSearch>;
