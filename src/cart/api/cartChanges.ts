import type { CartEntry } from '../../../domain/cart/cart';
import {
  addToCart,
  clearCart,
  listCart,
  removeCartItem,
  updateCart,
} from '../../../domain/cart/cartEndpoints';
import {
  applyChange,
  type CartChange,
  entryLike,
  entryOfLine,
  keyOfEntry,
  type WantedLine,
} from '../../../domain/cart/cartLines';
import { ApiError, isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { tellHeard } from '../../client/connection';
import { scopeKey } from '../../client/scope';
import { whenReached } from '../../client/whenReached';
import { tellChanged } from '../../client/windows';
import { ensureGuestId } from '../../identity/api/identity';
import { nameOfCart } from '../cartNews';
import { cartKey, cartState, inCartOrder, refreshCart, setCartState } from './cart';
import { confirmCart, dropChange, showChange } from './cartState';

/** A change that is on the screen and can still be taken back. */
export interface ShownChange {
  readonly ticket: number;
  /** What was meant, also when a newer change of the line shows in its place. */
  readonly change: CartChange;
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

/** `listed` is the cart as it was asked for just before, where that was needed. */
type Work = (
  context: { signal: AbortSignal; moduleId: number },
  listed: readonly CartEntry[] | null,
) => Promise<CartEntry[]>;

const asMade = (entries: readonly CartEntry[]) =>
  JSON.stringify(
    entries.map((entry) => [
      keyOfEntry(entry),
      entry.quantity,
      entry.note,
      entry.substitution,
      entry.substitute?.id,
    ]),
  );

/** Whether the server's cart is as the change would make it: it was heard, and only its answer lost. */
const isMade = ({ change }: ShownChange, entries: readonly CartEntry[]): boolean =>
  asMade(applyChange(entries, change)) === asMade(entries);

/** Where the shop is not reached a change waits for it, and is then made once. */
async function makeWhenReached(shown: ShownChange, signal: AbortSignal, work: Work) {
  // A change to a cart that this page never heard of may be one that a page before it has sent.
  const isUnknown = shown.key[1] !== '' && !cartState(shown.key).isAnswered;
  for (let tries = 0; ; tries += 1) {
    try {
      await ensureOwner(shown, signal);
      const context = { signal, moduleId: shown.key[2] };
      const listed = tries > 0 || isUnknown ? await call(listCart, context) : null;
      if (listed) {
        if (isMade(shown, listed)) return listed;
        setCartState(shown.key, confirmCart(cartState(shown.key), listed));
      }
      return await work(context, listed);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') throw error;
      tellHeard(false);
      await whenReached(signal, tries);
    }
  }
}

/** Runs the calls for a change that is shown; the answer takes its place, a failure takes it back. */
function send(shown: ShownChange, signal: AbortSignal, work: Work): Promise<CartEntry[]> {
  return inCartOrder(async () => {
    try {
      const asked = Date.now();
      const scope = scopeKey(shown.key[2]);
      const answer = await makeWhenReached(shown, signal, work);
      tellHeard(true);
      const { ticket, key } = shown;
      setCartState(key, confirmCart(cartState(key), answer, ticket));
      // Of which place or language the answer is, is not known any more when they have changed meanwhile.
      const isKnown = scope === scopeKey(key[2]);
      const told = { of: nameOfCart(key), asked, heard: Date.now(), value: answer };
      tellChanged('cart', isKnown ? told : undefined);
      if (cartKey().join() !== key.join()) void refreshCart();
      return answer;
    } catch (error) {
      takeBack(shown);
      throw error;
    }
  });
}

const payload = (line: WantedLine) => {
  const { model, item_id, price, quantity, variation, add_on_ids, add_on_qtys } = entryOfLine(line);
  const { wishes } = line;
  return {
    model,
    item_id,
    price,
    quantity,
    variation,
    add_on_ids,
    add_on_qtys,
    // A back end that takes no notes is not sent any.
    ...(wishes &&
      wishes.note !== null && {
        note: wishes.note,
        substitution: wishes.substitution,
        substitute_item_id: wishes.substitute?.id ?? null,
      }),
  };
};

/** The server's id of a line; the add before may have made it only just now. */
function confirmedId(shown: ShownChange, key: string): number {
  const entry = cartState(shown.key).confirmed.find((candidate) => keyOfEntry(candidate) === key);
  if (!entry) throw new ApiError('refused', 404, [{ code: 'not_found', message: '' }]);
  return entry.id;
}

/** Adds a line (CART-13). @throws ApiError */
export const addLine = (
  line: WantedLine,
  signal: AbortSignal,
  shown = show({ kind: 'set', line }),
) =>
  send(shown, signal, (context, listed) => {
    const present = listed && entryLike(listed, line);
    const body = payload(line);
    return present
      ? call(updateCart, { body: { ...body, cart_id: present.id }, ...context })
      : call(addToCart, { body, ...context });
  });

/** Changes a line's quantity or add-ons (CART-14); `was` is its key before. @throws ApiError */
export const updateLine = (
  line: WantedLine,
  was: string,
  signal: AbortSignal,
  shown = show({ kind: 'set', line, was }),
) =>
  send(shown, signal, async (context) =>
    call(updateCart, { body: { ...payload(line), cart_id: confirmedId(shown, was) }, ...context }),
  );

/** Removes a line (CART-15). @throws ApiError */
export const removeCartLine = (
  key: string,
  signal: AbortSignal,
  shown = show({ kind: 'remove', key }),
) =>
  send(shown, signal, async (context) =>
    call(removeCartItem, { query: { cart_id: confirmedId(shown, key) }, ...context }),
  );

/** Empties the cart (CART-16). @throws ApiError */
export const removeAllLines = (signal: AbortSignal) =>
  send(show({ kind: 'clear' }), signal, (context) => call(clearCart, context));

/** Puts one line in the place of all others (ITEM-13): in one step, so that none is lost for nothing. @throws ApiError */
export const replaceLines = (line: WantedLine, signal: AbortSignal) =>
  send(show({ kind: 'replace', line }), signal, async (context) => {
    const body = payload(line);
    try {
      return await call(addToCart, { body: { ...body, replace: true }, ...context });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'store_conflict') throw error;
      // A back end that does not know of replacing.
      await call(clearCart, context);
      return call(addToCart, { body, ...context });
    }
  });
