import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { CartEntry } from '../../domain/cart/cart';
import type { LineTrouble } from '../../domain/cart/cartFit';
import type { LineWishes } from '../../domain/cart/cartLines';
import type { Store } from '../../domain/catalogue/catalogue';
import type { CheckoutPage } from '../../domain/checkout/pages';
import type { Config } from '../../domain/config';
import type { CheckoutActor, Intents } from './intents';
import { draftOf, factsOf } from './selectors';

export interface SummaryLine {
  readonly key: string;
  readonly name: string;
  readonly picture: string;
  readonly detail: string;
  readonly quantity: number;
  readonly wishes: LineWishes;
  /** The line as a cart holds it, or would. */
  readonly entry: CartEntry;
  /** Why it cannot be ordered as it stands, if it cannot. */
  readonly trouble: LineTrouble | null;
  /** `entry`, where it is ordered without a cart: its wishes are written here. */
  readonly direct: CartEntry | null;
  /** The item is sold with a prescription only. */
  readonly needsPrescription: boolean;
  /** It can be had at this moment. */
  readonly isAvailable: boolean;
  /** Times of day at which a dish is served; empty means always. */
  readonly hours: { readonly from: string; readonly to: string };
  /** What the line costs before and after its own discounts, decimal. */
  readonly subtotal: number;
  readonly total: number;
}

export interface CheckoutScope {
  readonly actor: CheckoutActor;
  readonly intents: Intents;
  readonly page: CheckoutPage;
  readonly config: Config;
  /** Null only while there is nothing to order. */
  readonly store: Store | null;
  readonly ordered: readonly SummaryLine[];
}

export const CheckoutScopeContext = createContext<CheckoutScope | null>(null);

export function useCheckout(): CheckoutScope {
  const scope = useContext(CheckoutScopeContext);
  if (!scope) throw new Error('outside the checkout');
  return scope;
}

export const useDraft = () => useSelector(useCheckout().actor, draftOf);
export const useFacts = () => useSelector(useCheckout().actor, factsOf);
