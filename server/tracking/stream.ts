import type { SSEStreamingApi } from 'hono/streaming';
import type { Lang } from '../city/types';
import type { Deps } from '../deps';
import { couriersOf, eventsOf, findOrder, isEnded } from '../orders/store';
import { wireEvent } from './courier';
import type { OrderHub } from './hub';

/** While a courier rides, his place is sent this often. */
const rideMilliseconds = 2_000;
/** Proxies close a connection that is silent for long; a lost message is made good here as well. */
const pingMilliseconds = 15_000;

/** Everything that a message of the stream is made of; undefined when the order is gone. */
async function readState(deps: Deps, orderId: number) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return undefined;
  const events = await eventsOf(deps.db, [orderId]);
  const [courier] = await couriersOf(deps.db, order.courierId === null ? [] : [order.courierId]);
  const pickedUpAt = events.find((event) => event.status === 'picked_up')?.createdAt ?? null;
  return { order, courier: courier ?? null, pickedUpAt };
}

/** Resolves at the next change, after a time, or when the stream ends; whichever is first. */
function createAlarm() {
  let ring: (why: 'changed' | 'time') => void = () => undefined;
  let isRinging = false;
  return {
    changed: () => {
      isRinging = true;
      ring('changed');
    },
    wait: (milliseconds: number) =>
      new Promise<'changed' | 'time'>((resolve) => {
        const timer = setTimeout(() => done('time'), milliseconds);
        const done = (why: 'changed' | 'time') => {
          clearTimeout(timer);
          ring = () => undefined;
          isRinging = false;
          resolve(why);
        };
        ring = done;
        if (isRinging) done('changed');
      }),
  };
}

/**
 * Sends an order's state now, at each change, and every two seconds while a courier rides; ends with
 * the order, with the reader, or when the server stops.
 */
export async function streamOrder(
  deps: Deps,
  hub: OrderHub,
  stream: SSEStreamingApi,
  orderId: number,
  language: Lang,
): Promise<void> {
  const alarm = createAlarm();
  const unwatch = await hub.watch(orderId, alarm.changed);
  const isOver = () => stream.aborted || stream.closed || deps.stopping.aborted;
  deps.stopping.addEventListener('abort', alarm.changed);
  stream.onAbort(alarm.changed);
  try {
    let state = await readState(deps, orderId);
    let readAt = Date.now();
    while (state && !isOver()) {
      const { order, courier, pickedUpAt } = state;
      const event = wireEvent(order, courier, pickedUpAt, deps.clock.now(), language);
      await stream.writeSSE({ event: 'order', data: JSON.stringify(event) });
      if (isEnded(order.status)) return;
      const isRiding = order.status === 'picked_up';
      const why = await alarm.wait(isRiding ? rideMilliseconds : pingMilliseconds);
      if (isOver()) return;
      const isStale = Date.now() - readAt >= pingMilliseconds;
      if (isStale) await stream.write(': ping\n\n');
      if (why === 'changed' || isStale || !isRiding) {
        state = await readState(deps, orderId);
        readAt = Date.now();
      }
    }
  } finally {
    unwatch();
    deps.stopping.removeEventListener('abort', alarm.changed);
  }
}
