import type { Store } from '../entities/catalogue';
import { type Millis, percentOf, sumMillis, toMillis } from '../money';
import { type Choice, type LinePrice, type PricedItem, priceLine } from './itemPrice';

type Discount = NonNullable<Store['discount']>;

/** Whether a store's discount runs at a moment and its minimum purchase is reached. */
export const isStoreDiscountActive = (discount: Discount, now: Date, subtotal: Millis): boolean =>
  discount.discount > 0 &&
  (!discount.start_date || Date.parse(discount.start_date) <= now.getTime()) &&
  (!discount.end_date || Date.parse(discount.end_date) > now.getTime()) &&
  subtotal >= toMillis(discount.min_purchase);

/**
 * Lines of an order with the store's discount where it beats the item's own. The store's
 * `max_discount` (0: no cap) bounds the sum of its part; a line beyond the cap keeps the better of
 * its own discount and what is left.
 */
export function priceLines(
  lines: readonly (Choice & { readonly item: PricedItem })[],
  discount: Store['discount'],
  now: Date,
  digits: number,
): LinePrice[] {
  const bare = lines.map((line) => priceLine({ ...line.item, store_discount: 0 }, line, digits));
  if (!discount) return lines.map((line) => priceLine(line.item, line, digits));
  if (!isStoreDiscountActive(discount, now, sumMillis(bare.map((line) => line.subtotal)))) {
    return bare;
  }
  const cap = toMillis(discount.max_discount);
  let left = cap > 0 ? cap : Number.MAX_SAFE_INTEGER;
  return bare.map((line, index) => {
    const item = lines[index]?.item;
    if (!item) return line;
    const full = percentOf(line.unitPrice, discount.discount, digits) * line.quantity;
    const byStore = Math.min(full, left, line.unitPrice * line.quantity);
    if (byStore <= line.discount) return line;
    left -= byStore;
    return {
      ...line,
      unitDiscount: Math.floor(byStore / line.quantity),
      discount: byStore,
      total: line.subtotal - byStore,
    };
  });
}
