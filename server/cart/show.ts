import type { CartEntry } from '../../domain/cart/cart';
import { unitPrice } from '../../domain/catalogue/itemPrice';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { fromMillis } from '../../domain/values/money';
import type { Deps } from '../deps';
import { showChoice } from './choices';
import { itemRules } from './sellable';
import { fullLinesOf } from './store';
import { wireItem } from './wireItem';

/** The lines of a cart with today's prices (CART-19). */
export async function showCart(
  deps: Deps,
  owner: string,
  moduleId: number,
  language: Language,
): Promise<CartEntry[]> {
  const now = deps.clock.now();
  const lines = await fullLinesOf(deps.db, owner, moduleId, now);
  if (lines.length === 0) return [];
  const context = {
    language,
    now,
    timeZone: await deps.settings.timeZone(),
    takesLater: await deps.settings.takesLater(),
  };
  return lines.map(({ line, sellable, moduleType, substitute }) => ({
    id: line.id,
    item_id: line.itemId,
    model: line.model,
    quantity: line.quantity,
    price: fromMillis(unitPrice(itemRules(sellable), line.variation)),
    variation: showChoice(sellable, line.variation, language),
    add_on_ids: line.addOns.map((addOn) => addOn.id),
    add_on_qtys: line.addOns.map((addOn) => addOn.quantity),
    note: line.note,
    substitution: line.substitution,
    substitute:
      line.substituteItemId !== null && substitute
        ? { id: line.substituteItemId, name: inLanguage(substitute, language) }
        : null,
    item: wireItem(sellable, { ...context, moduleType }),
  }));
}
