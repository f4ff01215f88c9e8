import type { CartEntry } from '../../../domain/cart/cart';
import { entryLike } from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import { decideStanding } from './decideStanding';
import { lineOf, type Selection } from './selection';

/** The buttons under an item: one that buys at once, and one for the cart. */
export interface Buttons {
  readonly buy: 'buyNow' | 'orderNow' | 'outOfStock' | null;
  readonly cart: 'add' | 'update' | null;
}

/**
 * ITEM-04, ITEM-06 to ITEM-09. A campaign item is ordered at once and never lies in the cart; a line of the
 * cart that is being edited (`isEdited`) can only be updated.
 */
export function decideButtons(
  item: Item,
  selection: Selection,
  entries: readonly CartEntry[],
  isEdited = false,
): Buttons {
  const standing = decideStanding(item, selection);
  if (standing === 'unavailable' || standing === 'soldOut')
    return { buy: 'outOfStock', cart: null };
  if (item.isCampaignItem || item.available_date_starts !== null) {
    return { buy: 'orderNow', cart: null };
  }
  if (isEdited) return { buy: null, cart: 'update' };
  const inCart = standing === 'ready' && entryLike(entries, lineOf(item, selection)) !== undefined;
  return { buy: 'buyNow', cart: inCart ? 'update' : 'add' };
}
