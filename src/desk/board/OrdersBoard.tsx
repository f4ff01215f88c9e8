import { Skeleton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { BoardConnection, OrdersBoardScreen } from '../../../machines/desk/ordersBoard';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { ErrorState } from '../../ui/ErrorState';
import { liveOrdersBoardMachine } from '../actors/ordersBoardActors';
import classes from '../Desk.module.css';
import { BoardHead } from './BoardHead';
import { BoardNote } from './BoardNote';
import { boardIntents } from './boardIntents';
import { Columns } from './Columns';

const connectionOf = (snapshot: {
  getMeta: () => Record<string, { connection?: BoardConnection } | undefined>;
}): BoardConnection =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.connection)?.connection ?? 'connecting';

/** The store's open orders (DESK-03). */
export function OrdersBoard({ onLeft }: { onLeft: (end: { hasLeft: boolean }) => void }) {
  const actor = useFlow(liveOrdersBoardMachine, { onDone: onLeft });
  const intents = useMemo(() => boardIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<OrdersBoardScreen>(snapshot));
  const connection = useSelector(actor, connectionOf);
  useEffect(() => {
    window.addEventListener('online', intents.retry);
    window.addEventListener('offline', intents.tellLoss);
    return () => {
      window.removeEventListener('online', intents.retry);
      window.removeEventListener('offline', intents.tellLoss);
    };
  }, [intents]);
  if (screen === 'none') return null;
  return (
    <div className={classes.desk}>
      <BoardHead onLeave={intents.leave} />
      {screen === 'loading' ? (
        <div className={classes.columns} aria-busy>
          <Skeleton height={320} radius="lg" />
          <Skeleton height={320} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      ) : screen === 'failed' ? (
        <ErrorState error={null} onRetry={intents.retry} />
      ) : (
        <>
          <BoardNote connection={connection} onRetry={intents.retry} />
          <Columns />
        </>
      )}
    </div>
  );
}
