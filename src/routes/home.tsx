import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomeRoute } from '../catalogue/home/HomeRoute';
import { prefetchHome } from '../catalogue/home/prefetchHome';
import { asksForList, homeSearch } from '../catalogue/listing/listingSearch';
import { currentPlace } from '../place/currentPlace';
import { needPlace } from '../place/needPlace';

/** The module's shop window, or a listing when the address asks for one (CAT-01 to CAT-03). */
export const Route = createFileRoute('/home')({
  validateSearch: homeSearch,
  beforeLoad: ({ search }) => {
    if (currentPlace().hasLocation) return;
    if (!asksForList(search)) throw redirect({ to: '/' });
    needPlace();
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchHome(context.queryClient, deps),
  component: HomeRoute,
});
