import type { ChosenVariation } from '../../../domain/cart/cart';
import type { WantedLine } from '../../../domain/cart/cartLines';
import { mostAllowed } from '../../../domain/cart/cartRules';
import type { FoodVariation, Item, Variation } from '../../../domain/catalogue/catalogue';
import { matchVariation } from '../../../domain/catalogue/variations';

export interface Selection {
  /** Chosen option of each choice, keyed by the choice's title. */
  readonly options: Readonly<Record<string, string>>;
  /** Chosen labels of each group of a dish, keyed by the group's name. */
  readonly dishes: Readonly<Record<string, readonly string[]>>;
  /** Units of each add-on, keyed by its id; 0 counts as not chosen. */
  readonly addOns: Readonly<Record<string, number>>;
  readonly quantity: number;
}

export type Preset = Partial<Selection>;

/** The combination that the chosen options name; undefined while one is missing or none is sold. */
export function chosenCombination(item: Item, { options }: Selection): Variation | undefined {
  const chosen = item.choice_options.map(({ title }) => options[title] ?? '');
  return chosen.every(Boolean) ? matchVariation(item.variations, chosen) : undefined;
}

export function chosenVariations(item: Item, selection: Selection): ChosenVariation[] {
  if (item.variations.length > 0) {
    const combination = chosenCombination(item, selection);
    return combination ? [combination] : [];
  }
  return item.food_variations.flatMap(({ name }): ChosenVariation[] => {
    const label = selection.dishes[name] ?? [];
    return label.length > 0 ? [{ name, values: { label: [...label] } }] : [];
  });
}

export const lineOf = (item: Item, selection: Selection): WantedLine => ({
  item,
  quantity: selection.quantity,
  variation: chosenVariations(item, selection),
  addOns: item.add_ons.flatMap(({ id }) => {
    const quantity = selection.addOns[id] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  }),
});

const leastOf = (group: FoodVariation) =>
  group.required === 'on' ? Math.max(1, group.min) : group.min;

export const mostOf = (group: FoodVariation): number =>
  group.type === 'single' ? 1 : group.max || group.values.length;

export function missingChoices(item: Item, selection: Selection): string[] {
  if (item.variations.length > 0) {
    return item.choice_options
      .filter(({ title }) => !selection.options[title])
      .map(({ title }) => title);
  }
  return item.food_variations
    .filter((group) => {
      const count = selection.dishes[group.name]?.length ?? 0;
      if (count === 0) return group.required === 'on';
      return count < leastOf(group) || count > mostOf(group);
    })
    .map(({ name }) => name);
}

export function pressed(group: FoodVariation, labels: readonly string[], label: string): string[] {
  if (labels.includes(label)) {
    const keeps = group.type === 'single' && group.required === 'on';
    return keeps ? [label] : labels.filter((other) => other !== label);
  }
  if (group.type === 'single') return [label];
  return labels.length < mostOf(group) ? [...labels, label] : [...labels];
}

/** Keeps what the item still offers and a quantity that can be sold (at least 1). */
export function fitted(item: Item, selection: Selection): Selection {
  const most = mostAllowed(item, chosenVariations(item, selection));
  return { ...selection, quantity: Math.max(1, Math.min(selection.quantity, most)) };
}

/**
 * The selection that a page opens with: what the link or the cart line says, where the item offers
 * it; the only option where there is only one.
 */
export function startSelection(item: Item, preset: Preset = {}): Selection {
  const options = item.choice_options.flatMap(({ title, options: offered }) => {
    const wanted = preset.options?.[title];
    const option =
      offered.find((one) => one === wanted) ?? (offered.length === 1 ? offered[0] : '');
    return option ? [[title, option]] : [];
  });
  const dishes = item.food_variations.flatMap((group) => {
    const wanted = preset.dishes?.[group.name] ?? [];
    const labels = wanted.filter((label) => group.values.some((value) => value.label === label));
    return labels.length > 0 ? [[group.name, labels.slice(0, mostOf(group))]] : [];
  });
  return fitted(item, {
    options: Object.fromEntries(options),
    dishes: Object.fromEntries(dishes),
    addOns: preset.addOns ?? {},
    quantity: preset.quantity ?? 1,
  });
}

/** What is chosen of an item, by which group of it. */
export type Choice =
  | { type: 'item.optionChosen'; title: string; option: string }
  | { type: 'item.dishPressed'; group: string; label: string }
  | { type: 'item.addOnSet'; id: number; quantity: number };

const changeBy = (item: Item, selection: Selection, choice: Choice): Partial<Selection> => {
  switch (choice.type) {
    case 'item.optionChosen':
      return { options: { ...selection.options, [choice.title]: choice.option } };
    case 'item.addOnSet':
      return { addOns: { ...selection.addOns, [choice.id]: Math.max(0, choice.quantity) } };
    case 'item.dishPressed': {
      const group = item.food_variations.find(({ name }) => name === choice.group);
      if (!group) return {};
      const labels = pressed(group, selection.dishes[choice.group] ?? [], choice.label);
      return { dishes: { ...selection.dishes, [choice.group]: labels } };
    }
  }
};

/** The selection after a choice, as far as the item can be sold so. */
export const withChoice = (item: Item, selection: Selection, choice: Choice): Selection =>
  fitted(item, { ...selection, ...changeBy(item, selection, choice) });
