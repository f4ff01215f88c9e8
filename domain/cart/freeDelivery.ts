import { fromMillis, toMillis } from '../values/money';

/**
 * The free-delivery bar of the cart (CART-08, CART-09), decimal amounts of the wire.
 * Null when the shop has no such threshold; `isFree`: delivery of the store is free whatever is ordered.
 */
export function freeDeliveryProgress(
  freeDeliveryOver: number | null,
  cartSubtotal: number,
  isFree = false,
): { remaining: number; percent: number; reached: boolean } | null {
  if (freeDeliveryOver === null || freeDeliveryOver <= 0) return null;
  const over = toMillis(freeDeliveryOver);
  if (isFree) return { remaining: 0, percent: 100, reached: true };
  const remaining = Math.max(0, over - toMillis(cartSubtotal));
  const percent = Math.min(100, Math.max(0, ((over - remaining) / over) * 100));
  return { remaining: fromMillis(remaining), percent, reached: remaining === 0 };
}
