import type { ListingFilters } from './listingSearch';

/** The way to the same list, filtered otherwise: the page stays where it stands. */
export const filtered = (change: Partial<ListingFilters>) => ({
  search: <Search extends ListingFilters>(before: Search) => ({ ...before, ...change }),
  resetScroll: false,
  viewTransition: false,
});
