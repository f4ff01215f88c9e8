import { askToSignIn } from '../../identity/askToSignIn';
import { editOrderSetup } from './editOrderSetup';
import type { EditOrderEvent } from './types';

type OrderMoved = Extract<EditOrderEvent, { type: 'editOrder.orderMoved' }>;

const statusOf = ({ event: { status } }: { event: OrderMoved }) => ({ status });

/** What becomes of a question when its order moves on while the shopper thinks. */
const orderMoved = [
  {
    guard: { type: 'hasBegun', params: statusOf },
    description: 'The store has accepted the order meanwhile.',
    target: 'accepted',
  },
  {
    guard: { type: 'hasEnded', params: statusOf },
    description: 'The order has been cancelled meanwhile.',
    target: 'over',
  },
] as const;

/**
 * An order that its store has not accepted is taken back into the cart, to be changed in the checkout. The shop does
 * it whole or not at all and once for each key, so whoever lost the answer sends the same again.
 */
export const editOrderMachine = editOrderSetup.createMachine({
  id: 'editOrder',
  version: '1.0.0',
  description:
    'An order that the store has not accepted is taken back into the cart and changed in the checkout.',
  context: ({ input }) => ({ ...input, replace: false, message: '', kind: 'closed' }),
  output: ({ context }) => ({ kind: context.kind }),
  initial: 'explaining',
  on: {
    'editOrder.closed': { description: 'The shopper goes no further.', target: '.closed' },
  },
  states: {
    explaining: {
      description: 'The shopper reads what will happen to order, money and cart.',
      meta: { screen: 'asking', requirements: ['ORD-02'] },
      tags: ['needsAnswer'],
      on: {
        'editOrder.confirmed': {
          description: 'The shopper wants to change the order.',
          target: 'takingBack',
          actions: 'layOutDraft',
        },
        'editOrder.orderMoved': orderMoved,
      },
    },
    takingBack: {
      description: 'The shop cancels the order and puts what it held into the cart, at once.',
      meta: { screen: 'asking', requirements: ['ORD-02', 'CART-13'] },
      tags: ['busy'],
      on: {
        'editOrder.closed': {
          description: 'Too late to change one’s mind: the shop is being told.',
        },
      },
      invoke: {
        id: 'editOrder',
        src: 'editOrder',
        input: ({ context: { orderId, key, replace } }) => ({ orderId, key, replace }),
        onDone: [
          {
            guard: { type: 'isInCart', params: ({ event }) => event.output },
            description: 'What the order held is in the cart, and the checkout opens.',
            target: 'inCart',
            actions: [
              'noteInCart',
              'layOutDraft',
              { type: 'sayWhatIsInCart', params: ({ event }) => event.output },
              'goToCheckout',
            ],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            description: 'The store was faster.',
            target: 'accepted',
            actions: 'putDraftBack',
          },
          {
            guard: { type: 'isCartHolding', params: ({ event }) => event.output },
            description: 'Something else is in the cart.',
            target: 'confirmingReplacement',
            actions: 'putDraftBack',
          },
          {
            guard: { type: 'isNothingLeft', params: ({ event }) => event.output },
            description: 'Nothing of the order is sold now, so it stays.',
            target: 'nothingLeft',
            actions: 'putDraftBack',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            description: 'The session has ended meanwhile.',
            target: 'signingIn',
          },
          {
            guard: { type: 'isNotTheirs', params: ({ event }) => event.output },
            description: 'Whoever is signed in now has no such order.',
            target: 'notTheirs',
            actions: 'forgetDraft',
          },
          {
            description: 'The shop refuses.',
            target: 'refused',
            actions: ['putDraftBack', { type: 'keepMessage', params: ({ event }) => event.output }],
          },
        ],
        onError: 'failed',
      },
    },
    confirmingReplacement: {
      description: 'The shopper is asked whether what else is in the cart may be given up.',
      meta: { screen: 'replacing', requirements: ['ITEM-11', 'ITEM-12'] },
      tags: ['needsAnswer'],
      on: {
        'editOrder.replacementConfirmed': {
          description: 'The shopper gives it up.',
          target: 'takingBack',
          actions: ['allowReplacement', 'layOutDraft'],
        },
        'editOrder.orderMoved': orderMoved,
      },
    },
    signingIn: {
      description: 'The shopper signs in again, and it goes on.',
      meta: { screen: 'asking', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      on: {
        'editOrder.closed': { description: 'The sign-in stands over the question.' },
      },
      invoke: askToSignIn({
        signedIn: { description: 'Signed in: the shop is told.', target: 'takingBack' },
        nobody: { description: 'Nobody signed in.', target: 'signedOut' },
        failed: 'signedOut',
      }),
    },
    signedOut: {
      description: 'The order is still there; its customer may sign in and go on.',
      meta: { screen: 'signedOut', requirements: ['SESS-11'] },
      tags: ['needsAnswer'],
      on: {
        'editOrder.retried': {
          description: 'The shopper signs in after all.',
          target: 'signingIn',
        },
      },
    },
    failed: {
      description:
        'The shop could not be reached, or what it said was lost; the same is sent again safely.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'editOrder.retried': { description: 'The shopper tries again.', target: 'takingBack' },
        'editOrder.orderMoved': {
          guard: { type: 'hasBegun', params: statusOf },
          description: 'The store has accepted the order, so it was not taken back.',
          target: 'accepted',
          actions: 'putDraftBack',
        },
      },
    },
    accepted: {
      description: 'The store has accepted the order, so it can no longer be changed here.',
      meta: { screen: 'accepted', requirements: ['ORD-02'] },
    },
    over: {
      description: 'The order is cancelled; there is nothing left to change.',
      meta: { screen: 'over', requirements: ['ORD-02'] },
    },
    nothingLeft: {
      description: 'Nothing of the order is sold now: it stays as it is.',
      meta: { screen: 'nothingLeft', requirements: ['CART-13'] },
    },
    notTheirs: {
      description: 'Another account is signed in; nothing happens in its name.',
      meta: { screen: 'notTheirs', requirements: ['SESS-11'] },
    },
    refused: {
      description: 'The shop did not take the order back, and says why.',
      meta: { screen: 'refused', requirements: ['ERR-01'] },
    },
    inCart: {
      type: 'final',
      description: 'What was ordered is in the cart, and the checkout opens with it.',
      meta: { screen: 'closed', requirements: ['CART-13'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
      meta: { screen: 'closed', requirements: ['ORD-02'] },
    },
  },
});
