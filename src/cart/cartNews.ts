import { cartList } from '../../domain/cart/cart';
import { queryClient } from '../client/queryClient';
import { scopeKey } from '../client/scope';
import { takeAnswer } from '../client/takeAnswer';
import type { SharedAnswer } from '../client/windows';
import { cartKey, cartState, isCartAtRest } from './api/cart';
import { type CartState, confirmCart } from './api/cartState';

export const nameOfCart = (key: ReturnType<typeof cartKey>): string =>
  JSON.stringify([key, scopeKey(key[2])]);

/** Shows the cart as another window was told it; false when it has to be asked for. */
export function takeCart(told: SharedAnswer): boolean {
  const key = cartKey();
  return takeAnswer(told, {
    of: nameOfCart(key),
    key,
    schema: cartList,
    isAtRest: isCartAtRest(),
    show: (entries, at) =>
      void queryClient.setQueryData<CartState>(key, confirmCart(cartState(key), entries), at),
  });
}
