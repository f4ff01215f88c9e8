import type { CartEntry } from '../../../domain/cart/cart';
import { keyOfEntry, lineOfEntry } from '../../../domain/cart/cartLines';
import { decideLineQuantity } from '../../../domain/cart/cartQuantity';

export interface LineFacts {
  entry: CartEntry;
  entries: readonly CartEntry[];
}

export type LineChange = 'more' | 'less';
export type LineVerdict = 'change' | 'remove' | 'outOfStock' | 'outOfLimits';

/**
 * What a press on plus or minus means (CART-04, ITEM-15, ITEM-16): minus removes the last unit, and
 * lowering is allowed even where stock has fallen below what is in the cart.
 */
export function decideLineChange({ entry, entries }: LineFacts, change: LineChange): LineVerdict {
  if (change === 'less') return entry.quantity <= 1 ? 'remove' : 'change';
  const more = { ...lineOfEntry(entry), quantity: entry.quantity + 1 };
  const decision = decideLineQuantity(entries, more, keyOfEntry(entry));
  if (decision.ok) return 'change';
  return decision.reason === 'out_of_limit' ? 'outOfLimits' : 'outOfStock';
}
