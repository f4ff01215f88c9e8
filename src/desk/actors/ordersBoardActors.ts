import { fromCallback, fromPromise } from 'xstate';
import { signOutOfDesk } from '../../../domain/desk/deskEndpoints';
import { type DeskOrder, deskEvent } from '../../../domain/desk/deskOrder';
import {
  type BoardAnswer,
  type BoardNews,
  ordersBoardMachine,
} from '../../../machines/desk/ordersBoard';
import { isApiError } from '../../client/apiError';
import { deskTokenKey } from '../../client/storage/deskKeys';
import { liveEvents } from '../../orders/actors/orderStream';
import { callDesk, keepBoard, readBoard } from '../api/desk';
import { keepNews, readDeskNews } from '../api/deskInbox';
import { ring } from '../ring';

const waitingIn = (orders: readonly DeskOrder[]) =>
  orders.flatMap(({ id, order_status }) => (order_status === 'pending' ? [id] : []));

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
        const [{ orders }, news] = await Promise.all([readBoard(signal), readDeskNews(signal)]);
        keepBoard(orders);
        keepNews(news);
        return { ok: true, waiting: waitingIn(orders) };
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
          for await (const { orders, inbox } of events) {
            keepBoard(orders);
            keepNews(inbox);
            sendBack({ type: 'ordersBoard.changed', waiting: waitingIn(orders) });
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
