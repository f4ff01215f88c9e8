import * as v from 'valibot';
import type { Provider, Vehicle } from '../rental/vehicle';
import { rows } from '../wire/fields';
import { type Item, item, type Store, store } from './catalogue';

/** A customer's favourites of one module (WISH-12), newest first. */
export const favourites = v.object({
  item: v.optional(rows(item), []),
  store: v.optional(rows(store), []),
});
export type Favourites = v.InferOutput<typeof favourites>;

export interface FavouriteThing {
  readonly kind: 'item' | 'store';
  readonly id: number;
}

export type Likeable =
  | { readonly kind: 'item'; readonly row: Item }
  | { readonly kind: 'store'; readonly row: Store }
  | { readonly kind: 'vehicle'; readonly row: Vehicle }
  | { readonly kind: 'provider'; readonly row: Provider };
