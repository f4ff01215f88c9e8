import type { CartEntry } from '../../domain/cart/cart';
import {
  addToCart,
  clearCart as clearCartCall,
  listCart,
  removeCartItem,
  updateCart,
} from '../../domain/cart/cartEndpoints';
import type { Language } from '../../domain/language/languages';
import { type Caller, ownerOf } from '../http/caller';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { addLine, type CartRef, changeLine, clearCart, removeLine, replaceLines } from './service';
import { showCart } from './show';

export function requireOwner(caller: Caller): string {
  const owner = ownerOf(caller);
  if (!owner) throw new Refusal('unauthenticated');
  return owner;
}

interface Scope {
  caller: Caller;
  moduleId: number;
  zoneIds: number[];
  language: Language;
}

/** The cart (CART-12 to CART-16): every call answers the whole list of lines. */
export const registerCart: Register = (serve, deps) => {
  const cartOf = (input: Scope): CartRef => ({
    owner: requireOwner(input.caller),
    moduleId: input.moduleId,
    zoneIds: input.zoneIds,
  });
  const shown = (input: Scope): Promise<CartEntry[]> =>
    showCart(deps, requireOwner(input.caller), input.moduleId, input.language);

  serve(listCart, shown);

  serve(addToCart, async (input) => {
    const { replace, ...wanted } = input.body;
    await (replace ? replaceLines : addLine)(deps, cartOf(input), wanted);
    return shown(input);
  });

  serve(updateCart, async (input) => {
    await changeLine(deps, cartOf(input), input.body);
    return shown(input);
  });

  serve(removeCartItem, async (input) => {
    await removeLine(deps, cartOf(input), input.query.cart_id);
    return shown(input);
  });

  serve(clearCartCall, async (input) => {
    await clearCart(deps, cartOf(input));
    return shown(input);
  });
};
