import type { CartEntry } from '../../../domain/cart/cart';
import { listCart } from '../../../domain/cart/cartEndpoints';
import {
  applyChange,
  type CartChange,
  joinLines,
  keyOfEntry,
  keyOfLine,
  lineOfEntry,
} from '../../../domain/cart/cartLines';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { tellHeard } from '../../client/connection';
import { whenReached } from '../../client/whenReached';
import { ensureGuestId } from '../../identity/api/identity';
import { cartKey, cartState, refreshCart, setCartState } from './cart';
import { confirmCart, dropChange, showChange } from './cartState';

/** A change that is on the screen and can still be taken back. */
export interface ShownChange {
  readonly ticket: number;
  /** What was meant, also when a newer change of the line shows in its place. */
  change: CartChange;
  /** The cart that it belongs to: owner and module may change while it is under way. */
  key: ReturnType<typeof cartKey>;
}

let lastTicket = 0;

export function show(change: CartChange): ShownChange {
  const key = cartKey();
  const ticket = ++lastTicket;
  setCartState(key, showChange(cartState(key), { ticket, change }));
  return { ticket, change, key };
}

/** Takes a change from the screen and asks the server how the cart really is. */
export function takeBack({ ticket, key }: ShownChange): void {
  setCartState(key, dropChange(cartState(key), ticket));
  void refreshCart();
}

/** Somebody without a guest id gets one now; the shown change moves over to the new owner's cart. */
async function ensureOwner(shown: ShownChange, signal: AbortSignal) {
  const before = shown.key;
  await ensureGuestId(signal);
  if (before[1] !== '') return;
  shown.key = [before[0], cartKey()[1], before[2], before[3]];
  setCartState(shown.key, cartState(before));
}

/** Puts a line that the page had not seen in the cart to what is there of it, and shows it so; false where nothing is. */
function joinListed(shown: ShownChange, listed: readonly CartEntry[]): boolean {
  const { change, key, ticket } = shown;
  if (change.kind !== 'set') return false;
  const name = keyOfLine(change.line);
  const present = listed.find((entry) => keyOfEntry(entry) === name);
  if (!present) return false;
  shown.change = { kind: 'set', line: joinLines(lineOfEntry(present), change.line) };
  const state = cartState(key);
  const isShown = state.pending.some((pending) => pending.ticket === ticket);
  if (isShown) setCartState(key, showChange(state, { ticket, change: shown.change }));
  return true;
}

/** `listed` is the cart as it was asked for just before, where that was needed. */
export type Work = (
  context: { signal: AbortSignal; moduleId: number },
  listed: readonly CartEntry[] | null,
) => Promise<CartEntry[]>;

const asMade = (entries: readonly CartEntry[]) =>
  JSON.stringify(
    entries.map((entry) => [
      keyOfEntry(entry),
      entry.quantity,
      entry.add_on_qtys,
      entry.note,
      entry.substitution,
      entry.substitute?.id,
    ]),
  );

/** Whether the server's cart is as the change would make it: it was heard, and only its answer lost. */
const isMade = ({ change }: ShownChange, entries: readonly CartEntry[]): boolean =>
  asMade(applyChange(entries, change)) === asMade(entries);

/** Where the shop is not reached a change waits for it, and is then made once. */
export async function makeWhenReached(
  shown: ShownChange,
  signal: AbortSignal,
  work: Work,
  isUnseen: boolean,
) {
  // A change to a cart that this page never heard of may be one that a page before it has sent.
  const isUnknown = shown.key[1] !== '' && !cartState(shown.key).isAnswered;
  let isUnmet = isUnseen && isUnknown;
  for (let tries = 0; ; tries += 1) {
    try {
      await ensureOwner(shown, signal);
      const context = { signal, moduleId: shown.key[2] };
      const listed = tries > 0 || isUnknown ? await call(listCart, context) : null;
      if (listed) {
        if (!isUnmet && isMade(shown, listed)) return listed;
        setCartState(shown.key, confirmCart(cartState(shown.key), listed));
      }
      const isBeside = isUnmet && listed && !joinListed(shown, listed);
      isUnmet = false;
      return await work(context, isBeside ? null : listed);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') throw error;
      tellHeard(false);
      await whenReached(signal, tries);
    }
  }
}
