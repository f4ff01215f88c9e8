import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { BookTripScreen } from '../../../machines/rental/bookTrip';
import { screenOf } from '../../flow/screenOf';
import { ConfirmTripTotal } from './ConfirmTripTotal';
import type { BookTripActor } from './intents';
import { TripSenderAway } from './TripSenderAway';
import { TryAgain } from './TryAgain';

export function BookingTrouble({ actor }: { actor: BookTripActor }) {
  const { t } = useLingui();
  const screen = useSelector(actor, (snapshot) => screenOf<BookTripScreen>(snapshot));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  if (screen === 'confirmTotal') return <ConfirmTripTotal actor={actor} />;
  if (screen === 'offline') {
    return (
      <TryAgain actor={actor} title={t`There is no connection`}>
        <Trans>
          Booking a trip needs a connection. Nothing is lost: your trip cart and what you entered
          stay as they are.
        </Trans>
      </TryAgain>
    );
  }
  if (screen === 'senderAway') return <TripSenderAway actor={actor} />;
  if (screen === 'unreachable') {
    return (
      <TryAgain actor={actor} title={t`The shop does not answer`}>
        <Trans>
          We don't know yet whether your trip is booked. Try again: it can't be booked twice.
        </Trans>
      </TryAgain>
    );
  }
  if (screen === 'unpriced') {
    return (
      <TryAgain actor={actor} title={t`The shop does not answer`}>
        <Trans>
          The total has changed, and the shop does not say to what. Nothing was booked: your trip
          cart and what you entered stay as they are.
        </Trans>
      </TryAgain>
    );
  }
  if (screen !== 'refused' && screen !== 'mendVehicles' && screen !== 'mendTrip') return null;
  return (
    <Alert color="red" role="alert" radius="md" mb="md" icon={<IconAlertCircle aria-hidden />}>
      {refusal?.code === 'changed_meanwhile'
        ? t`The trip was changed meanwhile. Please look at it as it is now, and book again.`
        : refusal?.message || t`Your trip could not be booked.`}
      {screen !== 'refused' && (
        <Group mt="sm">
          <Button
            size="compact-md"
            radius="xl"
            variant="default"
            renderRoot={(props) => <Link to="/rental/cart" {...props} />}
          >
            {screen === 'mendTrip' ? (
              <Trans>Change the trip</Trans>
            ) : (
              <Trans>Open the trip cart</Trans>
            )}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
