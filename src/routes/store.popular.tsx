import { createFileRoute } from '@tanstack/react-router';
import { turnToRental } from '../app/rentalPages';
import { storeListQuery } from '../catalogue/api/catalogue';
import { storesSearch } from '../catalogue/listing/listingSearch';
import { StoresPage } from '../catalogue/StoresPage';
import { needModule } from '../place/needPlace';

/** The popular stores, twelve a page (CAT-06). */
export const Route = createFileRoute('/store/popular')({
  validateSearch: storesSearch,
  beforeLoad: () => {
    needModule();
    turnToRental('stores');
  },
  loader: ({ context }) =>
    void context.queryClient.prefetchInfiniteQuery(storeListQuery('popular', { type: 'all' })),
  component: PopularStoresPage,
});

function PopularStoresPage() {
  const { view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StoresPage
      list="popular"
      isMap={view === 'map'}
      onMap={(isMap) =>
        void navigate({ search: { view: isMap ? 'map' : undefined }, resetScroll: false })
      }
    />
  );
}
