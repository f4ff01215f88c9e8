import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { PaymentFlag } from '../../../machines/payment';
import type { Connection, OrderKey, TrackingScreen } from '../../../machines/tracking';
import { liveTripTrackingMachine } from '../../actors/tripActors';
import { tripQuery } from '../../api/trips';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import classes from '../tracking/Tracking.module.css';
import { trackingIntents } from '../tracking/trackingIntents';
import { phoneIn } from '../tracking/useContact';
import { TripTrackForm } from './TripTrackForm';
import { TripView } from './TripView';

export interface TrackedTripProps {
  tripKey: OrderKey;
  flag: PaymentFlag;
  booked: boolean;
}

const connectionOf = (snapshot: { getMeta: () => Record<string, unknown> }): Connection => {
  const metas = Object.values(snapshot.getMeta()) as ({ connection?: Connection } | undefined)[];
  return metas.find((meta) => meta?.connection)?.connection ?? 'connecting';
};

/** One trip, followed live for as long as the page stands. */
export function TrackedTrip({ tripKey, flag, booked }: TrackedTripProps) {
  const actor = useFlow(liveTripTrackingMachine, { input: tripKey });
  const { data: trip, error } = useQuery({ ...tripQuery(tripKey), enabled: false });
  const screen = useSelector(actor, (snapshot) => screenOf<TrackingScreen>(snapshot));
  const connection = useSelector(actor, connectionOf);
  const intents = useMemo(() => trackingIntents(actor), [actor]);
  useEffect(() => {
    window.addEventListener('online', intents.retry);
    window.addEventListener('offline', intents.tellLoss);
    return () => {
      window.removeEventListener('online', intents.retry);
      window.removeEventListener('offline', intents.tellLoss);
    };
  }, [intents]);
  if (screen === 'notFound') {
    return (
      <div className={classes.narrow}>
        <EmptyState picture="not-found" isPage title={<Trans>We found no such trip</Trans>}>
          <Trans>Check the trip number and the phone number that you gave with it.</Trans>
        </EmptyState>
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
