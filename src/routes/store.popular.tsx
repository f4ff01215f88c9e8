import { createFileRoute } from '@tanstack/react-router';
import { storeListQuery } from '../api/catalogue';
import { StoresPage } from '../catalogue/StoresPage';

/** The popular stores, twelve a page (CAT-06). */
export const Route = createFileRoute('/store/popular')({
  loader: ({ context }) =>
    void context.queryClient.prefetchInfiniteQuery(storeListQuery('popular', { type: 'all' })),
  component: PopularStoresPage,
});

function PopularStoresPage() {
  return <StoresPage list="popular" />;
}
