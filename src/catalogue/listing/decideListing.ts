import type { ItemFilters, ItemListName, StoreFilters, StoreListName } from '../api/catalogue';
import { asksForList, type HomeSearch, type ListingFilters, words } from './listingSearch';

export type ListingSubject =
  | { kind: 'category'; id: number; name: string }
  | { kind: 'brand'; id: number }
  | { kind: 'list'; name: ItemListName }
  | { kind: 'searched'; text: string };

/** What `/home` lists; a brand has a page of its own. */
export type HomeListing = Exclude<ListingSubject, { kind: 'brand' }>;

const lists: readonly string[] = ['popular', 'discounted', 'recommended', 'most-reviewed', 'new'];
const isList = (name: string): name is ItemListName => lists.includes(name);

/** What the address asks `/home` to list; null for the home page itself. */
export function decideListing(search: HomeSearch): HomeListing | null {
  const type = search.data_type ?? '';
  if (!asksForList(search)) return null;
  if (search.search === 'category' && search.id && (type === 'category' || type === '')) {
    return { kind: 'category', id: search.id, name: search.name ?? '' };
  }
  if (search.search === 'allCategories' && type !== 'searched') {
    return { kind: 'list', name: isList(type) ? type : 'new' };
  }
  if (isList(type)) return { kind: 'list', name: type };
  return { kind: 'searched', text: (search.search ?? '').trim() };
}

/** The query that searches for a text; words with a meaning of their own are marked as typed. */
export const searchFor = (text: string): Pick<HomeSearch, 'search' | 'data_type'> =>
  ['category', 'allCategories'].includes(text)
    ? { search: text, data_type: 'searched' }
    : { search: text };

const usualOrder: Partial<Record<ItemListName, NonNullable<ListingFilters['sort']>>> = {
  new: 'newest',
  discounted: 'discount',
  'most-reviewed': 'rating',
};

export const orderOf = (listing: ListingSubject): NonNullable<ListingFilters['sort']> =>
  (listing.kind === 'list' ? usualOrder[listing.name] : undefined) ?? 'popular';

export const itemFilterWords = [
  'discounted',
  'in_stock',
  'available_now',
  'free_delivery',
  'organic',
  'halal',
] as const;
export const storeFilterWords = [
  'open',
  'free_delivery',
  'discounted',
  'top_rated',
  'delivery',
  'take_away',
] as const;

const only = (text: string | undefined, known: readonly string[]) =>
  words(text)
    .filter((word) => known.includes(word))
    .join(',');

export const itemFiltersOf = (listing: ListingSubject, filters: ListingFilters): ItemFilters => ({
  name: listing.kind === 'searched' ? listing.text : '',
  category_ids: filters.categories ?? '',
  type: filters.type ?? 'all',
  min_price: filters.min ?? null,
  max_price: filters.max ?? null,
  rating: filters.rating ?? null,
  filter: only(filters.filter, itemFilterWords),
  without: filters.without ?? '',
  sort: filters.sort ?? orderOf(listing),
});

export const storeFiltersOf = (listing: ListingSubject, filters: ListingFilters): StoreFilters => ({
  name: listing.kind === 'searched' ? listing.text : '',
  type: filters.type ?? 'all',
  filter: only(filters.filter, storeFilterWords),
  sort: filters.store_sort ?? 'default',
});

export function itemSourceOf(
  listing: ListingSubject,
): ItemListName | { categoryId: number } | { brandId: number } {
  switch (listing.kind) {
    case 'category':
      return { categoryId: listing.id };
    case 'brand':
      return { brandId: listing.id };
    case 'searched':
      return 'searched';
    case 'list':
      return listing.name;
  }
}

export const storeSourceOf = (listing: ListingSubject): StoreListName | { categoryId: number } =>
  listing.kind === 'category'
    ? { categoryId: listing.id }
    : listing.kind === 'searched'
      ? 'searched'
      : 'all';
