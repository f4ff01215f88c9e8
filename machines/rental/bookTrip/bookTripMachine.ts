import { askedWait } from '../../askedWait';
import { attemptOf, bookTripSetup, elsewhereOf, payloadOf } from './bookTripSetup';
import { troubles } from './troubles';

/**
 * Books the trip cart exactly once, whatever double clicks, reloads and lost answers do: an attempt is
 * written down before it is sent, and forgotten only when the server's answer to it is known.
 */
export const bookTripMachine = bookTripSetup.createMachine({
  id: 'bookTrip',
  version: '1.0.0',
  description:
    'The trip cart is booked exactly once, whatever double clicks, reloads and lost answers do.',
  context: ({ input }) => ({
    payload: input.pending?.payload ?? null,
    attempt: input.pending,
    resumed: input.pending !== null,
    sender: 'self',
    left: input.left,
    tries: 0,
    wait: 0,
    seen: null,
    offered: null,
    refusal: null,
    output: null,
    elsewhere: null,
  }),
  output: ({ context }) => context.output,
  initial: 'starting',
  states: {
    starting: {
      description: 'A booking whose answer was lost by a reload is asked about first.',
      meta: { screen: 'waiting', requirements: ['BOOK-03'] },
      tags: ['busy'],
      always: [
        {
          guard: 'isToBeAsked',
          target: 'rememberingAttempt',
          description: 'Its key makes it happen once.',
        },
        {
          target: 'filling',
          description: 'Nothing is under way, or the shopper went away from it.',
        },
      ],
    },
    filling: {
      description: 'The shopper enters contact, coupon and payment, and sees every amount.',
      meta: { screen: 'form', requirements: ['BOOK-01', 'BOOK-05'] },
      tags: ['needsAnswer'],
      on: {
        'bookTrip.submitted': {
          target: 'rememberingAttempt',
          actions: { type: 'keepPayload', params: ({ event }) => event },
        },
        'bookTrip.bookedElsewhere': {
          target: 'bookedElsewhere',
          actions: { type: 'keepElsewhere', params: ({ event }) => event },
          description: 'Another window has booked this trip cart.',
        },
        'bookTrip.cartFoundEmpty': {
          guard: 'isLeftBehind',
          target: 'rememberingAttempt',
          actions: 'resetTries',
          description: 'The trip cart is empty since a booking was left: it is asked about.',
        },
      },
    },
    rememberingAttempt: {
      description: 'The booking is written down in the browser with a key of its own.',
      meta: { screen: 'waiting', requirements: ['BOOK-03'] },
      tags: ['busy'],
      invoke: {
        id: 'rememberAttempt',
        src: 'rememberAttempt',
        input: ({ context }) => ({ payload: payloadOf(context) }),
        onDone: [
          {
            guard: { type: 'isSenderAway', params: ({ event }) => event.output },
            target: 'missingSender',
            actions: { type: 'keepAttempt', params: ({ event }) => event.output },
            description:
              'A booking of unknown outcome was sent by a customer who is not signed in.',
          },
          {
            target: 'booking',
            actions: { type: 'keepAttempt', params: ({ event }) => event.output },
            description: 'It may be sent.',
          },
        ],
        onError: 'unreachable',
      },
    },
    booking: {
      description: 'The booking is on its way to the shop.',
      meta: { screen: 'waiting', requirements: ['BOOK-03'] },
      tags: ['busy'],
      entry: 'countTry',
      on: {
        'bookTrip.bookedElsewhere': {
          actions: { type: 'keepElsewhere', params: ({ event }) => event },
          description: 'Another window was faster; the shop’s answer to this one decides.',
        },
      },
      invoke: {
        id: 'bookTrip',
        src: 'bookTrip',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isBooked', params: ({ event }) => event.output },
            target: 'booked',
            actions: [
              'forgetAttempt',
              { type: 'reportBooked', params: ({ event }) => event.output },
              'announceBooked',
            ],
            description: 'The shop has taken the booking.',
          },
          {
            guard: { type: 'isBookedElsewhere', params: ({ event }) => event.output },
            target: 'bookedElsewhere',
            actions: [
              'forgetAttempt',
              {
                type: 'keepElsewhere',
                params: ({ event, context }) => ({
                  tripId: elsewhereOf(context, event.output) ?? 0,
                }),
              },
            ],
            description: 'The same trip cart was booked in another window.',
          },
          {
            guard: { type: 'isUnsent', params: ({ event }) => event.output },
            target: 'needingConnection',
            actions: ['forgetAttempt', 'dropAttempt'],
            description: 'The device has no connection, and nothing was sent before.',
          },
          {
            guard: { type: 'isOffline', params: ({ event }) => event.output },
            target: 'unreachable',
            description: 'The connection went, and an earlier try may have been taken.',
          },
          {
            guard: { type: 'isNothingBooked', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: ['forgetAttempt', 'dropAttempt'],
            description: 'The session has ended, or guests may not book; nothing was booked.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'A sign-in is needed to learn what became of an earlier try.',
          },
          {
            guard: 'isEarlierAttempt',
            target: 'rememberingAttempt',
            actions: ['forgetAttempt', 'resetTries'],
            description: 'An earlier booking was never taken; the present one may be sent now.',
          },
          {
            guard: { type: 'isAmountChanged', params: ({ event }) => event.output },
            target: 'checkingPrice',
            actions: 'forgetAttempt',
            description: 'The total is no longer the one that the shopper saw.',
          },
          {
            guard: { type: 'isVehicleGone', params: ({ event }) => event.output },
            target: 'mendingVehicles',
            actions: [
              'forgetAttempt',
              { type: 'keepRefusal', params: ({ event }) => event.output },
            ],
            description: 'A vehicle cannot be had any more.',
          },
          {
            guard: { type: 'isTripImpossible', params: ({ event }) => event.output },
            target: 'mendingTrip',
            actions: [
              'forgetAttempt',
              { type: 'keepRefusal', params: ({ event }) => event.output },
            ],
            description: 'The trip’s time, places or length cannot be.',
          },
          {
            target: 'refused',
            actions: [
              'forgetAttempt',
              { type: 'keepRefusal', params: ({ event }) => event.output },
            ],
            description: 'The shop refuses for another reason: coupon, payment, contact.',
          },
        ],
        onError: [
          {
            guard: {
              type: 'hasTriesLeft',
              params: ({ event }) => ({ wait: askedWait(event.error) }),
            },
            target: 'awaitingRetry',
            actions: {
              type: 'keepWait',
              params: ({ event }) => ({ wait: askedWait(event.error) }),
            },
            description: 'No answer came: the booking may or may not have been taken.',
          },
          { target: 'unreachable', description: 'No answer came to any of the tries.' },
        ],
      },
    },
    awaitingRetry: {
      description: 'The answer was lost; after a pause the same booking is asked about.',
      meta: { screen: 'waiting', requirements: ['BOOK-03'] },
      tags: ['busy'],
      after: { retryPause: { target: 'booking', description: 'The pause is over.' } },
    },
    ...troubles,
    bookedElsewhere: {
      type: 'final',
      description:
        'The same trip cart was booked in another window; the shopper reads its number and finds the way to it.',
      meta: { screen: 'bookedElsewhere', requirements: ['BOOK-03'] },
      tags: ['done'],
    },
    booked: {
      type: 'final',
      description: 'The trip is booked.',
      meta: { screen: 'closed', requirements: ['BOOK-03'] },
      tags: ['done'],
    },
  },
});
