import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../emitted';
import type { Tag } from '../tags';
import { decideIdentity, type Identity } from './decideIdentity';

export type SessionEvent =
  /** Browser storage was read again, after a change in this tab or another one. */
  | ({ type: 'session.identityRead' } & Identity)
  | { type: 'session.tokenRefused' }
  | { type: 'session.connectionReturned' }
  | { type: 'session.logoutConfirmed' };

export interface SessionContext {
  guestId: string | null;
  customer: string | null;
  failures: number;
}

export type GuestIdAnswer = { ok: true; guestId: string } | { ok: false; reason: string };

const firstRetry = 2_000;
const longestRetry = 60_000;

/**
 * Who the shopper is: a signed-in customer exactly while a token is held, otherwise a guest with an
 * id of the server's (SESS-02, SESS-03). Lives as long as the page.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as Identity,
    emitted: {} as Emitted,
    tags: {} as Tag,
  },
  actors: {
    requestGuestId: fromPromise<GuestIdAnswer>(() => Promise.reject(new Error('not provided'))),
    endServerSession: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    rememberIdentity: assign((_, params: Identity) => ({
      guestId: params.guestId,
      customer: params.customer,
    })),
    forgetCustomer: assign({ customer: null }),
    keepGuestId: assign((_, params: { guestId: string }) => ({
      guestId: params.guestId,
      failures: 0,
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    storeGuestId: (_, _params: { guestId: string }) => undefined,
    logGuestIdFailure: (_, _params: { reason: string }) => undefined,
    removeToken: () => undefined,
    dropPrivateData: () => undefined,
    /** Drafts and orders of the person who logs out are not the next person's. */
    forgetOrders: () => undefined,
    announceSessionEnd: emit({ type: 'notify', tone: 'info', message: 'session.ended' }),
    announceLogout: emit({ type: 'notify', tone: 'success', message: 'session.loggedOut' }),
    goHome: emit({ type: 'navigate', to: '/home' }),
  },
  guards: {
    isCustomer: ({ context }) => decideIdentity(context) === 'customer',
    isKnownGuest: ({ context }) => decideIdentity(context) === 'guest',
    hasGuestId: (_, params: GuestIdAnswer) => params.ok,
    isSamePerson: ({ context }, params: Identity) =>
      params.customer === context.customer && params.guestId === context.guestId,
  },
  delays: {
    /** Doubles from 2 s to a minute, so that a server that is down is not hammered. */
    guestIdRetry: ({ context }) =>
      Math.min(longestRetry, firstRetry * 2 ** Math.max(0, context.failures - 1)),
    logoutPause: 500,
    logoutAnswerLimit: 4_000,
  },
}).createMachine({
  id: 'session',
  version: '1.0.0',
  context: ({ input }) => ({ ...input, failures: 0 }),
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
        'session.logoutConfirmed': 'leaving',
      },
    },
    leaving: {
      description: 'The customer logs out: a short pause, in which the press can be seen.',
      tags: ['busy'],
      meta: { screen: 'none', requirements: ['LOGOUT-02'] },
      after: { logoutPause: 'endingServerSession' },
    },
    endingServerSession: {
      description: 'The server is told while the token is still held, so that it dies there too.',
      tags: ['busy'],
      meta: { screen: 'none', requirements: ['LOGOUT-05'] },
      invoke: {
        id: 'endServerSession',
        src: 'endServerSession',
        onDone: 'loggedOut',
        onError: {
          target: 'loggedOut',
          description: 'A server that cannot be reached does not keep anybody signed in.',
        },
      },
      after: { logoutAnswerLimit: 'loggedOut' },
    },
    loggedOut: {
      description: 'Token, profile, cart and wishlist are gone from this browser.',
      tags: ['busy'],
      meta: { screen: 'none', requirements: ['LOGOUT-03', 'LOGOUT-04', 'LOGOUT-06', 'LOGOUT-07'] },
      entry: [
        'forgetCustomer',
        'removeToken',
        'dropPrivateData',
        'forgetOrders',
        'announceLogout',
        'goHome',
      ],
      always: 'settling',
    },
  },
});
