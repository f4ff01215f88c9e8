import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import {
  type IdentityRefusal,
  type LoginFacts,
  type SendCodeAnswer,
  type SentCode,
  withRefusal,
} from '../identityAnswer';
import { decideWrongCode } from './decideWrongCode';
import type {
  CheckAnswer,
  CheckCodeInput,
  OtpEvent,
  OtpInput,
  OtpOutput,
  OtpScreen,
  SendCodeInput,
} from './types';

export interface OtpContext {
  request: SendCodeInput;
  /** The last code that was sent. */
  sent: SentCode | null;
  /** It opens nothing any more: too old, or guessed at too often. */
  isDead: boolean;
  /** How many codes have been asked for here; the boxes begin empty for each. */
  round: number;
  mayResend: boolean;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  output: OtpOutput;
}

const missing = () => Promise.reject(new Error('not provided'));

/** Parts of the chart that proves a phone or an e-mail. The code passes through an event, never the context. */
export const otpSetup = setup({
  types: typesOf<{
    context: OtpContext;
    input: OtpInput;
    output: OtpOutput;
    events: OtpEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: OtpScreen; requirements: readonly string[] };
  }>(),
  actors: {
    sendCode: fromPromise<SendCodeAnswer, SendCodeInput>(missing),
    checkCode: fromPromise<CheckAnswer, CheckCodeInput>(missing),
  },
  actions: {
    /** Writes 'Invalid phone number' to the log (OTP-13). */
    logInvalidPhone: notProvided,
    /** The tab keeps where the code went over a reload, until it is typed or given up. */
    rememberCode: notProvided,
    forgetCode: notProvided,
    keepSent: assign(({ context }, params: { sent: SentCode | null }) => ({
      sent: params.sent ?? context.sent,
      round: context.round + 1,
      isDead: false,
    })),
    noteDead: assign({ isDead: true }),
    keepDeadline: assign(({ context }, params: { sent: SentCode | null }) => ({
      sent: params.sent ?? context.sent,
    })),
    /** A sending that failed leaves no wait behind: the last deadline has passed. */
    endCooldown: assign(({ context }) => ({
      sent: context.sent && { ...context.sent, resendIn: 0 },
    })),
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    forbidResend: assign({ mayResend: false }),
    allowResend: assign({ mayResend: true }),
    announceSent: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'success' as const,
      message: 'otp.sent' as const,
      values: { to: context.sent?.to || context.request.to },
    })),
    announceRefusal: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'otp.refused' as const,
      ...(context.refusal?.message && { text: context.refusal.message }),
    })),
    reportVerified: assign({
      output: (_, params: { facts: LoginFacts | null }) => ({
        kind: 'verified' as const,
        ...params,
      }),
    }),
    reportChange: assign({ output: { kind: 'identifierChange' as const } }),
    reportCancelled: assign({ output: { kind: 'cancelled' as const } }),
  },
  guards: {
    isAddressMissing: ({ context }) => context.request.to.trim() === '',
    hasSentCode: ({ context }) => context.sent !== null,
    isCodeAlive: ({ context }) => context.sent !== null && !context.isDead,
    isSent: (_, answer: SendCodeAnswer) => answer.ok,
    isOnItsWay: (_, answer: SendCodeAnswer) =>
      !answer.ok && answer.refusal.code === 'otp_too_soon' && answer.sent !== null,
    isSixDigits: (_, params: { code: string }) => /^[\d٠-٩۰-۹]{6}$/u.test(params.code),
    isVerified: (_, answer: CheckAnswer) => answer.ok,
    isExpired: (_, answer: CheckAnswer) =>
      !answer.ok && decideWrongCode(answer.refusal.code) === 'expired',
    isSpent: (_, answer: CheckAnswer) =>
      !answer.ok && decideWrongCode(answer.refusal.code) === 'spent',
    canResend: ({ context }) => context.mayResend,
  },
  delays: {
    /** What is left of the server's 60 seconds (OTP-03). */
    resendCooldown: ({ context }) => context.sent?.resendIn ?? 0,
  },
});

export function submittedCode({
  context,
  event,
}: {
  context: OtpContext;
  event: OtpEvent;
}): CheckCodeInput {
  assertEvent(event, 'otp.codeSubmitted');
  return {
    ...context.request,
    code: event.code,
    sessionInfo: context.sent?.sessionInfo ?? null,
  };
}
