import { orderableWhen } from '../catalogue/orderable';
import { checkSelection } from '../catalogue/variations';
import type { CartEntry } from './cart';
import { keyOfEntry, lineOfEntry } from './cartLines';
import { decideLineQuantity } from './cartQuantity';
import type { QuantityRefusal } from './cartRules';

export interface LineTrouble {
  readonly reason: QuantityRefusal | 'unavailable' | 'choice_gone';
  readonly most: number;
}

/**
 * What keeps a line from being ordered: its stock, or the most that one cart may hold, after what the lines above it
 * take of the same (ITEM-15 to ITEM-17), that it is offered neither now nor for later, or
 * that what was chosen of it is offered no longer; null when nothing does.
 */
export function troubleOf(entries: readonly CartEntry[], entry: CartEntry): LineTrouble | null {
  if (orderableWhen({ ...entry.item, stock: null }) === 'never')
    return { reason: 'unavailable', most: 0 };
  if (!checkSelection(entry.item, entry.variation, entry.add_on_ids).ok)
    return { reason: 'choice_gone', most: 0 };
  const key = keyOfEntry(entry);
  const place = entries.findIndex((other) => keyOfEntry(other) === key);
  const above = place < 0 ? [] : entries.slice(0, place);
  const ofUnits = (quantity: number) =>
    decideLineQuantity(above, { ...lineOfEntry(entry), quantity }, key);
  const decision = ofUnits(entry.quantity);
  if (decision.ok) return null;
  let most = entry.quantity - 1;
  while (most > 0 && !ofUnits(most).ok) most -= 1;
  return { reason: decision.reason, most };
}

export const troubledLines = (entries: readonly CartEntry[]): CartEntry[] =>
  entries.filter((entry) => troubleOf(entries, entry) !== null);
