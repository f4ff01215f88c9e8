import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { EmptyState } from '../../ui/EmptyState';
import type { BookTripActor } from './intents';

export function BookedElsewhere({ actor }: { actor: BookTripActor }) {
  const tripId = useSelector(actor, ({ context }) => context.elsewhere ?? 0);
  return (
    <div role="alert">
      <EmptyState
        picture="no-trips"
        title={<Trans>Already booked in another window: #{tripId}</Trans>}
        action={
          <Button
            radius="xl"
            renderRoot={(props) => <Link to="/my-trips" search={{ trip_id: tripId }} {...props} />}
          >
            <Trans>See the trip</Trans>
          </Button>
        }
      >
        <Trans>Nothing was booked twice.</Trans>
      </EmptyState>
    </div>
  );
}
