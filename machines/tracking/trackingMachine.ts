import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { OrderStatus } from '../../domain/entities/order';
import type { Tag } from '../tags';
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

const trackingSetup = setup({
  types: {
    context: {} as { key: OrderKey; status: OrderStatus | null; failures: number; polls: number },
    input: {} as OrderKey,
    events: {} as TrackingEvent,
    tags: {} as Tag,
    meta: {} as {
      screen: TrackingScreen;
      connection?: Connection;
      requirements: readonly string[];
    },
  },
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

const statusOf = (loaded: LoadedOrder): { status: OrderStatus } => ({
  status: loaded.ok ? loaded.status : 'pending',
});

/** Follows one order live, tells when the connection is lost, and recovers by itself. */
export const trackingMachine = trackingSetup.createMachine({
  id: 'tracking',
  version: '1.0.0',
  description: 'One order is followed live; a lost connection is told, and recovers by itself.',
  context: ({ input }) => ({ key: input, status: null, failures: 0, polls: 0 }),
  initial: 'loading',
  on: {
    'tracking.refreshed': {
      description: 'The shopper did something to the order: it is read again.',
      target: '.loading',
    },
  },
  states: {
    loading: {
      description: 'The order is fetched.',
      meta: { screen: 'loading', requirements: ['ORD-02'] },
      tags: ['busy'],
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => context.key,
        onDone: [
          {
            guard: { type: 'isFoundAndOver', params: ({ event }) => event.output },
            description: 'The order has already come to its end.',
            target: 'ended',
            actions: { type: 'keepStatus', params: ({ event }) => statusOf(event.output) },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            description: 'The order is under way.',
            target: 'streaming',
            actions: { type: 'keepStatus', params: ({ event }) => statusOf(event.output) },
          },
          { description: 'No order has this number and contact number.', target: 'notFound' },
        ],
        onError: 'failed',
      },
    },
    notFound: {
      description: 'No order has this number and contact number; both can be entered again.',
      meta: { screen: 'notFound', requirements: ['ORD-02'] },
    },
    failed: {
      description: 'The order could not be fetched; the shopper may try again.',
      meta: { screen: 'failed', requirements: ['ORD-02'] },
      tags: ['failed'],
      on: { 'tracking.retried': { description: 'The shopper tries again.', target: 'loading' } },
    },
    streaming: {
      description: 'Changes arrive as they happen.',
      meta: { screen: 'order', requirements: ['ORD-02', 'ORD-04'] },
      initial: 'connecting',
      invoke: {
        id: 'followOrder',
        src: 'followOrder',
        input: ({ context }) => context.key,
        onDone: { description: 'The live connection ended.', target: 'polling' },
        onError: { target: 'polling', actions: 'countFailure' },
      },
      on: {
        'tracking.orderChanged': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ status: event.status }) },
            description: 'The order has come to its end.',
            target: 'ended',
            actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.status }) },
          },
          {
            description: 'The order has moved on.',
            target: '.live',
            actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.status }) },
          },
        ],
        'tracking.networkLost': {
          description: 'The device has no network.',
          target: 'lost',
          actions: 'countFailure',
        },
        'tracking.streamEnded': {
          description: 'The live connection broke.',
          target: 'polling',
          actions: 'countFailure',
        },
      },
      states: {
        connecting: {
          description: 'The live connection is being made.',
          meta: { screen: 'order', connection: 'connecting', requirements: [] },
          on: {
            'tracking.connected': { description: 'The live connection stands.', target: 'live' },
          },
          after: {
            connectLimit: {
              description: 'Nothing came: the order is asked about instead.',
              target: '#tracking.polling',
              actions: 'countFailure',
            },
          },
        },
        live: {
          description: 'The live connection stands.',
          meta: { screen: 'order', connection: 'live', requirements: ['ORD-04'] },
          entry: 'forgetFailures',
          after: {
            silenceLimit: {
              description: 'The live connection has fallen silent.',
              target: '#tracking.polling',
            },
          },
        },
      },
    },
    polling: {
      description: 'Without a live connection the order is asked about every few seconds.',
      meta: { screen: 'order', requirements: ['ORD-02'] },
      initial: 'asking',
      on: {
        'tracking.networkLost': {
          description: 'The device has no network.',
          target: 'lost',
          actions: 'countFailure',
        },
      },
      states: {
        asking: {
          description: 'The order is asked about.',
          meta: { screen: 'order', connection: 'polling', requirements: [] },
          entry: 'countPoll',
          invoke: {
            id: 'askOrder',
            src: 'loadOrder',
            input: ({ context }) => context.key,
            onDone: [
              {
                guard: { type: 'isFoundAndOver', params: ({ event }) => event.output },
                description: 'The order has come to its end.',
                target: '#tracking.ended',
                actions: { type: 'keepStatus', params: ({ event }) => statusOf(event.output) },
              },
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                description: 'The order is as the answer says.',
                target: 'waiting',
                actions: { type: 'keepStatus', params: ({ event }) => statusOf(event.output) },
              },
              { description: 'The order is gone.', target: '#tracking.notFound' },
            ],
            onError: {
              description: 'The shop cannot be reached.',
              target: '#tracking.lost',
              actions: 'countFailure',
            },
          },
        },
        waiting: {
          description: 'A short pause before the order is asked about again.',
          meta: { screen: 'order', connection: 'polling', requirements: [] },
          after: {
            pollPause: [
              {
                guard: 'isStreamWorthTrying',
                description: 'A live connection may work again by now.',
                target: '#tracking.streaming',
                actions: 'forgetFailures',
              },
              { description: 'The order is asked about again.', target: 'asking' },
            ],
          },
        },
      },
    },
    lost: {
      description: 'The connection is lost: the shopper is told, and it is tried again by itself.',
      meta: { screen: 'order', connection: 'lost', requirements: [] },
      tags: ['failed'],
      on: {
        'tracking.retried': {
          description: 'The shopper, or the returned network, asks to try now.',
          target: 'polling',
        },
      },
      after: { retryPause: { description: 'It is tried again.', target: 'polling' } },
    },
    ended: {
      description: 'The order was delivered, collected, cancelled, or has failed.',
      meta: { screen: 'order', connection: 'ended', requirements: ['ORD-02'] },
      tags: ['done'],
    },
  },
});
