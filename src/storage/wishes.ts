import { textKey } from './storage';

/** A coupon that was chosen on the page of coupons, for the next checkout. */
export const couponWishKey = textKey('coupon-wish');

/** The code of a friend's invitation, until somebody has registered with it. */
export const invitationKey = textKey('invitation');

/** The customer whom news are pushed to in this browser, by id. */
export const pushedToKey = textKey('pushed-to');

/** Whether the browser may tell of orders that move on ("on"). */
export const orderNewsKey = textKey('order-news');
