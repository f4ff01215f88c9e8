import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { tripChanges } from '../../../domain/rental/tripChanges';
import type { BookTripScreen } from '../../../machines/rental/bookTrip';
import { useMoney } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { TripQuestion } from '../changeTrip/TripQuestion';
import { type BookTripActor, bookIntents } from './intents';
import { TripChanges } from './TripChanges';
import { TripSenderAway } from './TripSenderAway';
import { TryAgain } from './TryAgain';

/** Why the booking did not go through, with the way on. */
export function BookingTrouble({ actor }: { actor: BookTripActor }) {
  const { t } = useLingui();
  const money = useMoney();
  const screen = useSelector(actor, (snapshot) => screenOf<BookTripScreen>(snapshot));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const was = useSelector(actor, ({ context }) => Number(context.payload?.trip_amount ?? 0));
  const seen = useSelector(actor, ({ context }) => context.seen);
  const offered = useSelector(actor, ({ context }) => context.offered);
  const next = offered?.total ?? 0;
  const { acceptTotal, declineTotal } = bookIntents(actor);
  if (screen === 'confirmTotal') {
    return (
      <TripQuestion
        title={t`The total has changed`}
        yes={<Trans>Book for {money(next)}</Trans>}
        no={<Trans>Back</Trans>}
        onYes={acceptTotal}
        onNo={declineTotal}
      >
        <Trans>
          It was <bdi>{money(was)}</bdi> and is <bdi>{money(next)}</bdi> now.
        </Trans>
        {seen && offered && <TripChanges changes={tripChanges(seen, offered)} />}
      </TripQuestion>
    );
  }
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
  if (screen !== 'refused' && screen !== 'mendVehicles' && screen !== 'mendTrip') return null;
  return (
    <Alert color="red" role="alert" radius="md" mb="md" icon={<IconAlertCircle aria-hidden />}>
      {refusal?.message || t`Your trip could not be booked.`}
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
