import { shareOut } from '../checkout/shareOut';
import { atMost, coinOf, type Millis, percentOf, sumMillis } from '../values/money';
import type { Store } from './catalogue';
import { type Choice, type LinePrice, type PricedItem, priceLine } from './itemPrice';
import { isStoreDiscountActive, type StoreDiscount } from './storeOffer';

/** What the store offers on lines, and what they have of their own. */
interface Offered {
  readonly line: number;
  readonly own: Millis;
  readonly offered: Millis;
}

interface Given {
  takers: readonly Offered[];
  part: Millis;
  total: Millis;
}

const offeredIn = (lines: readonly Offered[]) => sumMillis(lines.map(({ offered }) => offered));
const ownIn = (lines: readonly Offered[]) => sumMillis(lines.map(({ own }) => own));

/**
 * Lines that take the store's discount instead of their own, and what all of them get. Where the cap is short, those
 * come first to which the store's discount brings most for what it takes of the cap; lines alike in this stand or fall
 * together, so that neither their order nor how they are split makes a difference.
 */
function spend(lines: readonly Offered[], cap: number, digits: number) {
  const bettered = lines.filter(({ own, offered }) => offered > own);
  const worth = ({ own, offered }: Offered) => own / offered;
  const steps = [...new Set(bettered.map(worth))].sort((a, b) => a - b);
  return steps
    .map((step) => {
      const takers = bettered.filter((line) => worth(line) <= step);
      const others = bettered.filter((line) => worth(line) > step);
      const part = atMost(offeredIn(takers), cap, digits);
      return { takers, part, total: part + ownIn(others) };
    })
    .reduce<Given>((best, next) => (next.total > best.total ? next : best), {
      takers: [],
      part: 0,
      total: ownIn(bettered),
    });
}

/**
 * Lines of an order with the store's discount where it beats the item's own; the two never add up. The store's
 * `max_discount` (0: no cap) bounds the sum of its part, which is shared out over the lines that take it; none of
 * them gets less than by its own discount.
 */
export function priceLines(
  lines: readonly (Choice & { readonly item: PricedItem })[],
  discount: Store['discount'],
  now: Date,
  digits: number,
): LinePrice[] {
  const bare = lines.map((line) => priceLine(line.item, line, digits));
  const subtotal = sumMillis(bare.map((line) => line.subtotal));
  if (!discount || !isStoreDiscountActive(discount, now, subtotal)) return bare;
  const offers = bare.map(({ unitPrice, quantity, discount: own }, line) => {
    const off = Math.min(unitPrice, percentOf(unitPrice, discount.discount, digits));
    return { line, own, offered: off * quantity };
  });
  const { takers, part } = spend(offers, discount.max_discount, digits);
  const weights = takers.map(({ offered }) => offered);
  const shares = shareOut(part, weights, digits);
  const coin = coinOf(digits);
  return bare.map((line, index) => {
    const taken = shares[takers.findIndex((taker) => taker.line === index)];
    if (taken === undefined) return line;
    return {
      ...line,
      unitDiscount: Math.floor(taken / line.quantity / coin) * coin,
      discount: taken,
      total: line.subtotal - taken,
    };
  });
}

export interface PricedLines {
  readonly lines: readonly LinePrice[];
  /** Items and add-ons before discounts. */
  readonly subtotal: Millis;
  readonly discount: Millis;
  /** Subtotal minus discount. */
  readonly total: Millis;
}

export function priceItems(...asked: Parameters<typeof priceLines>): PricedLines {
  const lines = priceLines(...asked);
  return {
    lines,
    subtotal: sumMillis(lines.map((line) => line.subtotal)),
    discount: sumMillis(lines.map((line) => line.discount)),
    total: sumMillis(lines.map((line) => line.total)),
  };
}

/**
 * The discount of the store from which all of this is. A percentage whose conditions the back end does not tell
 * counts nothing: what is shown may then be more than what is charged, never less.
 */
export const discountOfItems = (
  items: readonly Pick<PricedItem, 'store_discount_rule'>[],
): StoreDiscount | null =>
  items.find((item) => item.store_discount_rule)?.store_discount_rule ?? null;
