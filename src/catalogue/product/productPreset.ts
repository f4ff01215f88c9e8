import type { Item } from '../../../domain/entities/catalogue';
import { matchVariation } from '../../../domain/pricing/variations';
import { chosenCombination, type Preset, type Selection } from '../../../machines/item';
import type { ProductSearch } from './productSearch';

type Options = Record<string, string>;

const everyChoice = (item: Item): Options[] =>
  item.choice_options.reduce<Options[]>(
    (sofar, { title, options }) =>
      sofar.flatMap((chosen) => options.map((option) => ({ ...chosen, [title]: option }))),
    [{}],
  );

/** The selection that an address asks for, as far as the item offers it. */
export function presetOf(item: Item, search: ProductSearch): Preset {
  const wanted = search.variant && matchVariation(item.variations, search.variant);
  const options = wanted
    ? everyChoice(item).find((chosen) => {
        const selection = { options: chosen, dishes: {}, addOns: {}, quantity: 1 };
        return chosenCombination(item, selection) === wanted;
      })
    : undefined;
  return { ...(options && { options }), ...(search.pick && { dishes: search.pick }) };
}

/** The address of a selection, so that a shared link opens the same. */
export function searchOf(
  item: Item,
  selection: Selection,
): Pick<ProductSearch, 'variant' | 'pick'> {
  const picked = Object.entries(selection.dishes).filter(([, labels]) => labels.length > 0);
  const pick = Object.fromEntries(picked.map(([name, labels]) => [name, [...labels]]));
  return {
    variant: chosenCombination(item, selection)?.type,
    pick: picked.length > 0 ? pick : undefined,
  };
}
