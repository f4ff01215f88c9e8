import type { ChosenVariation } from '../cart/cart';
import { type Millis, percentOf, roundMillis, sumMillis, toMillis } from '../values/money';
import type { Item } from './catalogue';
import { matchVariation } from './variations';

export type PricedItem = Pick<
  Item,
  | 'price'
  | 'discount'
  | 'discount_type'
  | 'store_discount'
  | 'store_discount_rule'
  | 'variations'
  | 'food_variations'
  | 'add_ons'
>;

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
  /** Discount on one unit, rounded down where a share of a capped discount does not divide. */
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

/** Price of the add-ons of one line, each rounded on its own; a missing quantity is 1. */
const addOnsPrice = (item: PricedItem, choice: Choice, digits: number): Millis =>
  sumMillis(
    (choice.add_on_ids ?? []).map((id, index) => {
      const addOn = item.add_ons.find((offered) => offered.id === id);
      const price = roundMillis(toMillis(addOn?.price ?? 0), digits);
      return price * (choice.add_on_qtys?.[index] ?? 1);
    }),
  );

/** The item's own discount on one unit; never more than the unit costs (PRICE-13). */
export function ownDiscount(
  item: Pick<PricedItem, 'discount' | 'discount_type'>,
  unit: Millis,
  digits: number,
): Millis {
  const amount =
    item.discount_type === 'percent'
      ? percentOf(unit, item.discount, digits)
      : roundMillis(toMillis(item.discount), digits);
  return Math.min(unit, Math.max(0, amount));
}

/** Every amount of a line with the item's own discount. `digits` is `digit_after_decimal_point`. */
export function priceLine(item: PricedItem, choice: Choice, digits: number): LinePrice {
  const unit = roundMillis(unitPrice(item, choice.variation), digits);
  const discountOfUnit = ownDiscount(item, unit, digits);
  const addOns = addOnsPrice(item, choice, digits);
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
