import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { ManualValues } from '../../../domain/identity/identityValidation';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { finishLoginMachine } from '../finishLogin';
import {
  type IdentityRefusal,
  type LoginAnswer,
  type LoginFacts,
  type LoginType,
  type Medium,
  refusalToast,
  withRefusal,
} from '../identityAnswer';
import type { IdentitySettings } from '../identitySettings';
import { type OtpOutput, otpMachine } from '../otp';
import { type ProfileCompletionOutput, profileCompletionMachine } from '../profileCompletion';
import { type SignUpOutput, signUpMachine } from '../signUp';
import { type SocialLoginOutput, socialLoginMachine } from '../socialLogin';
import { type AfterLogin, decideAfterLogin } from './decideAfterLogin';
import { decideLoginMode, type LoginMode, waysOf } from './decideLoginMode';
import { decideRefusedField } from './decideRefusedField';
import type {
  InterruptedDetails,
  InterruptedStep,
  SignInEvent,
  SignInInput,
  SignInOutput,
  SignInPlace,
  SignInScreen,
} from './types';

export interface SignInContext {
  settings: IdentitySettings;
  place: SignInPlace;
  loginMode: LoginMode;
  /** The form for somebody new was asked for last. */
  isNewcomer: boolean;
  /** The account was made in this dialog. */
  isNew: boolean;
  loginType: LoginType;
  /** The form that was chosen last: whoever comes back from a provider finds it again. */
  form: 'password' | 'code';
  medium: Medium;
  /** Phone of a sign-in by code. */
  phone: string;
  /** The last answer of the shop about this login; null before there is one. */
  facts: LoginFacts | null;
  /** The step that a reload interrupted, until it is over. */
  interrupted: InterruptedStep | null;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  signedIn: boolean;
}

/** An answer of any child or call that may bring the login on. */
type Brought = { facts: LoginFacts | null };

const missing = () => Promise.reject(new Error('not provided'));
const afterLogin = ({ facts, settings }: SignInContext): AfterLogin =>
  facts ? decideAfterLogin(facts, settings) : 'stuck';

