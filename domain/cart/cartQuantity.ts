import { matchVariation } from '../catalogue/variations';
import type { CartEntry, ChosenVariation } from './cart';
import { keyOfEntry, keyOfLine, type WantedLine } from './cartLines';
import { decideQuantity, type QuantityDecision } from './cartRules';

const combination = (chosen: readonly ChosenVariation[]) =>
  chosen.flatMap((choice) => ('type' in choice ? [choice.type] : []))[0];

/**
 * Whether a line may be in this cart (ITEM-15 to ITEM-17). Lines of one item share its maximum, and
 * lines of one combination its stock. `was` names the line that this one takes the place of.
 */
export function decideLineQuantity(
  entries: readonly CartEntry[],
  line: WantedLine,
  was = keyOfLine(line),
): QuantityDecision {
  const { item, variation, quantity } = line;
  const others = entries.filter((entry) => entry.item_id === item.id && keyOfEntry(entry) !== was);
  const chosen = combination(variation);
  const counted = chosen && matchVariation(item.variations, chosen);
  const sharing = counted
    ? others.filter((entry) => {
        const theirs = combination(entry.variation);
        return theirs !== undefined && matchVariation([counted], theirs) !== undefined;
      })
    : others;
  const sum = (list: readonly CartEntry[]) =>
    list.reduce((total, entry) => total + entry.quantity, quantity);
  const byStock = decideQuantity({ ...item, maximum_cart_quantity: null }, variation, sum(sharing));
  return byStock.ok ? decideQuantity({ ...item, stock: null }, [], sum(others)) : byStock;
}
