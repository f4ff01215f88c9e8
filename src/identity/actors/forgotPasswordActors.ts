import { fromPromise } from 'xstate';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import {
  forgotPasswordMachine,
  type NewPasswordAnswer,
  type NewPasswordInput,
  type RequestCodeAnswer,
  type RequestCodeInput,
} from '../../../machines/identity/forgotPassword';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { wholePhone } from '../../client/phones';
import { tokenKey } from '../../client/storage/storage';
import { requestReset, resetPassword } from '../api/signingIn';
import { identityRefusalIn } from './answers';
import { heldResetCode, holdResetCode } from './heldResetCode';
import { liveOtpMachine } from './otpActors';
import { sendByProvider } from './providerCode';
import { rememberReset } from './resetMemory';
import { sentNow } from './sentNow';
import { askToSignIn } from './signInActor';

/** Whom the code or the password is for, as the calls take it. */
const target = async ({ method, to }: Pick<RequestCodeInput, 'method' | 'to'>) =>
  method === 'phone'
    ? { phone: await wholePhone(to), verification_method: method }
    : { email: to.trim(), verification_method: method };

async function request(input: RequestCodeInput, signal: AbortSignal): Promise<RequestCodeAnswer> {
  if (input.channel === 'provider') {
    const answer = await sendByProvider(input.to);
    return answer.ok ? { ...answer, message: '' } : answer;
  }
  try {
    const { message, code_sent } = await requestReset(await target(input), signal);
    return { ok: true, message, sent: sentNow(code_sent) };
  } catch (error) {
    const { refusal, codeSent } = identityRefusalIn(error);
    return { ok: false, refusal, sent: codeSent && sentNow(codeSent) };
  }
}

/**
 * The shop has ended all sessions of the account: one of them that is held here would pass for the new sign-in. One of
 * somebody else goes on.
 */
async function forgetEndedSession(): Promise<void> {
  const held = tokenKey.get();
  if (held === null) return;
  try {
    await call(getProfile, { isLastOfSession: true, timeoutMs: 4_000 });
  } catch (error) {
    // One that the shop could not be asked about is noticed by the next call.
    if (isApiError(error) && error.kind === 'unauthenticated' && tokenKey.get() === held)
      tokenKey.set(null);
  }
}

export const liveForgotPasswordMachine = forgotPasswordMachine.provide({
  actors: {
    requestCode: fromPromise<RequestCodeAnswer, RequestCodeInput>(({ input, signal }) =>
      request(input, signal),
    ),
    otp: liveOtpMachine,
    setPassword: fromPromise<NewPasswordAnswer, NewPasswordInput>(async ({ input, signal }) => {
      try {
        const { message } = await resetPassword(
          {
            ...(await target(input)),
            reset_token: heldResetCode() ?? '',
            password: input.password,
            confirm_password: input.confirmPassword,
          },
          signal,
        );
        await forgetEndedSession();
        return { ok: true, message };
      } catch (error) {
        return { ok: false, refusal: identityRefusalIn(error).refusal };
      }
    }),
    askToSignIn,
  },
  actions: {
    rememberRequest: ({ context }) => rememberReset(context.request),
    forgetRememberedRequest: () => rememberReset(null),
    forgetCode: () => holdResetCode(null),
  },
});
