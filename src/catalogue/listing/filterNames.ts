import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { itemSorts, storeSorts } from '../../../domain/catalogue/sorts';
import type { itemFilterWords, storeFilterWords } from './decideListing';

type FilterWord = (typeof itemFilterWords)[number] | (typeof storeFilterWords)[number];

export const filterNames: Record<FilterWord, MessageDescriptor> = {
  discounted: msg`On offer`,
  in_stock: msg`In stock`,
  available_now: msg`Available now`,
  free_delivery: msg`Free delivery`,
  organic: msg`Organic`,
  halal: msg`Halal`,
  open: msg`Open now`,
  top_rated: msg`Top rated`,
  delivery: msg`Home delivery`,
  take_away: msg`Take away`,
};

export const isFilterWord = (word: string): word is FilterWord => word in filterNames;

export const itemSortNames: Record<(typeof itemSorts)[number], MessageDescriptor> = {
  popular: msg`Most popular`,
  newest: msg`Newest first`,
  price_low: msg`Lowest price`,
  price_high: msg`Highest price`,
  rating: msg`Best rated`,
  discount: msg`Biggest discount`,
};

export const storeSortNames: Record<(typeof storeSorts)[number], MessageDescriptor> = {
  default: msg`Recommended`,
  rating: msg`Best rated`,
  delivery_time: msg`Fastest delivery`,
  distance: msg`Nearest`,
  newest: msg`Newest first`,
};
