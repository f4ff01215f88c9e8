import type { Coupon } from './coupon';

/** What is typed at the checkout. */
export const couponCode = /^[\w-]{2,30}$/;

/** What a coupon is said to be; what is not said is not judged. */
interface CouponTerms {
  readonly type?: Coupon['coupon_type'] | undefined;
  readonly stores?: readonly number[] | undefined;
  readonly zones?: readonly number[] | undefined;
  readonly startDate?: Date | undefined;
  readonly expireDate?: Date | undefined;
  /** Percent, or an amount. */
  readonly discount?: number | undefined;
  readonly discountType?: Coupon['discount_type'] | undefined;
}

/** The term that is to blame. */
export type CouponFault = 'expireDate' | 'stores' | 'zones' | 'discount';

/** What of a coupon contradicts itself, whoever says it: an imported table, or an operator. */
export function couponFaults(terms: CouponTerms): CouponFault[] {
  const { type, stores, zones, startDate, expireDate, discount = 0, discountType } = terms;
  const found: [CouponFault, boolean][] = [
    ['expireDate', startDate !== undefined && expireDate !== undefined && startDate >= expireDate],
    ['stores', type === 'store_wise' && stores?.length === 0],
    ['zones', type === 'zone_wise' && zones?.length === 0],
    ['discount', discountType === 'percent' && discount > 100],
  ];
  return found.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}
