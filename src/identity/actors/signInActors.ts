import { fromPromise } from 'xstate';
import { identifierKind, type ManualValues } from '../../../domain/identity/identityValidation';
import type { LoginAnswer } from '../../../machines/identity/identityAnswer';
import { signInMachine } from '../../../machines/identity/signIn';
import { wholePhone } from '../../client/phones';
import { rememberedKey } from '../../client/storage/storage';
import { logIn } from '../api/signingIn';
import { asLogin } from './answers';
import { forgetStep, noteNewcomer, rememberDetails } from './codeMemory';
import { liveFinishLoginMachine } from './finishLoginActors';
import { holdIdentity } from './heldIdentity';
import { forgetLogin } from './heldLogin';
import { liveOtpMachine } from './otpActors';
import { liveProfileCompletionMachine } from './profileCompletionActors';
import { liveSignUpMachine } from './signUpActors';
import { liveSocialLoginMachine } from './socialActors';

/** Only who it was is remembered, never the password (LOGIN-26). */
const remember = (identifier: string, wanted: boolean) =>
  rememberedKey.set(wanted ? { email_or_phone: identifier } : null);

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
