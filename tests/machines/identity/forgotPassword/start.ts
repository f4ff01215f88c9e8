import { createActor, SimulatedClock, waitFor } from 'xstate';
import { withoutEffects } from '../../../../charts/model/withoutEffects';
import {
  type ForgotPasswordInput,
  forgotPasswordMachine,
  type NewPasswordAnswer,
  type NewPasswordInput,
  type RequestCodeAnswer,
  type RequestCodeInput,
} from '../../../../machines/identity/forgotPassword';
import type { SendCodeAnswer } from '../../../../machines/identity/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  otpMachine,
  type SendCodeInput,
} from '../../../../machines/identity/otp';
import { fakeActor, listen } from '../../../support/fakes';
import { sent } from '../../../support/identity';

export const to = '+15550101234';
export const request = { method: 'phone', channel: 'server', to, sent: sent() } as const;
export const submitted = { type: 'forgotPassword.submitted', to } as const;
export const newPassword = {
  type: 'forgotPassword.passwordSubmitted',
  password: 'secret1',
  confirmPassword: 'secret1',
} as const;

export function start(change: Partial<ForgotPasswordInput> = {}) {
  const ask = fakeActor<RequestCodeAnswer, RequestCodeInput>();
  const send = fakeActor<SendCodeAnswer, SendCodeInput>();
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  const set = fakeActor<NewPasswordAnswer, NewPasswordInput>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const done: string[] = [];
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        requestCode: ask.logic,
        otp: withoutEffects(otpMachine).provide({
          actors: { sendCode: send.logic, checkCode: check.logic },
        }),
        setPassword: set.logic,
        askToSignIn: signIn.logic,
      },
      actions: {
        rememberRequest: ({ context }) => void done.push(`remember ${context.request?.to}`),
        forgetRememberedRequest: () => void done.push('forget request'),
        forgetCode: () => void done.push('forget code'),
      },
    }),
    {
      input: { methods: ['phone', 'email'], phoneByProvider: false, request: null, ...change },
      clock: new SimulatedClock(),
    },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  /** As far as the new password. */
  const prove = async () => {
    const { children } = await reach('provingCode');
    children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
    check.last().answer({ ok: true, facts: null });
    await reach({ settingPassword: 'enteringPassword' });
  };
  return { actor, ask, send, check, set, signIn, done, heard, reach, prove };
}
