import { Trans } from '@lingui/react/macro';
import { Alert, Button, Loader, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { RideJob } from '../../../domain/ride/rideOrder';
import type { RideJobScreen, rideJobMachine } from '../../../machines/ride/rideJob';
import { useMoney } from '../../client/useMoney';
import classes from '../Ride.module.css';
import { DoorCode } from './DoorCode';
import { DoorPhoto } from './DoorPhoto';
import { JobTrouble } from './JobTrouble';
import type { JobIntents } from './jobIntents';
import { StopRide } from './StopRide';

interface JobStepsProps {
  actor: Actor<typeof rideJobMachine>;
  screen: RideJobScreen;
  cash: number;
  job: RideJob | null;
  intents: JobIntents;
}

/** The one thing to be done now, below the thumb. */
export function JobSteps({ actor, screen, cash, job, intents }: JobStepsProps) {
  const money = useMoney();
  const { by, message, isPlaceShared, isLeavable, photo, reason } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  switch (screen) {
    case 'offered':
    case 'accepting':
      return (
        <Button size="xl" radius="xl" loading={isBusy} onClick={intents.accept}>
          <Trans>Accept</Trans>
        </Button>
      );
    case 'atStore':
      return (
        <Stack gap="xs">
          <Button size="xl" radius="xl" onClick={intents.pickUp}>
            <Trans>I have picked it up</Trans>
          </Button>
          <Button variant="subtle" color="gray" radius="xl" onClick={intents.askBack}>
            <Trans context="a ride">Give it back</Trans>
          </Button>
        </Stack>
      );
    case 'askingBack':
      return (
        <Stack gap="sm">
          <p>
            <Trans>Give the order back? It is offered to other couriers then.</Trans>
          </p>
          <Button size="lg" radius="xl" color="red.8" loading={isBusy} onClick={intents.giveBack}>
            <Trans>Yes, give it back</Trans>
          </Button>
          <Button variant="default" size="lg" radius="xl" disabled={isBusy} onClick={intents.keep}>
            <Trans>No, I ride it</Trans>
          </Button>
        </Stack>
      );
    case 'riding':
      return (
        <Stack gap="sm">
          {isPlaceShared === false && (
            <Alert color="orange" role="status">
              <Trans>
                Your phone does not say where you are, so the shopper sees no courier on the map.
                Allow this page to use your location.
              </Trans>
            </Alert>
          )}
          <Button size="xl" radius="xl" onClick={intents.arrive}>
            <Trans>I am at the door</Trans>
          </Button>
          <Button variant="subtle" color="gray" radius="xl" onClick={intents.askStop}>
            <Trans>I cannot go on</Trans>
          </Button>
        </Stack>
      );
    case 'askingWhy':
    case 'askingWhere':
      return (
        <StopRide
          screen={screen}
          reason={reason}
          from={job?.from ?? null}
          isBusy={isBusy}
          intents={intents}
        />
      );
    case 'collectingFirst':
    case 'collecting':
      return (
        <Stack gap="sm">
          <p>
            {screen === 'collecting' ? (
              <Trans>Collect in cash</Trans>
            ) : (
              <Trans>Collect in cash from the sender</Trans>
            )}
          </p>
          <span className={classes.cash}>
            <bdi>{money(cash)}</bdi>
          </span>
          <Button size="xl" radius="xl" onClick={intents.collect}>
            <Trans>I have the cash</Trans>
          </Button>
          <Button variant="subtle" color="gray" radius="xl" onClick={intents.keep}>
            {screen === 'collecting' ? <Trans>Back to the ride</Trans> : <Trans>Not yet</Trans>}
          </Button>
          {screen === 'collecting' && (
            <Button variant="subtle" color="gray" radius="xl" onClick={intents.askStop}>
              <Trans>They do not pay, or nobody opens</Trans>
            </Button>
          )}
        </Stack>
      );
    case 'code':
    case 'wrongCode':
      return (
        <DoorCode
          isWrong={screen === 'wrongCode'}
          instruction={job?.delivery_instruction ?? ''}
          wish={{
            isLeavable,
            leaveFrom: job?.leave_from ?? null,
            isWished: job?.leave_at_door === 1,
            isParcel: job?.order_type === 'parcel',
          }}
          onEntered={intents.enterCode}
          onPhoto={intents.takePhoto}
          onBack={intents.keep}
        />
      );
    case 'preparingPhoto':
    case 'photo':
    case 'noPhoto':
      return (
        <DoorPhoto
          screen={screen}
          photo={photo}
          onTaken={intents.takePhoto}
          onConfirmed={intents.confirmPhoto}
          onBack={intents.keep}
        />
      );
    case 'delivering':
      return (
        <p role="status">
          <Loader size="sm" aria-hidden /> <Trans>Handing over…</Trans>
        </p>
      );
    case 'taken':
    case 'refused':
    case 'trouble':
    case 'ended':
      return <JobTrouble screen={screen} by={by} message={message} job={job} intents={intents} />;
    case 'none':
      return null;
  }
}
