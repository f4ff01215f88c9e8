import { assign, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type RefundReply =
  | { ok: true }
  | { ok: false; reason: 'answered' | 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

export type AnswerRefundEvent =
  | { type: 'answerRefund.granting' }
  | { type: 'answerRefund.refusing' }
  | { type: 'answerRefund.kept' }
  | { type: 'answerRefund.granted'; amount: number; words: string }
  | { type: 'answerRefund.refused'; words: string }
  | { type: 'answerRefund.retried' }
  | { type: 'answerRefund.corrected' }
  | { type: 'answerRefund.closed' };

export type AnswerRefundScreen =
  | 'reading'
  | 'granting'
  | 'refusing'
  | 'answered'
  | 'refused'
  | 'trouble'
  | 'signedOut'
  | 'none';

interface RefundContext {
  orderId: number;
  /** What goes back, decimal; 0 while nothing does. */
  amount: number;
  words: string;
  message: string;
  isSignedOut: boolean;
}

interface Granted {
  readonly orderId: number;
  readonly amount: number;
  readonly words: string;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const answerRefundSetup = setup({
  types: typesOf<{
    context: RefundContext;
    input: { orderId: number };
    output: { signedOut: boolean };
    events: AnswerRefundEvent;
    tags: Tag;
    meta: { screen: AnswerRefundScreen; requirements: readonly string[] };
  }>(),
  actors: {
    approveRefund: fromPromise<RefundReply, Granted>(missing),
    rejectRefund: fromPromise<RefundReply, { orderId: number; words: string }>(missing),
  },
  actions: {
    keepGrant: assign((_, { amount, words }: { amount: number; words: string }) => ({
      amount,
      words,
    })),
    keepRefusal: assign((_, { words }: { words: string }) => ({ amount: 0, words })),
    keepMessage: assign((_, reply: RefundReply) => ({
      message: 'message' in reply ? reply.message : '',
    })),
    noteSignedOut: assign({ isSignedOut: true }),
  },
  guards: {
    isDone: (_, reply: RefundReply) => reply.ok,
    isAnswered: (_, reply: RefundReply) => !reply.ok && reply.reason === 'answered',
    isSignedOut: (_, reply: RefundReply) => !reply.ok && reply.reason === 'signedOut',
    wasGranting: ({ context }) => context.amount > 0,
  },
});
