import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { OrderStatus } from '../../../domain/orders/order';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { isOver } from './decideCourse';
import type {
  Connection,
  FollowEvent,
  LoadedOrder,
  OrderKey,
  TrackingEvent,
  TrackingScreen,
} from './types';

const missing = () => Promise.reject(new Error('actor not provided'));

export const trackingSetup = setup({
  types: typesOf<{
    context: { key: OrderKey; status: OrderStatus | null; failures: number; polls: number };
    input: OrderKey;
    events: TrackingEvent;
    tags: Tag;
    meta: {
      screen: TrackingScreen;
      connection?: Connection;
      requirements: readonly string[];
    };
  }>(),
  actors: {
    loadOrder: fromPromise<LoadedOrder, OrderKey>(missing),
    /** Streams changes for as long as it lives; says when it is connected and when it ends. */
    followOrder: fromCallback<FollowEvent, OrderKey>(({ sendBack }) =>
      sendBack({ type: 'tracking.streamEnded' }),
    ),
  },
  actions: {
    keepStatus: assign({ status: (_, params: { status: OrderStatus }) => params.status }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    forgetFailures: assign({ failures: 0, polls: 0 }),
  },
  guards: {
    isFound: (_, params: LoadedOrder) => params.ok,
    isFoundAndOver: (_, params: LoadedOrder) => params.ok && isOver(params.status),
    isOver: (_, params: { status: OrderStatus }) => isOver(params.status),
    isStreamWorthTrying: ({ context }) => context.polls >= 3,
  },
  delays: {
    connectLimit: 8_000,
    /** Streams speak at least every fifteen seconds; one that is silent for long is dead. */
    silenceLimit: 40_000,
    pollPause: 5_000,
    /** 2, 4, 8, 16, then 30 seconds. */
    retryPause: ({ context }) => Math.min(30_000, 1000 * 2 ** Math.min(context.failures, 6)),
  },
});

export const statusOf = (loaded: LoadedOrder): { status: OrderStatus } => ({
  status: loaded.ok ? loaded.status : 'pending',
});
