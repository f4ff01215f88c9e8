import { fromPromise } from 'xstate';
import { type Medium, refusalInResponse } from '../../../machines/identity/identityAnswer';
import {
  type ProviderAnswer,
  type SocialAnswer,
  type SocialCall,
  socialLoginMachine,
} from '../../../machines/identity/socialLogin';
import { identityRefusalIn } from './answers';
import { forgetStep, rememberSocialStep } from './codeMemory';
import { holdIdentity } from './heldIdentity';
import { holdLogin } from './heldLogin';
import { liveOtpMachine } from './otpActors';
import { takeReturn } from './providerReturn';
import { factsNow, sentNow } from './sentNow';
import { callSocially } from './socialCalls';

async function answerTo(input: SocialCall, signal: AbortSignal): Promise<SocialAnswer> {
  try {
    const response = await callSocially(input, signal);
    const refusal = refusalInResponse(response);
    if (refusal) return { ok: false, refusal, proof: null };
    holdLogin(response);
    return { ok: true, facts: factsNow(response) };
  } catch (error) {
    const { refusal, codeSent } = identityRefusalIn(error);
    const proof = codeSent && {
      on: codeSent.on,
      to: codeSent.to,
      sent: sentNow(codeSent),
    };
    return { ok: false, refusal, proof };
  }
}

export const liveSocialLoginMachine = socialLoginMachine.provide({
  actors: {
    askProvider: fromPromise<ProviderAnswer, { medium: Medium }>(async ({ input: { medium } }) => {
      const returned = takeReturn(medium);
      const { signInAtProvider } = await import('../firebase/signIn');
      const answer = returned ?? (await signInAtProvider(medium));
      if (!answer.ok) return answer;
      holdIdentity(answer.identity);
      return { ok: true };
    }),
    logInWithProvider: fromPromise<SocialAnswer, SocialCall>(({ input, signal }) =>
      answerTo(input, signal),
    ),
    registerWithPhone: fromPromise<SocialAnswer, SocialCall>(({ input, signal }) =>
      answerTo(input, signal),
    ),
    otp: liveOtpMachine,
  },
  actions: {
    forgetIdentity: () => holdIdentity(null),
    rememberStep: (_, asked) => rememberSocialStep(asked),
    forgetStep,
  },
});
