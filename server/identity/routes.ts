import { getProfile, updateZone } from '../../domain/endpoints/customer';
import { login, logout, requestGuestId, signUp } from '../../domain/endpoints/identity';
import type { Caller } from '../http/caller';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { readProfile, register, signIn } from './service';
import { insertGuest, revokeSession, setZones } from './store';

/** The customer of a call whose endpoint admits customers only. */
export function customerOf(caller: Caller): Extract<Caller, { kind: 'customer' }> {
  if (caller.kind !== 'customer') throw new Refusal('unauthenticated');
  return caller;
}

/** Guest ids, sign-up, sign-in and out by password, and who is signed in. */
export const registerIdentity: Register = (serve, deps) => {
  serve(requestGuestId, async () => ({ guest_id: await insertGuest(deps.db, deps.clock.now()) }));

  serve(login, ({ body }) => {
    if (body.login_type !== 'manual') {
      throw new Refusal('forbidden', {
        message: {
          en: 'Please sign in with your password.',
          ar: 'يرجى تسجيل الدخول بكلمة المرور.',
        },
      });
    }
    return signIn(deps, body);
  });

  serve(signUp, ({ body }) => register(deps, body));

  serve(logout, async ({ caller }) => {
    await revokeSession(deps.db, customerOf(caller).tokenHash, deps.clock.now());
    return undefined;
  });

  serve(getProfile, ({ caller }) => readProfile(deps, customerOf(caller).id));

  serve(updateZone, async ({ caller, zoneIds }) => {
    await setZones(deps.db, customerOf(caller).id, zoneIds);
    return { message: 'Zone updated successfully' };
  });
};
