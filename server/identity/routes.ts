import * as calls from '../../domain/identity/identityEndpoints';
import { requestGuestId } from '../../domain/identity/sessionEndpoints';
import type { Caller } from '../http/caller';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { countByAddress } from './attempts';
import { callOf } from './call';
import { completeProfile } from './completion';
import { emptyResponse } from './finish';
import { proveByFirebase } from './firebase/exchange';
import { acceptReset, askForReset, checkReset, resetPassword } from './forgot';
import { requirePhone } from './identifiers';
import { register, signIn } from './manual';
import { requireMethod } from './methods';
import { continueByPhone, enterByPhone, signInByCode, verify } from './otp';
import { socialSignIn } from './social/social';
import { insertGuest, revokeSession } from './store';

export function customerOf(caller: Caller): Extract<Caller, { kind: 'customer' }> {
  if (caller.kind !== 'customer') throw new Refusal('unauthenticated');
  return caller;
}

export const registerIdentity: Register = (serve, deps) => {
  serve(requestGuestId, async ({ address }) => {
    const now = deps.clock.now();
    await countByAddress(deps.db, 'guests', address, deps.env.LIMIT_GUESTS, now);
    return { guest_id: await insertGuest(deps.db, now) };
  });

  serve(calls.login, async (input) => {
    const call = callOf(input);
    const { login_type: method } = input.body;
    await requireMethod(deps, method);
    if (method === 'social') throw new Refusal('validation', { detail: { field: 'login_type' } });
    return method === 'otp' ? signInByCode(deps, call, input.body) : signIn(deps, call, input.body);
  });

  serve(calls.signUp, async (input) => {
    await requireMethod(deps, 'manual');
    return register(deps, callOf(input), input.body);
  });

  serve(calls.verifyPhone, (input) => verify(deps, callOf(input), input.body));

  serve(calls.firebaseVerifyToken, async (input) => {
    const { body } = input;
    const phone = await requirePhone(deps, body.phone);
    const isReset = body.is_reset_token === 1;
    if (body.login_type === 'otp' && !isReset) await requireMethod(deps, 'otp');
    if ((await proveByFirebase(deps, input.address, body.session_info, body.otp)) !== phone) {
      throw new Refusal('otp_wrong');
    }
    if (isReset) {
      await acceptReset(deps, callOf(input), phone, body.otp);
      return emptyResponse;
    }
    return body.login_type === 'otp'
      ? enterByPhone(deps, callOf(input), phone)
      : continueByPhone(deps, callOf(input), phone);
  });

  serve(calls.socialLogin, (input) => socialSignIn(deps, callOf(input), input.body));
  serve(calls.socialRegister, (input) => socialSignIn(deps, callOf(input), input.body));
  serve(calls.updateInfo, (input) => completeProfile(deps, callOf(input), input.body));

  const withoutGuest = (input: Omit<Parameters<typeof callOf>[0], 'body'>) =>
    callOf({ ...input, body: {} });
  serve(calls.forgotPassword, (input) => askForReset(deps, withoutGuest(input), input.body));
  serve(calls.verifyToken, (input) => checkReset(deps, withoutGuest(input), input.body));
  serve(calls.resetPassword, (input) => resetPassword(deps, withoutGuest(input), input.body));

  serve(calls.firebaseResetPassword, async (input) => {
    const { phoneNumber, sessionInfo, code } = input.body;
    const phone = await requirePhone(deps, phoneNumber);
    if ((await proveByFirebase(deps, input.address, sessionInfo, code)) !== phone)
      throw new Refusal('otp_wrong');
    return acceptReset(deps, withoutGuest(input), phone, code);
  });

  serve(calls.logout, async ({ caller }) => {
    await revokeSession(deps.db, customerOf(caller).tokenHash, deps.clock.now());
    return undefined;
  });
};
