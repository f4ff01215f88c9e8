import type { Item } from '../catalogue/catalogue';
import { matchVariation } from '../catalogue/variations';
import type { ChosenVariation } from './cart';

type Stocked = Pick<Item, 'stock' | 'maximum_cart_quantity' | 'variations'>;

/** Units that can be sold of a selection; null where stock is not counted. */
export function unitsLeft(item: Stocked, chosen: readonly ChosenVariation[] = []): number | null {
  if (item.stock === null) return null;
  const combination = chosen.find((choice) => 'type' in choice);
  const variation =
    combination && 'type' in combination
      ? matchVariation(item.variations, combination.type)
      : undefined;
  return variation ? variation.stock : item.stock;
}

export type QuantityRefusal = 'out_of_stock' | 'variation_out_of_stock' | 'out_of_limit';
export type QuantityDecision = { ok: true } | { ok: false; reason: QuantityRefusal };

/**
 * Whether `quantity` of a selection may be in the cart: stock first (ITEM-15), a variation without
 * stock with a message of its own (ITEM-17), then the item's maximum (ITEM-16; null or 0: none).
 */
export function decideQuantity(
  item: Stocked,
  chosen: readonly ChosenVariation[],
  quantity: number,
): QuantityDecision {
  const left = unitsLeft(item, chosen);
  if (left !== null && left <= 0) {
    const hasVariation = chosen.some((choice) => 'type' in choice) && item.variations.length > 0;
    return { ok: false, reason: hasVariation ? 'variation_out_of_stock' : 'out_of_stock' };
  }
  if (left !== null && quantity > left) return { ok: false, reason: 'out_of_stock' };
  const most = item.maximum_cart_quantity ?? 0;
  return most > 0 && quantity > most ? { ok: false, reason: 'out_of_limit' } : { ok: true };
}

/** The most that may be in the cart of a selection; `ceiling` where neither stock nor maximum says. */
export function mostAllowed(
  item: Stocked,
  chosen: readonly ChosenVariation[],
  ceiling = 999,
): number {
  const left = unitsLeft(item, chosen) ?? ceiling;
  const most = item.maximum_cart_quantity ?? 0;
  return Math.max(0, Math.min(left, most > 0 ? most : ceiling, ceiling));
}
