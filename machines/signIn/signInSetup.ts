import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { SignInValues, SignUpValues } from '../../domain/identityForms';
import type { Emitted } from '../emitted';
import type { Tag } from '../tags';
import type { IdentityAnswer, IdentityRefusal } from './decideRefusal';

export type SignInMode = 'sign-in' | 'sign-up';
export type SignInOutput = { signedIn: boolean };

export type SignInEvent =
  | { type: 'signIn.credentialsSubmitted'; values: SignInValues }
  | { type: 'signIn.accountSubmitted'; values: SignUpValues }
  | { type: 'signIn.edited' }
  | { type: 'signIn.loginChosen' }
  | { type: 'signIn.signUpChosen' }
  | { type: 'signIn.dismissed' };

interface SignInContext {
  mode: SignInMode;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  signedIn: boolean;
}

const missing = () => Promise.reject(new Error('not provided'));

/** Parts of the sign-in chart. Passwords and tokens pass through events and actors, never the context. */
export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { mode: SignInMode },
    output: {} as SignInOutput,
    emitted: {} as Emitted,
    tags: {} as Tag,
  },
  actors: {
    logIn: fromPromise<IdentityAnswer, SignInValues>(missing),
    signUp: fromPromise<IdentityAnswer, SignUpValues>(missing),
    refreshShop: fromPromise<void>(missing),
  },
  actions: {
    chooseLogin: assign({ mode: 'sign-in' }),
    chooseSignUp: assign({ mode: 'sign-up' }),
    keepRefusal: assign((_, answer: IdentityAnswer) => ({
      refusal: answer.ok ? null : answer.refusal,
    })),
    forgetRefusal: assign({ refusal: null }),
    noteSignedIn: assign({ signedIn: true }),
    welcome: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'success' as const,
      message:
        context.mode === 'sign-up' ? ('session.signedUp' as const) : ('session.loggedIn' as const),
    })),
  },
  guards: {
    isNewcomer: ({ context }) => context.mode === 'sign-up',
    isAccepted: (_, answer: IdentityAnswer) => answer.ok,
  },
  delays: { refreshLimit: 4000 },
});

/** Input of the login call: what was submitted. */
export function submittedCredentials({ event }: { event: SignInEvent }): SignInValues {
  assertEvent(event, 'signIn.credentialsSubmitted');
  return event.values;
}

/** Input of the sign-up call: what was submitted. */
export function submittedAccount({ event }: { event: SignInEvent }): SignUpValues {
  assertEvent(event, 'signIn.accountSubmitted');
  return event.values;
}
