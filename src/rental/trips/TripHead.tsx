import { Trans } from '@lingui/react/macro';
import type { Trip } from '../../../domain/rental/trip';
import classes from '../../orders/tracking/Tracking.module.css';
import { useMoment } from '../../ui/useMoment';
import { useTripStatus } from './useTripStatus';

export const isOver = ({ trip_status }: Trip): boolean =>
  trip_status === 'completed' || trip_status === 'canceled';

/** It waits for its money first. */
const isUnpaid = ({ payment_method, payment_status }: Trip): boolean =>
  payment_method === 'digital_payment' && payment_status === 'unpaid';

export function TripHead({ trip, booked }: { trip: Trip; booked: boolean }) {
  const names = useTripStatus();
  const moment = useMoment();
  const provider = trip.provider?.name;
  return (
    <section className={classes.card}>
      <h1 className={classes.title} tabIndex={-1}>
        {booked && trip.trip_status === 'pending' ? (
          <Trans>Your booking is placed.</Trans>
        ) : (
          names[trip.trip_status]
        )}
      </h1>
      {booked && trip.trip_status === 'pending' && provider && !isUnpaid(trip) && (
        <p>
          <Trans>
            <bdi>{provider}</bdi> confirms it soon.
          </Trans>
        </p>
      )}
      <p className={classes.soft}>
        <Trans>
          Trip <bdi>#{trip.id}</bdi>
        </Trans>{' '}
        · {provider}
      </p>
      {trip.trip_status === 'canceled' && trip.cancellation_reason && (
        <p>{trip.cancellation_reason}</p>
      )}
      {trip.return_time && !isOver(trip) && (
        <p className={classes.soft}>
          <Trans>
            Back by <bdi>{moment(trip.return_time)}</bdi>
          </Trans>
        </p>
      )}
    </section>
  );
}
