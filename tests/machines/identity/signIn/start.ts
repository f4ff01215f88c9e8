import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { ManualValues, SignUpValues } from '../../../../domain/identity/identityValidation';
import {
  type CartChoice,
  finishLoginMachine,
  type TakeOverAnswer,
} from '../../../../machines/identity/finishLogin';
import type {
  LoginAnswer,
  Medium,
  SendCodeAnswer,
} from '../../../../machines/identity/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  otpMachine,
  type SendCodeInput,
} from '../../../../machines/identity/otp';
import {
  type CompletionRequest,
  profileCompletionMachine,
} from '../../../../machines/identity/profileCompletion';
import { type SignInInput, signInMachine } from '../../../../machines/identity/signIn';
import { signUpMachine } from '../../../../machines/identity/signUp';
import {
  type ProviderAnswer,
  type SocialAnswer,
  type SocialCall,
  socialLoginMachine,
} from '../../../../machines/identity/socialLogin';
import { fakeActor, listen } from '../../../support/fakes';
import { settings } from '../../../support/identity';

const input: SignInInput = {
  mode: 'sign-in',
  settings: settings(),
  place: { atForgotPassword: false, isAwaited: false, hasZone: true, isParcel: false },
  interrupted: null,
};

function present<T>(child: T | undefined): T {
  if (!child) throw new Error('the child does not run');
  return child;
}

export function start(change: Partial<SignInInput> = {}) {
  const calls = {
    logIn: fakeActor<LoginAnswer, ManualValues>(),
    create: fakeActor<LoginAnswer, SignUpValues>(),
    complete: fakeActor<LoginAnswer, CompletionRequest>(),
    send: fakeActor<SendCodeAnswer, SendCodeInput>(),
    check: fakeActor<CheckAnswer, CheckCodeInput>(),
    provider: fakeActor<ProviderAnswer, { medium: Medium }>(),
    social: fakeActor<SocialAnswer, SocialCall>(),
    register: fakeActor<SocialAnswer, SocialCall>(),
    store: fakeActor<void>(),
    takeOver: fakeActor<TakeOverAnswer, CartChoice>(),
    cart: fakeActor<void>(),
    profile: fakeActor<void>(),
  };
  const done: string[] = [];
  const kept: object[] = [];
  const otp = otpMachine.provide({
    actors: { sendCode: calls.send.logic, checkCode: calls.check.logic },
    actions: {
      logInvalidPhone: () => void done.push('log invalid phone'),
      rememberCode: () => undefined,
      forgetCode: () => undefined,
    },
  });
  const machine = signInMachine.provide({
    actors: {
      logIn: calls.logIn.logic,
      otp,
      signUp: signUpMachine.provide({ actors: { createAccount: calls.create.logic } }),
      profileCompletion: profileCompletionMachine.provide({
        actors: { completeProfile: calls.complete.logic },
      }),
      socialLogin: socialLoginMachine.provide({
        actors: {
          askProvider: calls.provider.logic,
          logInWithProvider: calls.social.logic,
          registerWithPhone: calls.register.logic,
          otp,
        },
        actions: {
          forgetIdentity: () => void done.push('forget identity'),
          rememberStep: () => undefined,
          forgetStep: () => undefined,
        },
      }),
      finishLogin: finishLoginMachine.provide({
        actors: {
          storeToken: calls.store.logic,
          takeOverCart: calls.takeOver.logic,
          refetchCart: calls.cart.logic,
          refreshProfile: calls.profile.logic,
        },
      }),
    },
    actions: {
      forgetSecrets: () => void done.push('forget secrets'),
      rememberNewcomer: () => undefined,
      rememberDetails: (_, details) => void kept.push(details),
      forgetStep: () => undefined,
      rememberIdentifier: (_, { identifier, remember }) =>
        void done.push(`${remember ? 'remember' : 'forget'} ${identifier}`),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { ...input, ...change }, clock });
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  /** From the finished login to the end of the dialog. */
  const finish = async () => {
    const { finishLogin } = (await reach('finishing')).children;
    calls.store.last().answer();
    await waitFor(present(finishLogin), ({ value }) => value === 'refetchingCart');
    calls.cart.last().answer();
    await waitFor(present(finishLogin), ({ value }) => value === 'refreshingProfile');
    calls.profile.last().answer();
    return reach('signedIn');
  };
  /** Types the code that was asked for, as soon as it is on its way. */
  const typeCode = async (state: string) => {
    const { otp } = (await reach(state)).children;
    await waitFor(present(otp), (snapshot) => snapshot.matches('awaitingCode'));
    present(otp).send({ type: 'otp.codeSubmitted', code: '123456' });
  };
  /** Lets the provider name the shopper, up to the shop's own call. */
  const nameAtProvider = async () => {
    const { socialLogin } = (await reach('askingProvider')).children;
    calls.provider.last().answer({ ok: true });
    await waitFor(present(socialLogin), ({ value }) => value === 'loggingIn');
  };
  return { actor, calls, done, kept, heard, reach, finish, typeCode, nameAtProvider };
}
