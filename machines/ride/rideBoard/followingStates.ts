import { type Calling, rideBoardSetup } from './boardSetup';

const asAnswer = ({ event: { offers, messages } }: { event: Calling }) =>
  ({ ok: true, offers, messages }) as const;

const streaming = rideBoardSetup.createStateConfig({
  description: 'Offers arrive as orders get ready.',
  meta: { screen: 'board', requirements: ['RIDE-03'] },
  initial: 'connecting',
  invoke: {
    id: 'followBoard',
    src: 'followBoard',
    onDone: { target: 'asking', description: 'The live connection ended.' },
    onError: { target: 'asking', actions: 'countFailure' },
  },
  on: {
    'rideBoard.changed': [
      {
        guard: { type: 'hasNew', params: asAnswer },
        target: '.live',
        actions: ['buzz', { type: 'keepCalling', params: asAnswer }],
        description: 'There is a new offer or message: the phone buzzes.',
      },
      {
        target: '.live',
        actions: { type: 'keepCalling', params: asAnswer },
        description: 'Something has become of an order.',
      },
    ],
    'rideBoard.streamEnded': {
      target: 'asking',
      actions: 'countFailure',
      description: 'The live connection broke.',
    },
  },
  states: {
    connecting: {
      description: 'The live connection is being made.',
      meta: { screen: 'board', connection: 'connecting', requirements: ['RIDE-03'] },
      on: { 'rideBoard.connected': { target: 'live', description: 'It stands.' } },
      after: {
        connectLimit: {
          target: '#rideBoard.following.asking',
          actions: 'countFailure',
          description: 'Nothing came: the orders are asked for instead.',
        },
      },
    },
    live: {
      description: 'The live connection stands.',
      meta: { screen: 'board', connection: 'live', requirements: ['RIDE-03'] },
      entry: 'forgetFailures',
      after: {
        silenceLimit: {
          target: '#rideBoard.following.asking',
          description: 'The live connection has fallen silent.',
        },
      },
    },
  },
});

const asking = rideBoardSetup.createStateConfig({
  description: 'Without a live connection the orders are asked for.',
  meta: { screen: 'board', connection: 'polling', requirements: ['RIDE-03'] },
  invoke: {
    id: 'askBoard',
    src: 'loadBoard',
    onDone: [
      {
        guard: { type: 'hasNew', params: ({ event }) => event.output },
        target: 'waiting',
        actions: ['buzz', { type: 'keepCalling', params: ({ event }) => event.output }],
        description: 'There is a new offer or message: the phone buzzes.',
      },
      {
        guard: { type: 'isRead', params: ({ event }) => event.output },
        target: 'waiting',
        actions: { type: 'keepCalling', params: ({ event }) => event.output },
        description: 'The orders are as the answer says.',
      },
      { target: '#rideBoard.signedOut', description: 'The session has ended.' },
    ],
    onError: { target: 'lost', actions: 'countFailure', description: 'Nothing answers.' },
  },
});

const waiting = rideBoardSetup.createStateConfig({
  description: 'A short pause before a live connection is tried again.',
  meta: { screen: 'board', connection: 'polling', requirements: ['RIDE-03'] },
  after: {
    pollPause: { target: 'streaming', description: 'A live connection is tried again.' },
  },
});

const lost = rideBoardSetup.createStateConfig({
  description: 'The shop is not reached: it is said so, and tried again by itself.',
  meta: { screen: 'board', connection: 'lost', requirements: ['RIDE-03'] },
  tags: ['failed'],
  on: {
    'rideBoard.retried': {
      target: 'asking',
      description: 'Somebody, or the network that is back, asks to try now.',
    },
  },
  after: { retryPause: { target: 'asking', description: 'It is tried again.' } },
});

export const rideFollowing = rideBoardSetup.createStateConfig({
  description: 'The board stands, and is kept as the shop knows it.',
  meta: { screen: 'board', requirements: ['RIDE-03'] },
  initial: 'streaming',
  on: {
    'rideBoard.networkLost': {
      target: '.lost',
      actions: 'countFailure',
      description: 'The device has no network.',
    },
  },
  states: { streaming, asking, waiting, lost },
});
