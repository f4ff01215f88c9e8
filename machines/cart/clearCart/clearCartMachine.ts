import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn, hasSignedIn } from '../../identity/askToSignIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { CartAnswer } from '../cartAnswer';

export type ClearCartOutput = { kind: 'cleared' | 'kept' };
export type ClearCartEvent = { type: 'clearCart.confirmed' } | { type: 'clearCart.dismissed' };

/** Empties the whole cart after the shopper has confirmed it (CART-05 to CART-07). */
export const clearCartMachine = setup({
  types: typesOf<{
    context: { outcome: ClearCartOutput['kind'] };
    events: ClearCartEvent;
    output: ClearCartOutput;
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    clearCart: fromPromise<CartAnswer>(() => Promise.reject(new Error('not provided'))),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    noteCleared: assign({ outcome: 'cleared' }),
    announceCleared: emit({
      type: 'notify',
      tone: 'success',
      message: 'cart.cleared',
      autoClose: 5000,
    }),
    sayWhyRefused: emit((_, answer: CartAnswer) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'server.refusal' as const,
      text: answer.ok ? '' : answer.message,
    })),
  },
  guards: {
    isAccepted: (_, answer: CartAnswer) => answer.ok,
    isSignedOut: (_, answer: CartAnswer) => !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn,
  },
}).createMachine({
  id: 'clearCart',
  version: '1.0.0',
  description: 'The whole cart is emptied after the shopper has confirmed it.',
  context: { outcome: 'kept' },
  output: ({ context }) => ({ kind: context.outcome }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The shopper is warned that every line of the cart will go.',
      meta: { screen: 'warning', requirements: ['CART-05'] },
      tags: ['needsAnswer'],
      on: { 'clearCart.confirmed': 'clearing', 'clearCart.dismissed': 'kept' },
    },
    clearing: {
      description: 'The cart is empty on the screen and is being cleared on the server.',
      meta: { screen: 'warning', requirements: ['CART-06', 'CART-16'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'clearCart',
        src: 'clearCart',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'cleared',
            description: 'Every line is gone.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The sign-in is no longer valid.',
          },
          {
            target: 'confirming',
            actions: [{ type: 'sayWhyRefused', params: ({ event }) => event.output }],
            description: 'The server refused; the lines are back.',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The shop could not be reached; the lines are back and the shopper may retry.',
      meta: { screen: 'trouble', requirements: ['CART-20', 'ERR-02'] },
      tags: ['failed'],
      on: { 'clearCart.confirmed': 'clearing', 'clearCart.dismissed': 'kept' },
    },
    signingIn: {
      description: 'The shopper is asked to sign in again before the cart is cleared.',
      meta: { screen: 'none', requirements: ['ERR-01'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: {
          target: 'confirming',
          description: 'It is this customer’s cart now: asked once more.',
        },
        nobody: { target: 'kept', description: 'The shopper did not want to.' },
        failed: 'failed',
      }),
    },
    cleared: {
      type: 'final',
      description: 'The cart is empty.',
      meta: { screen: 'none', requirements: ['CART-06', 'CART-07'] },
      tags: ['done'],
      entry: ['noteCleared', 'announceCleared'],
    },
    kept: {
      type: 'final',
      description: 'The cart stays as it was.',
      meta: { screen: 'none', requirements: ['CART-05'] },
    },
  },
});
