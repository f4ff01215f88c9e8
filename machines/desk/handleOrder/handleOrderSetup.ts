import { assign, fromPromise, setup } from 'xstate';
import type { RefusalReason, RescueWay } from '../../../domain/desk/deskOrder';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideSteps, type HandleStanding, type OrderStep } from './decideSteps';

export interface HandleInput extends HandleStanding {
  readonly orderId: number;
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
  | { type: 'handleOrder.delivered' }
  | { type: 'handleOrder.rescuing' }
  | { type: 'handleOrder.rescued'; way: RescueWay }
  /** The board tells where the order stands now, and who did so last. */
  | ({ type: 'handleOrder.moved'; by: string } & HandleStanding)
  /** It stands on the board no longer. */
  | { type: 'handleOrder.left' }
  | { type: 'handleOrder.retried' }
  | { type: 'handleOrder.closed' };

export type HandleOrderScreen =
  | 'looking'
  | 'choosingReason'
  | 'choosingWay'
  | 'handled'
  | 'refused'
  | 'trouble'
  | 'signedOut'
  | 'none';

interface HandleContext extends HandleInput {
  minutes: number;
  reason: RefusalReason;
  way: RescueWay;
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
    rescue: fromPromise<HandleAnswer, { orderId: number; way: RescueWay }>(missing),
    markPrepared: fromPromise<HandleAnswer, { orderId: number }>(missing),
    handOver: fromPromise<HandleAnswer, { orderId: number }>(missing),
    /** With what was to be collected in cash. */
    deliver: fromPromise<HandleAnswer, { orderId: number }>(missing),
  },
  actions: {
    keepMinutes: assign((_, { minutes }: { minutes: number }) => ({ minutes })),
    keepReason: assign((_, { reason }: { reason: RefusalReason }) => ({ reason })),
    keepWay: assign((_, { way }: { way: RescueWay }) => ({ way })),
    noteStep: assign((_, { step }: { step: OrderStep }) => ({ step })),
    keepStanding: assign(
      (_, { status, canRescue, canDeliver, isElsewhere, by }: HandleStanding & { by: string }) => ({
        status,
        canRescue,
        canDeliver,
        isElsewhere,
        by,
      }),
    ),
    keepWho: assign((_, answer: HandleAnswer) => ({ by: 'by' in answer ? answer.by : '' })),
    forgetWho: assign({ by: '' }),
    noteSignedOut: assign({ isSignedOut: true }),
    keepMessage: assign((_, answer: HandleAnswer) => ({
      message: 'message' in answer ? answer.message : '',
    })),
  },
  guards: {
    can: ({ context }, { step }: { step: OrderStep }) => decideSteps(context).includes(step),
    hasSteps: ({ context }) => decideSteps(context).length > 0,
    canStill: (_, { now, step }: { now: HandleStanding; step: OrderStep }) =>
      decideSteps(now).includes(step),
    wasAccepting: ({ context }) => context.step === 'accept',
    wasRefusing: ({ context }) => context.step === 'refuse',
    wasRescuing: ({ context }) => context.step === 'rescue',
    wasMarkingPrepared: ({ context }) => context.step === 'markPrepared',
    wasDelivering: ({ context }) => context.step === 'deliver',
    isDone: (_, answer: HandleAnswer) => answer.ok,
    isHandled: (_, answer: HandleAnswer) => !answer.ok && answer.reason === 'handled',
    isSignedOut: (_, answer: HandleAnswer) => !answer.ok && answer.reason === 'signedOut',
  },
});
