import type { DoneActorEvent } from 'xstate';
import type { RefundReply } from './answerRefundSetup';

const outputOf = ({ event }: { event: DoneActorEvent<RefundReply> }) => event.output;

/** How an answer ends. */
export const replied = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#answerRefund.done',
    description: 'It is noted, and the shopper is told.',
  },
  {
    guard: { type: 'isAnswered', params: outputOf },
    target: '#answerRefund.answeredElsewhere',
    description: 'Somebody else was faster.',
  },
  {
    guard: { type: 'isSignedOut', params: outputOf },
    target: '#answerRefund.signedOut',
    description: 'The session has ended.',
  },
  {
    target: '#answerRefund.refusedByShop',
    actions: { type: 'keepMessage', params: outputOf },
    description: 'The shop does not do so, and says why.',
  },
] as const;

/** While the shop is told, the dialog stays. */
export const refundStays = {
  'answerRefund.closed': { description: 'The shop is being told.' },
} as const;
