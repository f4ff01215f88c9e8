import { useSelector } from '@xstate/react';
import { missingToMinimum } from '../../../domain/cart/minimumOrder';
import { useHas } from '../../client/useMoney';
import { useCheckout } from '../context';
import { priceOf } from '../selectors';

/** The store's minimum order, what the items come to for it, and what is missing; decimal amounts. */
export function useMinimum() {
  const { actor, store } = useCheckout();
  const price = useSelector(actor, priceOf);
  const minimum = price && store ? store.minimum_order : 0;
  const discounts = useHas('discounted_minimum') ? (price?.item_discount ?? 0) : 0;
  const itemsTotal = price ? price.subtotal - discounts : 0;
  return { minimum, itemsTotal, missing: missingToMinimum(minimum, itemsTotal) };
}
