import { type LinkProps, linkOptions } from '@tanstack/react-router';

/** The pages that header, menus and footer lead to, whether they stand already or not. */
export type PageName =
  | 'profile-settings'
  | 'my-orders'
  | 'my-trips'
  | 'address'
  | 'wallet'
  | 'loyalty-points'
  | 'referral-code'
  | 'coupons'
  | 'settings'
  | 'inbox'
  | 'notifications'
  | 'track-order'
  | 'campaigns'
  | 'help-and-support'
  | 'store-registration'
  | 'deliveryman-registration'
  | 'about-us';

/**
 * The pages that exist, each with its address. A page's line is added here together with its route, and
 * its entries appear wherever their rules allow (src/app/shell/entries.ts); before, no link leads to it.
 */
export const openPages: Partial<Record<PageName, LinkProps>> = {
  'profile-settings': linkOptions({ to: '/profile', search: { page: 'profile-settings' } }),
  'my-orders': linkOptions({ to: '/my-orders' }),
  address: linkOptions({ to: '/profile', search: { page: 'address' } }),
  wallet: linkOptions({ to: '/wallet' }),
  'loyalty-points': linkOptions({ to: '/loyalty-points' }),
  'referral-code': linkOptions({ to: '/referral-code' }),
  coupons: linkOptions({ to: '/coupons' }),
  settings: linkOptions({ to: '/settings' }),
  'my-trips': linkOptions({ to: '/my-trips' }),
  inbox: linkOptions({ to: '/profile', search: { page: 'inbox' } }),
  notifications: linkOptions({ to: '/profile', search: { page: 'notifications' } }),
  'track-order': linkOptions({ to: '/track-order' }),
  campaigns: linkOptions({ to: '/campaigns' }),
  'store-registration': linkOptions({ to: '/store-registration' }),
  'deliveryman-registration': linkOptions({
    to: '/deliveryman-registration',
    search: { active: 'active' },
  }),
  'help-and-support': linkOptions({ to: '/help-and-support' }),
  'about-us': linkOptions({ to: '/about-us' }),
};
