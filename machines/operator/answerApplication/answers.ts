import type { DoneActorEvent } from 'xstate';
import type { ApplicationAnswer } from './answerApplicationSetup';

const outputOf = ({ event }: { event: DoneActorEvent<ApplicationAnswer> }) => event.output;

/** How an answer ends that the shop did not take. */
export const notTaken = [
  {
    guard: { type: 'isAnswered', params: outputOf },
    target: '#answerApplication.answeredElsewhere',
    description: 'Somebody else was faster.',
  },
  {
    guard: { type: 'isSignedOut', params: outputOf },
    target: '#answerApplication.signedOut',
    description: 'The session has ended.',
  },
  {
    target: '#answerApplication.refusedByShop',
    actions: { type: 'keepMessage', params: outputOf },
    description: 'The shop does not do so, and says why.',
  },
] as const;

/** While the shop is told, the dialog stays. */
export const applicationStays = {
  'answerApplication.closed': { description: 'The shop is being told.' },
} as const;
