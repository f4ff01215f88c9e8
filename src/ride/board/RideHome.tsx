import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RideBoardScreen, RideConnection } from '../../../machines/ride/rideBoard';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { ErrorState } from '../../ui/ErrorState';
import { liveRideBoardMachine } from '../actors/rideBoardActors';
import { riderQuery, useRideBoard } from '../api/ride';
import classes from '../Ride.module.css';
import { RideTalk } from '../talk/RideTalk';
import { pressesIntents, rideIntents } from './boardIntents';
import { Duty } from './Duty';
import { Earnings } from './Earnings';
import { Orders } from './Orders';
import { RideConnectionNote } from './RideConnectionNote';
import { UnsentPresses } from './UnsentPresses';
import { useOutbox } from './useOutbox';

const connectionOf = (snapshot: {
  getMeta: () => Record<string, { connection?: RideConnection } | undefined>;
}): RideConnection =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.connection)?.connection ?? 'connecting';

/** What a courier has before the eyes: offers and orders, and what was earned (RIDE-02, RIDE-03). */
export function RideHome({ onLeft }: { onLeft: (end: { hasLeft: boolean }) => void }) {
  const { t } = useLingui();
  const expire = useCallback(() => onLeft({ hasLeft: false }), [onLeft]);
  const outbox = useOutbox(expire);
  const actor = useFlow(liveRideBoardMachine, { onDone: onLeft });
  const intents = useMemo(() => rideIntents(actor), [actor]);
  const presses = useMemo(() => pressesIntents(outbox), [outbox]);
  const screen = useSelector(actor, (snapshot) => screenOf<RideBoardScreen>(snapshot));
  const connection = useSelector(actor, connectionOf);
  const isUnsent = useSelector(outbox, ({ context }) => context.queue.length > 0);
  const { data: rider } = useQuery(riderQuery());
  const { is_on_duty, jobs } = useRideBoard();
  // Below the thumb is what is to be done next: of an order, its own step.
  const isRiding = jobs.length > 0;
  const [shown, setShown] = useState<'orders' | 'earnings'>('orders');
  const [talk, setTalk] = useState<number | null>(null);
  const last = jobs.find((job) => job.talk?.id === talk)?.talk?.last ?? 0;
  useEffect(() => {
    const retry = () => {
      intents.retry();
      presses.retry();
    };
    window.addEventListener('online', retry);
    window.addEventListener('offline', intents.tellLoss);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('offline', intents.tellLoss);
    };
  }, [intents, presses]);
  if (screen === 'none') return null;
  return (
    <div className={classes.ride}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{rider?.name ?? <Trans>Deliveries</Trans>}</h1>
          <p className={classes.soft}>{rider?.vehicle}</p>
        </div>
        <Badge size="lg" variant={is_on_duty === 1 ? 'filled' : 'default'}>
          {is_on_duty === 1 ? <Trans>On duty</Trans> : <Trans>Off duty</Trans>}
        </Badge>
      </header>
      <Stack gap="sm" mb="md">
        <UnsentPresses actor={outbox} />
        {screen === 'board' && (
          <RideConnectionNote connection={connection} onRetry={intents.retry} />
        )}
      </Stack>
      {shown === 'earnings' && <Earnings isUnsent={isUnsent} onLeave={intents.leave} />}
      {/* What is on its way goes on meanwhile, and its place is shared. */}
      <div hidden={shown === 'earnings'}>
        {screen === 'loading' ? (
          <Skeleton height={240} radius="lg" aria-busy />
        ) : screen === 'failed' ? (
          <ErrorState error={null} onRetry={intents.retry} />
        ) : (
          <Stack gap="md">
            <Orders onTalk={setTalk} />
            {isRiding && <Duty actor={outbox} />}
          </Stack>
        )}
      </div>
      {talk !== null && (
        <RideTalk id={talk} last={last} onClose={() => setTalk(null)} onSignedOut={expire} />
      )}
      <div className={classes.bar}>
        {shown === 'orders' && screen === 'board' && !isRiding && <Duty actor={outbox} />}
        <SegmentedControl
          fullWidth
          radius="xl"
          size="md"
          aria-label={t`What is shown`}
          value={shown}
          onChange={(value) => setShown(value === 'earnings' ? 'earnings' : 'orders')}
          data={[
            { value: 'orders', label: t`Orders` },
            { value: 'earnings', label: t`Earnings` },
          ]}
        />
      </div>
    </div>
  );
}
