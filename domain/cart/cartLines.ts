import type { Item } from '../catalogue/catalogue';
import { unitPrice } from '../catalogue/itemPrice';
import { fromMillis } from '../values/money';
import type { CartEntry, ChosenVariation, Substitution } from './cart';
import { joinAddOns, joinWishes } from './joinLines';

export interface ChosenAddOn {
  readonly id: number;
  readonly quantity: number;
}

export interface LineWishes {
  /** Words to the store; null where the back end takes none. */
  readonly note: string | null;
  readonly substitution: Substitution;
  /** What is taken instead when it is sold out, where `substitution` is `item`. */
  readonly substitute: { readonly id: number; readonly name: string } | null;
}

const noWishes: LineWishes = { note: null, substitution: 'best_match', substitute: null };

/** What a shopper wants of one item: a cart line before the server has given it an id. */
export interface WantedLine {
  readonly item: Item;
  readonly quantity: number;
  readonly variation: readonly ChosenVariation[];
  readonly addOns: readonly ChosenAddOn[];
  /** Missing leaves the wishes of a line that is there already as they are. */
  readonly wishes?: LineWishes;
}

/**
 * A change that the shopper already sees and the server has not confirmed yet. `was` names the line
 * that `line` takes the place of, when its add-ons make it another one.
 */
export type CartChange =
  | { readonly kind: 'set'; readonly line: WantedLine; readonly was?: string }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'replace'; readonly line: WantedLine };

const plain = (type: string) => type.replaceAll(/[\s-]/g, '').toLowerCase();

const choiceKey = (choice: ChosenVariation) =>
  'values' in choice
    ? `${choice.name}:${[...choice.values.label].sort().join('|')}`
    : plain(choice.type);

const optionKey = (itemId: number, variation: readonly ChosenVariation[]) =>
  `${itemId}/${variation
    .map(choiceKey)
    .filter((key) => !key.endsWith(':'))
    .sort()
    .join('||')}`;

const nameLine = (
  itemId: number,
  variation: readonly ChosenVariation[],
  addOnIds: readonly number[],
) => `${optionKey(itemId, variation)}/${[...addOnIds].sort((a, b) => a - b).join()}`;

/** Name of a line: equal for equal choices, whatever their order and the quantity. */
export const keyOfLine = ({ item, variation, addOns }: WantedLine): string =>
  nameLine(
    item.id,
    variation,
    addOns.map(({ id }) => id),
  );
export const keyOfEntry = (entry: CartEntry): string =>
  nameLine(entry.item_id, entry.variation, entry.add_on_ids);

/**
 * The entry that a wanted line would update: same item and same selected option (ITEM-08), the one
 * with the same add-ons if there are several.
 */
export function entryLike(entries: readonly CartEntry[], line: WantedLine): CartEntry | undefined {
  const option = optionKey(line.item.id, line.variation);
  const alike = entries.filter((entry) => optionKey(entry.item_id, entry.variation) === option);
  const key = keyOfLine(line);
  return alike.find((entry) => keyOfEntry(entry) === key) ?? alike[0];
}

export const wishesOf = ({ note, substitution, substitute }: CartEntry): LineWishes => ({
  note,
  substitution,
  substitute,
});

export const lineOfEntry = (entry: CartEntry): WantedLine => ({
  wishes: wishesOf(entry),
  item: entry.item,
  quantity: entry.quantity,
  variation: entry.variation,
  addOns: entry.add_on_ids.map((id, index) => ({ id, quantity: entry.add_on_qtys[index] ?? 1 })),
});

const addOnsText = ({ addOns }: WantedLine) =>
  addOns
    .map(({ id, quantity }) => `${id}x${quantity}`)
    .sort()
    .join();

const wishesText = ({ wishes }: WantedLine) =>
  `${wishes?.substitution} ${wishes?.substitute?.id} ${wishes?.note ?? ''}`;

/** Whether an entry is as a line wants it; wishes that a line has none of stay as they are. */
export function isAsWanted(entry: CartEntry, line: WantedLine): boolean {
  const now = lineOfEntry(entry);
  return (
    now.quantity === line.quantity &&
    addOnsText(now) === addOnsText(line) &&
    keyOfEntry(entry) === keyOfLine(line) &&
    wishesText(now) === wishesText({ ...now, ...line })
  );
}

/** The entry that a wanted line will become; its id is negative until the server has given one. */
export const entryOfLine = (line: WantedLine, id = -line.item.id): CartEntry => ({
  ...(line.wishes ?? noWishes),
  id,
  item_id: line.item.id,
  model: line.item.isCampaignItem ? 'ItemCampaign' : 'Item',
  quantity: line.quantity,
  price: fromMillis(unitPrice(line.item, line.variation)),
  variation: [...line.variation],
  add_on_ids: line.addOns.map(({ id: addOn }) => addOn),
  add_on_qtys: line.addOns.map(({ quantity }) => quantity),
  item: line.item,
});

/** A line that takes up another of the same choices. */
export const joinLines = (twin: WantedLine, line: WantedLine): WantedLine => ({
  ...line,
  quantity: line.quantity + twin.quantity,
  addOns: joinAddOns(twin.addOns, line.addOns),
  ...(twin.wishes && line.wishes && { wishes: joinWishes(twin.wishes, line.wishes) }),
});

export function applyChange(entries: readonly CartEntry[], change: CartChange): CartEntry[] {
  switch (change.kind) {
    case 'clear':
      return [];
    case 'replace':
      return [entryOfLine(change.line)];
    case 'remove':
      return entries.filter((entry) => keyOfEntry(entry) !== change.key);
    case 'set': {
      const key = change.was ?? keyOfLine(change.line);
      const known = entries.some((entry) => keyOfEntry(entry) === key);
      if (!known) return [...entries, entryOfLine(change.line)];
      // A line that becomes equal to another joins it.
      const isTwin = (entry: CartEntry) =>
        keyOfEntry(entry) !== key && keyOfEntry(entry) === keyOfLine(change.line);
      const twin = entries.find(isTwin);
      return entries.flatMap((entry) => {
        if (entry === twin) return [];
        if (keyOfEntry(entry) !== key) return entry;
        const changed = { wishes: wishesOf(entry), ...change.line };
        return entryOfLine(twin ? joinLines(lineOfEntry(twin), changed) : changed, entry.id);
      });
    }
  }
}

/**
 * Lines in the order in which this shopper has come to know them, so that a line that is brought
 * back stands where it stood; lines not in `known` follow in the server's order.
 */
export function inKnownOrder(entries: readonly CartEntry[], known: readonly string[]): CartEntry[] {
  const place = (entry: CartEntry) => {
    const index = known.indexOf(keyOfEntry(entry));
    return index < 0 ? known.length : index;
  };
  return [...entries].sort((a, b) => place(a) - place(b));
}

export const unitsIn = (entries: readonly CartEntry[]): number =>
  entries.reduce((sum, entry) => sum + entry.quantity, 0);

/** A quantity as the shop writes it: two digits below ten (ITEM-26). */
export const quantityText = (quantity: number): string => String(quantity).padStart(2, '0');
