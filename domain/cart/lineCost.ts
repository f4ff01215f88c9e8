import type { OrderLine } from '../orders/order';
import { fromMillis, toMillis } from '../values/money';

/** What a line of an order was charged, decimal: its units and add-ons without what was off the line. */
export function lineCost(
  line: Pick<
    OrderLine,
    'price' | 'quantity' | 'total_add_on_price' | 'discount_on_item' | 'discount_on_line'
  >,
): number {
  const discount =
    line.discount_on_line === null
      ? toMillis(line.discount_on_item) * line.quantity
      : toMillis(line.discount_on_line);
  return fromMillis(
    toMillis(line.price) * line.quantity + toMillis(line.total_add_on_price) - discount,
  );
}
