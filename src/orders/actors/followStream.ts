import { fromCallback } from 'xstate';
import type { OrderStatus } from '../../../domain/orders/order';
import type { FollowEvent, OrderKey } from '../../../machines/orders/tracking';

/**
 * Follows a live stream for the chart that tracks an order or a trip.
 * @param take shows a change, and answers the status that it brings
 */
export const followStream = <Event>(
  open: (key: OrderKey, signal: AbortSignal, onOpen: () => void) => AsyncGenerator<Event>,
  take: (key: OrderKey, event: Event) => OrderStatus,
) =>
  fromCallback<FollowEvent, OrderKey>(({ input, sendBack }) => {
    const controller = new AbortController();
    const follow = async () => {
      try {
        const onOpen = () => sendBack({ type: 'tracking.connected' });
        for await (const event of open(input, controller.signal, onOpen)) {
          sendBack({ type: 'tracking.orderChanged', status: take(input, event) });
        }
      } catch {
        // Told below, like an end: either way it has to be asked about.
      }
      if (!controller.signal.aborted) sendBack({ type: 'tracking.streamEnded' });
    };
    void follow();
    return () => controller.abort();
  });

/** Refusals that mean: no such order or trip for whoever asks. */
export const isUnknown = (status: number): boolean => [400, 401, 403, 404, 422].includes(status);
