import { Trans } from '@lingui/react/macro';
import { isPickupAhead } from '../../../domain/rental/rentalUnits';
import { shopNow } from '../../client/steadyClock';
import { useMoment } from '../../ui/useMoment';
import classes from './TripSummary.module.css';

interface PickupTimeProps {
  at: string | null;
  /** The trip is booked: its time stands, and is told for good. */
  isBooked: boolean;
}

/** 'Pickup Now' in the cart when the time is at or before now, otherwise 'Schedule at' (TRIP-04). */
export function PickupTime({ at, isBooked }: PickupTimeProps) {
  const moment = useMoment();
  if (at && isBooked) {
    return (
      <span>
        <span className={classes.label}>
          <Trans>Pickup time</Trans>
        </span>
        <bdi>{moment(at)}</bdi>
      </span>
    );
  }
  if (!at || !isPickupAhead(at, shopNow())) {
    return (
      <span>
        <span className={classes.label}>
          <Trans>Pickup time</Trans>
        </span>
        <Trans>Pickup Now</Trans>
      </span>
    );
  }
  return (
    <span>
      <span className={classes.label}>
        <Trans>Schedule at</Trans>
      </span>
      <bdi>{moment(at)}</bdi>
    </span>
  );
}
