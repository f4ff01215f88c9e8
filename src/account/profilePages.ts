import * as v from 'valibot';

export const profilePages = [
  'profile-settings',
  'address',
  'wallet',
  'loyalty-points',
  'referral-code',
  'coupons',
  'settings',
  'inbox',
  'notifications',
] as const;

export type ProfilePageName = (typeof profilePages)[number];

export const fundFlag = v.optional(
  v.fallback(v.optional(v.picklist(['success', 'pending', 'fail', 'cancel'])), undefined),
);
