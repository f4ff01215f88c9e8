import { createFileRoute } from '@tanstack/react-router';
import { turnToRental } from '../app/rentalPages';
import { storeListQuery } from '../catalogue/api/catalogue';
import { storesSearch } from '../catalogue/listing/listingSearch';
import { StoresPage } from '../catalogue/StoresPage';
import { needModule } from '../place/needPlace';

/** The latest stores, twelve a page (CAT-05). */
export const Route = createFileRoute('/store/latest')({
  validateSearch: storesSearch,
  beforeLoad: () => {
    needModule();
    turnToRental('stores');
  },
  loader: ({ context }) =>
    void context.queryClient.prefetchInfiniteQuery(storeListQuery('latest', { type: 'all' })),
  component: LatestStoresPage,
});

function LatestStoresPage() {
  const { view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StoresPage
      list="latest"
      isMap={view === 'map'}
      onMap={(isMap) =>
        void navigate({ search: { view: isMap ? 'map' : undefined }, resetScroll: false })
      }
    />
  );
}
