import type { ChosenVariation } from '../../domain/cart/cart';
import { checkSelection, matchVariation } from '../../domain/catalogue/variations';
import { defaultLanguage, type Language, languageCodes } from '../../domain/language/languages';
import { inLanguage, type OwnText } from '../../domain/language/localized';
import { fromMillis } from '../../domain/values/money';
import type { StoredAddOnChoice } from '../db/schema/carts';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { itemRules, type Sellable, type VariationRow } from './sellable';

/** A selection as carts and orders keep it: named in English, so that a change of language changes no cart. */
export interface StoredSelection {
  readonly variation: ChosenVariation[];
  readonly addOns: StoredAddOnChoice[];
  /** The combination chosen, where the item has combinations. */
  readonly combination: VariationRow | null;
  /** Equal for equal selections, in whatever order and language they were made. */
  readonly key: string;
}

interface Wanted {
  readonly variation: readonly ChosenVariation[];
  readonly add_on_ids: readonly number[];
  readonly add_on_qtys: readonly number[];
}

const is = (text: OwnText, word: string) => Object.values(text).includes(word);

function inEnglish(sellable: Sellable, chosen: ChosenVariation): ChosenVariation {
  if ('values' in chosen) {
    const group = sellable.item.foodVariations.find(({ name }) => is(name, chosen.name));
    if (!group) return chosen;
    const label = chosen.values.label.map(
      (word) => group.values.find((value) => is(value.label, word))?.label[defaultLanguage] ?? word,
    );
    return { name: group.name[defaultLanguage], values: { label } };
  }
  const found = combinationOf(sellable, chosen.type);
  return { type: found?.type[defaultLanguage] ?? chosen.type, price: 0, stock: 0 };
}

/** The combination of choice options named in any language; null when there is none of that name. */
function combinationOf(sellable: Sellable, type: string): VariationRow | null {
  for (const language of languageCodes) {
    const { variations } = itemRules(sellable, language);
    const found = matchVariation(variations, type);
    const row = found && sellable.variations[variations.indexOf(found)];
    if (row) return row;
  }
  return null;
}

/**
 * Reads a selection in any language.
 * @throws Refusal `variation_invalid` that names the item when it does not offer it or a required choice is missing
 */
export function readChoice(sellable: Sellable, wanted: Wanted): StoredSelection {
  const variation = wanted.variation.map((chosen) => inEnglish(sellable, chosen));
  const checked = checkSelection(itemRules(sellable), variation, wanted.add_on_ids);
  if (!checked.ok) {
    const { id, name } = sellable.item;
    const what = t('“{name}”', { name });
    throw new Refusal('variation_invalid', {
      message: t('Please choose among the options of {what}.', { what }),
      detail: { item_id: id, group: checked.group },
    });
  }
  const addOns = wanted.add_on_ids.map((id, index) => ({
    id,
    quantity: wanted.add_on_qtys[index] ?? 1,
  }));
  const [only] = variation;
  const combination = only && 'type' in only ? combinationOf(sellable, only.type) : null;
  return { variation, addOns, combination, key: choiceKey(variation, addOns) };
}

function choiceKey(
  variation: readonly ChosenVariation[],
  addOns: readonly StoredAddOnChoice[],
): string {
  const chosen = variation
    .map((choice) =>
      'values' in choice
        ? `${choice.name}=${[...choice.values.label].sort().join('+')}`
        : choice.type,
    )
    .sort();
  const extras = addOns.map((addOn) => `#${addOn.id}`).sort();
  return [...chosen, ...extras].join('|');
}

export function showChoice(
  sellable: Sellable,
  stored: readonly ChosenVariation[],
  language: Language,
): ChosenVariation[] {
  return stored.map((choice) => {
    if ('values' in choice) {
      const group = sellable.item.foodVariations.find(({ name }) => is(name, choice.name));
      const label = choice.values.label.map(
        (word) =>
          inLanguage(group?.values.find((value) => is(value.label, word))?.label, language) || word,
      );
      return { name: inLanguage(group?.name, language) || choice.name, values: { label } };
    }
    const row = combinationOf(sellable, choice.type);
    if (!row) return choice;
    return {
      type: inLanguage(row.type, language),
      price: fromMillis(row.price),
      stock: row.stock,
    };
  });
}
