import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Store } from '../../../domain/entities/catalogue';
import type { StoreFilters, StoreListName } from '../../api/catalogue';
import { storeMapQuery } from '../../api/storeMap';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { MapView } from '../../map/MapView';
import type { MapMarker } from '../../map/types';
import { currentLatLngKey } from '../../storage/storage';
import { ShopStoreCard } from '../parts/ShopStoreCard';
import classes from './StoresMap.module.css';

export interface StoresMapProps {
  source: StoreListName | { categoryId: number };
  filters: StoreFilters;
  moduleId?: number | undefined;
}

const height = 'min(60vh, 640px)';
const placeOf = ({ latitude, longitude }: Store) => ({ lat: latitude, lng: longitude });

/** Stores where they are: a press on one shows its card. */
export default function StoresMap({ source, filters, moduleId }: StoresMapProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(storeMapQuery(source, filters, moduleId));
  const [chosenId, setChosen] = useState<number | null>(null);
  const [home] = useState(() => currentLatLngKey.get());
  const stores = useMemo(() => data?.stores ?? [], [data]);
  const fit = useMemo(() => [...(home ? [home] : []), ...stores.map(placeOf)], [home, stores]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={height} radius="lg" />;
  const centre = fit[0];
  if (stores.length === 0 || !centre) {
    return <EmptyState picture="nothing-found" title={<Trans>No stores deliver here yet</Trans>} />;
  }
  const chosen = stores.find(({ id }) => id === chosenId);
  const markers: MapMarker[] = stores.map((store) => ({
    id: String(store.id),
    kind: 'store',
    at: placeOf(store),
    label: store.name,
    chosen: store === chosen,
    onPress: () => setChosen(store.id),
  }));
  if (home) markers.push({ id: 'home', kind: 'home', at: home, label: t`Your address` });
  const shown = stores.length;
  return (
    <>
      <div className={classes.map}>
        <MapView
          centre={centre}
          zoom={13}
          markers={markers}
          fit={fit}
          label={t`Map of the stores`}
          height={height}
        />
        <div className={classes.card} aria-live="polite">
          {chosen && (
            <>
              <ShopStoreCard store={chosen} />
              <CloseButton
                className={classes.close}
                radius="xl"
                size={36}
                aria-label={t`Close`}
                onClick={() => setChosen(null)}
              />
            </>
          )}
        </div>
      </div>
      {data.total_size > shown && (
        <p className={classes.note}>
          <Trans>The map shows the first {shown}. Filters make them fewer.</Trans>
        </p>
      )}
    </>
  );
}
