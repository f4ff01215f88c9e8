import { unitsLeft } from '../../../domain/cart/cartRules';
import type { Item } from '../../../domain/catalogue/catalogue';
import { orderableWhen } from '../../../domain/catalogue/orderable';
import { chosenCombination, chosenVariations, missingChoices, type Selection } from './selection';

export type Standing = 'unavailable' | 'incomplete' | 'soldOut' | 'ready';

/** ITEM-06: the item itself first, then the choices, then the stock of what was chosen (ITEM-17). */
export function decideStanding(item: Item, selection: Selection): Standing {
  const nothingLeft =
    item.stock === 0 &&
    (item.variations.length === 0 || item.variations.every(({ stock }) => stock === 0));
  if (nothingLeft || orderableWhen({ ...item, stock: null }) === 'never') return 'unavailable';
  if (missingChoices(item, selection).length > 0) return 'incomplete';
  if (item.variations.length > 0 && !chosenCombination(item, selection)) return 'soldOut';
  return unitsLeft(item, chosenVariations(item, selection)) === 0 ? 'soldOut' : 'ready';
}
