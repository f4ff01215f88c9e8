import type { QueryClient } from '@tanstack/react-query';
import { itemListQuery, storeListQuery } from '../api/catalogue';
import {
  itemFiltersOf,
  itemSourceOf,
  type ListingSubject,
  storeFiltersOf,
  storeSourceOf,
} from './decideListing';
import type { ListingFilters } from './listingSearch';

export const listingQueries = (
  listing: ListingSubject,
  filters: ListingFilters,
  moduleId?: number,
) => ({
  items: itemListQuery(itemSourceOf(listing), itemFiltersOf(listing, filters), { moduleId }),
  stores: storeListQuery(storeSourceOf(listing), storeFiltersOf(listing, filters), moduleId),
  map: { source: storeSourceOf(listing), filters: storeFiltersOf(listing, filters), moduleId },
});

/** CAT-13: a blank search finds nothing, so nothing is asked. */
export const isBlank = (listing: ListingSubject) =>
  listing.kind === 'searched' && listing.text === '';

/** Asks for both tabs of a listing at once; never waits. */
export function prefetchListing(
  client: QueryClient,
  listing: ListingSubject,
  filters: ListingFilters & { module_id?: number | undefined },
): void {
  if (isBlank(listing)) return;
  const { items, stores } = listingQueries(listing, filters, filters.module_id);
  void client.prefetchInfiniteQuery(items);
  if (listing.kind !== 'brand') void client.prefetchInfiniteQuery(stores);
}
