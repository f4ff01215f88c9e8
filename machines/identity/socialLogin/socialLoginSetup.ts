import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { IdentityRefusal, LoginFacts, Medium } from '../identityAnswer';
import { type OtpOutput, otpMachine } from '../otp';
import { type AfterSocial, decideAfterSocial } from './decideAfterSocial';
import type {
  ItIsMe,
  OwnProof,
  ProviderAnswer,
  SocialAnswer,
  SocialCall,
  SocialLoginEvent,
  SocialLoginInput,
  SocialLoginOutput,
  SocialLoginScreen,
  SocialStep,
} from './types';

interface SocialLoginContext {
  medium: Medium;
  verified: ItIsMe;
  phone: string;
  /** Whom the provider's identity was found to resemble. */
  existing: LoginFacts['existing'];
  interrupted: SocialStep | null;
  proof: OwnProof | null;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  output: SocialLoginOutput;
}

const missing = () => Promise.reject(new Error('not provided'));
const leadsTo = (answer: SocialAnswer, next: AfterSocial) => decideAfterSocial(answer) === next;

/** Parts of the social sign-in. The provider's token stays with the actors. */
export const socialLoginSetup = setup({
  types: typesOf<{
    context: SocialLoginContext;
    input: SocialLoginInput;
    output: SocialLoginOutput;
    events: SocialLoginEvent;
    children: { otp: 'otp' };
    emitted: Emitted;
    tags: Tag;
    meta: { screen: SocialLoginScreen; requirements: readonly string[] };
  }>(),
  actors: {
    /** Opens the provider's window and keeps the identity that it answers. */
    askProvider: fromPromise<ProviderAnswer, { medium: Medium }>(missing),
    logInWithProvider: fromPromise<SocialAnswer, SocialCall>(missing),
    /** The info-completion call (SOC-10). */
    registerWithPhone: fromPromise<SocialAnswer, SocialCall>(missing),
    otp: otpMachine,
  },
  actions: {
    /** Drops the identity that the provider answered. */
    forgetIdentity: notProvided,
    /** The tab keeps over a reload what the shopper is asked, and the provider's word with it. */
    rememberStep: (_, _params: SocialCall & Pick<SocialStep, 'existing'>) => notProvided(),
    forgetStep: notProvided,
    keepProviderRefusal: assign((_, answer: ProviderAnswer) => ({
      refusal: answer.ok ? null : { code: answer.reason, message: answer.message },
    })),
    keepRefusal: assign((_, answer: SocialAnswer) => ({
      refusal: answer.ok ? null : answer.refusal,
    })),
    forgetRefusal: assign({ refusal: null }),
    keepExisting: assign((_, answer: SocialAnswer) => ({
      existing: answer.ok ? answer.facts.existing : null,
    })),
    keepProof: assign((_, answer: SocialAnswer) => ({ proof: answer.ok ? null : answer.proof })),
    keepPhone: assign((_, params: { phone: string }) => ({ phone: params.phone })),
    chooseYes: assign({ verified: 'yes' as const }),
    chooseNo: assign({ verified: 'no' as const }),
    askAnew: assign({ verified: 'default' as const, phone: '', existing: null, proof: null }),
    reportAnswer: assign((_, answer: SocialAnswer) =>
      answer.ok ? { output: { kind: 'answered' as const, facts: answer.facts } } : {},
    ),
    reportProof: assign((_, output: OtpOutput) =>
      output.kind === 'verified' && output.facts
        ? { output: { kind: 'answered' as const, facts: output.facts } }
        : {},
    ),
    announceRefusal: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'social.refused' as const,
      ...(context.refusal?.message && { text: context.refusal.message }),
    })),
  },
  guards: {
    wasProvingAccount: ({ context: { interrupted } }) => Boolean(interrupted?.proof),
    wasAskingIdentity: ({ context: { interrupted } }) => Boolean(interrupted?.existing),
    wasAskingPhone: ({ context: { interrupted } }) => interrupted !== null,
    isIdentified: (_, answer: ProviderAnswer) => answer.ok,
    isClosed: (_, answer: ProviderAnswer) => !answer.ok && answer.reason === 'closed',
    isBlocked: (_, answer: ProviderAnswer) => !answer.ok && answer.reason === 'blocked',
    isUnreachable: (_, answer: ProviderAnswer) => !answer.ok && answer.reason === 'unreachable',
    isAnswered: (_, answer: SocialAnswer) => leadsTo(answer, 'answered'),
    isSomebodyFound: (_, answer: SocialAnswer) => leadsTo(answer, 'isItYou'),
    isPhoneNeeded: (_, answer: SocialAnswer) => leadsTo(answer, 'phone'),
    isProofNeeded: (_, answer: SocialAnswer) => leadsTo(answer, 'ownProof'),
    isProved: (_, output: OtpOutput) => output.kind === 'verified' && output.facts !== null,
  },
});

type Parts = { context: SocialLoginContext };

export const socialCall = ({ context }: Parts): SocialCall => ({
  medium: context.medium,
  verified: context.verified,
  phone: context.phone,
});

/** 'Is It You?' as a reload comes back to it. */
export const identityStep = ({ context }: Parts) => ({
  ...socialCall({ context }),
  existing: context.existing,
});

/** The question for a phone as a reload comes back to it: nothing is typed yet, and nobody asked about. */
export const phoneStep = ({ context }: Parts) => ({
  ...socialCall({ context }),
  phone: '',
  existing: null,
});

export const ownProofInput = ({ context: { proof } }: Parts) => ({
  purpose: 'ownProof' as const,
  channel: 'server' as const,
  on: proof?.on ?? ('email' as const),
  to: proof?.to ?? '',
  loginType: 'social' as const,
  sent: proof?.sent ?? null,
});
