import { cartLineSetup } from './cartLineSetup';
import {
  isLastUnit,
  keepLine,
  noMore,
  showLess,
  showMore,
  showQuantity,
  undoRefused,
} from './pressing';
import { restoreFailed, restoring } from './restoring';

export const cartLineMachine = cartLineSetup.createMachine({
  id: 'cartLine',
  version: '1.0.0',
  description:
    'One line of the cart: quick clicks are saved as one change, and a removed line can be brought back for a while.',
  context: ({ input }) => ({
    line: input.line,
    attempt: 'save',
    undoWanted: false,
    waiting: 'nothing',
  }),
  initial: 'changing',
  states: {
    changing: {
      description: 'The line stands in the cart and its quantity can be changed.',
      meta: { screen: 'stepper', requirements: ['CART-04', 'CART-14', 'ITEM-15', 'ITEM-16'] },
      initial: 'resting',
      on: {
        'cartLine.increased': [
          ...noMore,
          {
            target: '.collectingClicks',
            actions: showMore,
            description: 'One more.',
          },
        ],
        'cartLine.decreased': [
          {
            guard: isLastUnit,
            target: 'removing',
            actions: [keepLine],
            description: 'Minus at one unit takes the line out.',
          },
          {
            target: '.collectingClicks',
            actions: showLess,
            description: 'One less.',
          },
        ],
        'cartLine.removeChosen': {
          target: 'removing',
          actions: [keepLine],
        },
      },
      states: {
        resting: {
          description: 'What the shopper sees is what the server has.',
          meta: { screen: 'stepper', requirements: ['CART-04', 'ITEM-26'] },
        },
        collectingClicks: {
          description: 'The new quantity shows; we wait a moment in case more clicks follow.',
          meta: { screen: 'stepper', requirements: ['CART-14'] },
          after: {
            clickPause: { target: 'saving', description: 'No further click came.' },
          },
        },
        saving: {
          description: 'The last quantity wanted is being saved.',
          meta: { screen: 'stepper', requirements: ['CART-14'] },
          tags: ['busy', 'quiet'],
          entry: [{ type: 'noteAttempt', params: { attempt: 'save' } }, 'forgetWaiting'],
          invoke: {
            id: 'saveQuantity',
            src: 'saveQuantity',
            input: ({ context }) => ({ line: context.line }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'resting',
                description: 'The server took it.',
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#cartLine.signingIn',
                description: 'The sign-in is no longer valid.',
              },
              {
                target: 'resting',
                actions: undoRefused,
                description: 'The server refused: the old quantity is back.',
              },
            ],
            onError: 'failed',
          },
        },
        failed: {
          description:
            'The shop could not be reached; the cart is as before and the shopper may retry.',
          meta: { screen: 'stepper', requirements: ['ERR-01', 'CART-20'] },
          tags: ['failed'],
          entry: [{ type: 'takeBackChange', params: ({ context }) => context }, 'offerRetry'],
          on: { 'cartLine.retried': '#cartLine.goingOn' },
          after: {
            retryOffer: { target: 'resting', description: 'The offer to try again has passed.' },
          },
        },
      },
    },
    removing: {
      description: 'The line is gone from the screen and is being removed.',
      meta: { screen: 'removedRow', requirements: ['CART-04', 'CART-15'] },
      tags: ['busy', 'quiet'],
      entry: [
        { type: 'noteAttempt', params: { attempt: 'remove' } },
        'forgetUndo',
        'forgetWaiting',
        { type: 'hideLine', params: ({ context }) => context },
      ],
      on: {
        'cartLine.undoChosen': {
          actions: 'noteUndo',
          description: 'Undo is kept in mind until the removal is through.',
        },
      },
      invoke: {
        id: 'removeLine',
        src: 'removeLine',
        input: ({ context }) => ({ line: context.line }),
        onDone: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The sign-in is no longer valid.',
          },
          {
            guard: { type: 'canBeRestored', params: ({ event }) => event.output },
            target: 'restoring',
            description: 'Removed, and the shopper has pressed Undo already.',
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'offeringUndo',
            description: 'The line is removed, or was removed elsewhere before.',
          },
          {
            target: 'changing',
            actions: undoRefused,
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
      on: { 'cartLine.undoChosen': 'restoring' },
      after: {
        undoWindow: { target: 'removed', description: 'The shopper did not want it back.' },
      },
    },
    restoring,
    restoreFailed,
    signingIn: {
      description: 'The shopper is asked to sign in again, then the change is made after all.',
      meta: { screen: 'stepper', requirements: ['ERR-01'] },
      tags: ['needsSignIn'],
      invoke: {
        id: 'askToSignIn',
        src: 'askToSignIn',
        onDone: [
          {
            guard: { type: 'hasSignedIn', params: ({ event }) => event.output },
            target: 'goingOn',
            description: 'Signed in: the change is made in this customer’s cart.',
          },
          {
            guard: 'wasRestoring',
            target: 'removed',
            actions: [{ type: 'takeBackChange', params: ({ context }) => context }],
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
          actions: [showQuantity],
          description: 'It was the new quantity.',
        },
      ],
    },
    removed: {
      type: 'final',
      description: 'The line is out of the cart.',
      meta: { screen: 'none', requirements: ['CART-10', 'CART-15'] },
      tags: ['done'],
    },
  },
});
