import { assign, emit, fromPromise, setup } from 'xstate';
import type { LineWishes, WantedLine } from '../../../domain/cart/cartLines';
import type { Emitted } from '../../emitted';
import { askToSignIn, hasSignedIn } from '../../identity/askToSignIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { CartAnswer } from '../cartAnswer';
import { noticeOfRefusal } from '../noticeOfRefusal';
import { isSameWish } from './isSameWish';

export type LineWishesOutput = { kind: 'saved' | 'kept' };
export type LineWishesEvent =
  | { type: 'lineWishes.submitted'; wishes: LineWishes }
  | { type: 'lineWishes.dismissed' };

interface LineWishesContext {
  /** The line with the wishes that the cart has. */
  line: WantedLine;
  /** What is to be saved. */
  wishes: LineWishes | null;
  outcome: LineWishesOutput['kind'];
}

export const lineWishesMachine = setup({
  types: typesOf<{
    context: LineWishesContext;
    events: LineWishesEvent;
    input: { line: WantedLine };
    output: LineWishesOutput;
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    saveWishes: fromPromise<CartAnswer, { line: WantedLine; wishes: LineWishes | null }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepWishes: assign((_, params: { wishes: LineWishes }) => ({ wishes: params.wishes })),
    noteSaved: assign({ outcome: 'saved' }),
    announceSaved: emit({ type: 'notify', tone: 'success', message: 'cart.updated' }),
    sayNoChange: emit({ type: 'notify', tone: 'info', message: 'cart.noChanges' }),
    sayWhyRefused: emit(({ context }, answer: CartAnswer) =>
      noticeOfRefusal(answer.ok ? null : answer, context.line),
    ),
  },
  guards: {
    isUnchanged: ({ context }, params: { wishes: LineWishes }) =>
      isSameWish(context.line.wishes, params.wishes),
    isAccepted: (_, answer: CartAnswer) => answer.ok,
    isSignedOut: (_, answer: CartAnswer) => !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn,
  },
}).createMachine({
  id: 'lineWishes',
  version: '1.0.0',
  description:
    'A note to the store about one line of the cart, and what is taken when it is sold out.',
  context: ({ input }) => ({ line: input.line, wishes: null, outcome: 'kept' }),
  output: ({ context }) => ({ kind: context.outcome }),
  initial: 'writing',
  states: {
    writing: {
      description:
        'The shopper writes to the store about this line and chooses what comes when it is sold out.',
      meta: { screen: 'form', requirements: ['CART-18'] },
      initial: 'resting',
      on: {
        'lineWishes.submitted': [
          {
            guard: { type: 'isUnchanged', params: ({ event }) => event },
            actions: 'sayNoChange',
            description: 'Nothing is other than before.',
          },
          {
            target: 'saving',
            actions: [{ type: 'keepWishes', params: ({ event }) => event }],
            description: 'Something was changed.',
          },
        ],
        'lineWishes.dismissed': 'kept',
      },
      states: {
        resting: {
          description: 'The form stands open.',
          meta: { screen: 'form', requirements: ['CART-18', 'ITEM-18'] },
        },
        failed: {
          description:
            'The shop could not be reached; what was written stands and may be sent again.',
          meta: { screen: 'trouble', requirements: ['ERR-01'] },
          tags: ['failed'],
        },
      },
    },
    saving: {
      description: 'The line in the cart shows the wishes already and is being saved.',
      meta: { screen: 'form', requirements: ['CART-14', 'CART-18'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'saveWishes',
        src: 'saveWishes',
        input: ({ context: { line, wishes } }) => ({ line, wishes }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'saved',
            description: 'The store will read them with the order.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The sign-in is no longer valid.',
          },
          {
            target: 'writing',
            actions: [{ type: 'sayWhyRefused', params: ({ event }) => event.output }],
            description: 'The server refused; the line is as before.',
          },
        ],
        onError: 'writing.failed',
      },
    },
    signingIn: {
      description: 'The shopper is asked to sign in again before the wishes are saved.',
      meta: { screen: 'form', requirements: ['ERR-01'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: {
          target: 'saving',
          description: 'Signed in: it is saved in this customer’s cart.',
        },
        nobody: { target: 'writing', description: 'The shopper did not want to.' },
        failed: 'writing.failed',
      }),
    },
    saved: {
      type: 'final',
      description: 'The line carries its wishes to the order.',
      meta: { screen: 'none', requirements: ['CART-18', 'ITEM-19'] },
      tags: ['done'],
      entry: ['noteSaved', 'announceSaved'],
    },
    kept: {
      type: 'final',
      description: 'The line stays as it was.',
      meta: { screen: 'none', requirements: ['CART-18'] },
    },
  },
});
