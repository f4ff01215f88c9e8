import { chosenCart, finishLoginSetup } from './finishLoginSetup';

export const finishLoginMachine = finishLoginSetup.createMachine({
  id: 'finishLogin',
  version: '1.0.0',
  description:
    'What follows an accepted sign-in: it is remembered, the cart and the profile become the customer’s.',
  context: ({ input: { conflict, ...facts } }) => ({ facts, conflict, refusal: null }),
  output: { kind: 'finished' },
  initial: 'storingToken',
  states: {
    storingToken: {
      description: 'First the browser remembers the sign-in.',
      meta: { screen: 'welcome', requirements: ['LOGIN-20', 'SESS-11'] },
      tags: ['busy'],
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        onDone: [
          {
            guard: 'hasTwoCarts',
            target: 'choosingCart',
            description: 'Guest and customer both have a cart, of different stores or trips.',
          },
          { target: 'refetchingCart', description: 'There is one cart, taken over already.' },
        ],
        onError: 'unstored',
      },
    },
    unstored: {
      description: 'The browser could not remember the sign-in; the shopper may try again.',
      meta: { screen: 'tokenTrouble', requirements: ['LOGIN-20', 'ERR-01'] },
      tags: ['failed'],
      on: { 'finishLogin.retried': 'storingToken' },
    },
    choosingCart: {
      description: 'The shopper says which of the two carts to keep.',
      meta: { screen: 'whichCart', requirements: ['LOGIN-21', 'SESS-07'] },
      tags: ['needsAnswer'],
      on: {
        'finishLogin.cartChosen': 'takingOverCart',
        'finishLogin.skipped': {
          target: 'refetchingCart',
          description: 'Nothing is chosen: the customer’s cart stays, the guest’s waits aside.',
        },
      },
    },
    takingOverCart: {
      description: 'The shop keeps the chosen cart.',
      meta: { screen: 'whichCart', requirements: ['LOGIN-21'] },
      tags: ['busy'],
      invoke: {
        id: 'takeOverCart',
        src: 'takeOverCart',
        input: chosenCart,
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: 'refetchingCart',
            description: 'One cart is left.',
            actions: { type: 'keepConflict', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNextConflict', params: ({ event }) => event.output },
            target: 'choosingCart',
            description: 'Another module has two carts as well.',
            actions: { type: 'keepConflict', params: ({ event }) => event.output },
          },
          {
            target: 'cartRefused',
            description: 'The carts could not be settled so.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'cartFailed',
      },
    },
    cartRefused: {
      description: 'The shopper reads why, and chooses again or goes on.',
      meta: { screen: 'whichCart', requirements: ['ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      exit: 'forgetRefusal',
      on: {
        'finishLogin.cartChosen': 'takingOverCart',
        'finishLogin.skipped': 'refetchingCart',
      },
    },
    cartFailed: {
      description: 'The shop could not be reached; the shopper chooses again or goes on.',
      meta: { screen: 'whichCartTrouble', requirements: ['ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'finishLogin.cartChosen': 'takingOverCart',
        'finishLogin.skipped': 'refetchingCart',
      },
    },
    refetchingCart: {
      description: 'Cart and wishlist become the customer’s.',
      meta: { screen: 'welcome', requirements: ['LOGIN-21'] },
      tags: ['busy'],
      invoke: {
        id: 'refetchCart',
        src: 'refetchCart',
        onDone: 'refreshingProfile',
        onError: {
          target: 'refreshingProfile',
          description: 'The sign-in stands; the cart tells where it is shown that it is missing.',
        },
      },
      after: {
        refreshLimit: {
          target: 'refreshingProfile',
          description: 'A slow answer must not hold the shopper up.',
        },
      },
    },
    refreshingProfile: {
      description: 'The profile becomes the customer’s.',
      meta: { screen: 'welcome', requirements: ['LOGIN-22', 'PROF-16'] },
      tags: ['busy'],
      invoke: {
        id: 'refreshProfile',
        src: 'refreshProfile',
        onDone: 'welcoming',
        onError: {
          target: 'welcoming',
          description:
            'The sign-in stands; the profile tells where it is shown that it is missing.',
        },
      },
      after: {
        refreshLimit: {
          target: 'welcoming',
          description: 'A slow answer must not hold the shopper up.',
        },
      },
    },
    welcoming: {
      description: 'The shopper reads that it worked; it is decided where to go on.',
      meta: { screen: 'welcome', requirements: ['LOGIN-23', 'SIGN-13'] },
      entry: 'welcome',
      always: [
        {
          guard: 'isForHome',
          target: 'finished',
          actions: 'goHome',
          description: 'From the password page, or new in the parcel module: home.',
        },
        {
          guard: 'isForInterests',
          target: 'finished',
          actions: 'goToInterests',
          description: 'Somebody new, in a known zone: favourite categories come next.',
        },
        { target: 'finished', description: 'The shopper stays on the page.' },
      ],
    },
    finished: {
      type: 'final',
      description: 'The customer is signed in, and the dialog closes.',
      meta: { screen: 'none', requirements: ['LOGIN-23', 'LOGIN-24', 'SIGN-14', 'SIGN-15'] },
      tags: ['done'],
    },
  },
});
