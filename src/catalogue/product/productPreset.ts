import type { CartEntry } from '../../../domain/cart/cart';
import type { Item } from '../../../domain/catalogue/catalogue';
import { matchVariation } from '../../../domain/catalogue/variations';
import { chosenCombination, type Preset, type Selection } from '../../../machines/catalogue/item';
import type { ProductSearch } from './productSearch';

type Options = Record<string, string>;

const everyChoice = (item: Item): Options[] =>
  item.choice_options.reduce<Options[]>(
    (sofar, { title, options }) =>
      sofar.flatMap((chosen) => options.map((option) => ({ ...chosen, [title]: option }))),
    [{}],
  );

/** The selection of a combination by its wire name, "Red-XL"; undefined where it is not sold. */
function optionsOf(item: Item, type: string): Options | undefined {
  const wanted = matchVariation(item.variations, type);
  return (
    wanted &&
    everyChoice(item).find((chosen) => {
      const selection = { options: chosen, dishes: {}, addOns: {}, quantity: 1 };
      return chosenCombination(item, selection) === wanted;
    })
  );
}

export function presetOfEntry(item: Item, entry: CartEntry): Preset {
  const combination = entry.variation.flatMap((choice) => ('type' in choice ? [choice.type] : []));
  const options = combination[0] === undefined ? undefined : optionsOf(item, combination[0]);
  const dishes = entry.variation.flatMap((choice) =>
    'values' in choice ? [[choice.name, choice.values.label] as const] : [],
  );
  return {
    ...(options && { options }),
    dishes: Object.fromEntries(dishes),
    addOns: Object.fromEntries(
      entry.add_on_ids.map((id, index) => [id, entry.add_on_qtys[index] ?? 1]),
    ),
    quantity: entry.quantity,
  };
}

export function presetOf(item: Item, search: ProductSearch): Preset {
  const options = search.variant ? optionsOf(item, search.variant) : undefined;
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
