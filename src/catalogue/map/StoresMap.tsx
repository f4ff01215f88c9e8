import { plural } from '@lingui/core/macro';
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
import { groupStores, type StoreSpot } from './groupStores';
import classes from './StoresMap.module.css';

export interface StoresMapProps {
  source: StoreListName | { categoryId: number };
  filters: StoreFilters;
  moduleId?: number | undefined;
}

const height = 'min(60vh, 640px)';
const startZoom = 13;
const placeOf = ({ latitude, longitude }: Store) => ({ lat: latitude, lng: longitude });

/** Stores where they are: a press on one shows its card, on several that lie together brings them nearer. */
export default function StoresMap({ source, filters, moduleId }: StoresMapProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(storeMapQuery(source, filters, moduleId));
  const [chosenId, setChosen] = useState<number | null>(null);
  const [home] = useState(() => currentLatLngKey.get());
  const stores = useMemo(() => data?.stores ?? [], [data]);
  const [zoom, setZoom] = useState(startZoom);
  const [near, setNear] = useState<{ spot: StoreSpot; press: number } | null>(null);
  const bringNearer = (spot: StoreSpot) =>
    setNear((before) => ({ spot, press: (before?.press ?? 0) + 1 }));
  const spots = useMemo(() => groupStores(stores, zoom, chosenId), [stores, zoom, chosenId]);
  const everywhere = useMemo(
    () => [...(home ? [home] : []), ...stores.map(placeOf)],
    [home, stores],
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={height} radius="lg" />;
  const centre = everywhere[0];
  if (stores.length === 0 || !centre) {
    return <EmptyState picture="nothing-found" title={<Trans>No stores deliver here yet</Trans>} />;
  }
  const chosen = stores.find(({ id }) => id === chosenId);
  const markers: MapMarker[] = spots.map((spot) => {
    const { id, at, stores: together } = spot;
    const [store] = together;
    const isOne = together.length === 1;
    return {
      id,
      kind: 'store',
      at,
      label:
        isOne && store
          ? store.name
          : t`${plural(together.length, { one: '# store here', other: '# stores here' })}`,
      chosen: isOne && store?.id === chosenId,
      ...(!isOne && { count: together.length }),
      onPress: () => (isOne && store ? setChosen(store.id) : bringNearer(spot)),
    };
  });
  if (home) markers.push({ id: 'home', kind: 'home', at: home, label: t`Your address` });
  const shown = stores.length;
  return (
    <>
      <div className={classes.map}>
        <MapView
          centre={centre}
          zoom={startZoom}
          onMove={(_, nowAt) => setZoom(nowAt)}
          markers={markers}
          fit={near ? near.spot.stores.map(placeOf) : everywhere}
          fitKey={String(near?.press)}
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
