import { boardSetup } from './boardSetup';

const asAnswer = ({ event }: { event: { waiting: readonly number[] } }) => ({
  ok: true as const,
  waiting: event.waiting,
});

const streaming = boardSetup.createStateConfig({
  description: 'Orders arrive as they are placed.',
  meta: { screen: 'board', requirements: ['DESK-03', 'DESK-04'] },
  initial: 'connecting',
  invoke: {
    id: 'followBoard',
    src: 'followBoard',
    onDone: { target: 'asking', description: 'The live connection ended.' },
    onError: { target: 'asking', actions: 'countFailure' },
  },
  on: {
    'ordersBoard.changed': [
      {
        guard: { type: 'hasNew', params: asAnswer },
        target: '.live',
        actions: ['ring', { type: 'keepWaiting', params: asAnswer }],
        description: 'A new order has come: it rings.',
      },
      {
        target: '.live',
        actions: { type: 'keepWaiting', params: asAnswer },
        description: 'Something has become of an order.',
      },
    ],
    'ordersBoard.streamEnded': {
      target: 'asking',
      actions: 'countFailure',
      description: 'The live connection broke.',
    },
  },
  states: {
    connecting: {
      description: 'The live connection is being made.',
      meta: { screen: 'board', connection: 'connecting', requirements: ['DESK-03'] },
      on: { 'ordersBoard.connected': { target: 'live', description: 'It stands.' } },
      after: {
        connectLimit: {
          target: '#ordersBoard.following.asking',
          actions: 'countFailure',
          description: 'Nothing came: the orders are asked for instead.',
        },
      },
    },
    live: {
      description: 'The live connection stands.',
      meta: { screen: 'board', connection: 'live', requirements: ['DESK-03'] },
      entry: 'forgetFailures',
      after: {
        silenceLimit: {
          target: '#ordersBoard.following.asking',
          description: 'The live connection has fallen silent.',
        },
      },
    },
  },
});

const asking = boardSetup.createStateConfig({
  description: 'Without a live connection the orders are asked for.',
  meta: { screen: 'board', connection: 'polling', requirements: ['DESK-03'] },
  invoke: {
    id: 'askBoard',
    src: 'loadBoard',
    onDone: [
      {
        guard: { type: 'hasNew', params: ({ event }) => event.output },
        target: 'waiting',
        actions: ['ring', { type: 'keepWaiting', params: ({ event }) => event.output }],
        description: 'A new order has come: it rings.',
      },
      {
        guard: { type: 'isRead', params: ({ event }) => event.output },
        target: 'waiting',
        actions: { type: 'keepWaiting', params: ({ event }) => event.output },
        description: 'The orders are as the answer says.',
      },
      { target: '#ordersBoard.signedOut', description: 'The session has ended.' },
    ],
    onError: { target: 'lost', actions: 'countFailure', description: 'Nothing answers.' },
  },
});

const waiting = boardSetup.createStateConfig({
  description: 'A short pause before a live connection is tried again.',
  meta: { screen: 'board', connection: 'polling', requirements: ['DESK-03'] },
  after: {
    pollPause: { target: 'streaming', description: 'A live connection is tried again.' },
  },
});

const lost = boardSetup.createStateConfig({
  description: 'The shop is not reached: the desk says so, and tries again by itself.',
  meta: { screen: 'board', connection: 'lost', requirements: ['DESK-03'] },
  tags: ['failed'],
  on: {
    'ordersBoard.retried': {
      target: 'asking',
      description: 'Somebody, or the network that is back, asks to try now.',
    },
  },
  after: { retryPause: { target: 'asking', description: 'It is tried again.' } },
});

export const followingStates = boardSetup.createStateConfig({
  description: 'The board stands, and is kept as the shop knows it.',
  meta: { screen: 'board', requirements: ['DESK-03'] },
  initial: 'streaming',
  on: {
    'ordersBoard.networkLost': {
      target: '.lost',
      actions: 'countFailure',
      description: 'The device has no network.',
    },
  },
  states: { streaming, asking, waiting, lost },
});
