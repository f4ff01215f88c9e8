import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type VehicleRailName, vehicleRailQuery } from '../../api/rental';
import { placesFor } from '../../catalogue/parts/GridHeading';
import page from '../../catalogue/parts/Page.module.css';
import { ErrorState } from '../../components/ErrorState';
import { Rail } from '../../components/Rail';
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
