import { pollingState } from './pollingState';
import { streamingState } from './streamingState';
import { statusOf, trackingSetup } from './trackingSetup';

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
    streaming: streamingState,
    polling: pollingState,
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
