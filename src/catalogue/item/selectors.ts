import type { SnapshotFrom } from 'xstate';
import type { Item } from '../../../domain/catalogue/catalogue';
import { discountOfItems, priceItems } from '../../../domain/catalogue/storeDiscount';
import { fromMillis } from '../../../domain/values/money';
import {
  type Choice,
  decideStanding,
  type itemMachine,
  lineOf,
  missingChoices,
  type Preset,
  type Selection,
  startSelection,
  withChoice,
} from '../../../machines/catalogue/item';
import { shopNow } from '../../client/steadyClock';

type Snapshot = SnapshotFrom<typeof itemMachine>;

const screens = ['item', 'unavailable', 'missing', 'soldOut', 'failed'] as const;
export type ItemScreen = (typeof screens)[number];

/** What the page shows of the choosing of an item. */
export interface ItemView {
  readonly selection: Selection;
  /** What is told beside the item, the most important first; 'item' when there is nothing to tell. */
  readonly screen: ItemScreen;
  /** Something that was pressed is under way. */
  readonly isBusy: boolean;
}

function screenOf(snapshot: Snapshot): ItemScreen {
  const shown = new Set(
    Object.values(snapshot.getMeta()).map((meta: { screen?: string } | undefined) => meta?.screen),
  );
  return [...screens].reverse().find((screen) => shown.has(screen)) ?? 'item';
}

export const itemViewOf = (snapshot: Snapshot): ItemView => ({
  selection: snapshot.context.selection,
  screen: screenOf(snapshot),
  isBusy: snapshot.hasTag('busy'),
});

/** What the chart shows once these choices have been made and nothing else has been pressed, without the chart. */
export function openingView(item: Item, preset: Preset, choices: readonly Choice[] = []): ItemView {
  const selection = choices.reduce(
    (before, choice) => withChoice(item, before, choice),
    startSelection(item, preset),
  );
  const standing = decideStanding(item, selection);
  const isTold = standing === 'unavailable' || standing === 'soldOut';
  return { selection, screen: isTold ? standing : 'item', isBusy: false };
}

/** Names of the choices that are missing once the shopper has been told about them. */
export const pointedOut = (item: Item, { screen, selection }: ItemView): string[] =>
  screen === 'missing' ? missingChoices(item, selection) : [];

/** What the selection costs, bought alone; decimal amounts. */
export interface SelectionPrice {
  readonly total: number;
  /** One unit as it is chosen, before and after discount. */
  readonly one: { readonly amount: number; readonly was: number };
}

/** What the selection costs now; null while choices are missing. */
export function unitPriceOf(
  item: Item,
  selection: Selection,
  digits: number,
): SelectionPrice | null {
  if (missingChoices(item, selection).length > 0) return null;
  const { quantity, variation, addOns } = lineOf(item, selection);
  const chosen = {
    item,
    variation,
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map((addOn) => addOn.quantity),
  };
  const priced = (units: number) =>
    priceItems([{ ...chosen, quantity: units }], discountOfItems([item]), shopNow(), digits);
  const [one] = priced(1).lines;
  if (!one) return null;
  return {
    total: fromMillis(priced(quantity).total),
    one: { amount: fromMillis(one.unitPrice - one.discount), was: fromMillis(one.unitPrice) },
  };
}
