import type { DoneActorEvent } from 'xstate';
import type { HandleAnswer } from './handleOrderSetup';

const outputOf = ({ event }: { event: DoneActorEvent<HandleAnswer> }) => event.output;

/** How each thing that is done to an order ends. */
export const answered = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#handleOrder.done',
    description: 'The shop has noted it, and the shopper sees it.',
  },
  {
    guard: { type: 'isHandled', params: outputOf },
    target: '#handleOrder.handledElsewhere',
    actions: { type: 'keepWho', params: outputOf },
    description: 'Somebody else was faster.',
  },
  {
    guard: { type: 'isSignedOut', params: outputOf },
    target: '#handleOrder.signedOut',
    description: 'The session has ended.',
  },
  {
    target: '#handleOrder.refusedByShop',
    actions: { type: 'keepMessage', params: outputOf },
    description: 'The shop does not do so, and says why.',
  },
] as const;

/** While the shop is told, the dialog stays and news of the board change nothing. */
export const untouched = {
  'handleOrder.closed': { description: 'The shop is being told.' },
  'handleOrder.moved': { description: 'It is being done here.' },
  'handleOrder.left': { description: 'It may be gone by what is being done here.' },
} as const;

/** Somebody else has seen to it while it was looked at here, or its shopper has canceled it. */
export const gone = {
  target: 'handledElsewhere',
  actions: 'forgetWho',
  description: 'It has left the board: somebody has seen to it, or its shopper has canceled it.',
} as const;
