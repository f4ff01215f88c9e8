import type { SnapshotFrom } from 'xstate';
import { fromMillis } from '../../../domain/money';
import { type LinePrice, priceLine } from '../../../domain/pricing/itemPrice';
import { type itemMachine, lineOf, missingChoices } from '../../../machines/item';

type Snapshot = SnapshotFrom<typeof itemMachine>;

const screens = ['item', 'unavailable', 'missing', 'soldOut', 'failed'] as const;
export type ItemScreen = (typeof screens)[number];

/** What is told beside the item, the most important first; 'item' when there is nothing to tell. */
export function screenOf(snapshot: Snapshot): ItemScreen {
  const shown = new Set(
    Object.values(snapshot.getMeta()).map((meta: { screen?: string } | undefined) => meta?.screen),
  );
  return [...screens].reverse().find((screen) => shown.has(screen)) ?? 'item';
}

export const selectionOf = ({ context }: Snapshot) => context.selection;

/** Names of the choices that are missing once the shopper has been told about them. */
export const pointedOut = (snapshot: Snapshot): string[] =>
  screenOf(snapshot) === 'missing'
    ? missingChoices(snapshot.context.item, snapshot.context.selection)
    : [];

/** What the selection costs; null while choices are missing. Decimal amounts come by `fromMillis`. */
export function priceOf({ context }: Snapshot, digits: number): LinePrice | null {
  const { item, selection } = context;
  if (missingChoices(item, selection).length > 0) return null;
  const { quantity, variation, addOns } = lineOf(item, selection);
  return priceLine(
    item,
    {
      quantity,
      variation,
      add_on_ids: addOns.map(({ id }) => id),
      add_on_qtys: addOns.map((addOn) => addOn.quantity),
    },
    digits,
  );
}

/** One unit as it is chosen, before and after discount, decimal amounts. */
export const unitOf = (price: LinePrice) => ({
  amount: fromMillis(price.unitPrice - price.unitDiscount),
  was: fromMillis(price.unitPrice),
});
