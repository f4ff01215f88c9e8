import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Trip } from '../../../domain/rental/trip';
import { shopNow } from '../../client/steadyClock';
import { useMoney } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import page from '../../ui/Page.module.css';
import { PagedRows } from '../../ui/PagedRows';
import { Picture } from '../../ui/Picture';
import classes from '../../ui/Rows.module.css';
import { useMoment } from '../../ui/useMoment';
import { tripListQuery } from '../api/trips';
import { useTripStatus } from './useTripStatus';

const colours = {
  pending: 'blue',
  confirmed: 'blue',
  ongoing: 'orange',
  completed: 'teal',
  canceled: 'gray',
} as const;

function TripRow({ trip }: { trip: Trip }) {
  const money = useMoney();
  const moment = useMoment();
  const names = useTripStatus();
  return (
    <article className={classes.row}>
      <Picture
        src={trip.provider?.logo_full_url ?? ''}
        alt=""
        kind="store"
        width={56}
        height={56}
        className={classes.logo}
      />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to="/my-trips" search={{ trip_id: trip.id }} className={classes.link}>
            <Trans>
              Trip <bdi>#{trip.id}</bdi>
            </Trans>
          </Link>
        </h2>
        <p className={page.soft}>
          {trip.provider?.name} ·{' '}
          <Plural value={trip.vehicles_count} one="# vehicle" other="# vehicles" />
        </p>
        <p className={page.soft}>
          <bdi>{moment(trip.pickup_time ?? trip.created_at ?? shopNow().toISOString())}</bdi>
        </p>
      </div>
      <div className={classes.end}>
        <Badge variant="light" color={colours[trip.trip_status]}>
          {names[trip.trip_status]}
        </Badge>
        <strong>
          <bdi>{money(trip.trip_amount)}</bdi>
        </strong>
      </div>
    </article>
  );
}

/** Trips under way, or those of before (ORD-03, ORD-06). */
export function TripList({ status }: { status: 'running' | 'past' }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(tripListQuery(status));
  const trips = query.data?.pages.flatMap((one) => one.trips) ?? [];
  return (
    <PagedRows
      query={query}
      rows={trips}
      label={t`Trips`}
      empty={
        <EmptyState
          picture="no-trips"
          title={
            status === 'running' ? (
              <Trans>No trip is under way</Trans>
            ) : (
              <Trans>No trip has ended yet</Trans>
            )
          }
          action={
            <Button
              radius="xl"
              renderRoot={(props) => (
                <Link to="/rental/vehicle-search" search={{ all_category: 1 }} {...props} />
              )}
            >
              <Trans>See all vehicles</Trans>
            </Button>
          }
        />
      }
      render={(trip) => <TripRow trip={trip} />}
    />
  );
}
