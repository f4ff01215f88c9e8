import { createFileRoute } from '@tanstack/react-router';
import { prefetchStore } from '../catalogue/store/prefetchStore';
import { StorePage } from '../catalogue/store/StorePage';
import { storeSearch } from '../catalogue/store/storeSearch';

/** A store's shelves (CAT-04). */
export const Route = createFileRoute('/store/$id')({
  validateSearch: storeSearch,
  loaderDeps: ({ search }) => ({ module_id: search.module_id }),
  loader: ({ context, params, deps, location }) => {
    const sought = new URLSearchParams(location.searchStr).get('q');
    prefetchStore(context.queryClient, params.id, deps.module_id, sought);
  },
  component: StorePage,
});
