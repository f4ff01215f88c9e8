import type { QueryClient } from '@tanstack/react-query';
import { moduleKinds, sells } from '../../../domain/place/module';
import { configQuery } from '../../client/shopQueries';
import { currentPlace } from '../../place/currentPlace';
import {
  bannersQuery,
  brandsQuery,
  campaignItemsQuery,
  categoriesQuery,
  flashSalesQuery,
  itemRailQuery,
  storeRailQuery,
} from '../api/catalogue';
import { decideListing } from '../listing/decideListing';
import type { HomeSearch } from '../listing/listingSearch';
import { prefetchListing } from '../listing/prefetchListing';

/**
 * Asks for all that the address will show, the first screen at once, the shelves below it in the next task: asked
 * for in one go they were one long task. The page fills in as the answers come.
 */
export function prefetchHome(client: QueryClient, search: HomeSearch): void {
  const { module } = currentPlace();
  if (!module || sells(module, 'trips')) return;
  const listing = decideListing(search);
  void client.prefetchQuery(categoriesQuery());
  if (listing) {
    prefetchListing(client, listing, search);
    return;
  }
  void client.prefetchQuery(configQuery());
  void client.prefetchQuery(bannersQuery());
  void client.prefetchQuery(itemRailQuery('popular'));
  if (import.meta.env.SSR && moduleKinds[module.module_type].hasOffers) {
    void client.prefetchQuery(flashSalesQuery());
    void client.prefetchQuery(brandsQuery());
  }
  setTimeout(() => {
    void client.prefetchQuery(itemRailQuery('discounted'));
    void client.prefetchQuery(storeRailQuery('popular'));
    void client.prefetchQuery(campaignItemsQuery());
    void client.prefetchQuery(storeRailQuery('latest'));
    void client.prefetchQuery(itemRailQuery('recommended'));
  });
}
