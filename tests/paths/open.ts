/** What approved texts may show although its name is like a secret's: codes of refusals, languages and coupons let nobody in. */
export const open: readonly string[] = [
  'refusal.code',
  'refusals.code',
  'language.chosen.code',
  'couponCode',
  'coupon_code',
];
