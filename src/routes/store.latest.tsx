import { createFileRoute } from '@tanstack/react-router';
import { storeListQuery } from '../api/catalogue';
import { StoresPage } from '../catalogue/StoresPage';

/** The latest stores, twelve a page (CAT-05). */
export const Route = createFileRoute('/store/latest')({
  loader: ({ context }) =>
    void context.queryClient.prefetchInfiniteQuery(storeListQuery('latest', { type: 'all' })),
  component: LatestStoresPage,
});

function LatestStoresPage() {
  return <StoresPage list="latest" />;
}
