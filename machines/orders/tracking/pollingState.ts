import { statusOf, trackingSetup } from './trackingSetup';

/** Asking about an order every few seconds while there is no live connection. */
export const pollingState = trackingSetup.createStateConfig({
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
});
