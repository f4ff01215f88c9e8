import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { IdentityRefusal } from '../../identity/identityAnswer';
import { type OtpInput, type OtpOutput, otpMachine } from '../../identity/otp';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideProof } from './decideProof';
import type {
  ProfileAnswer,
  ProfileChange,
  ProfileEditEvent,
  ProfileEditInput,
  ProfileEditOutput,
  ProfileEditScreen,
  ProfileProof,
} from './types';

interface ProfileEditContext {
  phoneByProvider: boolean;
  proof: ProfileProof | null;
  /** The proof that a reload interrupted, until it is over. */
  interrupted: ProfileProof | null;
  /** Held only while they are told. */
  refusals: IdentityRefusal[];
  saved: boolean;
}

const missing = () => Promise.reject(new Error('not provided'));

const parts = setup({
  types: typesOf<{
    context: ProfileEditContext;
    input: ProfileEditInput;
    output: ProfileEditOutput;
    events: ProfileEditEvent;
    children: { otp: 'otp' };
    emitted: Emitted;
    tags: Tag;
    meta: { screen: ProfileEditScreen; requirements: readonly string[] };
  }>(),
  actors: {
    updateProfile: fromPromise<ProfileAnswer, ProfileChange>(missing),
    /** Checks the code with the second submit (PROF-22). */
    otp: otpMachine,
    /** What the second submit answered: done, or the proof of the other change. */
    readNextProof: fromPromise<ProfileAnswer>(missing),
    refetchProfile: fromPromise<void>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    /** The profile is read anew: what needed no code may be another by now. */
    showWhatIsSaved: notProvided,
    keepProof: assign((_, answer: ProfileAnswer) => ({ proof: answer.ok ? answer.proof : null })),
    keepRefusals: assign((_, answer: ProfileAnswer) => ({
      refusals: answer.ok ? [] : answer.refusals,
    })),
    forgetRefusals: assign({ refusals: [] }),
    forgetInterrupted: assign({ interrupted: null }),
    noteSaved: assign({ saved: true }),
    sayRestSaved: emit({ type: 'notify', tone: 'info', message: 'profile.restSaved' }),
    announceSaved: emit({ type: 'notify', tone: 'success', message: 'profile.updated' }),
  },
  guards: {
    wasProvingPhoneByProvider: ({ context }) =>
      decideProof(context.interrupted, context.phoneByProvider) === 'provePhoneByProvider',
    wasProvingPhone: ({ context }) =>
      decideProof(context.interrupted, context.phoneByProvider) === 'provePhone',
    wasProvingEmail: ({ context }) =>
      decideProof(context.interrupted, context.phoneByProvider) === 'proveEmail',
    isSaved: ({ context }, answer: ProfileAnswer) =>
      answer.ok && decideProof(answer.proof, context.phoneByProvider) === 'saved',
    isPhoneToProveByProvider: ({ context }, answer: ProfileAnswer) =>
      answer.ok && decideProof(answer.proof, context.phoneByProvider) === 'provePhoneByProvider',
    isPhoneToProve: ({ context }, answer: ProfileAnswer) =>
      answer.ok && decideProof(answer.proof, context.phoneByProvider) === 'provePhone',
    isEmailToProve: ({ context }, answer: ProfileAnswer) =>
      answer.ok && decideProof(answer.proof, context.phoneByProvider) === 'proveEmail',
    isSignInNeeded: (_, answer: ProfileAnswer) =>
      !answer.ok && answer.refusals.some(({ code }) => code === 'unauthenticated'),
    isRestSaved: ({ context }) => context.proof?.isRestSaved === true,
    isVerified: (_, output: OtpOutput) => output.kind === 'verified',
  },
  delays: { refetchLimit: 4_000 },
});

/** Parts of the chart that edits the profile. What was typed passes through an event, never the context. */
export const profileEditSetup = parts.extend({
  actions: {
    announceRefusals: parts.enqueueActions(({ context, enqueue }) => {
      for (const { message } of context.refusals) {
        enqueue.emit({
          type: 'notify',
          tone: 'error',
          message: 'server.refusal',
          ...(message && { text: message }),
        });
      }
    }),
  },
});

export function submittedChange({ event }: { event: ProfileEditEvent }): ProfileChange {
  assertEvent(event, 'profileEdit.submitted');
  return { values: event.values, proves: event.proves };
}

const proofInput = (proof: ProfileProof | null) => ({
  purpose: 'profile' as const,
  on: proof?.on ?? ('phone' as const),
  to: proof?.to ?? '',
  loginType: 'manual' as const,
});

type Parts = { context: ProfileEditContext };

export const serverProof = ({ context: { proof } }: Parts): OtpInput => ({
  ...proofInput(proof),
  channel: 'server',
  sent: proof?.sent ?? null,
});

/** A code that the phone-auth provider has yet to be asked for (PROF-19), unless a reload came between. */
export const providerProof = ({ context: { proof, interrupted } }: Parts): OtpInput => ({
  ...proofInput(proof),
  channel: 'provider',
  sent: interrupted?.sent ?? null,
});
