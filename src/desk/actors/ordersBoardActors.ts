import { fromCallback, fromPromise } from 'xstate';
import { signOutOfDesk } from '../../../domain/desk/deskEndpoints';
import { type DeskEvent, deskEvent } from '../../../domain/desk/deskOrder';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import {
  type BoardAnswer,
  type BoardNews,
  ordersBoardMachine,
} from '../../../machines/desk/ordersBoard';
import { isApiError } from '../../client/apiError';
import { queryClient } from '../../client/queryClient';
import { deskTokenKey } from '../../client/storage/deskKeys';
import { liveEvents } from '../../orders/actors/orderStream';
import { callDesk, keepBoard, personQuery, readBoard, readInOwnName } from '../api/desk';
import { keepNews, readDeskNews } from '../api/deskInbox';
import { keepTrips, readTrips } from '../api/deskTrips';
import { callingOrders } from '../board/callingOrders';
import { ring } from '../ring';

const tripsWaitingIn = (trips: readonly DeskTrip[]) =>
  trips.flatMap(({ id, trip_status }) => (trip_status === 'pending' ? [id] : []));

/** What stands on the board of whoever is at this desk: a store's orders, or a renting office's trips. */
async function load(signal: AbortSignal): Promise<readonly number[]> {
  readInOwnName();
  const { handles, email } = await queryClient.ensureQueryData(personQuery());
  if (handles === 'trips') {
    const trips = await readTrips(signal);
    keepTrips(trips);
    return tripsWaitingIn(trips);
  }
  const [orders, news] = await Promise.all([readBoard(signal), readDeskNews(signal)]);
  keepBoard(orders);
  keepNews(news);
  return callingOrders(orders, email);
}

/** What has moved to the next page meanwhile is there once. */
const joined = <Thing extends { readonly id: number }>(
  first: readonly Thing[],
  rest: readonly Thing[],
): readonly Thing[] => [...first, ...rest.filter(({ id }) => !first.some((one) => one.id === id))];

/** All that is open: the stream tells no more at once than a page. */
async function wholeOf({ orders, trips, next }: DeskEvent, signal: AbortSignal) {
  if (next === null) return { orders, trips };
  return trips.length > 0
    ? { orders, trips: joined(trips, await readTrips(signal, next)) }
    : { orders: joined(orders, await readBoard(signal, next)), trips };
}

const boardStream = () => ({
  path: '/desk/stream',
  name: 'desk',
  schema: deskEvent,
  staffToken: deskTokenKey.get(),
});

export const liveOrdersBoardMachine = ordersBoardMachine.provide({
  actors: {
    loadBoard: fromPromise<BoardAnswer>(async ({ signal }) => {
      try {
        return { ok: true, waiting: await load(signal) };
      } catch (error) {
        if (isApiError(error) && error.kind === 'unauthenticated')
          return { ok: false, reason: 'signedOut' };
        throw error;
      }
    }),
    followBoard: fromCallback<BoardNews>(({ sendBack }) => {
      const controller = new AbortController();
      const follow = async () => {
        try {
          const onOpen = () => sendBack({ type: 'ordersBoard.connected' });
          const events = liveEvents(boardStream(), controller.signal, onOpen);
          for await (const told of events) {
            const { inbox } = told;
            const { orders, trips } = await wholeOf(told, controller.signal);
            keepBoard(orders);
            keepTrips(trips);
            keepNews(inbox);
            const { email } = await queryClient.ensureQueryData(personQuery());
            const waiting = [...callingOrders(orders, email), ...tripsWaitingIn(trips)];
            sendBack({ type: 'ordersBoard.changed', waiting });
          }
        } catch {
          // Told below, like an end: either way it has to be asked for.
        }
        if (!controller.signal.aborted) sendBack({ type: 'ordersBoard.streamEnded' });
      };
      void follow();
      return () => controller.abort();
    }),
    signOut: fromPromise<unknown>(({ signal }) => callDesk(signOutOfDesk, { signal })),
  },
  actions: { ring },
});
