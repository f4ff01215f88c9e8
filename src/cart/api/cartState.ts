import type { CartEntry } from '../../../domain/cart/cart';
import {
  applyChange,
  type CartChange,
  inKnownOrder,
  keyOfEntry,
  keyOfLine,
} from '../../../domain/cart/cartLines';

export interface PendingChange {
  readonly ticket: number;
  readonly change: CartChange;
}

/**
 * The cart as the page knows it: what the server confirmed last, what the shopper has done since,
 * and the order of lines. The answer to one change thus never hides another that is under way.
 */
export interface CartState {
  readonly confirmed: readonly CartEntry[];
  readonly pending: readonly PendingChange[];
  readonly order: readonly string[];
  /** Unit prices before the server's last change of them, by line. */
  readonly formerPrices: Readonly<Record<string, number>>;
  /** `confirmed` is what the shop said to this page, not what was seen before or is not known. */
  readonly isAnswered: boolean;
}

export const emptyCart: CartState = {
  confirmed: [],
  pending: [],
  order: [],
  formerPrices: {},
  isAnswered: false,
};

const shown = new WeakMap<CartState, readonly CartEntry[]>();

/** The lines as they are shown; the same ones for the same state, since every card of an item looks into them. */
export function cartEntries(state: CartState): readonly CartEntry[] {
  const found = shown.get(state);
  if (found) return found;
  const entries = inKnownOrder(
    state.pending.reduce<readonly CartEntry[]>(
      (before, { change }) => applyChange(before, change),
      state.confirmed,
    ),
    state.order,
  );
  shown.set(state, entries);
  return entries;
}

const keyOf = (change: CartChange) =>
  change.kind === 'set'
    ? (change.was ?? keyOfLine(change.line))
    : change.kind === 'remove'
      ? change.key
      : 'cart';

/** A line that becomes another one by its add-ons keeps its place. */
const renamed = (order: readonly string[], change: CartChange) =>
  change.kind === 'set' && change.was
    ? order.map((key) => (key === change.was ? keyOfLine(change.line) : key))
    : order;

const withOrder = (state: CartState): CartState => {
  const known = new Set(state.order);
  const added = cartEntries(state)
    .map(keyOfEntry)
    .filter((key) => !known.has(key));
  return added.length > 0 ? { ...state, order: [...state.order, ...added] } : state;
};

/** Shows a change at once; it takes the place of an earlier one of the same line. */
export const showChange = (state: CartState, pending: PendingChange): CartState =>
  withOrder({
    ...state,
    order: renamed(state.order, pending.change),
    pending: [
      ...state.pending.filter(({ change }) => keyOf(change) !== keyOf(pending.change)),
      pending,
    ],
  });

export const dropChange = (state: CartState, ticket: number): CartState => ({
  ...state,
  pending: state.pending.filter((pending) => pending.ticket !== ticket),
});

function changedPrices(state: CartState, answer: readonly CartEntry[]) {
  const before = new Map(cartEntries(state).map((entry) => [keyOfEntry(entry), entry.price]));
  const former = { ...state.formerPrices };
  for (const entry of answer) {
    const key = keyOfEntry(entry);
    const price = before.get(key);
    if (price !== undefined && price !== entry.price) former[key] ??= price;
    if (former[key] === entry.price) delete former[key];
  }
  return former;
}

/** Takes the server's list over; `ticket` is the change that it answers, if any. */
export const confirmCart = (
  state: CartState,
  answer: readonly CartEntry[],
  ticket?: number,
): CartState =>
  withOrder({
    ...state,
    confirmed: answer,
    pending: state.pending.filter((pending) => pending.ticket !== ticket),
    formerPrices: changedPrices(state, answer),
    isAnswered: true,
  });

export const forgetFormerPrices = (state: CartState): CartState => ({
  ...state,
  formerPrices: {},
});
