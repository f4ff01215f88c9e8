import { Trans } from '@lingui/react/macro';
import { useMoment } from '../../ui/useMoment';
import { type Entry, jobIn } from '../board/useEntries';
import classes from '../Ride.module.css';

/** For when it was ordered, else when its shopper expects it. */
export function DueAt({ entry }: { entry: Entry }) {
  const moment = useMoment();
  const eta = jobIn(entry)?.eta;
  if (entry.schedule_at)
    return (
      <strong className={classes.note}>
        <Trans>
          For <bdi>{moment(entry.schedule_at)}</bdi>
        </Trans>
      </strong>
    );
  return eta ? (
    <p className={classes.soft}>
      <Trans>
        Expected at <bdi>{moment(eta)}</bdi>
      </Trans>
    </p>
  ) : null;
}
