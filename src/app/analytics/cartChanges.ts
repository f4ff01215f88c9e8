import type { CartEntry } from '../../../domain/cart/cart';
import { ownDiscount } from '../../../domain/catalogue/itemPrice';
import { fromMillis, toMillis } from '../../../domain/values/money';
import type { EventItem } from './shopEvent';

/** In which discounts are rounded: thousandths, the smallest that a shop may use. */
const digits = 3;

export const goodsValue = (items: readonly EventItem[]): number =>
  fromMillis(items.reduce((sum, { price, quantity }) => sum + toMillis(price) * quantity, 0));

/** A line of the cart, as many units of it as told, with the item's own discount; add-ons and the store's are left out. */
export function lineItem({ item, price, quantity }: CartEntry, units = quantity): EventItem {
  const unit = toMillis(price);
  return {
    item_id: String(item.id),
    item_name: item.name,
    affiliation: item.store_name ?? '',
    price: fromMillis(unit - ownDiscount(item, unit, digits)),
    quantity: units,
  };
}

export interface CartChanges {
  added: EventItem[];
  removed: EventItem[];
}

/** What came into a cart and what left it between two answers of the shop. */
export function cartChanges(
  before: readonly CartEntry[],
  after: readonly CartEntry[],
): CartChanges {
  const unitsIn = (lines: readonly CartEntry[], id: number) =>
    lines.find((line) => line.id === id)?.quantity ?? 0;
  const more = (from: readonly CartEntry[], to: readonly CartEntry[]) =>
    to.flatMap((line) => {
      const units = line.quantity - unitsIn(from, line.id);
      return units > 0 ? [lineItem(line, units)] : [];
    });
  return { added: more(before, after), removed: more(after, before) };
}
