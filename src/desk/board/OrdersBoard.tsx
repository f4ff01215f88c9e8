import { Skeleton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { BoardConnection, OrdersBoardScreen } from '../../../machines/desk/ordersBoard';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { ErrorState } from '../../ui/ErrorState';
import { liveOrdersBoardMachine } from '../actors/ordersBoardActors';
import { useHandles } from '../api/desk';
import classes from '../Desk.module.css';
import type { DeskView, InboxPlace } from '../deskView';
import { BoardHead } from './BoardHead';
import { BoardNote } from './BoardNote';
import { boardIntents } from './boardIntents';
import { Columns } from './Columns';

const InboxPanel = lazy(() => import('../inbox/InboxPanel'));
const PastTrips = lazy(() => import('../trips/PastTrips'));
const TripColumns = lazy(() => import('../trips/TripColumns'));
const StorePanel = lazy(() => import('../store/StorePanel'));

const connectionOf = (snapshot: {
  getMeta: () => Record<string, { connection?: BoardConnection } | undefined>;
}): BoardConnection =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.connection)?.connection ?? 'connecting';

/** The store's open orders, which go on ringing while something else of the desk is looked at (DESK-03). */
interface OrdersBoardProps {
  view: DeskView;
  onView: (view: DeskView) => void;
  inbox: InboxPlace;
  onInbox: (place: InboxPlace) => void;
  onLeft: (end: { hasLeft: boolean }) => void;
}

export function OrdersBoard({ view, onView, inbox, onInbox, onLeft }: OrdersBoardProps) {
  const actor = useFlow(liveOrdersBoardMachine, { onDone: onLeft });
  const intents = useMemo(() => boardIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<OrdersBoardScreen>(snapshot));
  const connection = useSelector(actor, connectionOf);
  const handles = useHandles();
  const part = view === 'menu' || view === 'store' ? view : null;
  const [hasStore, setHasStore] = useState(part !== null);
  if (part && !hasStore) setHasStore(true);
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
      <BoardHead view={view} onView={onView} onLeave={intents.leave} />
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
          {hasStore && (
            <Suspense fallback={part && <Skeleton height={320} radius="lg" />}>
              <StorePanel view={part} />
            </Suspense>
          )}
          {(view === 'orders' || view === 'past') && handles === 'orders' ? (
            <Columns />
          ) : (
            <Suspense fallback={<Skeleton height={320} radius="lg" />}>
              {view === 'orders' ? (
                <TripColumns />
              ) : view === 'past' ? (
                <PastTrips />
              ) : view === 'inbox' ? (
                <InboxPanel place={inbox} onPlace={onInbox} />
              ) : null}
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
