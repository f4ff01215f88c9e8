import type { DoneActorEvent } from 'xstate';
import type { HandleTripAnswer } from './handleTripSetup';

const outputOf = ({ event }: { event: DoneActorEvent<HandleTripAnswer> }) => event.output;

/** How each thing that is done to a trip ends. */
export const tripAnswered = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#handleTrip.done',
    description: 'The shop has noted it, and the customer sees it.',
  },
  {
    guard: { type: 'isHandled', params: outputOf },
    target: '#handleTrip.handledElsewhere',
    actions: { type: 'keepWho', params: outputOf },
    description: 'Somebody else was faster.',
  },
  {
    guard: { type: 'isSignedOut', params: outputOf },
    target: '#handleTrip.signedOut',
    description: 'The session has ended.',
  },
  {
    target: '#handleTrip.refusedByShop',
    actions: { type: 'keepMessage', params: outputOf },
    description: 'The shop does not do so, and says why.',
  },
] as const;

/** While the shop is told, the dialog stays and news of the board change nothing. */
export const untouchedTrip = {
  'handleTrip.closed': { description: 'The shop is being told.' },
  'handleTrip.moved': { description: 'It is being done here.' },
  'handleTrip.left': { description: 'It may be gone by what is being done here.' },
} as const;

/** Somebody else has seen to it while it was looked at here, or its customer has canceled it. */
export const tripGone = {
  target: 'handledElsewhere',
  actions: 'forgetWho',
  description: 'It has left the board: somebody has seen to it, or its customer has canceled it.',
} as const;
