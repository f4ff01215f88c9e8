import { assign, fromPromise, setup } from 'xstate';
import type { RefusalReason } from '../../../domain/desk/deskOrder';
import type { OrderStatus } from '../../../domain/orders/order';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideSteps, type OrderStep } from './decideSteps';

export interface HandleInput {
  readonly orderId: number;
  readonly status: OrderStatus;
}

/** `handled`: somebody else was faster, who is told where it is known. */
export type HandleAnswer =
  | { ok: true }
  | { ok: false; reason: 'handled'; by: string }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

export type HandleOrderEvent =
  | { type: 'handleOrder.accepted'; minutes: number }
  | { type: 'handleOrder.refusing' }
  | { type: 'handleOrder.kept' }
  | { type: 'handleOrder.refused'; reason: RefusalReason }
  | { type: 'handleOrder.prepared' }
  | { type: 'handleOrder.handedOver' }
  /** The board tells where the order stands now, and who did so last. */
  | { type: 'handleOrder.moved'; status: OrderStatus; by: string }
  | { type: 'handleOrder.retried' }
  | { type: 'handleOrder.closed' };

export type HandleOrderScreen =
  | 'looking'
  | 'choosingReason'
  | 'handled'
  | 'refused'
  | 'trouble'
  | 'signedOut'
  | 'none';

interface HandleContext extends HandleInput {
  minutes: number;
  reason: RefusalReason;
  /** What is being done, to be done again where nothing answered. */
  step: OrderStep;
  by: string;
  message: string;
  isSignedOut: boolean;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const handleSetup = setup({
  types: typesOf<{
    context: HandleContext;
    input: HandleInput;
    output: { signedOut: boolean };
    events: HandleOrderEvent;
    tags: Tag;
    meta: { screen: HandleOrderScreen; requirements: readonly string[] };
  }>(),
  actors: {
    accept: fromPromise<HandleAnswer, { orderId: number; minutes: number }>(missing),
    refuse: fromPromise<HandleAnswer, { orderId: number; reason: RefusalReason }>(missing),
    markPrepared: fromPromise<HandleAnswer, { orderId: number }>(missing),
    handOver: fromPromise<HandleAnswer, { orderId: number }>(missing),
  },
  actions: {
    keepMinutes: assign((_, { minutes }: { minutes: number }) => ({ minutes })),
    keepReason: assign((_, { reason }: { reason: RefusalReason }) => ({ reason })),
    noteStep: assign((_, { step }: { step: OrderStep }) => ({ step })),
    keepStanding: assign((_, { status, by }: { status: OrderStatus; by: string }) => ({
      status,
      by,
    })),
    keepWho: assign((_, answer: HandleAnswer) => ({ by: 'by' in answer ? answer.by : '' })),
    noteSignedOut: assign({ isSignedOut: true }),
    keepMessage: assign((_, answer: HandleAnswer) => ({
      message: 'message' in answer ? answer.message : '',
    })),
  },
  guards: {
    can: ({ context }, { step }: { step: OrderStep }) => decideSteps(context.status).includes(step),
    canStill: (_, { status }: { status: OrderStatus }) => decideSteps(status).includes('refuse'),
    wasAccepting: ({ context }) => context.step === 'accept',
    wasRefusing: ({ context }) => context.step === 'refuse',
    wasMarkingPrepared: ({ context }) => context.step === 'markPrepared',
    isDone: (_, answer: HandleAnswer) => answer.ok,
    isHandled: (_, answer: HandleAnswer) => !answer.ok && answer.reason === 'handled',
    isSignedOut: (_, answer: HandleAnswer) => !answer.ok && answer.reason === 'signedOut',
  },
});
