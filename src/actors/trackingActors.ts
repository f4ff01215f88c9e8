import { fromCallback, fromPromise } from 'xstate';
import {
  type FollowEvent,
  type LoadedOrder,
  type OrderKey,
  trackingMachine,
} from '../../machines/tracking';
import { isApiError } from '../api/apiError';
import { ensureGuestId } from '../api/identity';
import { applyOrderEvent, orderQuery } from '../api/orders';
import { queryClient } from '../api/queryClient';
import { rememberRecentOrder } from '../storage/orderKeys';
import { orderEvents } from './orderStream';

/** Refusals that mean: no such order for whoever asks. */
const isUnknown = (status: number) => [400, 401, 403, 404, 422].includes(status);

/** Tracking with the API's stream and answers behind it; the order itself lives in the query cache. */
export const liveTrackingMachine = trackingMachine.provide({
  actors: {
    loadOrder: fromPromise<LoadedOrder, OrderKey>(async ({ input, signal }) => {
      try {
        // A link that was shared opens in browsers that have never been here.
        await ensureGuestId(signal);
        const order = await queryClient.fetchQuery({ ...orderQuery(input), staleTime: 0 });
        rememberRecentOrder({
          id: order.id,
          contactNumber: input.contactNumber ?? '',
          storeName: order.store?.name ?? '',
          at: order.created_at ? Date.parse(order.created_at) : Date.now(),
        });
        return { ok: true, status: order.order_status };
      } catch (error) {
        if (isApiError(error) && isUnknown(error.status)) return { ok: false, reason: 'notFound' };
        throw error;
      }
    }),
    followOrder: fromCallback<FollowEvent, OrderKey>(({ input, sendBack }) => {
      const controller = new AbortController();
      const follow = async () => {
        try {
          const onOpen = () => sendBack({ type: 'tracking.connected' });
          for await (const event of orderEvents(input, controller.signal, onOpen)) {
            applyOrderEvent(input, event);
            sendBack({ type: 'tracking.orderChanged', status: event.order_status });
          }
        } catch {
          // Told below, like an end: either way the order has to be asked about.
        }
        if (!controller.signal.aborted) sendBack({ type: 'tracking.streamEnded' });
      };
      void follow();
      return () => controller.abort();
    }),
  },
});
