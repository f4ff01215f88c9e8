import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import type { HandleTripScreen } from '../../../machines/desk/handleTrip';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { liveHandleTripMachine } from '../actors/handleTripActors';
import { leaveDesk } from '../api/desk';
import { useOpenedTrip } from '../api/deskTrips';
import { DeclineForm } from './DeclineForm';
import { TripButtons } from './TripButtons';
import { TripFacts } from './TripFacts';
import { TripTrouble } from './TripTrouble';
import { tripIntents } from './tripIntents';

/** One trip, and what is done to it (DESK-16 to DESK-20). */
export default function TripDialog({ input, onDone }: OverlayProps<DeskTrip, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const { told: trip, hasLeft } = useOpenedTrip(input);
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) leaveDesk();
      onDone();
    },
    [onDone],
  );
  const actor = useFlow(liveHandleTripMachine, {
    input: { tripId: input.id, status: input.trip_status },
    onDone: end,
  });
  const intents = useMemo(() => tripIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<HandleTripScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { status, by, message } = useSelector(actor, ({ context }) => context);
  useEffect(() => {
    if (trip !== input && trip.trip_status !== status) intents.tellMoved(trip);
  }, [trip, input, status, intents]);
  useEffect(() => {
    if (hasLeft) intents.tellLeft();
  }, [hasLeft, intents]);
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={t`Trip #${trip.id}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size="lg"
      centered
    >
      <Stack gap="md">
        {screen === 'writingWords' ? (
          <DeclineForm
            tripId={trip.id}
            isBusy={isBusy}
            onWritten={intents.decline}
            onBack={intents.keep}
          />
        ) : screen === 'looking' ? (
          <>
            <TripFacts trip={trip} />
            <TripButtons trip={trip} status={status} isBusy={isBusy} intents={intents} />
          </>
        ) : (
          <TripTrouble screen={screen} by={by} message={message} intents={intents} />
        )}
        {screen === 'looking' && by && (
          <Trans>
            Last seen to by <bdi>{by}</bdi>
          </Trans>
        )}
      </Stack>
    </Modal>
  );
}
