import {
  type CouponCode,
  coupons,
  couponsEnd,
  flash,
  goods,
  hourPrice,
  juice,
  sale,
  serviceFee,
  taxPercent,
} from './world';

export interface PricedUnits {
  readonly item: number;
  readonly quantity: number;
  /** Sold at the price of the flash sale. */
  readonly isFlash: boolean;
}

const cent = 10;
/** Half away from zero, to cents; amounts in thousandths. */
const rounded = (amount: number) => Math.round(amount / cent) * cent;
const part = (amount: number, percent: number) => rounded((amount * percent) / 100);

const priceOf = (item: number) =>
  [...Object.values(goods), juice].find(({ id }) => id === item)?.price ?? Number.NaN;

/**
 * What an order for pick-up costs at a moment, by the rules as they are written: of the flash sale and the shop's sale
 * the better counts for each unit, then the coupon, then tax, then the fee.
 */
export function orderPrice(
  lines: readonly PricedUnits[],
  at: Date,
  coupon: CouponCode | null,
): number {
  const isSale = at >= sale.from && at < sale.to;
  let items = 0;
  for (const { item, quantity, isFlash } of lines) {
    const price = priceOf(item);
    const percent = Math.max(isFlash ? flash.percent : 0, isSale ? sale.percent : 0);
    items += (price - part(price, percent)) * quantity;
  }
  const off = coupon && at < couponsEnd ? part(items, coupons[coupon].percent) : 0;
  return items - off + part(items - off, taxPercent) + serviceFee;
}

export const tripPrice = (hours: number, quantity: number) => hourPrice * hours * quantity;

/** A hundred points for each hundred spent on items, their discounts off and their tax on; whole ones. */
export const pointsOf = (amount: number) => Math.floor((amount - serviceFee) / 1000);
