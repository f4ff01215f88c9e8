import * as v from 'valibot';
import { type ChosenVariation, chosenVariation } from '../../../../domain/cart/cart';
import type { Facts } from './facts';
import { itemOf } from './item';
import { json, list, number, type Row, row, rowsIn, word } from './values';

/**
 * What was chosen: dishes as `{name, values:{label:[...]}}`, in lines of orders as a list of the options themselves;
 * others by the name of their combination.
 */
export const choicesOf = (variation: unknown): ChosenVariation[] =>
  rowsIn(variation).flatMap((one) => {
    const values = json(one.values);
    const labels = Array.isArray(values)
      ? values.map((option) => word(row(option).label) || word(option))
      : list(row(values).label).map(word);
    const read = v.safeParse(
      chosenVariation,
      one.values === undefined ? one : { name: one.name, values: { label: labels } },
    );
    return read.success ? [read.output] : [];
  });

/** The same choices, whatever else the rows carry. */
export const choiceName = (variation: unknown): string =>
  JSON.stringify(
    choicesOf(variation)
      .map((one) => ('values' in one ? [one.name, ...[...one.values.label].sort()] : [one.type]))
      .filter((one) => one.length > 1 || word(one[0]) !== '')
      .sort(),
  );

export const numbersOf = (value: unknown): number[] =>
  list(value)
    .map(number)
    .filter((one): one is number => one !== null);

export const modelOf = (line: Row): 'Item' | 'ItemCampaign' =>
  /ItemCampaign$/.test(word(line.item_type)) ? 'ItemCampaign' : 'Item';

/** The store that a line is of: the newest tell it beside the item too. */
export const storeOfLine = (line: Row): number | null =>
  number(row(line.item).store_id) ?? number(line.store_id);

/**
 * The lines of the store that was turned to last: an order is of one store, while other clients of the same shop put
 * things of several into a cart.
 */
export function linesOfOne(lines: readonly Row[]): Row[] {
  const ids = lines.map(({ id }) => number(id) ?? 0);
  const last = lines[ids.indexOf(Math.max(...ids))];
  return lines.filter((line) => last && storeOfLine(line) === storeOfLine(last));
}

/** A cart's line as the contract has it; there are no notes and no substitutes. */
export const entryOf = (facts: Facts, line: Row, type: string) => ({
  id: line.id,
  item_id: line.item_id,
  model: modelOf(line),
  quantity: line.quantity,
  price: line.price,
  variation: choicesOf(line.variation),
  add_on_ids: numbersOf(line.add_on_ids),
  add_on_qtys: numbersOf(line.add_on_qtys),
  note: null,
  item: itemOf(facts, row(line.item), { type, isCampaign: modelOf(line) === 'ItemCampaign' }),
});

const addOnsIn = (line: Row): Map<number, number> => {
  const quantities = numbersOf(line.add_on_qtys);
  return new Map(numbersOf(line.add_on_ids).map((id, place) => [id, quantities[place] ?? 1]));
};

const nameOf = (addOns: Map<number, number>) =>
  [...addOns]
    .map(([id, quantity]) => `${id} ${quantity}`)
    .sort()
    .join();

/**
 * Add-ons of a line that takes up another of the same choices: nothing that either had is lost. They are counted for the
 * whole line there, so that alike ones stay as they are.
 */
export function addOnsTogether(line: Row, wanted: Row): Row {
  const [had, added] = [addOnsIn(line), addOnsIn(wanted)];
  const all = new Map(added);
  if (nameOf(had) !== nameOf(added))
    for (const [id, quantity] of had) all.set(id, (all.get(id) ?? 0) + quantity);
  return { add_on_ids: [...all.keys()], add_on_qtys: [...all.values()] };
}
