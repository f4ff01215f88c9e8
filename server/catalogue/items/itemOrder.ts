import type { SQL } from 'drizzle-orm';
import type { itemSorts } from '../../../domain/catalogue/sorts';
import type { ItemQuery, Scope } from './conditions';

export type ItemSort = (typeof itemSorts)[number];

// Each order is the tail of an index, so that the first page is read without sorting.
export const sorts: Record<ItemSort, { keys: string; order: string }> = {
  popular: { keys: 'order_count', order: 'order_count desc, id desc' },
  newest: { keys: 'created_at', order: 'created_at desc, id desc' },
  price_low: { keys: 'shown_price', order: 'shown_price, id desc' },
  price_high: { keys: 'shown_price', order: 'shown_price desc, id' },
  rating: {
    keys: 'rating_avg, rating_count',
    order: 'rating_avg desc, rating_count desc, id desc',
  },
  discount: { keys: 'shown_rate', order: 'shown_rate desc, id desc' },
};

export interface FoundItems {
  ids: number[];
  /** Never more than one above what lists are counted to. */
  total: number;
}

export interface ItemSearch {
  query: ItemQuery;
  scope: Scope;
  sort: ItemSort;
  /** Decimals of the currency, to which shown prices are rounded. */
  digits: number;
  /** Beside the query's own filters. */
  also?: SQL | undefined;
}

export interface ItemsAsked {
  readonly search: ItemSearch;
  /** Everything that is asked of an item except its place and its words. */
  readonly conditions: SQL | undefined;
  /** What stands first; null where nothing can be had at this moment. */
  readonly first: SQL | null;
}
