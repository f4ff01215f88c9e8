import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { countByAddress } from '../identity/attempts';
import { type DeviceCall, knownStaffDevice, rememberDevice } from '../identity/device';
import { readIdentifier, requireEmail } from '../identity/identifiers';
import { checkPassword, hashPassword } from '../identity/passwords';
import { countTries } from '../identity/passwordTries';
import { byCommand, noteAct } from '../operator/noteAct';
import * as store from './store';

/**
 * Signs a courier in; the token. Whether there is such a courier cannot be told by answer or time.
 * @throws Refusal `credentials`, `too_many_attempts`
 */
export async function signInCourier(
  deps: Deps,
  typed: { login: string; password: string },
  call: DeviceCall & { readonly address: string },
): Promise<{ token: string }> {
  const account = await store.findByLogin(deps, typed.login);
  const { value } = await readIdentifier(deps, typed.login);
  // Of one courier once, however they are called.
  const tried = await countTries(deps, `ride:${account?.courierId ?? value}`, {
    address: call.address,
    device: await knownStaffDevice(deps, call, 'ride', account?.courierId),
  });
  const fits = await checkPassword(account?.passwordHash ?? null, typed.password);
  if (!account || !fits) throw new Refusal('credentials');
  await tried.wasRight();
  await rememberDevice(deps, call, account.courierId, 'ride');
  return { token: await store.openRideSession(deps.db, account.courierId, deps.clock.now()) };
}

/** @throws Refusal `invite_expired` */
export async function chooseRidePassword(
  deps: Deps,
  { invite, password }: { invite: string; password: string },
  call: DeviceCall & { readonly address: string },
): Promise<{ token: string }> {
  const now = deps.clock.now();
  await countByAddress(deps.db, 'login', call.address, deps.env.LIMIT_SIGN_INS, now);
  const passwordHash = await hashPassword(password);
  const opened = await deps.db.transaction(async (tx) => {
    const id = await store.takeRideInvite(tx, invite, passwordHash, now);
    return id === null ? null : { id, token: await store.openRideSession(tx, id, now) };
  });
  if (opened === null) throw new Refusal('invite_expired');
  await rememberDevice(deps, call, opened.id, 'ride');
  return { token: opened.token };
}

/** Lets a courier in by an address, or gives a new link. @throws Refusal `email_taken`, `phone_taken`, `validation` */
export async function inviteToRide(
  deps: Deps,
  courierId: number,
  typed: string,
): Promise<{ link: string }> {
  const now = deps.clock.now();
  const email = requireEmail(typed);
  const secret = await deps.db.transaction(async (tx) => {
    const phone = await store.phoneOfNewcomer(tx, courierId);
    if (phone !== undefined && (await store.isRidersPhone(tx, phone))) {
      throw new Refusal('phone_taken', { detail: { field: 'phone' } });
    }
    const account = await store.findOrAddAccount(tx, courierId, email, now);
    if (!account) throw new Refusal('email_taken', { detail: { field: 'email' } });
    await noteAct(tx, byCommand, { kind: 'courier.added', about: courierId, at: now });
    return store.inviteCourier(tx, courierId, now);
  });
  const { env } = deps;
  // Behind the #, so that no server on the way and no log sees it.
  const base = env.PUBLIC_URL || `http://localhost:${env.PORT}`;
  return { link: `${base}/ride#invite=${secret}` };
}
