import { itemFilterWords, storeFilterWords } from './decideListing';
import { type ListingFilters, toggled, words } from './listingSearch';

export interface Chip {
  kind: 'category' | 'min' | 'max' | 'rating' | 'type' | 'filter' | 'without';
  value: string;
  /** The change of the address that takes it off. */
  off: Partial<ListingFilters>;
}

/** No filter at all; tab and order stay as they are. */
export const clearedFilters: Partial<ListingFilters> = {
  categories: undefined,
  min: undefined,
  max: undefined,
  rating: undefined,
  type: undefined,
  filter: undefined,
  without: undefined,
};

const known: Record<'items' | 'stores', readonly string[]> = {
  items: itemFilterWords,
  stores: storeFilterWords,
};

export function chipsOf(filters: ListingFilters, tab: 'items' | 'stores'): Chip[] {
  const chips: Chip[] = words(filters.filter)
    .filter((value) => known[tab].includes(value))
    .map((value) => ({ kind: 'filter', value, off: { filter: toggled(filters.filter, value) } }));
  if (filters.type) chips.push({ kind: 'type', value: filters.type, off: { type: undefined } });
  if (tab === 'stores') return chips;
  for (const value of words(filters.categories)) {
    const off = { categories: toggled(filters.categories, value) };
    chips.push({ kind: 'category', value, off });
  }
  for (const kind of ['min', 'max', 'rating'] as const) {
    const value = filters[kind];
    if (value !== undefined) chips.push({ kind, value: String(value), off: { [kind]: undefined } });
  }
  for (const value of words(filters.without)) {
    chips.push({ kind: 'without', value, off: { without: toggled(filters.without, value) } });
  }
  return chips;
}
