import type { CartEntry } from '../../../domain/cart/cart';
import { entryLike, isAsWanted, keyOfEntry, type WantedLine } from '../../../domain/cart/cartLines';
import { decideLineQuantity } from '../../../domain/cart/cartQuantity';
import { orderableWhen } from '../../../domain/catalogue/orderable';
import { checkSelection } from '../../../domain/catalogue/variations';

export type AddVerdict =
  | 'add'
  | 'update'
  | 'unchanged'
  | 'unavailable'
  | 'choiceMissing'
  | 'outOfStock'
  | 'variationOutOfStock'
  | 'outOfLimits'
  | 'otherStore';

const refusals = {
  out_of_stock: 'outOfStock',
  variation_out_of_stock: 'variationOutOfStock',
  out_of_limit: 'outOfLimits',
} as const;

/** The entry that a line takes the place of: the one being edited, else the one of the same option. */
export const entryReplaced = (
  entries: readonly CartEntry[],
  line: WantedLine,
  edited: string | null,
): CartEntry | undefined =>
  entries.find((entry) => keyOfEntry(entry) === edited) ?? entryLike(entries, line);

/**
 * What putting a line into a cart means, as far as the page can know (ITEM-08, ITEM-11, ITEM-15 to
 * ITEM-18). What can never be sold is told before the shopper is asked to give up the cart. `edited` is the
 * key of the line that is being edited.
 */
export function decideAddToCart(
  line: WantedLine,
  entries: readonly CartEntry[],
  edited: string | null = null,
): AddVerdict {
  const { item } = line;
  if (orderableWhen({ ...item, stock: null }) === 'never') return 'unavailable';
  const addOnIds = line.addOns.map(({ id }) => id);
  if (!checkSelection(item, line.variation, addOnIds).ok) return 'choiceMissing';
  if (entries.some((entry) => entry.item.store_id !== item.store_id)) {
    const alone = decideLineQuantity([], line);
    return alone.ok ? 'otherStore' : refusals[alone.reason];
  }
  const existing = entryReplaced(entries, line, edited);
  if (existing && isAsWanted(existing, line)) return 'unchanged';
  const decision = decideLineQuantity(entries, line, existing && keyOfEntry(existing));
  if (!decision.ok) return refusals[decision.reason];
  return existing ? 'update' : 'add';
}
