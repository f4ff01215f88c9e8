import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type LogoutEvent = { type: 'logout.confirmed' } | { type: 'logout.declined' };
export type LogoutOutput = { loggedOut: boolean };
export type LogoutScreen = 'question' | 'leaving' | 'none';

const missing = () => Promise.reject(new Error('not provided'));

/** Leaving the account: asked once, then in the order of LOGOUT-02 to LOGOUT-07. */
export const logoutMachine = setup({
  types: typesOf<{
    context: LogoutOutput;
    output: LogoutOutput;
    events: LogoutEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: LogoutScreen; requirements: readonly string[] };
  }>(),
  actors: {
    endServerSession: fromPromise<void>(missing),
    /** Fetches the cart anew, now as a guest. */
    refetchCart: fromPromise<void>(missing),
  },
  actions: {
    removeToken: notProvided,
    /** Profile, cart and wishlist leave the memory. */
    dropPrivateData: notProvided,
    /** Drafts and orders of the person who logs out are not the next person's. */
    forgetOrders: notProvided,
    noteLoggedOut: assign({ loggedOut: true }),
    announceLogout: emit({ type: 'notify', tone: 'success', message: 'session.loggedOut' }),
    goHome: emit({ type: 'navigate', to: '/home' }),
  },
  delays: { logoutPause: 500, logoutAnswerLimit: 4_000, refetchLimit: 2_000 },
}).createMachine({
  id: 'logout',
  version: '1.0.0',
  description:
    'Leaving the account: asked once, then everything of the customer’s is taken out of the browser.',
  context: { loggedOut: false },
  output: ({ context }) => context,
  initial: 'asking',
  states: {
    asking: {
      description: 'The customer is asked whether to log out.',
      meta: { screen: 'question', requirements: ['LOGOUT-01'] },
      tags: ['needsAnswer'],
      on: { 'logout.confirmed': 'leaving', 'logout.declined': 'stayed' },
    },
    leaving: {
      description: 'A short pause, in which the press can be seen.',
      meta: { screen: 'leaving', requirements: ['LOGOUT-02'] },
      tags: ['busy'],
      after: { logoutPause: 'endingServerSession' },
    },
    endingServerSession: {
      description: 'The server is told while the token is still held, so that it dies there too.',
      meta: { screen: 'leaving', requirements: ['LOGOUT-05'] },
      tags: ['busy'],
      invoke: {
        id: 'endServerSession',
        src: 'endServerSession',
        onDone: 'forgettingCustomer',
        onError: {
          target: 'forgettingCustomer',
          description: 'A server that cannot be reached does not keep anybody signed in.',
        },
      },
      after: {
        logoutAnswerLimit: {
          target: 'forgettingCustomer',
          description: 'A slow server does not keep anybody signed in.',
        },
      },
    },
    forgettingCustomer: {
      description: 'Token, profile, cart and wishlist leave this browser; the cart is a guest’s.',
      meta: { screen: 'leaving', requirements: ['LOGOUT-03', 'LOGOUT-04', 'LOGOUT-05'] },
      tags: ['busy'],
      entry: ['removeToken', 'dropPrivateData', 'forgetOrders'],
      invoke: {
        id: 'refetchCart',
        src: 'refetchCart',
        onDone: 'loggedOut',
        onError: {
          target: 'loggedOut',
          description: 'The logout stands; the cart tells where it is shown that it is missing.',
        },
      },
      after: {
        refetchLimit: {
          target: 'loggedOut',
          description: 'A slow answer must not hold the shopper up.',
        },
      },
    },
    loggedOut: {
      type: 'final',
      description: 'The shopper reads that it worked, and is on the home page.',
      meta: { screen: 'none', requirements: ['LOGOUT-06', 'LOGOUT-07'] },
      tags: ['done'],
      entry: ['noteLoggedOut', 'announceLogout', 'goHome'],
    },
    stayed: {
      type: 'final',
      description: 'The customer stays signed in.',
      meta: { screen: 'none', requirements: ['LOGOUT-01'] },
    },
  },
});
