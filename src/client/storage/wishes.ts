import * as v from 'valibot';
import { jsonKey, moduleKey, textKey } from './storage';

const couponWishKey = jsonKey('coupon-wish', v.object({ code: v.string(), moduleId: v.number() }));

/** The coupon that was chosen on the page of coupons, for the next checkout of the module; null without one. */
export function couponWish(): string | null {
  const wish = couponWishKey.get();
  return wish && wish.moduleId === moduleKey.get()?.id ? wish.code : null;
}

export function wishCoupon(code: string | null): void {
  const moduleId = moduleKey.get()?.id;
  couponWishKey.set(code === null || moduleId === undefined ? null : { code, moduleId });
}

export const invitationKey = textKey('invitation');

/** The customer whom news are pushed to in this browser, by id. */
export const pushedToKey = textKey('pushed-to');

/** Whether the browser may tell of orders that move on ("on"). */
export const orderNewsKey = textKey('order-news');
