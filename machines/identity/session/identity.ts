import { sessionSetup } from './sessionSetup';

export const identity = sessionSetup.createStateConfig({
  description: 'Who is shopping.',
  meta: { screen: 'none', requirements: ['SESS-02'] },
  initial: 'settling',
  on: {
    'session.identityRead': [
      {
        guard: { type: 'isSamePerson', params: ({ event }) => event },
        description: 'Nothing about the shopper changed.',
      },
      {
        target: '.settling',
        actions: [{ type: 'rememberIdentity', params: ({ event }) => event }, 'dropPrivateData'],
        description: 'Somebody signed in or out, here or in another tab.',
      },
    ],
  },
  states: {
    settling: {
      description: 'We look at what the browser remembers to see who is shopping.',
      meta: { screen: 'none', requirements: ['SESS-02', 'SESS-11', 'SESS-12'] },
      always: [
        {
          guard: 'isCustomer',
          target: 'signedIn',
          description: 'A token is held, so this is a customer.',
        },
        {
          guard: 'isKnownGuest',
          target: 'guest',
          description: 'No token, but a guest id from an earlier visit.',
        },
        {
          target: 'requestingGuestId',
          description: 'Nothing is remembered: this is somebody new.',
        },
      ],
    },
    requestingGuestId: {
      description: 'We ask the server for a guest id, unnoticed by the shopper.',
      meta: { screen: 'none', requirements: ['SESS-03', 'SESS-04'] },
      invoke: {
        id: 'requestGuestId',
        src: 'requestGuestId',
        onDone: [
          {
            guard: { type: 'hasGuestId', params: ({ event }) => event.output },
            target: 'guest',
            actions: [
              {
                type: 'keepGuestId',
                params: ({ event }) => ({ guestId: event.output.ok ? event.output.guestId : '' }),
              },
              {
                type: 'storeGuestId',
                params: ({ event }) => ({ guestId: event.output.ok ? event.output.guestId : '' }),
              },
              'dropPrivateData',
            ],
            description: 'The server gave an id, which the browser remembers.',
          },
          {
            target: 'waitingForGuestId',
            actions: [
              'countFailure',
              {
                type: 'logGuestIdFailure',
                params: ({ event }) => ({ reason: event.output.ok ? '' : event.output.reason }),
              },
            ],
            description: 'The server gave none: only logged, the shopper may go on looking.',
          },
        ],
        onError: {
          target: 'waitingForGuestId',
          actions: [
            'countFailure',
            { type: 'logGuestIdFailure', params: ({ event }) => ({ reason: String(event.error) }) },
          ],
        },
      },
    },
    waitingForGuestId: {
      description: 'There is no guest id yet; we try again after a pause that grows.',
      meta: { screen: 'none', requirements: ['SESS-05'] },
      after: { guestIdRetry: 'requestingGuestId' },
      on: { 'session.connectionReturned': 'requestingGuestId' },
    },
    guest: {
      description: 'A guest with an id: looks around, fills a cart, tracks an order.',
      meta: { screen: 'none', requirements: ['SESS-06', 'SESS-07'] },
    },
    signedIn: {
      description: 'A customer is signed in.',
      meta: { screen: 'none', requirements: ['SESS-08', 'SESS-11'] },
      on: {
        'session.tokenRefused': {
          target: 'settling',
          actions: ['forgetCustomer', 'removeToken', 'dropPrivateData', 'announceSessionEnd'],
          description: 'The server no longer knows the token; carts and drafts of the page stay.',
        },
      },
    },
  },
});
