import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { PaymentFlag } from '../../../machines/checkout/payment';
import type { Connection, OrderKey, TrackingScreen } from '../../../machines/orders/tracking';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { AccountHint } from '../../identity/signIn/AccountHint';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { liveTrackingMachine } from '../actors/trackingActors';
import { orderQuery } from '../api/orders';
import { OrderView } from './OrderView';
import { TrackForm } from './TrackForm';
import classes from './Tracking.module.css';
import { phoneIn } from './useContact';
import { useTracking } from './useTracking';

export interface TrackedOrderProps {
  orderKey: OrderKey;
  flag: PaymentFlag;
  placed: boolean;
  onTrack: (orderId: number, contactNumber: string) => void;
}

export function TrackedOrder({ orderKey, flag, placed, onTrack }: TrackedOrderProps) {
  const actor = useFlow(liveTrackingMachine, { input: orderKey });
  const { data: order, error } = useQuery({ ...orderQuery(orderKey), enabled: false });
  const screen = useSelector(actor, (snapshot) => screenOf<TrackingScreen>(snapshot));
  const connection = useSelector(actor, connectionOf);
  const intents = useTracking(actor);
  if (screen === 'notFound') {
    return (
      <div className={classes.narrow}>
        <EmptyState picture="not-found" isPage title={<Trans>We found no such order</Trans>}>
          <Trans>Check the order number and the phone number that you gave with it.</Trans>
        </EmptyState>
        <AccountHint>
          <Trans>Ordered with an account?</Trans>
        </AccountHint>
        <TrackForm
          order={String(orderKey.orderId)}
          phone={phoneIn(orderKey.contactNumber)}
          onTrack={onTrack}
        />
      </div>
    );
  }
  if (screen === 'failed') return <ErrorState error={error} onRetry={intents.retry} />;
  if (!order) return <TrackingSkeleton />;
  return (
    <OrderView
      order={order}
      orderKey={orderKey}
      flag={flag}
      placed={placed}
      connection={connection}
      onRetry={intents.retry}
      onChanged={intents.refresh}
    />
  );
}

const connectionOf = (snapshot: {
  getMeta: () => Record<string, { connection?: Connection } | undefined>;
}): Connection => {
  const metas = Object.values(snapshot.getMeta());
  return metas.find((meta) => meta?.connection)?.connection ?? 'connecting';
};

function TrackingSkeleton() {
  return (
    <div className={classes.page} aria-busy>
      <Stack>
        <Skeleton height={110} radius="lg" />
        <Skeleton height={320} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </Stack>
    </div>
  );
}
