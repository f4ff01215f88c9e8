import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { HandleTripScreen } from '../../../machines/desk/handleTrip';
import { FormNotice } from '../../ui/form/FormNotice';
import type { TripIntents } from './tripIntents';

interface TripTroubleProps {
  screen: HandleTripScreen | 'none';
  /** Who was faster; empty where that is not known. */
  by: string;
  message: string;
  intents: TripIntents;
}

function Why({ screen, by, message }: Omit<TripTroubleProps, 'intents'>) {
  if (screen === 'signedOut')
    return (
      <Trans>Your session has ended, and nothing was done to the trip. Sign in to go on.</Trans>
    );
  if (screen !== 'handled') return message || <Trans>The shop does not do this.</Trans>;
  return by ? (
    <Trans>
      <bdi>{by}</bdi> was faster: this trip has been seen to.
    </Trans>
  ) : (
    <Trans>This trip has been seen to meanwhile, or its customer has cancelled it.</Trans>
  );
}

/** Why nothing was done to the trip here, and what to do now. */
export function TripTrouble({ screen, by, message, intents }: TripTroubleProps) {
  if (screen === 'trouble') {
    return (
      <>
        <FormNotice refusal="" isTrouble />
        <Button radius="xl" onClick={intents.retry}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <Alert color="orange" role="alert">
        <Why screen={screen} by={by} message={message} />
      </Alert>
      {screen === 'refused' ? (
        <Button radius="xl" onClick={intents.back}>
          <Trans>Back to the trip</Trans>
        </Button>
      ) : (
        <Button radius="xl" onClick={intents.close}>
          {screen === 'signedOut' ? <Trans>Sign in</Trans> : <Trans>Back to the trips</Trans>}
        </Button>
      )}
    </>
  );
}
