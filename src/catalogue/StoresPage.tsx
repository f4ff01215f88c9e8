import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type ModuleType, moduleKinds, usualModuleType } from '../../domain/place/module';
import { useScope } from '../client/scope';
import { MapSwitch } from '../map/spots/MapSwitch';
import { usePlace } from '../place/currentPlace';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { totalText } from '../ui/listing/totalText';
import { MoreRows } from '../ui/MoreRows';
import classes from '../ui/Page.module.css';
import { SkipEnd } from '../ui/SkipPast';
import { usePageTitle } from '../ui/usePageTitle';
import { storeListQuery } from './api/catalogue';
import { StoreGrid } from './parts/StoreGrid';
import { StoresLabel } from './parts/StoresLabel';

const StoresMap = lazy(() => import('./map/StoresMap'));

function useTitle(list: 'latest' | 'popular', type: ModuleType): string {
  const { t } = useLingui();
  const kind = moduleKinds[type].stores;
  const names = { restaurants: t`Restaurants`, providers: t`Providers`, stores: t`Stores` };
  const label = names[kind];
  return list === 'latest' ? t`Latest ${label}` : t`Popular ${label}`;
}

interface StoresPageProps {
  list: 'latest' | 'popular';
  /** The map in place of the list, as the address says. */
  isMap: boolean;
  onMap: (isMap: boolean) => void;
}

/** `/store/latest` and `/store/popular`, twelve a page (CAT-05, CAT-06, CAT-11, CAT-12). */
export function StoresPage({ list, isMap, onMap }: StoresPageProps) {
  useScope();
  const { t } = useLingui();
  const { module } = usePlace();
  const query = useInfiniteQuery(storeListQuery(list, { type: 'all' }));
  const type = module?.module_type ?? usualModuleType;
  usePageTitle(useTitle(list, type));
  const stores = query.data?.pages.flatMap((page) => page.stores) ?? [];
  const label = <StoresLabel type={type} />;
  const total = totalText(query.data?.pages[0]);
  return (
    <div className={classes.page}>
      <Group justify="space-between" align="start" mb="xs">
        <h1 className={classes.title}>
          {list === 'latest' ? <Trans>Latest {label}</Trans> : <Trans>Popular {label}</Trans>}{' '}
          <small className={classes.total}>{total}</small>
        </h1>
        <MapSwitch isOn={isMap} onChange={onMap} />
      </Group>
      <SkipEnd id="offer" />
      {isMap ? (
        <Suspense fallback={<Skeleton height="min(60vh, 640px)" radius="lg" />}>
          <StoresMap source={list} filters={{ type: 'all' }} onList={() => onMap(false)} />
        </Suspense>
      ) : query.isError && stores.length === 0 ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.isPending && stores.length === 0 ? (
        <EmptyState picture="nothing-found" title={<Trans>No stores deliver here yet</Trans>} />
      ) : (
        <StoreGrid stores={stores} waiting={query.isPending ? 9 : 0} label={t`Stores`} />
      )}
      <MoreRows
        hasMore={query.hasNextPage && !isMap}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}
