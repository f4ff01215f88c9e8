import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { RideJob } from '../../../domain/ride/rideOrder';
import { CallButton } from './CallButton';
import type { JobIntents } from './jobIntents';

interface JobTroubleProps {
  screen: 'taken' | 'refused' | 'trouble' | 'ended';
  /** Who was faster; empty where that is not known. */
  by: string;
  message: string;
  /** Null for what was never theirs. */
  job: RideJob | null;
  intents: JobIntents;
}

/** Why nothing was done, and what to do now. */
export function JobTrouble({ screen, by, message, job, intents }: JobTroubleProps) {
  const wasPickedUp = Number(job?.courier_changes) > 0;
  const isParcel = job?.order_type === 'parcel';
  const isLost = job?.is_lost === 1 && job.order_status !== 'canceled';
  const isToBringBack = screen === 'ended' && job?.order_status === 'canceled';
  const hasIt =
    isToBringBack || (wasPickedUp && job?.is_lost === 1) || (isParcel && screen === 'ended');
  const phone = hasIt && job?.from_phone;
  const from = isToBringBack && job.from.address ? job.from : null;
  return (
    <>
      <Alert color="orange" role="alert">
        {screen === 'taken' ? (
          by ? (
            <Trans>
              <bdi>{by}</bdi> was faster and rides this order.
            </Trans>
          ) : (
            <Trans>Somebody was faster, or the order was cancelled.</Trans>
          )
        ) : screen === 'ended' && isLost && wasPickedUp && isParcel ? (
          <Trans>
            Nothing was heard of your phone for too long, so another courier brings this parcel. If
            you still have it, or the cash for it, call the sender.
          </Trans>
        ) : screen === 'ended' && isLost && wasPickedUp ? (
          <Trans>
            Nothing was heard of your phone for too long, so the store sends another courier with
            this order. If you still have it, or the cash for it, call the store.
          </Trans>
        ) : screen === 'ended' && isLost ? (
          <Trans>
            Nothing was heard of your phone for too long, so another courier rides this order. You
            need not fetch it.
          </Trans>
        ) : screen === 'ended' && isParcel ? (
          <Trans>
            This parcel was cancelled. If you have it already, bring it back to the sender.
          </Trans>
        ) : screen === 'ended' ? (
          <Trans>
            This order was cancelled. If you have it already, bring it back to the store.
          </Trans>
        ) : screen === 'trouble' ? (
          <Trans>What you pressed could not be kept. Try again.</Trans>
        ) : (
          message || <Trans>The shop does not do this.</Trans>
        )}
      </Alert>
      {from && (
        <p>
          {from.name && (
            <>
              <bdi>{from.name}</bdi>
              <br />
            </>
          )}
          <bdi>{from.address}</bdi>
        </p>
      )}
      {phone && <CallButton phone={phone} />}
      <Button size="lg" radius="xl" onClick={screen === 'trouble' ? intents.retry : intents.close}>
        {screen === 'trouble' ? <Trans>Try again</Trans> : <Trans>Understood</Trans>}
      </Button>
    </>
  );
}
