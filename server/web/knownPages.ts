/** Pages that are there whatever is sold, and that anybody may read. */
export const openPages: readonly string[] = [
  '/',
  '/home',
  '/categories',
  '/campaigns',
  '/store/latest',
  '/store/popular',
  '/rental/vehicle-search',
  '/rental/provider-details',
  '/help-and-support',
  '/store-registration',
  '/deliveryman-registration',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
];

/** Pages of one shopper's own, and `/offline`, which stands in for any page (src/worker). */
const ownPages: readonly string[] = [
  '/checkout',
  '/coupons',
  '/desk',
  '/desk/shop',
  '/forgot-password',
  '/inspector',
  '/interest',
  '/invoice',
  '/loyalty-points',
  '/my-orders',
  '/my-trips',
  '/offline',
  '/parcel',
  '/profile',
  '/referral-code',
  '/rental/cart',
  '/ride',
  '/search',
  '/settings',
  '/track-order',
  '/wallet',
];

const ofSomething =
  /^\/(product|store|category|brand|campaigns|rental\/vehicle-details|rental\/provider-details)\/[^/]+$/;

export const tidyPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** Whether search engines may show the page at a path; what belongs to one shopper is not for them. */
export const isOpenPage = (path: string): boolean =>
  openPages.includes(path) || ofSomething.test(path);

/** Whether the client has a page for a path; whether what it is about exists is another question. */
export const isKnownPage = (path: string): boolean =>
  isOpenPage(path) || ownPages.includes(path) || /^\/auth\/[^/]+$/.test(path);
