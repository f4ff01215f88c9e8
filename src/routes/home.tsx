import { createFileRoute, redirect } from '@tanstack/react-router';
import { sells } from '../../domain/place/module';
import { HomeRoute } from '../catalogue/home/HomeRoute';
import { prefetchHome } from '../catalogue/home/prefetchHome';
import { asksForList, homeSearch } from '../catalogue/listing/listingSearch';
import { parcelCategoriesQuery } from '../parcel/api/parcel';
import { currentPlace } from '../place/currentPlace';
import { needPlace } from '../place/needPlace';
import { prefetchRentalHome } from '../rental/prefetchRental';

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
    const { module } = currentPlace();
    if (!import.meta.env.SSR || asksForList(deps)) return;
    if (sells(module, 'trips')) prefetchRentalHome(queryClient);
    if (sells(module, 'parcels')) void queryClient.prefetchQuery(parcelCategoriesQuery());
  },
  component: HomeRoute,
});
