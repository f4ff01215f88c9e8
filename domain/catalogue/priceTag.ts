import {
  atMost,
  divideRounded,
  fromMillis,
  type Millis,
  percentOf,
  roundMillis,
  toMillis,
} from '../values/money';
import { ownDiscount, type PricedItem } from './itemPrice';
import { isRunning, isStoreDiscountActive, type Offer, offerOf } from './storeOffer';

export interface PriceTag {
  /** Decimal amounts before discount; equal when there is one price only. */
  readonly from: number;
  readonly to: number;
  /** What one piece costs that is bought alone now. */
  readonly discountedFrom: number;
  readonly discountedTo: number;
  /** Whole per cent off of the lowest price, for the badge; 0 without a discount. */
  readonly percentOff: number;
  /** What the store offers to who buys more; null without such an offer. */
  readonly offer: Offer | null;
}

/** What is off one piece that is bought alone: the larger of the item's and the store's discount. */
function discountAlone(item: PricedItem, unit: Millis, now: Date, digits: number): Millis {
  const own = ownDiscount(item, unit, digits);
  const rule = item.store_discount_rule;
  if (!rule || !isStoreDiscountActive(rule, now, unit)) return own;
  const off = atMost(percentOf(unit, rule.discount, digits), rule.max_discount, digits);
  return Math.max(own, Math.min(unit, off));
}

/** The store's offer where one piece alone does not have it and would be better off with it. */
function offerOn(item: PricedItem, unit: Millis, now: Date, digits: number): Offer | null {
  const rule = item.store_discount_rule;
  const percent = rule?.discount ?? item.store_discount;
  if (rule && (!isRunning(rule, now) || isStoreDiscountActive(rule, now, unit))) return null;
  const off = atMost(percentOf(unit, percent, digits), rule?.max_discount ?? 0, digits);
  if (off <= ownDiscount(item, unit, digits)) return null;
  return rule ? offerOf(rule) : { percent, from: null, most: null, isUntold: true };
}

/** Price or price range as a card or an item page shows it: what one piece costs now, alone. */
export function priceTag(item: PricedItem, now: Date, digits: number): PriceTag {
  const prices = (item.variations.length > 0 ? item.variations : [item]).map(({ price }) =>
    roundMillis(toMillis(price), digits),
  );
  const from = Math.min(...prices);
  const alone = prices.map((unit) => unit - discountAlone(item, unit, now, digits));
  const discount = discountAlone(item, from, now, digits);
  return {
    from: fromMillis(from),
    to: fromMillis(Math.max(...prices)),
    discountedFrom: fromMillis(Math.min(...alone)),
    discountedTo: fromMillis(Math.max(...alone)),
    percentOff: from > 0 ? divideRounded(discount * 100, from) : 0,
    offer: offerOn(item, from, now, digits),
  };
}
