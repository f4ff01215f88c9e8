import { answered, gone, untouched } from './doing';
import { handleSetup } from './handleOrderSetup';
import { rescueStates } from './rescueStates';

export const handleOrderMachine = handleSetup.createMachine({
  id: 'handleOrder',
  version: '1.0.0',
  description:
    'Somebody at the desk sees to one order: it is accepted with minutes or refused for a reason, prepared, and handed over; where its courier does not bring it, it is said what becomes of it.',
  context: ({ input }) => ({
    ...input,
    minutes: 0,
    reason: 'cannot_make',
    way: 'back',
    step: 'accept',
    by: '',
    message: '',
    isSignedOut: false,
  }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'looking',
  on: { 'handleOrder.closed': { target: '.closed', description: 'The order is left as it is.' } },
  states: {
    looking: {
      description: 'The order is read; what can be done to it depends on where it stands.',
      meta: { screen: 'looking', requirements: ['DESK-05'] },
      tags: ['needsAnswer'],
      on: {
        'handleOrder.accepted': {
          guard: { type: 'can', params: { step: 'accept' } },
          target: 'accepting',
          actions: { type: 'keepMinutes', params: ({ event }) => event },
          description: 'It takes so many minutes.',
        },
        'handleOrder.refusing': {
          guard: { type: 'can', params: { step: 'refuse' } },
          target: 'choosingReason',
          description: 'It cannot be made.',
        },
        'handleOrder.prepared': {
          guard: { type: 'can', params: { step: 'markPrepared' } },
          target: 'markingPrepared',
          description: 'It is ready.',
        },
        'handleOrder.handedOver': {
          guard: { type: 'can', params: { step: 'handOver' } },
          target: 'handingOver',
          description: 'It leaves the store.',
        },
        'handleOrder.delivered': {
          guard: { type: 'can', params: { step: 'deliver' } },
          target: 'delivering',
          description: 'Their own courier has brought it.',
        },
        'handleOrder.rescuing': {
          guard: { type: 'can', params: { step: 'rescue' } },
          target: 'choosingWay',
          description: 'Its courier does not bring it.',
        },
        'handleOrder.moved': {
          actions: { type: 'keepStanding', params: ({ event }) => event },
          description: 'It stands elsewhere now.',
        },
        'handleOrder.left': { ...gone, guard: 'hasSteps' },
      },
    },
    choosingReason: {
      description: 'Why it is refused is chosen; the shopper reads it.',
      meta: { screen: 'choosingReason', requirements: ['DESK-06'] },
      tags: ['needsAnswer'],
      on: {
        'handleOrder.refused': {
          target: 'refusing',
          actions: { type: 'keepReason', params: ({ event }) => event },
          description: 'The reason is chosen.',
        },
        'handleOrder.kept': { target: 'looking', description: 'It is not refused after all.' },
        'handleOrder.left': gone,
        'handleOrder.moved': [
          {
            guard: { type: 'canStill', params: ({ event }) => ({ now: event, step: 'refuse' }) },
            actions: { type: 'keepStanding', params: ({ event }) => event },
            description: 'It stands elsewhere, and can be refused there too.',
          },
          {
            target: 'handledElsewhere',
            actions: { type: 'keepStanding', params: ({ event }) => event },
            description: 'Somebody else has seen to it meanwhile.',
          },
        ],
      },
    },
    ...rescueStates,
    accepting: {
      description: 'The shop is told that it is accepted, and for when.',
      meta: { screen: 'looking', requirements: ['DESK-05'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'accept' } },
      on: untouched,
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ context: { orderId, minutes } }) => ({ orderId, minutes }),
        onDone: answered,
        onError: 'failed',
      },
    },
    refusing: {
      description: 'The shop is told that it is refused: stock and money go back.',
      meta: { screen: 'choosingReason', requirements: ['DESK-06'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'refuse' } },
      on: untouched,
      invoke: {
        id: 'refuse',
        src: 'refuse',
        input: ({ context: { orderId, reason } }) => ({ orderId, reason }),
        onDone: answered,
        onError: 'failed',
      },
    },
    markingPrepared: {
      description: 'The shop is told that it is ready.',
      meta: { screen: 'looking', requirements: ['DESK-07'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'markPrepared' } },
      on: untouched,
      invoke: {
        id: 'markPrepared',
        src: 'markPrepared',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answered,
        onError: 'failed',
      },
    },
    handingOver: {
      description: 'The shop is told that it has left the store.',
      meta: { screen: 'looking', requirements: ['DESK-07'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'handOver' } },
      on: untouched,
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answered,
        onError: 'failed',
      },
    },
    delivering: {
      description: 'The shop is told that their own courier has brought it.',
      meta: { screen: 'looking', requirements: ['DESK-31'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'deliver' } },
      on: untouched,
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answered,
        onError: 'failed',
      },
    },
    failed: {
      description: 'The shop could not be reached; the same can be tried again.',
      meta: { screen: 'trouble', requirements: ['DESK-05', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'handleOrder.left': gone,
        'handleOrder.retried': [
          {
            guard: 'wasAccepting',
            target: 'accepting',
            description: 'It was being accepted.',
          },
          {
            guard: 'wasRefusing',
            target: 'refusing',
            description: 'It was being refused.',
          },
          {
            guard: 'wasRescuing',
            target: 'rescuing',
            description: 'It was being said what becomes of it.',
          },
          {
            guard: 'wasMarkingPrepared',
            target: 'markingPrepared',
            description: 'It was being said to be ready.',
          },
          {
            guard: 'wasDelivering',
            target: 'delivering',
            description: 'It was being said to be delivered.',
          },
          { target: 'handingOver', description: 'It was being handed over.' },
        ],
      },
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why.',
      meta: { screen: 'refused', requirements: ['DESK-05', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
    },
    handledElsewhere: {
      description:
        'Somebody else has seen to the order, and it is said who, or its shopper has canceled it.',
      meta: { screen: 'handled', requirements: ['DESK-08'] },
      tags: ['needsAnswer'],
    },
    signedOut: {
      description: 'The session has ended: nothing was done to the order.',
      meta: { screen: 'signedOut', requirements: ['DESK-01'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'It is done.',
      meta: { screen: 'none', requirements: ['DESK-05'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The order is closed.',
      meta: { screen: 'none', requirements: ['DESK-05'] },
    },
  },
});
