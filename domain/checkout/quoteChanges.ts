import type { Quote } from '../orders/order';
import { type Change, type Compared, whatChanged } from './whatChanged';

export type OrderPart = 'items' | 'discount' | 'coupon' | 'delivery' | 'fee' | 'tip' | 'tax';

/** Lines after their discounts, or all items together where the back end tells no lines. */
const comparedOf = (quote: Quote, byLine: boolean): Compared<OrderPart> => ({
  things: byLine ? quote.lines.map(({ key, name, total }) => ({ key, name, amount: total })) : [],
  parts: {
    items: byLine ? 0 : quote.subtotal,
    discount: byLine ? 0 : 0 - quote.item_discount,
    coupon: 0 - quote.coupon_discount,
    delivery: quote.delivery_charge,
    fee: quote.additional_charge,
    tip: quote.dm_tips,
    tax: quote.tax_included === 1 ? 0 : quote.tax_amount,
  },
});

/** Why the total of an order is another: which line, from what to what, or which fee (S22). */
export function quoteChanges(before: Quote, after: Quote): Change<OrderPart>[] {
  const byLine = before.lines.length > 0 && after.lines.length > 0;
  return whatChanged(comparedOf(before, byLine), comparedOf(after, byLine));
}
