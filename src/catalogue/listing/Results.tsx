import { useLingui } from '@lingui/react/macro';
import type { Item, Store } from '../../../domain/catalogue/catalogue';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import { ItemGrid } from '../parts/ItemGrid';
import { StoreGrid } from '../parts/StoreGrid';
import type { ListingFilters } from './listingSearch';
import { NothingFound } from './NothingFound';

interface PagedQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface ResultsProps<Query extends PagedQuery> {
  query: Query;
  /** Nothing was asked for. */
  blank: boolean;
  hasFilters: boolean;
  isSearch: boolean;
  onChange: (change: Partial<ListingFilters>) => void;
}

const More = ({ query }: { query: PagedQuery }) => (
  <MoreRows
    hasMore={query.hasNextPage}
    loading={query.isFetchingNextPage}
    failed={query.isFetchNextPageError}
    onMore={() => void query.fetchNextPage()}
  />
);

export function ItemResults({
  query,
  items,
  blank,
  hasFilters,
  isSearch,
  onChange,
}: ResultsProps<PagedQuery> & { items: readonly Item[] }) {
  const { t } = useLingui();
  if (blank) return <NothingFound {...{ hasFilters, isSearch, onChange }} />;
  if (query.isError && items.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.isPending && items.length === 0)
    return <NothingFound {...{ hasFilters, isSearch, onChange }} />;
  const waiting = query.isPending ? 8 : query.isFetchingNextPage ? 4 : 0;
  return (
    <>
      <ItemGrid items={items} waiting={waiting} label={t`Items`} />
      <More query={query} />
    </>
  );
}

export function StoreResults({
  query,
  blank,
  hasFilters,
  isSearch,
  onChange,
}: ResultsProps<PagedQuery & { data: { pages: { stores: Store[] }[] } | undefined }>) {
  const { t } = useLingui();
  const stores = query.data?.pages.flatMap((page) => page.stores) ?? [];
  if (blank) return <NothingFound {...{ hasFilters, isSearch, onChange }} />;
  if (query.isError && stores.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.isPending && stores.length === 0)
    return <NothingFound {...{ hasFilters, isSearch, onChange }} />;
  const waiting = query.isPending ? 6 : query.isFetchingNextPage ? 3 : 0;
  return (
    <>
      <StoreGrid stores={stores} waiting={waiting} label={t`Stores`} />
      <More query={query} />
    </>
  );
}
