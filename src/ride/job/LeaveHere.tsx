import { Trans } from '@lingui/react/macro';
import { useMoment } from '../../ui/useMoment';
import classes from '../Ride.module.css';
import { TakePhoto } from './TakePhoto';

export interface DoorWish {
  /** It may be left with a photo now. */
  readonly isLeavable: boolean;
  /** From when; null while the shop does not know that its courier is at the door. */
  readonly leaveFrom: string | null;
  /** Its shopper wishes so: nobody has to open. */
  readonly isWished: boolean;
  readonly isParcel: boolean;
}

/** The second way to hand over: where nobody opens for long enough, or at once where it is wished (RIDE-12). */
export function LeaveHere({
  isLeavable,
  leaveFrom,
  isWished,
  isParcel,
  onPhoto,
}: DoorWish & {
  onPhoto: (file: File) => void;
}) {
  const moment = useMoment();
  const from = leaveFrom && moment(leaveFrom);
  if (!isLeavable) {
    return (
      <p className={classes.soft} role="status">
        {from ? (
          <Trans>
            Nobody opens? Ring and call. From <bdi>{from}</bdi> you can leave it with a photo.
          </Trans>
        ) : (
          <Trans>
            Nobody opens? Ring and call. Some minutes after the shop knows that you are here, you
            can leave it with a photo.
          </Trans>
        )}
      </p>
    );
  }
  return (
    <div className={classes.leave}>
      <TakePhoto variant={isWished ? 'filled' : 'light'} onTaken={onPhoto}>
        {isWished ? (
          <Trans>Leave it and take a photo</Trans>
        ) : (
          <Trans>Nobody opens? Leave it and take a photo</Trans>
        )}
      </TakePhoto>
      <p className={classes.soft}>
        {isParcel ? (
          <Trans>The sender sees this photo.</Trans>
        ) : (
          <Trans>The shopper and the store see this photo.</Trans>
        )}
      </p>
    </div>
  );
}
