import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { currentLatLngKey } from '../../client/storage/storage';
import { SpotsMap, spotsHeight } from '../../map/spots/SpotsMap';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import type { StoreFilters, StoreListName } from '../api/catalogue';
import { storeMapQuery } from '../api/storeMap';
import { ShopStoreCard } from '../parts/ShopStoreCard';
import classes from './StoresMap.module.css';

export interface StoresMapProps {
  source: StoreListName | { categoryId: number };
  filters: StoreFilters;
  moduleId?: number | undefined;
  onList: () => void;
}

export default function StoresMap({ source, filters, moduleId, onList }: StoresMapProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(storeMapQuery(source, filters, moduleId));
  const [here] = useState(() => currentLatLngKey.get());
  const stores = useMemo(
    () =>
      data?.stores.map((store) => ({
        id: store.id,
        at: { lat: store.latitude, lng: store.longitude },
        store,
      })) ?? [],
    [data],
  );
  const home = useMemo(
    () => here && { kind: 'home' as const, at: here, label: t`Your address` },
    [here, t],
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={spotsHeight} radius="lg" />;
  if (stores.length === 0) {
    return <EmptyState picture="nothing-found" title={<Trans>No stores deliver here yet</Trans>} />;
  }
  const shown = stores.length;
  return (
    <>
      <SpotsMap
        things={stores}
        home={home}
        label={t`Map of the stores`}
        markerOf={({ store }) => ({ kind: 'store', label: store.name })}
        groupOf={({ length }) => ({
          kind: 'store',
          count: length,
          label: t`${plural(length, { one: '# store here', other: '# stores here' })}`,
        })}
        nameOf={({ store }) => store.name}
        cardOf={({ store }) => (
          <div className={classes.card}>
            <ShopStoreCard store={store} />
          </div>
        )}
        closeAtStart
        onList={onList}
      />
      {(data.total_capped || data.total_size > shown) && (
        <p className={classes.note}>
          <Trans>The map shows the first {shown}. Filters make them fewer.</Trans>
        </p>
      )}
    </>
  );
}
