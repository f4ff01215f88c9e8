import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import { pastTripsQuery } from '../api/deskTrips';
import classes from '../Desk.module.css';
import { PastTripRow } from './PastTripRow';
import { TripFigures } from './TripFigures';

/** What has become of an office's trips, newest first, and what they brought (DESK-26). */
export default function PastTrips() {
  const { t } = useLingui();
  const query = useInfiniteQuery(pastTripsQuery());
  const { data, error, isPending } = query;
  const trips = data?.pages.flatMap((page) => page.trips) ?? [];
  return (
    <section className={classes.past} aria-label={t`Past trips`}>
      <TripFigures />
      {isPending ? (
        <Skeleton height={320} radius="lg" aria-busy />
      ) : error && trips.length === 0 ? (
        <ErrorState error={error} onRetry={() => void query.refetch()} />
      ) : trips.length === 0 ? (
        <EmptyState picture="no-trips" title={<Trans>No trip has ended yet</Trans>} />
      ) : (
        <>
          <ul className={classes.cards}>
            {trips.map((trip) => (
              <PastTripRow key={trip.id} trip={trip} />
            ))}
          </ul>
          <MoreRows
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </section>
  );
}
