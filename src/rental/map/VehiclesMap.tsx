import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import type { VehiclePlace } from '../../../domain/rental/vehiclePlace';
import { currentLatLngKey } from '../../client/storage/storage';
import { useMoney } from '../../client/useMoney';
import { SpotsMap, spotsHeight } from '../../map/spots/SpotsMap';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import type { VehicleFilters } from '../api/rental';
import { vehiclePlacesQuery } from '../api/vehiclePlaces';
import type { VehicleListFilters } from '../listing/vehicleSearch';
import { tripUnits } from '../parts/tripUnits';
import { PlaceCard } from './PlaceCard';
import classes from './VehiclesMap.module.css';

export interface VehiclesMapProps {
  /** What the server is asked for, and the filters that it comes from. */
  asked: VehicleFilters;
  filters: VehicleListFilters;
  trip: TripPlan | null;
  onList: () => void;
}

interface Stand {
  id: number;
  at: { lat: number; lng: number };
  place: VehiclePlace;
}

/** Prices are wider than signs. */
const nearness = 92;

const sumOf = (stands: readonly Stand[]) =>
  stands.reduce((sum, { place }) => sum + place.vehicles_count, 0);

/** The vehicles of a search where they stand, with the price from which each place begins (RENT-12). */
export default function VehiclesMap({ asked, filters, trip, onList }: VehiclesMapProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { data, error, refetch } = useQuery(vehiclePlacesQuery(asked));
  const [here] = useState(() => currentLatLngKey.get());
  const stands = useMemo(
    () =>
      data?.places.map(
        (place): Stand => ({
          id: place.id,
          at: { lat: place.latitude, lng: place.longitude },
          place,
        }),
      ) ?? [],
    [data],
  );
  const from = trip?.pickup ?? here;
  const home = useMemo(
    () =>
      from && {
        kind: trip ? ('pickup' as const) : ('home' as const),
        at: { lat: from.lat, lng: from.lng },
        label: trip ? t`Pickup location` : t`Your address`,
      },
    [from, trip, t],
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={spotsHeight} radius="lg" />;
  if (stands.length === 0) {
    const nothing = <Trans>Sorry no data found related to your search</Trans>;
    return <EmptyState picture="nothing-found" title={nothing} />;
  }
  const vehiclesIn = (count: number) =>
    t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`;
  const priceOf = ({ price, is_total, rental_type }: VehiclePlace) => {
    const amount = money(price, { compact: true });
    return is_total === 1 ? t`${amount} total` : `${amount}${t(tripUnits[rental_type])}`;
  };
  const labelOf = (place: VehiclePlace) => {
    const { name } = place;
    const vehicles = vehiclesIn(place.vehicles_count);
    if (place.available_count === 0) return t`${name}: ${vehicles}, not free at this time`;
    const price = priceOf(place);
    return t`${name}: ${vehicles} from ${price}`;
  };
  const shown = sumOf(stands);
  return (
    <>
      <SpotsMap
        things={stands}
        home={home}
        label={t`Map of the vehicles`}
        nearness={nearness}
        markerOf={({ place }) => ({
          kind: 'store',
          label: labelOf(place),
          text: priceOf(place),
          ...(place.vehicles_count > 1 && { count: place.vehicles_count }),
          faint: place.available_count === 0,
        })}
        groupOf={(together) => {
          const count = sumOf(together);
          return {
            kind: 'store',
            count,
            label: t`${plural(count, { one: '# vehicle here', other: '# vehicles here' })}`,
            faint: together.every(({ place }) => place.available_count === 0),
          };
        }}
        nameOf={({ place }) => place.name}
        cardOf={({ place }) => <PlaceCard key={place.id} place={place} {...{ asked, filters }} />}
        onList={onList}
      />
      {(data.total_capped || data.total_size > shown) && (
        <p className={classes.note}>
          <Trans>The map shows the first {shown} vehicles. Filters make them fewer.</Trans>
        </p>
      )}
    </>
  );
}
