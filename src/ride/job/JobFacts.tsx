import { Trans } from '@lingui/react/macro';
import { IconHome } from '@tabler/icons-react';
import type { RideJob } from '../../../domain/ride/rideOrder';
import { useMoney } from '../../client/useMoney';
import type { Entry } from '../board/useEntries';
import classes from '../Ride.module.css';
import { DueAt } from './DueAt';
import { FromStop } from './FromStop';
import { JobReach } from './JobReach';

const kilometres = (metres: number) => (metres / 1000).toFixed(1);

interface JobFactsProps {
  entry: Entry;
  job: RideJob | null;
  isRiding: boolean;
  onTalk: (id: number) => void;
}

/** What is earned, and from where to where; of an own order whom to ring, too. */
export function JobFacts({ entry, job, isRiding, onTalk }: JobFactsProps) {
  const money = useMoney();
  const isParcel = entry.order_type === 'parcel';
  const isPickedUp = job?.order_status === 'picked_up';
  const isFromSender = entry.cash_from === 'sender' && !isRiding && !isPickedUp;
  // What its sender pays is paid as soon as it is on its way.
  const isDue = entry.cash > 0 && (entry.cash_from === 'receiver' || isPickedUp);
  return (
    <>
      <div className={classes.jobHead}>
        <span className={classes.fee}>
          <bdi>{money(entry.fee + entry.tip)}</bdi>
        </span>
        <span className={classes.soft}>
          {entry.distance !== null && (
            <Trans>
              <bdi>{kilometres(entry.distance)}</bdi> km to the door
            </Trans>
          )}
          {entry.to_from !== null && !isRiding && entry.is_with_me !== 1 && (
            <>
              {' · '}
              {entry.is_with_courier === 1 ? (
                <Trans>
                  <bdi>{kilometres(entry.to_from)}</bdi> km to fetch it
                </Trans>
              ) : isParcel ? (
                <Trans>
                  <bdi>{kilometres(entry.to_from)}</bdi> km to the sender
                </Trans>
              ) : (
                <Trans>
                  <bdi>{kilometres(entry.to_from)}</bdi> km to the store
                </Trans>
              )}
            </>
          )}
        </span>
      </div>
      <DueAt entry={entry} />
      <ul className={classes.stops}>
        <FromStop entry={entry} />
        {job && (
          <li className={classes.stop}>
            <IconHome size={22} aria-hidden />
            <div>
              <strong>{job.to.name}</strong>
              <p className={classes.soft}>
                <bdi>{job.to.address}</bdi>
              </p>
            </div>
          </li>
        )}
      </ul>
      {job?.leave_at_door === 1 && (
        <strong className={classes.note}>
          <Trans>Leave it at the door, with a photo</Trans>
        </strong>
      )}
      {job?.delivery_instruction && <q className={classes.note}>{job.delivery_instruction}</q>}
      {job?.order_note && <q className={classes.note}>{job.order_note}</q>}
      <strong>
        {entry.cash > 0 && isFromSender ? (
          <Trans>
            Collect <bdi>{money(entry.cash)}</bdi> in cash from the sender
          </Trans>
        ) : isDue ? (
          <Trans>
            Collect <bdi>{money(entry.cash)}</bdi> in cash
          </Trans>
        ) : (
          <Trans>Paid, nothing to collect</Trans>
        )}
      </strong>
      {job && <JobReach job={job} isToDoor={isRiding} onTalk={onTalk} />}
    </>
  );
}
