import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { numOr, text } from '../wire/fields';

const none = v.object({});

/** A customer's own code and what came of it, null where a back end does not say; amounts are decimal. */
export const getReferral = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/referral',
  summary: 'The own referral code, what a friend brings, who came by it and what was earned',
  auth: 'customer',
  query: none,
  body: none,
  answer: v.object({
    ref_code: text,
    bonus: numOr(0),
    invited: numOr(null),
    rewarded: numOr(null),
    earned: numOr(null),
  }),
});
