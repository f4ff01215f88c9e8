import { assign, emit, fromPromise, setup } from 'xstate';
import type { OrderStatus } from '../../../domain/orders/order';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { sayRefilled } from '../refilled';
import { decideOrderStanding } from './decideStanding';
import type {
  EditAnswer,
  EditOrderEvent,
  EditOrderInput,
  EditOrderOutput,
  EditOrderScreen,
  EditRequest,
} from './types';

interface EditOrderContext extends EditOrderInput, EditRequest, EditOrderOutput {
  /** What the shop said when it refused. */
  readonly message: string;
}

const missing = () => Promise.reject(new Error('not provided'));
const isRefusedFor =
  (reason: Exclude<EditAnswer, { ok: true }>['reason']) => (_: unknown, answer: EditAnswer) =>
    !answer.ok && answer.reason === reason;

export const editOrderSetup = setup({
  types: typesOf<{
    context: EditOrderContext;
    events: EditOrderEvent;
    input: EditOrderInput;
    output: EditOrderOutput;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: EditOrderScreen; requirements: readonly string[] };
  }>(),
  actors: {
    editOrder: fromPromise<EditAnswer, EditRequest>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    noteInCart: assign({ kind: 'inCart' }),
    allowReplacement: assign({ replace: true }),
    keepMessage: assign((_, answer: EditAnswer) => ({ message: answer.ok ? '' : answer.message })),
    /** Lays out for the checkout what the order was ordered with; before the answer, which a reload may lose. */
    layOutDraft: notProvided,
    /** Nothing was taken back: the checkout has again what it had. */
    putDraftBack: notProvided,
    /** What somebody else ordered is not for whoever is signed in now. */
    forgetDraft: notProvided,
    sayWhatIsInCart: emit((_, answer: EditAnswer) => {
      const news = sayRefilled(answer.ok ? answer : { leftOut: [], short: [] }, {
        all: 'order.takenBack',
        without: 'order.partlyTakenBack',
        less: 'order.lessTakenBack',
        both: 'order.lessAndPartlyTakenBack',
      });
      return { ...news, autoClose: 10_000 };
    }),
    goToCheckout: emit({ type: 'navigate', to: '/checkout', search: { page: 'cart' } }),
  },
  guards: {
    isInCart: (_, answer: EditAnswer) => answer.ok,
    isAccepted: isRefusedFor('accepted'),
    isCartHolding: isRefusedFor('cartHolds'),
    isNothingLeft: isRefusedFor('nothingLeft'),
    isSignedOut: isRefusedFor('signedOut'),
    isNotTheirs: isRefusedFor('notTheirs'),
    hasSignedIn,
    hasBegun: (_, { status }: { status: OrderStatus }) =>
      decideOrderStanding(status) === 'accepted',
    hasEnded: (_, { status }: { status: OrderStatus }) => decideOrderStanding(status) === 'over',
  },
});
