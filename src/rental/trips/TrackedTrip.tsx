import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { PaymentFlag } from '../../../machines/checkout/payment';
import type { Connection, OrderKey, TrackingScreen } from '../../../machines/orders/tracking';
import { useHas } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { AccountHint } from '../../identity/signIn/AccountHint';
import classes from '../../orders/tracking/Tracking.module.css';
import { phoneIn } from '../../orders/tracking/useContact';
import { useTracking } from '../../orders/tracking/useTracking';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { liveTripTrackingMachine } from '../actors/tripActors';
import { tripQuery } from '../api/trips';
import { TripTrackForm } from './TripTrackForm';
import { TripView } from './TripView';

export interface TrackedTripProps {
  tripKey: OrderKey;
  flag: PaymentFlag;
  booked: boolean;
}

const connectionOf = (snapshot: {
  getMeta: () => Record<string, { connection?: Connection } | undefined>;
}): Connection => {
  const metas = Object.values(snapshot.getMeta());
  return metas.find((meta) => meta?.connection)?.connection ?? 'connecting';
};

export function TrackedTrip({ tripKey, flag, booked }: TrackedTripProps) {
  const actor = useFlow(liveTripTrackingMachine, { input: tripKey });
  const { data: trip, error } = useQuery({ ...tripQuery(tripKey), enabled: false });
  const screen = useSelector(actor, (snapshot) => screenOf<TrackingScreen>(snapshot));
  const isForAnybody = useHas('trips_by_phone');
  const connection = useSelector(actor, connectionOf);
  const intents = useTracking(actor);
  if (screen === 'notFound') {
    return (
      <div className={classes.narrow}>
        <EmptyState picture="not-found" isPage title={<Trans>We found no such trip</Trans>}>
          {isForAnybody ? (
            <Trans>Check the trip number and the phone number that you gave with it.</Trans>
          ) : (
            <Trans>
              Check the trip number. A trip is found on the device that booked it, or when you are
              signed in to the account that did.
            </Trans>
          )}
        </EmptyState>
        <AccountHint>
          <Trans>Booked with an account?</Trans>
        </AccountHint>
        <TripTrackForm trip={String(tripKey.orderId)} phone={phoneIn(tripKey.contactNumber)} />
      </div>
    );
  }
  if (screen === 'failed') return <ErrorState error={error} onRetry={intents.retry} />;
  if (!trip) {
    return (
      <div className={classes.page} aria-busy>
        <Stack>
          <Skeleton height={110} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </Stack>
      </div>
    );
  }
  return (
    <TripView
      trip={trip}
      tripKey={tripKey}
      flag={flag}
      booked={booked}
      connection={connection}
      onRetry={intents.retry}
      onChanged={intents.refresh}
    />
  );
}
