import type { SnapshotFrom } from 'xstate';
import { discountOfItems, priceItems } from '../../../domain/catalogue/storeDiscount';
import { fromMillis } from '../../../domain/values/money';
import { type itemMachine, lineOf, missingChoices } from '../../../machines/catalogue/item';

type Snapshot = SnapshotFrom<typeof itemMachine>;

const screens = ['item', 'unavailable', 'missing', 'soldOut', 'failed'] as const;
export type ItemScreen = (typeof screens)[number];

/** What is told beside the item, the most important first; 'item' when there is nothing to tell. */
export function itemScreenOf(snapshot: Snapshot): ItemScreen {
  const shown = new Set(
    Object.values(snapshot.getMeta()).map((meta: { screen?: string } | undefined) => meta?.screen),
  );
  return [...screens].reverse().find((screen) => shown.has(screen)) ?? 'item';
}

export const selectionOf = ({ context }: Snapshot) => context.selection;

/** Names of the choices that are missing once the shopper has been told about them. */
export const pointedOut = (snapshot: Snapshot): string[] =>
  itemScreenOf(snapshot) === 'missing'
    ? missingChoices(snapshot.context.item, snapshot.context.selection)
    : [];

/** What the selection costs, bought alone; decimal amounts. */
export interface SelectionPrice {
  readonly total: number;
  /** One unit as it is chosen, before and after discount. */
  readonly one: { readonly amount: number; readonly was: number };
}

/** What the selection costs now; null while choices are missing. */
export function unitPriceOf({ context }: Snapshot, digits: number): SelectionPrice | null {
  const { item, selection } = context;
  if (missingChoices(item, selection).length > 0) return null;
  const { quantity, variation, addOns } = lineOf(item, selection);
  const chosen = {
    item,
    variation,
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map((addOn) => addOn.quantity),
  };
  const priced = (units: number) =>
    priceItems([{ ...chosen, quantity: units }], discountOfItems([item]), new Date(), digits);
  const [one] = priced(1).lines;
  if (!one) return null;
  return {
    total: fromMillis(priced(quantity).total),
    one: { amount: fromMillis(one.unitPrice - one.discount), was: fromMillis(one.unitPrice) },
  };
}
