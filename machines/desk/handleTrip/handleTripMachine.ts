import { handleTripSetup } from './handleTripSetup';
import { tripAnswered, tripGone, untouchedTrip } from './telling';

export const handleTripMachine = handleTripSetup.createMachine({
  id: 'handleTrip',
  version: '1.0.0',
  description:
    'Somebody at the desk of a renting office sees to one trip: it is confirmed, or declined in words that its customer reads, started with the keys, and ended when the vehicles are back.',
  context: ({ input }) => ({
    ...input,
    words: '',
    collected: 0,
    step: 'confirm',
    by: '',
    message: '',
    isSignedOut: false,
  }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'looking',
  on: { 'handleTrip.closed': { target: '.closed', description: 'The trip is left as it is.' } },
  states: {
    looking: {
      description: 'The trip is read; what can be done to it depends on where it stands.',
      meta: { screen: 'looking', requirements: ['DESK-16', 'DESK-17'] },
      tags: ['needsAnswer'],
      on: {
        'handleTrip.confirmed': {
          guard: { type: 'can', params: { step: 'confirm' } },
          target: 'confirming',
          description: 'The vehicles will be there.',
        },
        'handleTrip.declining': {
          guard: { type: 'can', params: { step: 'decline' } },
          target: 'writingWords',
          description: 'It cannot be done.',
        },
        'handleTrip.started': {
          guard: { type: 'can', params: { step: 'start' } },
          target: 'starting',
          actions: { type: 'keepCollected', params: ({ event }) => event },
          description: 'The keys are handed over, and what was due with them is collected.',
        },
        'handleTrip.ended': {
          guard: { type: 'can', params: { step: 'end' } },
          target: 'ending',
          actions: { type: 'keepCollected', params: ({ event }) => event },
          description: 'The vehicles are back, and what was due is collected.',
        },
        'handleTrip.moved': {
          actions: { type: 'keepStanding', params: ({ event }) => event },
          description: 'It stands elsewhere now.',
        },
        'handleTrip.left': { ...tripGone, guard: 'hasSteps' },
      },
    },
    writingWords: {
      description: 'Why it is declined is written; the customer reads it.',
      meta: { screen: 'writingWords', requirements: ['DESK-18'] },
      tags: ['needsAnswer'],
      on: {
        'handleTrip.declined': {
          guard: { type: 'hasWords', params: ({ event }) => event },
          target: 'declining',
          actions: { type: 'keepWords', params: ({ event }) => event },
          description: 'The words are written.',
        },
        'handleTrip.kept': { target: 'looking', description: 'It is not declined after all.' },
        'handleTrip.left': tripGone,
        'handleTrip.moved': [
          {
            guard: { type: 'canStill', params: ({ event }) => event },
            actions: { type: 'keepStanding', params: ({ event }) => event },
            description: 'It stands elsewhere, and can be declined there too.',
          },
          {
            target: 'handledElsewhere',
            actions: { type: 'keepStanding', params: ({ event }) => event },
            description: 'Somebody else has seen to it meanwhile.',
          },
        ],
      },
    },
    confirming: {
      description: 'The shop is told that it is confirmed.',
      meta: { screen: 'looking', requirements: ['DESK-17'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'confirm' } },
      on: untouchedTrip,
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { tripId } }) => ({ tripId }),
        onDone: tripAnswered,
        onError: 'failed',
      },
    },
    declining: {
      description: 'The shop is told that it is declined: vehicles and money go back.',
      meta: { screen: 'writingWords', requirements: ['DESK-18'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'decline' } },
      on: untouchedTrip,
      invoke: {
        id: 'decline',
        src: 'decline',
        input: ({ context: { tripId, words } }) => ({ tripId, words }),
        onDone: tripAnswered,
        onError: 'failed',
      },
    },
    starting: {
      description: 'The shop is told that the keys were handed over, and how much was collected.',
      meta: { screen: 'looking', requirements: ['DESK-17', 'DESK-19'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'start' } },
      on: untouchedTrip,
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context: { tripId, collected } }) => ({ tripId, collected }),
        onDone: tripAnswered,
        onError: 'failed',
      },
    },
    ending: {
      description: 'The shop is told that the vehicles are back, and how much was collected.',
      meta: { screen: 'looking', requirements: ['DESK-17', 'DESK-19'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'end' } },
      on: untouchedTrip,
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context: { tripId, collected } }) => ({ tripId, collected }),
        onDone: tripAnswered,
        onError: 'failed',
      },
    },
    failed: {
      description: 'The shop could not be reached; the same can be tried again.',
      meta: { screen: 'trouble', requirements: ['DESK-17', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'handleTrip.left': tripGone,
        'handleTrip.retried': [
          {
            guard: 'wasConfirming',
            target: 'confirming',
            description: 'It was being confirmed.',
          },
          {
            guard: 'wasDeclining',
            target: 'declining',
            description: 'It was being declined.',
          },
          {
            guard: 'wasStarting',
            target: 'starting',
            description: 'It was being started.',
          },
          { target: 'ending', description: 'It was being ended.' },
        ],
      },
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why, such as another sum that is due now.',
      meta: { screen: 'refused', requirements: ['DESK-19', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'handleTrip.back': { target: 'looking', description: 'The trip is looked at again.' },
        'handleTrip.left': tripGone,
        'handleTrip.moved': {
          actions: { type: 'keepStanding', params: ({ event }) => event },
          description: 'It stands elsewhere now.',
        },
      },
    },
    handledElsewhere: {
      description:
        'Somebody else has seen to the trip, and it is said who, or its customer has canceled it.',
      meta: { screen: 'handled', requirements: ['DESK-20'] },
      tags: ['needsAnswer'],
    },
    signedOut: {
      description: 'The session has ended: nothing was done to the trip.',
      meta: { screen: 'signedOut', requirements: ['DESK-01'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'It is done.',
      meta: { screen: 'none', requirements: ['DESK-17'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The trip is closed.',
      meta: { screen: 'none', requirements: ['DESK-17'] },
    },
  },
});
