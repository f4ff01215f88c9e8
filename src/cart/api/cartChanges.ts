import type { CartEntry } from '../../../domain/cart/cart';
import {
  addToCart,
  clearCart,
  removeCartItem,
  updateCart,
} from '../../../domain/cart/cartEndpoints';
import {
  entryLike,
  entryOfLine,
  keyOfEntry,
  keyOfLine,
  type WantedLine,
} from '../../../domain/cart/cartLines';
import { ApiError, isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { tellHeard } from '../../client/connection';
import { scopeKey } from '../../client/scope';
import { tellChanged } from '../../client/windows';
import { nameOfCart } from '../cartNews';
import { cartKey, cartState, inCartOrder, refreshCart, setCartState } from './cart';
import { confirmCart } from './cartState';
import { makeWhenReached, type ShownChange, show, takeBack, type Work } from './makeWhenReached';

/** Runs the calls for a change that is shown; the answer takes its place, a failure takes it back. */
function send(
  shown: ShownChange,
  signal: AbortSignal,
  work: Work,
  isUnseen = false,
): Promise<CartEntry[]> {
  return inCartOrder(async () => {
    try {
      const asked = Date.now();
      const scope = scopeKey(shown.key[2]);
      const answer = await makeWhenReached(shown, signal, work, isUnseen);
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

const resumed = new Set<string>();

/** Runs what puts a line into the cart that a page before this one may have put there already. @throws what `work` threw */
export async function asResumed<T>(line: WantedLine, work: () => Promise<T>): Promise<T> {
  const name = keyOfLine(line);
  resumed.add(name);
  try {
    return await work();
  } finally {
    resumed.delete(name);
  }
}

/** Adds a line (CART-13). @throws ApiError */
export function addLine(
  line: WantedLine,
  signal: AbortSignal,
  shown = show({ kind: 'set', line }),
): Promise<CartEntry[]> {
  const name = keyOfLine(line);
  const { confirmed } = cartState(shown.key);
  const isUnseen = !resumed.has(name) && !confirmed.some((entry) => keyOfEntry(entry) === name);
  const add: Work = (context, listed) => {
    const wanted = shown.change.kind === 'set' ? shown.change.line : line;
    const present = listed && entryLike(listed, wanted);
    const body = payload(wanted);
    return present
      ? call(updateCart, { body: { ...body, cart_id: present.id }, ...context })
      : call(addToCart, { body, ...context });
  };
  return send(shown, signal, add, isUnseen);
}

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
