import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { placesFor } from '../../ui/GridHeading';
import page from '../../ui/Page.module.css';
import { Rail } from '../../ui/Rail';
import { type VehicleRailName, vehicleRailQuery } from '../api/rental';
import { VehicleCard } from '../parts/VehicleCard';
import { VehicleCardSkeleton } from '../parts/VehicleCardSkeleton';

const sorts = { popular: undefined, 'top-rated': 'rating', latest: 'newest' } as const;

/** The first vehicles of a list; an empty list takes no room. */
export function VehicleRail({ list, title }: { list: VehicleRailName; title: ReactNode }) {
  const { data, error, refetch } = useQuery(vehicleRailQuery(list));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.vehicles.length === 0) return null;
  return (
    <Rail
      title={title}
      entries="items"
      more={
        <Link
          to="/rental/vehicle-search"
          search={{ all_category: 1, sort: sorts[list] }}
          className={page.more}
        >
          <Trans>View all</Trans>
        </Link>
      }
    >
      {data
        ? data.vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} from="home" />
            </li>
          ))
        : placesFor(6).map((place) => (
            <li key={`waiting ${place}`} aria-hidden>
              <VehicleCardSkeleton />
            </li>
          ))}
    </Rail>
  );
}
