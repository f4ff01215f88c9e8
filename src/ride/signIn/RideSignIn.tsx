import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { RideSignInScreen } from '../../../machines/ride/rideSignIn';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveRideSignInMachine } from '../actors/rideSignInActors';
import classes from '../Ride.module.css';
import { rideSignInIntents } from './intents';
import { RideCredentialsForm } from './RideCredentialsForm';
import { RidePasswordChoice } from './RidePasswordChoice';

interface RideSignInProps {
  invite: string;
  /** A session ended by itself, in the middle of the work. */
  hasEnded: boolean;
  onSignedIn: (token: string) => void;
}

/** The door of couriers (RIDE-01). */
export function RideSignIn({ invite, hasEnded, onSignedIn }: RideSignInProps) {
  const onDone = useCallback(({ token }: { token: string }) => onSignedIn(token), [onSignedIn]);
  const actor = useFlow(liveRideSignInMachine, { input: { invite }, onDone });
  const intents = rideSignInIntents(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<RideSignInScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const wait = useSelector(actor, ({ context }) => context.wait);
  if (screen === 'none') return null;
  const isChoosing =
    screen === 'choosing' ||
    screen === 'choosingTrouble' ||
    screen === 'choosingTooMany' ||
    screen === 'choosingRefused';
  return (
    <section className={classes.card} aria-labelledby="ride-door">
      <h1 id="ride-door" className={classes.title}>
        {isChoosing ? <Trans>Choose a password</Trans> : <Trans>Sign in to ride</Trans>}
      </h1>
      {screen === 'expired' ? (
        <Stack gap="md">
          <Alert color="orange" role="alert">
            <Trans>
              This link was used already, or is older than seven days. Ask the shop for another.
            </Trans>
          </Alert>
          <Button radius="xl" onClick={intents.toSignIn}>
            <Trans>To the sign-in</Trans>
          </Button>
        </Stack>
      ) : isChoosing ? (
        <RidePasswordChoice isBusy={isBusy} screen={screen} wait={wait} onChosen={intents.choose} />
      ) : (
        <>
          {hasEnded && (
            <Alert color="orange" role="status" mb="md">
              <Trans>Your session has ended. Sign in to go on; nothing was lost.</Trans>
            </Alert>
          )}
          <RideCredentialsForm
            screen={screen}
            wait={wait}
            isBusy={isBusy}
            onEdit={intents.noteEdit}
            onSubmit={intents.submit}
          />
        </>
      )}
    </section>
  );
}
