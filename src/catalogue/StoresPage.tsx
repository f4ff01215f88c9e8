import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { storeListQuery } from '../api/catalogue';
import { useScope } from '../api/scope';
import { usePlace } from '../app/place';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { StoresLabel } from '../components/shell/StoresLabel';
import { usePageTitle } from '../components/usePageTitle';
import { totalText } from './listing/totalText';
import { MoreRows } from './parts/MoreRows';
import classes from './parts/Page.module.css';
import { StoreGrid } from './parts/StoreGrid';

/** `/store/latest` and `/store/popular`, twelve a page (CAT-05, CAT-06, CAT-11, CAT-12). */
export function StoresPage({ list }: { list: 'latest' | 'popular' }) {
  useScope();
  const { t } = useLingui();
  const { module } = usePlace();
  const query = useInfiniteQuery(storeListQuery(list, { type: 'all' }));
  usePageTitle(list === 'latest' ? t`New stores` : t`Popular stores`);
  const stores = query.data?.pages.flatMap((page) => page.stores) ?? [];
  const label = <StoresLabel type={module?.module_type ?? 'ecommerce'} />;
  const total = totalText(query.data?.pages[0]);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        {list === 'latest' ? <Trans>New {label}</Trans> : <Trans>Popular {label}</Trans>}{' '}
        <small className={classes.total}>{total}</small>
      </h1>
      {query.isError && stores.length === 0 ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.isPending && stores.length === 0 ? (
        <EmptyState picture="nothing-found" title={<Trans>No stores deliver here yet</Trans>} />
      ) : (
        <StoreGrid stores={stores} waiting={query.isPending ? 9 : 0} label={t`Stores`} />
      )}
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}
