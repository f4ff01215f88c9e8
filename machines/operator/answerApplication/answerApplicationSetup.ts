import { assign, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** What an accepted application has become; null for a refused one. */
export type Opened = { readonly kind: 'store' | 'courier'; readonly id: number } | null;

export type ApplicationAnswer =
  | { ok: true; opened: Opened }
  | { ok: false; reason: 'answered' | 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

export type AnswerApplicationEvent =
  | { type: 'answerApplication.accepted' }
  | { type: 'answerApplication.refusing' }
  | { type: 'answerApplication.kept' }
  | { type: 'answerApplication.refused'; why: string }
  | { type: 'answerApplication.retried' }
  | { type: 'answerApplication.closed' };

export type AnswerApplicationScreen =
  | 'reading'
  | 'writing'
  | 'opened'
  | 'answered'
  | 'refused'
  | 'trouble'
  | 'signedOut'
  | 'none';

interface AnswerContext {
  applicationId: number;
  /** Why it is refused; empty while it is accepted. */
  why: string;
  opened: Opened;
  message: string;
  isSignedOut: boolean;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const answerApplicationSetup = setup({
  types: typesOf<{
    context: AnswerContext;
    input: { applicationId: number };
    output: { signedOut: boolean };
    events: AnswerApplicationEvent;
    tags: Tag;
    meta: { screen: AnswerApplicationScreen; requirements: readonly string[] };
  }>(),
  actors: {
    acceptApplication: fromPromise<ApplicationAnswer, { applicationId: number }>(missing),
    refuseApplication: fromPromise<ApplicationAnswer, { applicationId: number; why: string }>(
      missing,
    ),
  },
  actions: {
    keepWhy: assign((_, { why }: { why: string }) => ({ why })),
    forgetWhy: assign({ why: '' }),
    keepOpened: assign((_, answer: ApplicationAnswer) => ({
      opened: answer.ok ? answer.opened : null,
    })),
    keepMessage: assign((_, answer: ApplicationAnswer) => ({
      message: 'message' in answer ? answer.message : '',
    })),
    noteSignedOut: assign({ isSignedOut: true }),
  },
  guards: {
    isDone: (_, answer: ApplicationAnswer) => answer.ok,
    isAnswered: (_, answer: ApplicationAnswer) => !answer.ok && answer.reason === 'answered',
    isSignedOut: (_, answer: ApplicationAnswer) => !answer.ok && answer.reason === 'signedOut',
    wasRefusing: ({ context }) => context.why !== '',
  },
});
