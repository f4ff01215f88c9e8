import type { ChosenVariation } from '../cart/cart';
import type { Item, Variation } from './catalogue';

const plain = (type: string) => type.replaceAll(/[\s-]/g, '').toLowerCase();

/** The variation whose type matches the joined choices, ignoring dashes and spaces (ITEM-14). */
export const matchVariation = (
  variations: readonly Variation[],
  chosen: string | readonly string[],
): Variation | undefined => {
  const wanted = plain(typeof chosen === 'string' ? chosen : chosen.join(''));
  return variations.find(({ type }) => plain(type) === wanted);
};

/** Two selections are the same line of a cart when they choose the same, in whatever order (ITEM-08). */
export function sameSelection(
  a: readonly ChosenVariation[],
  b: readonly ChosenVariation[],
): boolean {
  const key = (choices: readonly ChosenVariation[]) =>
    choices
      .map((choice) =>
        'values' in choice
          ? `${choice.name}:${[...choice.values.label].sort().join('|')}`
          : plain(choice.type),
      )
      .sort()
      .join('||');
  return key(a) === key(b);
}

type Selectable = Pick<Item, 'variations' | 'food_variations' | 'add_ons'>;

/**
 * Whether a selection fits what the item offers: one known combination where the item has
 * combinations, known labels within each group's bounds and every required group for dishes,
 * known add-ons. Returns the reason of the first misfit.
 */
export function checkSelection(
  item: Selectable,
  chosen: readonly ChosenVariation[],
  addOnIds: readonly number[] = [],
): { ok: true } | { ok: false; group: string } {
  if (addOnIds.some((id) => !item.add_ons.some((addOn) => addOn.id === id))) {
    return { ok: false, group: 'add_ons' };
  }
  if (new Set(addOnIds).size !== addOnIds.length) return { ok: false, group: 'add_ons' };
  if (item.variations.length > 0) {
    const [only, ...more] = chosen;
    const fits = only && 'type' in only && matchVariation(item.variations, only.type);
    return fits && more.length === 0 ? { ok: true } : { ok: false, group: 'variation' };
  }
  return checkGroups(item.food_variations, chosen);
}

function checkGroups(
  groups: Item['food_variations'],
  chosen: readonly ChosenVariation[],
): { ok: true } | { ok: false; group: string } {
  const seen = new Set<string>();
  for (const choice of chosen) {
    const group = 'values' in choice && groups.find(({ name }) => name === choice.name);
    if (!group || !('values' in choice) || seen.has(group.name)) {
      return { ok: false, group: 'name' in choice ? choice.name : choice.type };
    }
    seen.add(group.name);
    const labels = choice.values.label;
    const known = labels.every((label) => group.values.some((value) => value.label === label));
    if (!known || new Set(labels).size !== labels.length) return { ok: false, group: group.name };
    const most = group.type === 'single' ? 1 : group.max || group.values.length;
    const least = group.required === 'on' ? Math.max(1, group.min) : group.min;
    const skipped = labels.length === 0 && group.required === 'off';
    if (!skipped && (labels.length < least || labels.length > most)) {
      return { ok: false, group: group.name };
    }
  }
  const missing = groups.find((group) => group.required === 'on' && !seen.has(group.name));
  return missing ? { ok: false, group: missing.name } : { ok: true };
}
