import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { CompletionValues } from '../../../domain/identity/identityValidation';
import type { Emitted } from '../../emitted';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import {
  type IdentityRefusal,
  type LoginAnswer,
  type LoginFacts,
  type LoginType,
  refusalToast,
  withRefusal,
} from '../identityAnswer';
import { decideMissing, type MissingContact } from './decideMissing';
import { decideRefusedField } from './decideRefusedField';

export interface ProfileCompletionInput {
  loginType: LoginType;
  /** What the login made known; the other one is asked for. */
  phone: string;
  email: string;
  /** What the provider calls them; the form begins with it. */
  name: string;
  mayRefer: boolean;
}

export type CompletionRequest = CompletionValues & { loginType: LoginType };

export type ProfileCompletionOutput =
  | { kind: 'completed'; facts: LoginFacts }
  | { kind: 'expired' }
  | { kind: 'cancelled' };

export type ProfileCompletionEvent =
  | { type: 'profileCompletion.submitted'; values: CompletionValues }
  | { type: 'profileCompletion.edited' }
  | { type: 'profileCompletion.cancelled' };

export type ProfileCompletionScreen = 'details' | 'detailsTrouble' | 'none';

interface ProfileCompletionContext {
  loginType: LoginType;
  /** The form asks for this one. */
  missing: MissingContact;
  /** What the form begins with. */
  name: string;
  mayRefer: boolean;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  output: ProfileCompletionOutput;
}

const notProvided = () => Promise.reject(new Error('not provided'));

export const profileCompletionSetup = setup({
  types: typesOf<{
    context: ProfileCompletionContext;
    input: ProfileCompletionInput;
    output: ProfileCompletionOutput;
    events: ProfileCompletionEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: ProfileCompletionScreen; requirements: readonly string[] };
  }>(),
  actors: { completeProfile: fromPromise<LoginAnswer, CompletionRequest>(notProvided) },
  actions: {
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    announceRefusal: enqueueActions(({ context, enqueue }) => {
      const { refusal } = context;
      if (refusal && decideRefusedField(refusal, context) === 'form')
        enqueue.emit(refusalToast(refusal));
    }),
    reportCompleted: assign((_, answer: LoginAnswer) =>
      answer.ok ? { output: { kind: 'completed' as const, facts: answer.facts } } : {},
    ),
    reportExpired: assign({ output: { kind: 'expired' as const } }),
    reportCancelled: assign({ output: { kind: 'cancelled' as const } }),
  },
  guards: {
    isCompleted: (_, answer: LoginAnswer) => answer.ok,
    isTooLate: (_, answer: LoginAnswer) =>
      !answer.ok && answer.refusal.code === 'completion_expired',
  },
});

export const startOf = ({ phone, email, ...input }: ProfileCompletionInput) => ({
  ...input,
  missing: decideMissing({ phone, email }),
});

export function submittedDetails({
  context,
  event,
}: {
  context: ProfileCompletionContext;
  event: ProfileCompletionEvent;
}): CompletionRequest {
  assertEvent(event, 'profileCompletion.submitted');
  return { ...event.values, loginType: context.loginType };
}
