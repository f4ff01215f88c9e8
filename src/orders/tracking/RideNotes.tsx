import { Trans } from '@lingui/react/macro';
import classes from './Tracking.module.css';

interface RideNotesProps {
  /** Empty for whoever only has the link, and where nobody asks for one (RIDE-07). */
  code: string;
  isSilent: boolean;
}

/** What there is to say where a courier rides by their own phone. */
export default function RideNotes({ code, isSilent }: RideNotesProps) {
  return (
    <>
      {code && (
        <section className={classes.card} data-screen-only>
          <span className={classes.soft}>
            <Trans>Your code for the courier</Trans>
          </span>
          <strong className={classes.code}>
            <bdi>{code}</bdi>
          </strong>
          <p className={classes.soft}>
            <Trans>Say these four digits at the door, once you have your order.</Trans>
          </p>
        </section>
      )}
      {isSilent && (
        <p className={classes.soft} role="status">
          <Trans>
            On the way; where exactly, we do not hear from the courier’s phone right now.
          </Trans>
        </p>
      )}
    </>
  );
}
