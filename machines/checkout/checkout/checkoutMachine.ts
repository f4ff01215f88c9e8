import { orderPayloadOf } from '../../../domain/checkout/payload';
import { checkoutSetup } from './checkoutSetup';
import { choosing } from './choosing';
import { orderElsewhere, placedOf, placeRefusalOf } from './outputs';

/**
 * The checkout: three steps beside a price that is always the server's, then the order. Steps are
 * linear, what was typed is never lost, and the order is placed by a child that does it once.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  version: '1.0.0',
  description:
    'Three steps beside a price that is always the shop’s own, then the order; what was typed is never lost.',
  context: ({ input: { step, ...input } }) => ({
    ...input,
    wanted: step,
    price: null,
    refusal: null,
    priceRefusal: null,
    placed: null,
    elsewhere: null,
  }),
  output: ({ context }) => context.placed,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'It is decided what the shopper finds.',
      meta: { screen: 'steps', requirements: ['GATE-06', 'GATE-09'] },
      always: [
        {
          guard: 'isResuming',
          description: 'An order was sent from here and its answer never came: it is asked about.',
          target: 'placing',
        },
        {
          guard: 'isLeftOrderGone',
          description: 'The cart is empty since an order was left: it is asked about.',
          target: 'placing',
          actions: 'takeUpLeft',
        },
        { guard: 'isEmpty', description: 'There is nothing to order.', target: 'empty' },
        {
          guard: 'isSignInNeeded',
          description: 'Guests may not order this.',
          target: 'signingIn',
        },
        { description: 'The steps begin.', target: 'choosing' },
      ],
    },
    empty: {
      description: 'There is nothing to order; the shopper is shown the way to the shop.',
      meta: { screen: 'empty', requirements: ['GATE-04'] },
      on: {
        'checkout.factsChanged': {
          description: 'The cart or the shopper has changed.',
          target: 'arriving',
          actions: {
            type: 'keepFacts',
            params: ({ event: { facts, lines } }) => ({ facts, lines }),
          },
        },
        'checkout.signInRequested': {
          description: 'The shopper signs in, to have the cart of the account back.',
          target: 'signingIn',
        },
        'checkout.orderedElsewhere': {
          description: 'Another window has ordered this cart.',
          target: 'orderedElsewhere',
          actions: { type: 'keepElsewhere', params: ({ event }) => event },
        },
      },
    },
    signingIn: {
      description: 'The shopper signs in over the page.',
      meta: { screen: 'signIn', requirements: ['GATE-05', 'GATE-09'] },
      tags: ['needsSignIn'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: { description: 'The dialog was closed.', target: 'needingSignIn' },
        onError: 'needingSignIn',
      },
      on: {
        'checkout.factsChanged': [
          {
            guard: { type: 'isStillReady', params: ({ event: { facts } }) => ({ facts }) },
            description: 'Signed in: the steps open.',
            target: 'arriving',
            actions: {
              type: 'keepFacts',
              params: ({ event: { facts, lines } }) => ({ facts, lines }),
            },
          },
          {
            description: 'Something else has changed; the dialog stays.',
            actions: {
              type: 'keepFacts',
              params: ({ event: { facts, lines } }) => ({ facts, lines }),
            },
          },
        ],
      },
    },
    needingSignIn: {
      description: 'The shopper is told that an account is needed, and may sign in.',
      meta: { screen: 'signIn', requirements: ['GATE-09'] },
      tags: ['needsSignIn', 'needsAnswer'],
      always: {
        guard: 'hasNothingToOrder',
        description: 'There is nothing that an account would be needed for.',
        target: 'empty',
      },
      on: {
        'checkout.signInRequested': {
          description: 'The shopper signs in.',
          target: 'signingIn',
        },
        'checkout.factsChanged': {
          description: 'The cart or the shopper has changed.',
          target: 'arriving',
          actions: {
            type: 'keepFacts',
            params: ({ event: { facts, lines } }) => ({ facts, lines }),
          },
        },
      },
    },
    choosing,
    placing: {
      description: 'The order is placed, once.',
      meta: { screen: 'placing', requirements: ['CHK-01', 'CHK-02', 'CHK-03'] },
      tags: ['busy'],
      on: {
        'checkout.factsChanged': {
          description: 'The session may end meanwhile: what comes after stands on the new facts.',
          actions: {
            type: 'keepFacts',
            params: ({ event: { facts, lines } }) => ({ facts, lines }),
          },
        },
        'checkout.orderedElsewhere': {
          description: 'Another window was faster; the shop’s answer to this one decides.',
          actions: { type: 'keepElsewhere', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { pending, draft, lines, price } }) => ({
          payload:
            pending ??
            orderPayloadOf(
              // A coupon that does not count in the price is not sent: the order would be refused for it.
              price?.coupon_refusal ? { ...draft, couponCode: null } : draft,
              lines,
              price?.total ?? 0,
            ),
          seen: price,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            description: 'The order is placed.',
            target: 'placed',
            actions: [
              { type: 'keepPlaced', params: ({ event }) => ({ placed: placedOf(event.output) }) },
              { type: 'rememberOrder', params: ({ event }) => placedOf(event.output) },
            ],
          },
          {
            guard: { type: 'isOrderedElsewhere', params: ({ event }) => event.output },
            description: 'The same cart was ordered in another window.',
            target: 'orderedElsewhere',
            actions: [
              {
                type: 'keepElsewhere',
                params: ({ event, context }) => ({
                  orderId: orderElsewhere(event.output, context.elsewhere) ?? 0,
                }),
              },
              'forgetPending',
            ],
          },
          {
            guard: 'hasNothingToOrder',
            description: 'Nothing is known to be ordered, and nothing is left to order.',
            target: 'arriving',
            actions: [{ type: 'keepLeft', params: ({ event }) => event.output }, 'forgetPending'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            description: 'The order was refused: the step that can mend it opens and tells why.',
            target: ['#checkout.choosing.step.findingStep', '#checkout.choosing.notice.telling'],
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({ refusal: placeRefusalOf(event.output) }),
            },
          },
          {
            guard: 'isAccountNeeded',
            description: 'The session has ended, nobody signed in, and guests may not order this.',
            target: 'needingSignIn',
            actions: 'forgetPending',
          },
          {
            description: 'The shopper came back without ordering.',
            target: 'arriving',
            actions: [{ type: 'keepLeft', params: ({ event }) => event.output }, 'forgetPending'],
          },
        ],
        onError: {
          description: 'Something unexpected happened; the order stays written down.',
          target: ['#checkout.choosing.step.findingStep', '#checkout.choosing.notice.telling'],
          actions: {
            type: 'keepRefusal',
            params: { refusal: { code: 'unavailable', message: '' } },
          },
        },
      },
    },
    orderedElsewhere: {
      type: 'final',
      description:
        'The same cart was ordered in another window; the shopper reads its number and finds the way to it.',
      meta: { screen: 'orderedElsewhere', requirements: ['CHK-01', 'ORD-02'] },
      tags: ['done'],
      entry: 'forgetDraft',
    },
    placed: {
      type: 'final',
      description: 'The order is placed; the shopper goes on to pay or to follow it.',
      meta: { screen: 'placing', requirements: ['ORD-02'] },
      tags: ['done'],
    },
  },
});
