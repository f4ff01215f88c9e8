import type { ChosenVariation } from '../entities/cart';
import type { Item } from '../entities/catalogue';
import {
  divideRounded,
  fromMillis,
  type Millis,
  percentOf,
  roundMillis,
  sumMillis,
  toMillis,
} from '../money';
import { matchVariation } from './variations';

export type PricedItem = Pick<
  Item,
  | 'price'
  | 'discount'
  | 'discount_type'
  | 'store_discount'
  | 'variations'
  | 'food_variations'
  | 'add_ons'
>;

/** What the shopper chose of an item; the shape of a cart line. */
export interface Choice {
  readonly quantity: number;
  readonly variation?: readonly ChosenVariation[];
  readonly add_on_ids?: readonly number[];
  readonly add_on_qtys?: readonly number[];
}

export interface LinePrice {
  readonly quantity: number;
  /** One unit with its variation, before discount, add-ons apart. */
  readonly unitPrice: Millis;
  /** Discount on one unit. */
  readonly unitDiscount: Millis;
  /** All add-ons of the line; they are never discounted. */
  readonly addOns: Millis;
  /** Units and add-ons before discount. */
  readonly subtotal: Millis;
  readonly discount: Millis;
  /** What the line costs: subtotal minus discount. */
  readonly total: Millis;
}

/**
 * Price of one unit: a chosen combination has a price of its own, a dish's choices add to the base.
 * Choices that the item does not offer count nothing here; `checkSelection` refuses them.
 */
export function unitPrice(item: PricedItem, chosen: readonly ChosenVariation[] = []): Millis {
  const combination = chosen.find((choice) => 'type' in choice);
  if (combination && 'type' in combination && item.variations.length > 0) {
    const variation = matchVariation(item.variations, combination.type);
    return toMillis(variation ? variation.price : item.price);
  }
  const extras = chosen.flatMap((choice) => {
    if (!('values' in choice)) return [];
    const group = item.food_variations.find(({ name }) => name === choice.name);
    return choice.values.label.map((label) =>
      toMillis(group?.values.find((value) => value.label === label)?.optionPrice ?? 0),
    );
  });
  return toMillis(item.price) + sumMillis(extras);
}

/** Price of the add-ons of one line; a missing quantity is 1. */
export const addOnsPrice = (item: PricedItem, choice: Choice): Millis =>
  sumMillis(
    (choice.add_on_ids ?? []).map((id, index) => {
      const addOn = item.add_ons.find((offered) => offered.id === id);
      return toMillis(addOn?.price ?? 0) * (choice.add_on_qtys?.[index] ?? 1);
    }),
  );

/** The item's own discount on one unit; never more than the unit costs (PRICE-13). */
export function ownDiscount(item: PricedItem, unit: Millis, digits: number): Millis {
  const amount =
    item.discount_type === 'percent'
      ? percentOf(unit, item.discount, digits)
      : toMillis(item.discount);
  return Math.min(unit, Math.max(0, amount));
}

/** Discount on one unit: the larger of the item's and the store's, they never add up. */
export const unitDiscount = (item: PricedItem, unit: Millis, digits: number): Millis =>
  Math.max(
    ownDiscount(item, unit, digits),
    Math.min(unit, percentOf(unit, item.store_discount, digits)),
  );

/** Every amount of a line. `digits` is `digit_after_decimal_point`. */
export function priceLine(item: PricedItem, choice: Choice, digits: number): LinePrice {
  const unit = roundMillis(unitPrice(item, choice.variation), digits);
  const discountOfUnit = Math.min(unit, roundMillis(unitDiscount(item, unit, digits), digits));
  const addOns = roundMillis(addOnsPrice(item, choice), digits);
  const subtotal = unit * choice.quantity + addOns;
  const discount = discountOfUnit * choice.quantity;
  return {
    quantity: choice.quantity,
    unitPrice: unit,
    unitDiscount: discountOfUnit,
    addOns,
    subtotal,
    discount,
    total: subtotal - discount,
  };
}

export interface PriceTag {
  /** Decimal amounts before discount; equal when there is one price only. */
  readonly from: number;
  readonly to: number;
  /** The same after discount. */
  readonly discountedFrom: number;
  readonly discountedTo: number;
  /** Whole per cent off of the lowest price, for the badge; 0 without a discount. */
  readonly percentOff: number;
}

/** Price or price range as a card or an item page shows it, decimal amounts of the wire. */
export function priceTag(item: PricedItem, digits: number): PriceTag {
  const prices =
    item.variations.length > 0
      ? item.variations.map(({ price }) => toMillis(price))
      : [toMillis(item.price)];
  const from = Math.min(...prices);
  const to = Math.max(...prices);
  const discount = unitDiscount(item, from, digits);
  return {
    from: fromMillis(from),
    to: fromMillis(to),
    discountedFrom: fromMillis(from - discount),
    discountedTo: fromMillis(to - unitDiscount(item, to, digits)),
    percentOff: from > 0 ? divideRounded(discount * 100, from) : 0,
  };
}

/** Amounts of a whole cart, decimals of the wire. `total` (after discounts) is the drawer's subtotal. */
export function cartTotals(
  entries: readonly (Choice & { readonly item: PricedItem })[],
  digits: number,
): { subtotal: number; discount: number; total: number } {
  const lines = entries.map((entry) => priceLine(entry.item, entry, digits));
  return {
    subtotal: fromMillis(sumMillis(lines.map((line) => line.subtotal))),
    discount: fromMillis(sumMillis(lines.map((line) => line.discount))),
    total: fromMillis(sumMillis(lines.map((line) => line.total))),
  };
}
