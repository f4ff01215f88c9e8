import type { Millis } from '../values/money';

export interface LoyaltyRules {
  readonly loyalty_point_status: 0 | 1;
  /** Points for each 100 that is spent on items. */
  readonly loyalty_point_item_purchase_point: number;
  /** Points that make one unit of the currency. */
  readonly loyalty_point_exchange_rate: number;
  /** Fewest points that are converted at once. */
  readonly loyalty_point_minimum_point: number;
}

/** Points for what was spent on the items of an order, without delivery, fees and tip; whole ones. */
export function pointsFor(spent: Millis, rules: LoyaltyRules): number {
  if (rules.loyalty_point_status !== 1 || spent <= 0) return 0;
  // Rates count in thousandths as well, so that the product stays whole.
  const rate = Math.round(Math.max(0, rules.loyalty_point_item_purchase_point) * 1000);
  return Math.floor((spent * rate) / 100_000_000);
}

/** What points are worth: never more than the rate says, and an amount that can be paid. */
export function worthOf(points: number, rules: LoyaltyRules, digits: number): Millis {
  const rate = Math.round(rules.loyalty_point_exchange_rate * 1000);
  if (rate <= 0 || points <= 0) return 0;
  const step = 10 ** (3 - Math.min(3, Math.max(0, digits)));
  return Math.floor((points * 1_000_000) / rate / step) * step;
}

export type PointsProblem = 'too_few' | 'too_many' | 'worthless';

/** Why so many points cannot be converted; null when they can. */
export function decideConversion(
  points: number,
  held: number,
  rules: LoyaltyRules,
  digits: number,
): PointsProblem | null {
  if (!Number.isInteger(points) || points < Math.max(1, rules.loyalty_point_minimum_point))
    return 'too_few';
  if (points > held) return 'too_many';
  return worthOf(points, rules, digits) > 0 ? null : 'worthless';
}
