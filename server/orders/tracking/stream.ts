import type { SSEStreamingApi } from 'hono/streaming';
import type { Language } from '../../../domain/language/languages';
import type { Deps } from '../../deps';
import { type Caller, isStillIn } from '../../http/caller';
import { couriersOf, eventsOf, findOrder, isEnded } from '../store';
import { bringerOf, wireEvent } from './courier';
import type { Hub } from './hub';

/** While a courier rides, his place is sent this often. */
const rideMilliseconds = 2_000;
/** Proxies close a connection that is silent for long; a lost message is made good here as well. */
const pingMilliseconds = 15_000;

/** Everything that a message of the stream is made of; undefined when the order is gone. */
async function readState(deps: Deps, orderId: number) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return undefined;
  const events = await eventsOf(deps.db, [orderId]);
  const bringer = bringerOf(deps.env, order);
  const [courier] = await couriersOf(deps.db, bringer === null ? [] : [bringer]);
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

export interface Live<State> {
  /** Name of its server-sent event. */
  readonly event: string;
  /** Undefined when the thing is gone. */
  read(): Promise<State | undefined>;
  message(state: State): unknown;
  /** Nothing changes any more. */
  isOver(state: State): boolean;
  /** Its message changes by time alone. */
  isMoving(state: State): boolean;
}

/**
 * Sends a thing's state now, at each change, and every two seconds while it moves; ends with the thing,
 * with the reader, or when the server stops.
 */
export async function streamLive<State>(
  deps: Deps,
  hub: Hub,
  stream: SSEStreamingApi,
  id: number,
  live: Live<State>,
): Promise<void> {
  const alarm = createAlarm();
  const unwatch = await hub.watch(id, alarm.changed);
  const isOver = () => stream.aborted || stream.closed || deps.stopping.aborted;
  deps.stopping.addEventListener('abort', alarm.changed);
  stream.onAbort(alarm.changed);
  try {
    let state = await live.read();
    let readAt = performance.now();
    while (state && !isOver()) {
      await stream.writeSSE({ event: live.event, data: JSON.stringify(live.message(state)) });
      if (live.isOver(state)) return;
      const isMoving = live.isMoving(state);
      const why = await alarm.wait(isMoving ? rideMilliseconds : pingMilliseconds);
      if (isOver()) return;
      const isStale = performance.now() - readAt >= pingMilliseconds;
      if (isStale) await stream.write(': ping\n\n');
      if (why === 'changed' || isStale || !isMoving) {
        state = await live.read();
        readAt = performance.now();
      }
    }
  } finally {
    unwatch();
    deps.stopping.removeEventListener('abort', alarm.changed);
  }
}

/** The live stream of an order: its courier's place is news every two seconds while he rides. */
export const streamOrder = (
  deps: Deps,
  hub: Hub,
  stream: SSEStreamingApi,
  orderId: number,
  { caller, language, isOwner }: { caller: Caller; language: Language; isOwner: boolean },
): Promise<void> =>
  streamLive(deps, hub, stream, orderId, {
    event: 'order',
    // Whoever has been signed out meanwhile sees nothing more.
    read: async () =>
      (await isStillIn(deps.db, deps.clock.now(), caller)) ? readState(deps, orderId) : undefined,
    message: ({ order, courier, pickedUpAt }) =>
      wireEvent(order, courier, pickedUpAt, deps.clock.now(), language, isOwner),
    isOver: ({ order }) => isEnded(order.status),
    isMoving: ({ order }) => order.status === 'picked_up',
  });
