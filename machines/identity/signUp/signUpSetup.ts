import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { SignUpValues } from '../../../domain/identity/identityValidation';
import type { Emitted } from '../../emitted';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import {
  type IdentityRefusal,
  type LoginAnswer,
  type LoginFacts,
  refusalToast,
  withRefusal,
} from '../identityAnswer';
import { decideRefusedField } from './decideRefusedField';

export type SignUpOutput =
  | { kind: 'created'; facts: LoginFacts }
  | { kind: 'loginChosen' }
  | { kind: 'cancelled' };

export type SignUpEvent =
  | { type: 'signUp.submitted'; values: SignUpValues }
  | { type: 'signUp.edited' }
  | { type: 'signUp.loginChosen' }
  | { type: 'signUp.cancelled' };

export type SignUpScreen = 'signUp' | 'signUpTrouble' | 'none';

interface SignUpContext {
  /** A referral code may be given (SIGN-10). */
  mayRefer: boolean;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  output: SignUpOutput;
}

const missing = () => Promise.reject(new Error('not provided'));

/** Parts of the sign-up chart. What was typed passes through an event, never the context. */
export const signUpSetup = setup({
  types: typesOf<{
    context: SignUpContext;
    input: { mayRefer: boolean };
    output: SignUpOutput;
    events: SignUpEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: SignUpScreen; requirements: readonly string[] };
  }>(),
  actors: { createAccount: fromPromise<LoginAnswer, SignUpValues>(missing) },
  actions: {
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    announceRefusal: enqueueActions(({ context: { refusal, mayRefer }, enqueue }) => {
      if (refusal && decideRefusedField(refusal, mayRefer) === 'form')
        enqueue.emit(refusalToast(refusal));
    }),
    reportCreated: assign((_, answer: LoginAnswer) =>
      answer.ok ? { output: { kind: 'created' as const, facts: answer.facts } } : {},
    ),
    reportLogin: assign({ output: { kind: 'loginChosen' as const } }),
    reportCancelled: assign({ output: { kind: 'cancelled' as const } }),
  },
  guards: { isCreated: (_, answer: LoginAnswer) => answer.ok },
});

export function submittedAccount({ event }: { event: SignUpEvent }): SignUpValues {
  assertEvent(event, 'signUp.submitted');
  return event.values;
}
