import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartRefusal } from '../../cart/cartAnswer';
import type { Emitted } from '../../emitted';
import { askToSignIn, hasSignedIn } from '../../identity/askToSignIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { sayRefilled } from '../refilled';

/** `leftOut` names what is not sold today, `short` what there is less of. */
export type OrderAgainAnswer =
  | { ok: true; added: number; leftOut: readonly string[]; short: readonly string[] }
  | { ok: false; reason: CartRefusal; message: string };

export type OrderAgainOutput = { kind: 'inCart' | 'refused' | 'cancelled' };
export type OrderAgainEvent =
  | { type: 'orderAgain.replacementConfirmed' }
  | { type: 'orderAgain.dismissed' }
  | { type: 'orderAgain.retried' };

/** `key` makes the cart be filled once, however often it is asked for. */
export interface OrderAgainInput {
  orderId: number;
  key: string;
}

interface OrderAgainContext extends OrderAgainInput {
  /** The shopper gave up what the cart held. */
  replace: boolean;
  outcome: OrderAgainOutput['kind'];
}

const missing = () => Promise.reject(new Error('not provided'));

/** The button stands for as long as pressing it does something. */
const retryOffer = 10_000;

export const orderAgainMachine = setup({
  types: typesOf<{
    context: OrderAgainContext;
    events: OrderAgainEvent;
    input: OrderAgainInput;
    output: OrderAgainOutput;
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    orderAgain: fromPromise<OrderAgainAnswer, OrderAgainInput & { replace: boolean }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    allowReplacement: assign({ replace: true }),
    noteOutcome: assign((_, { kind }: { kind: OrderAgainOutput['kind'] }) => ({ outcome: kind })),
    sayWhatIsInCart: emit((_, answer: OrderAgainAnswer) => {
      const news = sayRefilled(answer.ok ? answer : { leftOut: [], short: [] }, {
        all: 'order.inCart',
        without: 'order.partlyInCart',
        less: 'order.lessInCart',
        both: 'order.lessAndPartlyInCart',
      });
      return { ...news, ...(news.tone === 'info' && { autoClose: 10_000 }) };
    }),
    sayWhyRefused: emit((_, answer: OrderAgainAnswer) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'server.refusal' as const,
      text: answer.ok ? '' : answer.message,
    })),
    offerRetry: emit({
      type: 'notify',
      tone: 'error',
      message: 'cart.notSaved',
      action: { label: 'action.tryAgain', event: 'orderAgain.retried' },
      autoClose: retryOffer,
    }),
  },
  guards: {
    isInCart: (_, answer: OrderAgainAnswer) => answer.ok,
    isOtherStore: (_, answer: OrderAgainAnswer) => !answer.ok && answer.reason === 'store_conflict',
    isSignInNeeded: (_, answer: OrderAgainAnswer) =>
      !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn,
  },
  delays: { retryOffer },
}).createMachine({
  id: 'orderAgain',
  version: '1.2.0',
  description: 'What an order held is put into the cart, leaving out what is not sold today.',
  context: ({ input: { orderId, key } }) => ({ orderId, key, replace: false, outcome: 'refused' }),
  output: ({ context }) => ({ kind: context.outcome }),
  initial: 'fillingCart',
  states: {
    fillingCart: {
      description: 'What is still sold of the order is put into the cart.',
      meta: { screen: 'none', requirements: ['ORD-01', 'CART-13'] },
      tags: ['busy'],
      invoke: {
        id: 'orderAgain',
        src: 'orderAgain',
        input: ({ context: { orderId, key, replace } }) => ({ orderId, key, replace }),
        onDone: [
          {
            guard: { type: 'isInCart', params: ({ event }) => event.output },
            target: 'inCart',
            actions: [{ type: 'sayWhatIsInCart', params: ({ event }) => event.output }],
            description: 'The cart holds the order, or what is left of it.',
          },
          {
            guard: { type: 'isOtherStore', params: ({ event }) => event.output },
            target: 'confirmingReplacement',
            description: 'The cart holds items of another store.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: [{ type: 'sayWhyRefused', params: ({ event }) => event.output }],
            description: 'Nothing of it is sold today, or the store does not deliver here.',
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The customer signs in again, and orders again after all.',
      meta: { screen: 'none', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: {
          target: 'fillingCart',
          description: 'Signed in: the order is put into the cart.',
        },
        nobody: { target: 'cancelled', description: 'Nobody signed in: the cart stays as it is.' },
        failed: 'failed',
      }),
    },
    confirmingReplacement: {
      description: 'The shopper is asked whether the other store’s items may be given up.',
      meta: { screen: 'replaceDialog', requirements: ['ITEM-11', 'ITEM-12'] },
      tags: ['needsAnswer'],
      on: {
        'orderAgain.replacementConfirmed': { target: 'fillingCart', actions: 'allowReplacement' },
        'orderAgain.dismissed': 'cancelled',
      },
    },
    failed: {
      description: 'The shop could not be reached; trying again fills the cart at the most once.',
      meta: { screen: 'none', requirements: ['ERR-01'] },
      tags: ['failed'],
      entry: 'offerRetry',
      on: { 'orderAgain.retried': 'fillingCart' },
      after: {
        retryOffer: { target: 'refused', description: 'The offer to try again has passed.' },
      },
    },
    inCart: {
      type: 'final',
      description: 'The cart holds what was ordered before, as far as it is sold today.',
      meta: { screen: 'none', requirements: ['ORD-01'] },
      tags: ['done'],
      entry: [{ type: 'noteOutcome', params: { kind: 'inCart' } }],
    },
    refused: {
      type: 'final',
      description: 'The cart is as before, and the shopper knows why.',
      meta: { screen: 'none', requirements: ['ORD-01'] },
    },
    cancelled: {
      type: 'final',
      description: 'The shopper kept the cart as it was.',
      meta: { screen: 'none', requirements: ['ITEM-11'] },
      entry: [{ type: 'noteOutcome', params: { kind: 'cancelled' } }],
    },
  },
});
