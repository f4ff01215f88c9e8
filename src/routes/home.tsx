import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentPlace } from '../app/place';
import { HomeRoute } from '../catalogue/home/HomeRoute';
import { prefetchHome } from '../catalogue/home/prefetchHome';
import { homeSearch } from '../catalogue/listing/listingSearch';

/** The module's shop window, or a listing when the address asks for one (CAT-01 to CAT-03). */
export const Route = createFileRoute('/home')({
  validateSearch: homeSearch,
  beforeLoad: () => {
    if (!currentPlace().hasLocation) throw redirect({ to: '/' });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchHome(context.queryClient, deps),
  component: HomeRoute,
});
