import { eq } from 'drizzle-orm';
import type { CartEntry } from '../../domain/cart/cart';
import { unitPrice } from '../../domain/catalogue/itemPrice';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { usualModuleType } from '../../domain/place/module';
import { fromMillis } from '../../domain/values/money';
import { modules } from '../db/schema/places';
import type { Deps } from '../deps';
import { showChoice } from './choices';
import { itemRules, loadSellables, type Sellable } from './sellable';
import { linesOf } from './store';
import { wireItem } from './wireItem';

const nameOf = (sellable: Sellable | undefined, language: Language) =>
  sellable ? { id: sellable.item.id, name: inLanguage(sellable.item.name, language) } : null;

/** The lines of a cart with today's prices (CART-19); lines whose item is gone are left out. */
export async function showCart(
  deps: Deps,
  owner: string,
  moduleId: number,
  language: Language,
): Promise<CartEntry[]> {
  const lines = await linesOf(deps.db, owner, moduleId);
  if (lines.length === 0) return [];
  const timeZone = await deps.settings.timeZone();
  const [module] = await deps.db.select().from(modules).where(eq(modules.id, moduleId));
  const sellables = await loadSellables(
    deps.db,
    lines.flatMap((line) => [line.itemId, line.substituteItemId ?? line.itemId]),
    deps.clock.now(),
  );
  const context = {
    language,
    now: deps.clock.now(),
    timeZone,
    takesLater: await deps.settings.takesLater(),
    moduleType: module?.type ?? usualModuleType,
  } as const;
  return lines.flatMap((line): CartEntry[] => {
    const sellable = sellables.get(line.itemId);
    if (!sellable) return [];
    return [
      {
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
        substitute: nameOf(sellables.get(line.substituteItemId ?? 0), language),
        item: wireItem(sellable, context),
      },
    ];
  });
}
