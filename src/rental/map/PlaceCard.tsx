import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Vehicle } from '../../../domain/rental/vehicle';
import type { VehiclePlace } from '../../../domain/rental/vehiclePlace';
import { ErrorState } from '../../ui/ErrorState';
import { placesFor } from '../../ui/GridHeading';
import { useTotal } from '../../ui/listing/totalText';
import page from '../../ui/Page.module.css';
import { Picture } from '../../ui/Picture';
import { Rating } from '../../ui/Rating';
import { type VehicleFilters, vehicleListQuery } from '../api/rental';
import type { VehicleListFilters } from '../listing/vehicleSearch';
import { VehiclePrice } from '../parts/VehiclePrice';
import { providerLink, vehicleLink } from '../parts/vehicleLinks';
import classes from './VehiclesMap.module.css';

interface PlaceCardProps {
  place: VehiclePlace;
  asked: VehicleFilters;
  filters: VehicleListFilters;
}

function Row({ vehicle }: { vehicle: Vehicle }) {
  return (
    <article className={classes.row} data-unavailable={vehicle.available_count === 0 || undefined}>
      <Picture
        src={vehicle.thumbnail_full_url}
        alt=""
        kind="vehicle"
        width={84}
        height={63}
        className={classes.picture}
      />
      <div className={classes.words}>
        <h4 className={classes.name}>
          <Link {...vehicleLink(vehicle, 'map')} className={classes.link}>
            {vehicle.name}
          </Link>
        </h4>
        <VehiclePrice vehicle={vehicle} size="sm" />
        {vehicle.available_count === 0 && (
          <span className={classes.soft}>
            <Trans>Not free at this time</Trans>
          </span>
        )}
      </div>
    </article>
  );
}

export function PlaceCard({ place, asked, filters }: PlaceCardProps) {
  const query = useInfiniteQuery(vehicleListQuery(asked, place.id));
  const first = query.data?.pages[0];
  const waiting = query.isPending ? Math.min(5, place.vehicles_count) : 0;
  const told = { total_size: place.vehicles_count, total_capped: false };
  const vehicles = useTotal('vehicles', first ?? told);
  return (
    <div className={classes.place}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <Link {...providerLink(place)}>{place.name}</Link>
        </h3>
        <p className={classes.soft}>
          <Rating value={place.avg_rating} count={place.rating_count} />
          <span>{vehicles}</span>
        </p>
        <p className={classes.soft}>{place.address}</p>
      </div>
      {query.error && !first && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ul className={classes.rows} aria-busy={query.isPending}>
        {first?.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <Row vehicle={vehicle} />
          </li>
        ))}
        {placesFor(waiting).map((at) => (
          <li key={`waiting ${at}`} aria-hidden className={classes.row}>
            <Skeleton width={84} height={63} radius="md" />
            <Skeleton height={16} width="50%" />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Link {...providerLink(place)} search={filters} className={page.more}>
          <Trans>See all {vehicles}</Trans>
        </Link>
      )}
    </div>
  );
}
