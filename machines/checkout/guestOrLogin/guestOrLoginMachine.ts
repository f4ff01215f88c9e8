import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import type { SignInMode } from '../../identity/signIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { type CheckoutDoorFacts, decideCheckoutDoor } from './decideCheckoutDoor';

export type GuestOrLoginEvent =
  | { type: 'guestOrLogin.guestChosen' }
  | { type: 'guestOrLogin.loginChosen' }
  | { type: 'guestOrLogin.signUpChosen' }
  | { type: 'guestOrLogin.dismissed' }
  | { type: 'guestOrLogin.retried' };

interface GuestOrLoginContext {
  facts: CheckoutDoorFacts;
  mode: SignInMode;
}

const nothingKnown: CheckoutDoorFacts = { hasLines: false, signedIn: false, guestCheckout: false };
const missing = () => Promise.reject(new Error('not provided'));

export const guestOrLoginMachine = setup({
  types: typesOf<{
    context: GuestOrLoginContext;
    events: GuestOrLoginEvent;
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    readFacts: fromPromise<CheckoutDoorFacts>(missing),
    askToSignIn: opens<{ signedIn: boolean }, { mode: SignInMode }>('signIn'),
  },
  actions: {
    keepFacts: assign((_, facts: CheckoutDoorFacts) => ({ facts })),
    chooseSignIn: assign({ mode: 'sign-in' }),
    chooseSignUp: assign({ mode: 'sign-up' }),
    goToCheckout: emit({ type: 'navigate', to: '/checkout', search: { page: 'cart' } }),
    goHome: emit({ type: 'navigate', to: '/home' }),
    offerRetry: emit({
      type: 'notify',
      tone: 'error',
      message: 'failed.network',
      action: { label: 'action.tryAgain', event: 'guestOrLogin.retried' },
      autoClose: 8000,
    }),
  },
  guards: {
    isCartEmpty: ({ context }) => decideCheckoutDoor(context.facts) === 'home',
    isCustomer: ({ context }) => decideCheckoutDoor(context.facts) === 'checkout',
    canBeGuest: ({ context }) => decideCheckoutDoor(context.facts) === 'prompt',
    hasSignedIn,
  },
  delays: { retryOffer: 8000 },
}).createMachine({
  id: 'guestOrLogin',
  version: '1.0.0',
  description: 'From the cart to the checkout: as a customer, as a guest, or by signing in first.',
  context: { facts: nothingKnown, mode: 'sign-in' },
  initial: 'readingFacts',
  states: {
    readingFacts: {
      description: 'We look who is shopping, what is in the cart, and whether guests may order.',
      meta: { screen: 'none', requirements: ['GATE-09'] },
      tags: ['busy'],
      invoke: {
        id: 'readFacts',
        src: 'readFacts',
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepFacts', params: ({ event }) => event.output }],
        },
        onError: 'failed',
      },
    },
    deciding: {
      description: 'We see which way leads to the checkout.',
      meta: { screen: 'none', requirements: ['GATE-02', 'GATE-03', 'GATE-04', 'GATE-05'] },
      always: [
        { guard: 'isCartEmpty', target: 'atHome', description: 'There is nothing to check out.' },
        { guard: 'isCustomer', target: 'atCheckout', description: 'A customer goes straight on.' },
        {
          guard: 'canBeGuest',
          target: 'choosing',
          description: 'Guests may order: the shopper chooses.',
        },
        { target: 'signingIn', description: 'Guests may not order here.' },
      ],
    },
    choosing: {
      description: 'The shopper chooses to go on as a guest, to log in or to sign up.',
      meta: {
        screen: 'choice',
        requirements: ['GATE-01', 'GATE-02', 'GATE-06', 'GATE-07', 'GATE-08'],
      },
      tags: ['needsAnswer'],
      on: {
        'guestOrLogin.guestChosen': 'atCheckout',
        'guestOrLogin.loginChosen': { target: 'signingIn', actions: 'chooseSignIn' },
        'guestOrLogin.signUpChosen': { target: 'signingIn', actions: 'chooseSignUp' },
        'guestOrLogin.dismissed': 'stayed',
      },
    },
    signingIn: {
      description: 'The shopper signs in or up over the page.',
      meta: { screen: 'none', requirements: ['GATE-05', 'GATE-07', 'GATE-08'] },
      tags: ['needsSignIn'],
      invoke: {
        id: 'askToSignIn',
        src: 'askToSignIn',
        input: ({ context }) => ({ mode: context.mode }),
        onDone: [
          {
            guard: { type: 'hasSignedIn', params: ({ event }) => event.output },
            target: 'readingFacts',
            description: 'Signed in: we look again, the cart is the customer’s now.',
          },
          {
            guard: 'canBeGuest',
            target: 'choosing',
            description: 'Not signed in: the choice is open again.',
          },
          { target: 'stayed', description: 'Not signed in, and guests may not order.' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The shop could not be reached; the cart is kept and the shopper may retry.',
      meta: { screen: 'none', requirements: ['ERR-01'] },
      tags: ['failed'],
      entry: 'offerRetry',
      on: { 'guestOrLogin.retried': 'readingFacts' },
      after: { retryOffer: { target: 'stayed', description: 'The offer to retry has passed.' } },
    },
    atCheckout: {
      type: 'final',
      description: 'The checkout opens with the cart.',
      meta: { screen: 'none', requirements: ['GATE-03', 'GATE-06', 'CHK-01'] },
      tags: ['done'],
      entry: 'goToCheckout',
    },
    atHome: {
      type: 'final',
      description: 'With an empty cart the shopper goes on looking around.',
      meta: { screen: 'none', requirements: ['GATE-04'] },
      entry: 'goHome',
    },
    stayed: {
      type: 'final',
      description: 'The shopper stays where they are.',
      meta: { screen: 'none', requirements: ['GATE-01'] },
    },
  },
});
