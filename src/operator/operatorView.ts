import * as v from 'valibot';

/** Parts of the operators' room, as its address names them. */
export const operatorViews = [
  'applications',
  'refunds',
  'lost',
  'accounts',
  'zones',
  'banners',
  'coupons',
  'texts',
  'settings',
  'log',
] as const;
export type OperatorView = (typeof operatorViews)[number];

/** What an address of the operators' room says; it is read here, since the routes are a part of every page. */
export const operatorAddress = v.object({
  part: v.fallback(v.optional(v.picklist(operatorViews), 'applications'), 'applications'),
});
