import * as v from 'valibot';
import { rows } from '../wire';
import { item, store } from './catalogue';

/** A customer's favourites of one module (WISH-12), newest first. */
export const favourites = v.object({
  item: v.optional(rows(item), []),
  store: v.optional(rows(store), []),
});
export type Favourites = v.InferOutput<typeof favourites>;

/** What a heart stands beside. */
export interface FavouriteThing {
  readonly kind: 'item' | 'store';
  readonly id: number;
}
