import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { HeldRide } from '../../../domain/ride/rideOrder';
import classes from '../Ride.module.css';

/** What a courier has passed on, and has still (RIDE-13). */
export function HeldCard({ held: { id, fetched_by } }: { held: HeldRide }) {
  return (
    <li className={classes.job} data-mine data-order={id}>
      <div className={classes.jobHead}>
        <strong>
          <bdi>#{id}</bdi>
        </strong>
        <Badge variant="light" color="orange">
          <Trans>With you</Trans>
        </Badge>
      </div>
      <p>
        {fetched_by ? (
          <Trans>
            Keep it: <bdi>{fetched_by}</bdi> comes and fetches it from you.
          </Trans>
        ) : (
          <Trans>Keep it until another courier comes and fetches it from you.</Trans>
        )}
      </p>
    </li>
  );
}
