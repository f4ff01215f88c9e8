import { askToSignIn } from '../../identity/askToSignIn';
import { favouriteSetup } from './favouriteSetup';

export const favouriteMachine = favouriteSetup.createMachine({
  id: 'favourite',
  version: '1.0.0',
  description:
    'One press of a heart: it changes at once, is saved, and goes back when it cannot be.',
  context: ({ input }) => ({ ...input, asked: input.wanted, kept: !input.wanted }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'We see whether somebody is signed in: favourites belong to customers.',
      meta: { screen: 'heart', requirements: ['WISH-01', 'WISH-02'] },
      always: [
        { guard: 'isGuest', target: 'offeringSignIn', description: 'Nobody is signed in.' },
        { target: 'saving', description: 'A customer is signed in.' },
      ],
    },
    offeringSignIn: {
      description: 'The guest is told that favourites need an account, and may sign in.',
      meta: { screen: 'heart', requirements: ['WISH-01', 'WISH-02'] },
      entry: 'sayNotLoggedIn',
      on: {
        'favourite.signInChosen': 'signingIn',
        'favourite.pressed': [
          {
            guard: { type: 'isSignedInNow', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'startAnew', params: ({ event }) => event },
            description: 'The shopper signed in elsewhere meanwhile.',
          },
          { description: 'It has just been said.' },
        ],
      },
      after: {
        signInOffer: { target: 'givenUp', description: 'The offer to sign in has passed.' },
      },
    },
    signingIn: {
      description: 'The shopper is asked to sign in; then the wish is saved after all.',
      meta: { screen: 'heart', requirements: ['WISH-01', 'ERR-01'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: {
          target: 'saving',
          description: 'Signed in: the wish is saved for this customer.',
        },
        nobody: { target: 'givenUp', description: 'The shopper did not want to.' },
        failed: 'failed',
      }),
    },
    saving: {
      description: 'The heart shows the wish already while it is being saved.',
      meta: {
        screen: 'heart',
        requirements: ['WISH-03', 'WISH-11', 'WISH-13', 'WISH-14', 'WISH-16', 'WISH-17'],
      },
      tags: ['busy'],
      entry: [
        'noteAsked',
        {
          type: 'showHeart',
          params: ({ context }) => ({ thing: context.thing, isFavourite: context.wanted }),
        },
      ],
      on: {
        'favourite.pressed': {
          actions: [
            { type: 'changeMind', params: ({ event }) => event },
            {
              type: 'showHeart',
              params: ({ context }) => ({ thing: context.thing, isFavourite: context.wanted }),
            },
          ],
          description: 'The shopper wants the opposite; the heart shows it at once.',
        },
      },
      invoke: {
        id: 'saveFavourite',
        src: 'saveFavourite',
        input: ({ context }) => ({ thing: context.thing, isFavourite: context.asked }),
        onDone: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: {
              type: 'settleHeart',
              params: ({ context }) => ({ thing: context.thing, isFavourite: context.kept }),
            },
            description: 'The sign-in is no longer valid.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'sayWhyRefused', params: ({ event }) => event.output },
            description: 'The server refused.',
          },
          {
            guard: 'hasChangedMind',
            target: 'saving',
            reenter: true,
            actions: 'noteKept',
            description: 'Saved, but the shopper wants the opposite by now.',
          },
          {
            target: 'saved',
            actions: ['noteKept', { type: 'saySaved', params: ({ event }) => event.output }],
            description: 'The server took the wish.',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The shop could not be reached; the heart is as before, the shopper may retry.',
      meta: { screen: 'heart', requirements: ['WISH-18', 'ERR-01'] },
      tags: ['failed'],
      entry: [
        {
          type: 'settleHeart',
          params: ({ context }) => ({ thing: context.thing, isFavourite: context.kept }),
        },
        'offerRetry',
      ],
      on: {
        'favourite.retried': 'saving',
        'favourite.pressed': {
          target: 'saving',
          actions: { type: 'startAnew', params: ({ event }) => event },
        },
      },
      after: {
        retryOffer: { target: 'givenUp', description: 'The offer to try again has passed.' },
      },
    },
    saved: {
      type: 'final',
      description: 'The heart shows what the server has.',
      meta: { screen: 'heart', requirements: ['WISH-03'] },
      tags: ['done'],
      entry: {
        type: 'settleHeart',
        params: ({ context }) => ({ thing: context.thing, isFavourite: context.kept }),
      },
    },
    refused: {
      type: 'final',
      description: 'The heart is as before, and the shopper knows why.',
      meta: { screen: 'heart', requirements: ['WISH-18'] },
      entry: {
        type: 'settleHeart',
        params: ({ context }) => ({ thing: context.thing, isFavourite: context.kept }),
      },
    },
    givenUp: {
      type: 'final',
      description: 'The heart is as before.',
      meta: { screen: 'heart', requirements: ['WISH-01'] },
    },
  },
});
