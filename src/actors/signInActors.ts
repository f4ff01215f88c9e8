import { fromPromise } from 'xstate';
import { identifierKind, type ManualValues } from '../../domain/validation/identity';
import type { LoginAnswer } from '../../machines/identityAnswer';
import { signInMachine } from '../../machines/signIn';
import { wholePhone } from '../api/phones';
import { logIn } from '../api/signingIn';
import { rememberedKey } from '../storage/storage';
import { asLogin } from './identity/answers';
import { forgetStep, noteNewcomer, rememberDetails } from './identity/codeMemory';
import { liveFinishLoginMachine } from './identity/finishLoginActors';
import { holdIdentity } from './identity/heldIdentity';
import { forgetLogin } from './identity/heldLogin';
import { liveOtpMachine } from './identity/otpActors';
import { liveProfileCompletionMachine } from './identity/profileCompletionActors';
import { liveSignUpMachine } from './identity/signUpActors';
import { liveSocialLoginMachine } from './identity/socialActors';

/** Only who it was is remembered, never the password (LOGIN-26). */
const remember = (identifier: string, wanted: boolean) =>
  rememberedKey.set(wanted ? { email_or_phone: identifier } : null);

/** Signing in and up, with the API, the providers and the browser's memory behind it. */
export const liveSignInMachine = signInMachine.provide({
  actors: {
    logIn: fromPromise<LoginAnswer, ManualValues>(async ({ input, signal }) => {
      const kind = identifierKind(input.identifier);
      const identifier =
        kind === 'email' ? input.identifier.trim() : await wholePhone(input.identifier);
      const answer = await asLogin(
        logIn(
          {
            email_or_phone: identifier,
            password: input.password,
            login_type: 'manual',
            field_type: kind,
            type: kind,
          },
          signal,
        ),
      );
      if (answer.ok) remember(identifier, input.remember);
      return answer;
    }),
    otp: liveOtpMachine,
    socialLogin: liveSocialLoginMachine,
    signUp: liveSignUpMachine,
    profileCompletion: liveProfileCompletionMachine,
    finishLogin: liveFinishLoginMachine,
  },
  actions: {
    rememberIdentifier: (_, { identifier, remember: wanted }) => remember(identifier, wanted),
    forgetSecrets: () => {
      forgetLogin();
      holdIdentity(null);
      forgetStep();
    },
    rememberNewcomer: (_, { isNew }) => noteNewcomer(isNew),
    rememberDetails: (_, { loginType, isNew, phone, email, name }) =>
      rememberDetails({ loginType, isNew, phone, email, name }),
    forgetStep,
  },
});
