import { rentalSearchSetup, wayOf } from './rentalSearchSetup';

const search = rentalSearchSetup;

export const rentalSearchMachine = search.createMachine({
  id: 'rentalSearch',
  version: '1.0.0',
  description: 'Where from, where to, what kind of trip, how long and when.',
  context: ({ input }) => ({ draft: input.draft, trouble: 'ready', plan: null }),
  output: ({ context }) => ({ plan: context.plan, draft: context.draft }),
  initial: 'weighingWay',
  on: {
    'rentalSearch.dismissed': '.closed',
    'rentalSearch.pickupAsked': '.pickingPickup',
    'rentalSearch.destinationAsked': '.pickingDestination',
    'rentalSearch.destinationRecalled': {
      target: '.weighingWay',
      actions: [
        { type: 'keepDestination', params: ({ event }) => event },
        { type: 'rememberDestination', params: ({ event }) => event },
      ],
    },
    'rentalSearch.changed': {
      target: '.planning',
      actions: ['forgetTrouble', { type: 'keepChoices', params: ({ event }) => event }],
    },
  },
  states: {
    weighingWay: {
      description: 'We see whether both ends of the way are known.',
      meta: { screen: 'form', requirements: ['RENT-11'] },
      entry: 'forgetTrouble',
      always: [
        { guard: 'isWayOpen', target: 'measuringWay', description: 'Both are, the way is not.' },
        { target: 'planning', description: 'An end is missing, or the way is known.' },
      ],
    },
    planning: {
      description: 'The shopper enters the trip.',
      meta: { screen: 'form', requirements: ['RENT-01', 'RENT-03', 'RENT-04'] },
      tags: ['needsAnswer'],
      on: {
        'rentalSearch.submitted': [
          {
            guard: { type: 'isReady', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'keepPlan', params: ({ event }) => event },
            description: 'The trip is whole.',
          },
          {
            guard: { type: 'isWayNeeded', params: ({ event }) => event },
            target: 'measuringWay',
            description: 'A trip paid by distance needs its way.',
          },
          {
            target: 'explaining',
            actions: { type: 'noteTrouble', params: ({ event }) => event },
            description: 'Something is missing or cannot be.',
          },
        ],
      },
    },
    pickingPickup: {
      description: 'The shopper picks where the trip begins.',
      meta: { screen: 'form', requirements: ['RENT-03'] },
      invoke: {
        id: 'askForPlace',
        src: 'askForPlace',
        input: ({ context }) => ({ end: 'pickup', known: context.draft.pickup }),
        onDone: {
          target: 'weighingWay',
          actions: { type: 'keepPickup', params: ({ event }) => event.output },
        },
        onError: 'planning',
      },
    },
    pickingDestination: {
      description: 'The shopper picks where the trip ends.',
      meta: { screen: 'form', requirements: ['RENT-03', 'RENT-15', 'LOC-25'] },
      invoke: {
        id: 'askForPlace',
        src: 'askForPlace',
        input: ({ context }) => ({ end: 'destination', known: context.draft.destination }),
        onDone: {
          target: 'weighingWay',
          actions: [
            { type: 'keepDestination', params: ({ event }) => event.output },
            { type: 'rememberDestination', params: ({ event }) => event.output },
          ],
        },
        onError: 'planning',
      },
    },
    measuringWay: {
      description: 'The routing service is asked for distance and time.',
      meta: { screen: 'measuring', requirements: ['RENT-09', 'RENT-10', 'RENT-11'] },
      tags: ['busy'],
      on: {
        'rentalSearch.changed': {
          actions: { type: 'keepChoices', params: ({ event }) => event },
          description: 'The shopper goes on entering meanwhile.',
        },
      },
      invoke: {
        id: 'measureRoute',
        src: 'measureRoute',
        input: ({ context }) => wayOf(context),
        onDone: {
          target: 'planning',
          actions: { type: 'keepRoute', params: ({ event }) => event.output },
        },
        onError: 'wayUnknown',
      },
    },
    wayUnknown: {
      description:
        'The way could not be measured: it can be tried again, and a trip by hours or days goes on without it.',
      meta: { screen: 'routeFailed', requirements: ['RENT-11', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'rentalSearch.routeRetried': 'measuringWay',
        'rentalSearch.changed': {
          actions: { type: 'keepChoices', params: ({ event }) => event },
          description: 'The shopper goes on entering.',
        },
        'rentalSearch.submitted': [
          {
            guard: { type: 'isReady', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'keepPlan', params: ({ event }) => event },
            description: 'By hours or days: the way is not needed.',
          },
          {
            guard: { type: 'isWayNeeded', params: ({ event }) => event },
            target: 'measuringWay',
            description: 'Paid by distance: the way is asked for again.',
          },
          {
            target: 'explaining',
            actions: { type: 'noteTrouble', params: ({ event }) => event },
            description: 'Something else is missing or cannot be.',
          },
        ],
      },
    },
    explaining: {
      description:
        'What is missing or cannot be is told at its field; it leaves with the next change.',
      meta: { screen: 'explaining', requirements: ['RENT-06', 'RENT-07'] },
      tags: ['needsAnswer'],
      on: {
        'rentalSearch.submitted': [
          {
            guard: { type: 'isReady', params: ({ event }) => event },
            target: 'ready',
            actions: ['forgetTrouble', { type: 'keepPlan', params: ({ event }) => event }],
            description: 'Time has mended it.',
          },
          {
            target: 'explaining',
            actions: { type: 'noteTrouble', params: ({ event }) => event },
            description: 'It is still so.',
          },
        ],
      },
    },
    ready: {
      type: 'final',
      description: 'The trip is entered.',
      meta: { screen: 'closed', requirements: ['RENT-01'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The shopper left the question.',
      meta: { screen: 'closed', requirements: ['RENT-01'] },
    },
  },
});
