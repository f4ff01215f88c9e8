import { createActor, waitFor } from 'xstate';
import { withoutEffects } from '../../../../charts/model/withoutEffects';
import type { Medium, SendCodeAnswer } from '../../../../machines/identity/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  otpMachine,
  type SendCodeInput,
} from '../../../../machines/identity/otp';
import {
  type ProviderAnswer,
  type SocialAnswer,
  type SocialCall,
  type SocialStep,
  socialLoginMachine,
} from '../../../../machines/identity/socialLogin';
import { fakeActor, listen } from '../../../support/fakes';
import { facts, refusal, sent } from '../../../support/identity';

export const existing = { name: 'Ann', image: 'ann.jpg' };
export const found: SocialAnswer = { ok: true, facts: facts({ hasToken: false, existing }) };
export const known: SocialAnswer = { ok: true, facts: facts() };
const proof = { on: 'email' as const, to: 'a•••@b.co', sent: sent() };
export const refused = (code: string, withProof = false): SocialAnswer => ({
  ok: false,
  refusal: refusal(code),
  proof: withProof ? proof : null,
});

export function start(interrupted: SocialStep | null = null) {
  const provider = fakeActor<ProviderAnswer, { medium: Medium }>();
  const logIn = fakeActor<SocialAnswer, SocialCall>();
  const register = fakeActor<SocialAnswer, SocialCall>();
  const send = fakeActor<SendCodeAnswer, SendCodeInput>();
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  const dropped: string[] = [];
  const kept: ((SocialCall & Pick<SocialStep, 'existing'>) | null)[] = [];
  const actor = createActor(
    socialLoginMachine.provide({
      actors: {
        askProvider: provider.logic,
        logInWithProvider: logIn.logic,
        registerWithPhone: register.logic,
        otp: withoutEffects(otpMachine).provide({
          actors: { sendCode: send.logic, checkCode: check.logic },
        }),
      },
      actions: {
        forgetIdentity: () => void dropped.push('identity'),
        rememberStep: (_, asked) => void kept.push(asked),
        forgetStep: () => void kept.push(null),
      },
    }),
    { input: { medium: 'google', interrupted } },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  /** As far as the shop's first answer. */
  const answered = async (answer: SocialAnswer) => {
    provider.last().answer({ ok: true });
    await reach('loggingIn');
    logIn.last().answer(answer);
  };
  return { actor, provider, logIn, register, send, check, dropped, kept, heard, reach, answered };
}
