import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { sells } from '../../domain/place/module';
import { HomeRoute } from '../catalogue/home/HomeRoute';
import { prefetchHome } from '../catalogue/home/prefetchHome';
import { asksForList, homeSearch } from '../catalogue/listing/listingSearch';
import { currentPlace } from '../place/currentPlace';
import { needPlace } from '../place/needPlace';

/** What the shop windows of parcels and of rental show, which a browser asks for as it draws them. */
async function prefetchOwn(client: QueryClient): Promise<void> {
  const { module } = currentPlace();
  if (sells(module, 'trips')) (await import('../rental/prefetchRental')).prefetchRentalHome(client);
  if (sells(module, 'parcels'))
    void client.prefetchQuery((await import('../parcel/api/parcel')).parcelCategoriesQuery());
}

/** The module's shop window, or a listing when the address asks for one (CAT-01 to CAT-03). */
export const Route = createFileRoute('/home')({
  validateSearch: homeSearch,
  beforeLoad: ({ search }) => {
    if (currentPlace().hasLocation) return;
    if (!asksForList(search)) throw redirect({ to: '/' });
    needPlace();
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetchHome(queryClient, deps);
    if (import.meta.env.SSR && !asksForList(deps)) return prefetchOwn(queryClient);
  },
  component: HomeRoute,
});
