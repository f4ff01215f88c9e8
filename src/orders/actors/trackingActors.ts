import { fromPromise } from 'xstate';
import {
  type LoadedOrder,
  type OrderKey,
  trackingMachine,
} from '../../../machines/orders/tracking';
import { isApiError } from '../../client/apiError';
import { fetchAnew } from '../../client/fetchAnew';
import { shopTime } from '../../client/steadyClock';
import { rememberRecentOrder } from '../../client/storage/recentOrders';
import { ensureGuestId } from '../../identity/api/identity';
import { applyOrderEvent, orderQuery } from '../api/orders';
import { followStream, isUnknown } from './followStream';
import { orderEvents } from './orderStream';

export const liveTrackingMachine = trackingMachine.provide({
  actors: {
    loadOrder: fromPromise<LoadedOrder, OrderKey>(async ({ input, signal }) => {
      try {
        // A link that was shared opens in browsers that have never been here.
        await ensureGuestId(signal);
        const order = await fetchAnew(orderQuery(input));
        rememberRecentOrder({
          id: order.id,
          contactNumber: input.contactNumber ?? '',
          storeName: order.store?.name ?? '',
          at: order.created_at ? Date.parse(order.created_at) : shopTime(),
        });
        return { ok: true, status: order.order_status };
      } catch (error) {
        if (isApiError(error) && isUnknown(error.status)) return { ok: false, reason: 'notFound' };
        throw error;
      }
    }),
    followOrder: followStream(orderEvents, (key, event) => {
      applyOrderEvent(key, event);
      return event.order_status;
    }),
  },
});
