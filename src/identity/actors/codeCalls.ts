import type { SendCodeAnswer } from '../../../machines/identity/identityAnswer';
import type {
  CheckAnswer,
  CheckCodeInput,
  OtpPurpose,
  SendCodeInput,
} from '../../../machines/identity/otp';
import { wholePhone } from '../../client/phones';
import {
  logIn,
  requestReset,
  verifyContact,
  verifyProviderCode,
  verifyProviderReset,
  verifyReset,
} from '../api/signingIn';
import { asLogin, asPlain, asSending } from './answers';
import { holdResetCode } from './heldResetCode';
import { checkProfileCode, sendProfileCode } from './profileCalls';
import { callSocially, lastSocialCall } from './socialCalls';

type Send = (input: SendCodeInput, signal: AbortSignal) => Promise<SendCodeAnswer>;
type Check = (input: CheckCodeInput, signal: AbortSignal) => Promise<CheckAnswer>;

const contact = async ({ on, to }: SendCodeInput) =>
  on === 'phone' ? { phone: await wholePhone(to) } : { email: to.trim() };

/** A code that the provider sent is exchanged by the server (OTP-08, OTP-10). */
const byProvider: Check = async ({ to, code, loginType, sessionInfo }, signal) => {
  const phone = await wholePhone(to);
  const body = { session_info: sessionInfo ?? '', phone, otp: code, login_type: loginType };
  return asLogin(verifyProviderCode(body, signal));
};

const social = () => {
  const call = lastSocialCall();
  if (!call) throw new Error('No provider was asked');
  return call;
};

export const sends: Record<OtpPurpose, Send> = {
  login: async ({ to }, signal) =>
    asSending(logIn({ login_type: 'otp', phone: await wholePhone(to) }, signal)),
  verification: async (input, signal) => {
    const body = { login_type: input.loginType, verification_type: input.on };
    return asSending(verifyContact({ ...(await contact(input)), ...body }, signal));
  },
  ownProof: async (_, signal) => {
    const answer = await asSending(callSocially(social(), signal));
    // Asking again is answered by the same demand, with another code on its way.
    const isOnItsWay = !answer.ok && answer.refusal.code === 'unverified_match' && answer.sent;
    return isOnItsWay ? { ok: true, sent: isOnItsWay } : answer;
  },
  reset: async (input, signal) =>
    asSending(requestReset({ ...(await contact(input)), verification_method: input.on }, signal)),
  profile: sendProfileCode,
};

export const checks: Record<OtpPurpose, Check> = {
  login: async (input, signal) => {
    if (input.channel === 'provider') return byProvider(input, signal);
    const phone = await wholePhone(input.to);
    return asLogin(logIn({ login_type: 'otp', phone, otp: input.code }, signal));
  },
  verification: async (input, signal) => {
    if (input.channel === 'provider') return byProvider(input, signal);
    const { code: otp, loginType: login_type, on: verification_type } = input;
    const body = { ...(await contact(input)), otp, login_type, verification_type };
    return asLogin(verifyContact(body, signal));
  },
  ownProof: ({ code }, signal) => asLogin(callSocially(social(), signal, code)),
  reset: async (input, signal) => {
    const { on, code, sessionInfo } = input;
    const whom = await contact(input);
    const answer = await asPlain(
      input.channel === 'provider'
        ? verifyProviderReset(
            { phoneNumber: whom.phone ?? '', sessionInfo: sessionInfo ?? '', code },
            signal,
          )
        : verifyReset({ ...whom, reset_token: code, verification_method: on }, signal),
    );
    if (!answer.ok) return answer;
    holdResetCode(code);
    return { ok: true, facts: null };
  },
  profile: checkProfileCode,
};
