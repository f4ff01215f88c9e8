import { includedPart, type Millis, percentOf } from '../values/money';

/**
 * Tax of an amount after discounts (PRICE-19): inside the amount when prices include it
 * (PRICE-20), on top otherwise (PRICE-21). Never negative.
 * @param rate per cent
 */
export function taxOf(amount: Millis, rate: number, included: boolean, digits: number): Millis {
  if (amount <= 0 || rate <= 0) return 0;
  return included ? includedPart(amount, rate, digits) : percentOf(amount, rate, digits);
}
