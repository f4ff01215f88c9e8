import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { hasSignedIn } from '../askToSignIn';
import { type IdentityRefusal, withRefusal } from '../identityAnswer';
import { type OtpOutput, otpMachine } from '../otp';
import { decideStep } from './decideStep';
import type {
  ForgotPasswordEvent,
  ForgotPasswordInput,
  ForgotPasswordScreen,
  NewPasswordAnswer,
  NewPasswordInput,
  RequestCodeAnswer,
  RequestCodeInput,
  ResetMethod,
  ResetRequest,
  Step,
} from './types';

export interface ForgotPasswordContext {
  methods: ResetMethod[];
  phoneByProvider: boolean;
  method: ResetMethod;
  /** Phone or e-mail of the call under way. */
  to: string;
  request: ResetRequest | null;
  isProved: boolean;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
}

const missing = () => Promise.reject(new Error('not provided'));
const channelOf = ({ method, phoneByProvider }: ForgotPasswordContext) =>
  method === 'phone' && phoneByProvider ? ('provider' as const) : ('server' as const);
const stepFor = ({ request, isProved }: ForgotPasswordContext, wanted: Step) =>
  decideStep(wanted, { isRequested: request !== null, isProved });
const isUsedUp = (code: string) =>
  code === 'otp_expired' || code === 'otp_too_many' || code === 'otp_wrong';

/** Parts of the wizard for a new password. Codes and passwords pass through events and actors, never the context. */
export const forgotPasswordSetup = setup({
  types: typesOf<{
    context: ForgotPasswordContext;
    input: ForgotPasswordInput;
    output: { signedIn: boolean };
    events: ForgotPasswordEvent;
    children: { otp: 'otp' };
    emitted: Emitted;
    tags: Tag;
    meta: { screen: ForgotPasswordScreen; step?: Step; requirements: readonly string[] };
  }>(),
  actors: {
    requestCode: fromPromise<RequestCodeAnswer, RequestCodeInput>(missing),
    otp: otpMachine,
    setPassword: fromPromise<NewPasswordAnswer, NewPasswordInput>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    /** Writes `context.request`, without any code, where a reload finds it. */
    rememberRequest: notProvided,
    /** Removes it there. */
    forgetRememberedRequest: notProvided,
    /** Drops the checked code that the actors hold. */
    forgetCode: notProvided,
    chooseMethod: assign((_, params: { method: ResetMethod }) => params),
    keepAddress: assign((_, params: { to: string }) => ({ to: params.to })),
    keepRequest: assign(({ context }, answer: RequestCodeAnswer) => ({
      request: answer.sent && {
        method: context.method,
        channel: channelOf(context),
        to: context.to,
        sent: answer.sent,
      },
      isProved: false,
    })),
    forgetRequest: assign({ request: null, isProved: false }),
    keepProof: assign({ isProved: true }),
    forgetProof: assign({ isProved: false }),
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    goHome: emit({ type: 'navigate', to: '/home', replace: true }),
    announceSent: emit((_, answer: RequestCodeAnswer) => ({
      type: 'notify' as const,
      tone: 'success' as const,
      message: 'forgotPassword.codeSent' as const,
      ...(answer.ok && answer.message && { text: answer.message }),
    })),
    announceChanged: emit((_, answer: NewPasswordAnswer) => ({
      type: 'notify' as const,
      tone: 'success' as const,
      message: 'forgotPassword.passwordChanged' as const,
      ...(answer.ok && answer.message && { text: answer.message }),
    })),
    announceRefusal: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'server.refusal' as const,
      ...(context.refusal?.message && { text: context.refusal.message }),
    })),
  },
  guards: {
    hasNoMethod: ({ context }) => context.methods.length === 0,
    isRequested: ({ context }) => context.request !== null,
    isOffered: ({ context }, params: { method: ResetMethod }) =>
      context.methods.includes(params.method),
    isSent: (_, answer: RequestCodeAnswer) => answer.ok,
    isOnItsWay: (_, answer: RequestCodeAnswer) =>
      !answer.ok && answer.refusal.code === 'otp_too_soon' && answer.sent !== null,
    isProved: (_, output: OtpOutput) => output.kind === 'verified',
    isChanged: (_, answer: NewPasswordAnswer) => answer.ok,
    isCodeUsedUp: (_, answer: NewPasswordAnswer) => !answer.ok && isUsedUp(answer.refusal.code),
    isForRequest: ({ context }, params: { step: Step }) => stepFor(context, params.step) === 0,
    isForCode: ({ context }, params: { step: Step }) => stepFor(context, params.step) === 1,
    hasSignedIn,
  },
});

type Parts = { context: ForgotPasswordContext };

export const requestInput = ({ context }: Parts): RequestCodeInput => ({
  method: context.method,
  channel: channelOf(context),
  to: context.to,
});

export const codeInput = ({ context: { request, method, to } }: Parts) => ({
  purpose: 'reset' as const,
  channel: request?.channel ?? ('server' as const),
  on: request?.method ?? method,
  to: request?.to ?? to,
  loginType: 'manual' as const,
  sent: request?.sent ?? null,
});

export function passwordInput({
  context: { request, method, to },
  event,
}: Parts & { event: ForgotPasswordEvent }): NewPasswordInput {
  assertEvent(event, 'forgotPassword.passwordSubmitted');
  const { password, confirmPassword } = event;
  return { method: request?.method ?? method, to: request?.to ?? to, password, confirmPassword };
}
