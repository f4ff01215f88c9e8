import { fromMillis, toMillis } from '../values/money';

/**
 * What is missing to a store's minimum order, decimal amounts of the wire; 0 when nothing is.
 * `itemsTotal` is the items after their discounts, or before them where the back end counts so; without coupon, delivery and fees.
 */
export const missingToMinimum = (minimumOrder: number, itemsTotal: number): number =>
  fromMillis(Math.max(0, toMillis(minimumOrder) - toMillis(itemsTotal)));
