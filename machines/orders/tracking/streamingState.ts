import { trackingSetup } from './trackingSetup';

export const streamingState = trackingSetup.createStateConfig({
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
});
