import { tripLineSetup } from './tripLineSetup';

export const tripLineMachine = tripLineSetup.createMachine({
  id: 'tripLine',
  version: '1.2.0',
  description:
    'One line of the trip cart: quick clicks are saved as one change, and a removed line can be brought back for a while.',
  context: ({ input }) => ({ ...input, attempt: 'save' }),
  initial: 'changing',
  states: {
    changing: {
      description: 'The line stands in the trip cart and its quantity can be changed.',
      meta: { screen: 'stepper', requirements: ['TRIP-11', 'TRIP-14', 'TRIP-15'] },
      initial: 'resting',
      on: {
        'tripLine.increased': [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event },
            actions: 'sayUnavailable',
            description: 'The vehicle cannot be had at this pickup time.',
          },
          {
            guard: { type: 'isOverLimit', params: ({ event }) => event },
            actions: [{ type: 'sayTooMany', params: ({ event }) => event }],
            description: 'The provider has no more of them.',
          },
          {
            target: '.collectingClicks',
            actions: [
              { type: 'wantMore', params: ({ event }) => event },
              { type: 'showQuantity', params: ({ context }) => context },
            ],
            description: 'One more.',
          },
        ],
        'tripLine.decreased': [
          {
            guard: { type: 'isLastUnit', params: ({ event }) => event },
            target: 'removing',
            actions: [{ type: 'keepLine', params: ({ event }) => event }],
            description: 'At one unit, or when none can be had, minus takes the line out.',
          },
          {
            target: '.collectingClicks',
            actions: [
              { type: 'wantLess', params: ({ event }) => event },
              { type: 'showQuantity', params: ({ context }) => context },
            ],
            description: 'One less.',
          },
        ],
        'tripLine.removeChosen': {
          target: 'removing',
          actions: [{ type: 'keepLine', params: ({ event }) => event }],
        },
      },
      states: {
        resting: {
          description: 'What the shopper sees is what the server has.',
          meta: { screen: 'stepper', requirements: ['TRIP-11'] },
        },
        collectingClicks: {
          description: 'The new quantity shows; we wait a moment in case more clicks follow.',
          meta: { screen: 'stepper', requirements: ['TRIP-14'] },
          after: { clickPause: { target: 'saving', description: 'No further click came.' } },
        },
        saving: {
          description: 'The last quantity wanted is being saved.',
          meta: { screen: 'stepper', requirements: ['TRIP-14', 'TRIP-21'] },
          tags: ['busy'],
          entry: [{ type: 'noteAttempt', params: { attempt: 'save' } }],
          invoke: {
            id: 'saveQuantity',
            src: 'saveQuantity',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'resting',
                description: 'The server took it.',
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#tripLine.signingIn',
                description: 'The sign-in is no longer valid.',
              },
              {
                target: 'resting',
                actions: [
                  { type: 'takeBackChange', params: ({ context }) => context },
                  { type: 'sayWhyRefused', params: ({ event }) => event.output },
                ],
                description: 'The server refused: the old quantity is back.',
              },
            ],
            onError: 'failed',
          },
        },
        failed: {
          description: 'The shop could not be reached; the cart is as before, it can be retried.',
          meta: { screen: 'stepper', requirements: ['ERR-01', 'TRIP-29'] },
          tags: ['failed'],
          entry: [{ type: 'takeBackChange', params: ({ context }) => context }, 'offerRetry'],
          on: { 'tripLine.retried': '#tripLine.goingOn' },
          after: {
            retryOffer: { target: 'resting', description: 'The offer to try again has passed.' },
          },
        },
      },
    },
    removing: {
      description: 'The line is gone from the screen and is being removed.',
      meta: { screen: 'removedRow', requirements: ['TRIP-15', 'TRIP-24', 'TRIP-28'] },
      tags: ['busy'],
      entry: [
        { type: 'noteAttempt', params: { attempt: 'remove' } },
        { type: 'hideLine', params: ({ context }) => context },
      ],
      invoke: {
        id: 'removeLine',
        src: 'removeLine',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'offeringUndo',
            description: 'The line is removed, or was removed elsewhere before.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The sign-in is no longer valid.',
          },
          {
            target: 'changing',
            actions: [
              { type: 'takeBackChange', params: ({ context }) => context },
              { type: 'sayWhyRefused', params: ({ event }) => event.output },
            ],
            description: 'The server refused: the line is back.',
          },
        ],
        onError: 'changing.failed',
      },
    },
    offeringUndo: {
      description: 'The line is removed; for a while it can be brought back.',
      meta: { screen: 'removedRow', requirements: ['CART-10'] },
      entry: 'offerUndo',
      on: { 'tripLine.undoChosen': 'restoring' },
      after: {
        undoWindow: { target: 'removed', description: 'The shopper did not want it back.' },
      },
    },
    restoring: {
      description: 'The line is being added again.',
      meta: { screen: 'stepper', requirements: ['TRIP-19'] },
      tags: ['busy'],
      entry: [{ type: 'noteAttempt', params: { attempt: 'restore' } }],
      invoke: {
        id: 'restoreLine',
        src: 'restoreLine',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'removed',
            description: 'It is in the cart again, as a line of its own.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The sign-in is no longer valid.',
          },
          {
            target: 'removed',
            actions: [{ type: 'sayWhyRefused', params: ({ event }) => event.output }],
            description: 'It cannot be had again, for instance because it was booked meanwhile.',
          },
        ],
        onError: 'restoreFailed',
      },
    },
    restoreFailed: {
      description:
        'The shop could not be reached: the line is still out of the cart; for a while the bringing back can be tried again.',
      meta: { screen: 'removedRow', requirements: ['ERR-01', 'CART-10', 'TRIP-19'] },
      tags: ['failed'],
      entry: 'offerRetry',
      on: { 'tripLine.retried': 'restoring' },
      after: {
        retryOffer: {
          target: 'removed',
          description: 'The offer has passed: the line stays out of the cart.',
        },
      },
    },
    signingIn: {
      description: 'The shopper is asked to sign in again, then the change is made after all.',
      meta: { screen: 'stepper', requirements: ['ERR-01', 'SESS-11'] },
      tags: ['needsSignIn'],
      invoke: {
        id: 'askToSignIn',
        src: 'askToSignIn',
        onDone: [
          {
            guard: { type: 'hasSignedIn', params: ({ event }) => event.output },
            target: 'goingOn',
            description: 'Signed in: the change is made in this customer’s trip.',
          },
          {
            guard: 'wasRestoring',
            target: 'removed',
            description: 'The shopper did not want to: the line stays out of the cart.',
          },
          {
            target: 'changing',
            actions: [{ type: 'takeBackChange', params: ({ context }) => context }],
            description: 'The shopper did not want to.',
          },
        ],
        onError: [
          {
            guard: 'wasRestoring',
            target: 'restoreFailed',
            description: 'It did not work: the line is still out of the cart.',
          },
          { target: 'changing.failed', description: 'It did not work: the cart is as before.' },
        ],
      },
    },
    goingOn: {
      description: 'We take up again what was under way.',
      meta: { screen: 'stepper', requirements: ['ERR-01'] },
      always: [
        { guard: 'wasRemoving', target: 'removing', description: 'It was the removal.' },
        { guard: 'wasRestoring', target: 'restoring', description: 'It was the bringing back.' },
        {
          target: 'changing.saving',
          actions: [{ type: 'showQuantity', params: ({ context }) => context }],
          description: 'It was the new quantity.',
        },
      ],
    },
    removed: {
      type: 'final',
      description: 'The line of before is no more.',
      meta: { screen: 'none', requirements: ['TRIP-16'] },
      tags: ['done'],
    },
  },
});