/** Parts of the sign-in dialog. Passwords, codes and tokens pass through events and actors, never the context. */
const parts = setup({
  types: typesOf<{
    context: SignInContext;
    events: SignInEvent;
    input: SignInInput;
    output: SignInOutput;
    children: {
      otp: 'otp';
      socialLogin: 'socialLogin';
      signUp: 'signUp';
      profileCompletion: 'profileCompletion';
      finishLogin: 'finishLogin';
    };
    emitted: Emitted;
    tags: Tag;
    meta: { screen: SignInScreen; requirements: readonly string[] };
  }>(),
  actors: {
    logIn: fromPromise<LoginAnswer, ManualValues>(missing),
    otp: otpMachine,
    socialLogin: socialLoginMachine,
    signUp: signUpMachine,
    profileCompletion: profileCompletionMachine,
    finishLogin: finishLoginMachine,
  },
  actions: {
    /** Remembers phone or e-mail for the next time, or nobody (LOGIN-26). */
    rememberIdentifier: (_, _params: { identifier: string; remember: boolean }) => notProvided(),
    /** Drops token, provider identity and codes that the actors hold. */
    forgetSecrets: notProvided,
    /** The tab keeps over a reload whether the account that is proved is new. */
    rememberNewcomer: (_, _params: { isNew: boolean }) => notProvided(),
    /** The tab keeps over a reload whose details are missing. */
    rememberDetails: (_, _params: Omit<InterruptedDetails, 'purpose'>) => notProvided(),
    forgetStep: notProvided,
    forgetInterrupted: assign({ interrupted: null }),
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    keepFacts: assign((_, brought: Brought) => (brought.facts ? { facts: brought.facts } : {})),
    forgetFacts: assign({ facts: null, isNew: false, isNewcomer: false }),
    noteManual: assign({ loginType: 'manual' as const, form: 'password' as const }),
    noteForm: assign((_, params: { form: 'password' | 'code' }) => params),
    notePhone: assign((_, params: { phone: string }) => ({
      phone: params.phone,
      loginType: 'otp' as const,
      form: 'code' as const,
    })),
    noteProvider: assign((_, params: { medium: Medium }) => ({
      medium: params.medium,
      loginType: 'social' as const,
    })),
    noteNew: assign({ isNew: true, isNewcomer: true, loginType: 'manual' as const }),
    noteSignedIn: assign({ signedIn: true }),
    goToForgotPassword: emit({ type: 'navigate', to: '/forgot-password' }),
  },
  guards: {
    wasProvingLogin: ({ context }) => context.interrupted?.purpose === 'login',
    wasProvingEmail: ({ context: { interrupted } }) =>
      interrupted?.purpose === 'verification' && interrupted.on === 'email',
    wasProvingPhone: ({ context: { interrupted } }) =>
      interrupted?.purpose === 'verification' && interrupted.on === 'phone',
    wasWithProvider: ({ context }) => context.interrupted?.purpose === 'social',
    wasCompletingProfile: ({ context }) => context.interrupted?.purpose === 'details',
    isNewcomer: ({ context }) => context.isNewcomer && waysOf(context.loginMode).password,
    offersNothing: ({ context }) => context.loginMode === 'none',
    isAccepted: (_, answer: LoginAnswer) => answer.ok,
    offersPassword: ({ context }) => waysOf(context.loginMode).password,
    offersCode: ({ context }) => waysOf(context.loginMode).code,
    isOffered: ({ context }, params: { medium: Medium }) =>
      context.settings.providers.includes(params.medium),
    isByCode: ({ context }) => context.form === 'code',
    isAnswered: (_, output: SocialLoginOutput) => output.kind === 'answered',
    isCreated: (_, output: SignUpOutput) => output.kind === 'created',
    isVerified: (_, output: OtpOutput) => output.kind === 'verified',
    isCompleted: (_, output: ProfileCompletionOutput) => output.kind === 'completed',
    isTooLate: (_, output: ProfileCompletionOutput) => output.kind === 'expired',
    isProfileIncomplete: ({ context }) => afterLogin(context) === 'completeProfile',
    isFinished: ({ context }) => afterLogin(context) === 'finished',
    isEmailUnproved: ({ context }) => afterLogin(context) === 'proveEmail',
    isPhoneUnproved: ({ context }) => afterLogin(context) === 'provePhone',
  },
});

/** With what is said of a refusal, for which the types of all the others must be known. */
export const signInSetup = parts.extend({
  actions: {
    announceRefusal: parts.enqueueActions(({ context: { refusal }, enqueue }) => {
      if (refusal && decideRefusedField(refusal) === 'form') enqueue.emit(refusalToast(refusal));
    }),
  },
});

type Begin = Pick<SignInContext, 'isNew' | 'loginType' | 'medium' | 'phone'>;

/** What a reload left of the login that was under way. */
function beginOf(interrupted: InterruptedStep | null): Begin {
  const anew = { isNew: false, loginType: 'manual', medium: 'google', phone: '' } as const;
  if (!interrupted) return anew;
  if (interrupted.purpose === 'social')
    return { ...anew, loginType: 'social', medium: interrupted.medium };
  const { isNew, loginType } = interrupted;
  if (interrupted.purpose === 'details')
    return { ...anew, isNew, loginType, phone: interrupted.phone };
  return { ...anew, isNew, loginType, phone: interrupted.on === 'phone' ? interrupted.to : '' };
}

export function startOf({ mode, settings, place, interrupted }: SignInInput): SignInContext {
  const begin = beginOf(interrupted);
  return {
    settings,
    place,
    loginMode: decideLoginMode(settings),
    isNewcomer: mode === 'sign-up' || begin.isNew,
    ...begin,
    form: interrupted?.purpose === 'login' ? 'code' : 'password',
    facts: null,
    interrupted,
    refusal: null,
    signedIn: false,
  };
}

export const factsOf = (
  output: SocialLoginOutput | SignUpOutput | OtpOutput | ProfileCompletionOutput,
): Brought => ({ facts: 'facts' in output ? output.facts : null });

export function submittedCredentials({ event }: { event: SignInEvent }): ManualValues {
  assertEvent(event, 'signIn.credentialsSubmitted');
  return event.values;
}
