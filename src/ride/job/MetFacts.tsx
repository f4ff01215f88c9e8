import { Trans } from '@lingui/react/macro';
import type { RideJob } from '../../../domain/ride/rideOrder';
import classes from '../Ride.module.css';
import { JobReach } from './JobReach';

interface MetFactsProps {
  job: RideJob;
  isToDoor: boolean;
  onTalk: (id: number) => void;
}

/** Who is met now, for the cash or the code, and where. */
export function MetFacts({ job, isToDoor, onTalk }: MetFactsProps) {
  const { name, address } = isToDoor ? job.to : job.from;
  return (
    <>
      <div>
        <strong>{name || (!isToDoor && <Trans>The sender</Trans>)}</strong>
        <p className={classes.soft}>
          <bdi>{address}</bdi>
        </p>
      </div>
      <JobReach job={job} isToDoor={isToDoor} onTalk={onTalk} />
    </>
  );
}
