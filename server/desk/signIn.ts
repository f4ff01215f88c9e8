import type { Actor } from '../../domain/operator/act';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { countByAddress } from '../identity/attempts';
import { type DeviceCall, knownStaffDevice, rememberDevice } from '../identity/device';
import { requireEmail } from '../identity/identifiers';
import { checkPassword, hashPassword } from '../identity/passwords';
import { countTries } from '../identity/passwordTries';
import { noteAct } from '../operator/noteAct';
import * as store from './store';

/**
 * Signs in at the desk; its token. Whether there is such a person cannot be told by answer or time.
 * @throws Refusal `credentials`, `too_many_attempts`
 */
export async function signInStaff(
  deps: Deps,
  typed: { email: string; password: string },
  call: DeviceCall & { readonly address: string },
): Promise<{ token: string }> {
  const email = typed.email.toLowerCase();
  const person = await store.findByEmail(deps.db, email);
  const tried = await countTries(deps, `desk:${email}`, {
    address: call.address,
    device: await knownStaffDevice(deps, call, 'desk', person?.id),
  });
  const fits = await checkPassword(person?.passwordHash ?? null, typed.password);
  if (!person || !fits) throw new Refusal('credentials');
  await tried.wasRight();
  await rememberDevice(deps, call, person.id, 'desk');
  return { token: await store.openDeskSession(deps.db, person.id, deps.clock.now()) };
}

/** @throws Refusal `invite_expired` */
export async function choosePassword(
  deps: Deps,
  { invite, password }: { invite: string; password: string },
  call: DeviceCall & { readonly address: string },
): Promise<{ token: string }> {
  const now = deps.clock.now();
  await countByAddress(deps.db, 'login', call.address, deps.env.LIMIT_SIGN_INS, now);
  const passwordHash = await hashPassword(password);
  const opened = await deps.db.transaction(async (tx) => {
    const id = await store.takeInvite(tx, invite, passwordHash, now);
    return id === null ? null : { id, token: await store.openDeskSession(tx, id, now) };
  });
  if (opened === null) throw new Refusal('invite_expired');
  await rememberDevice(deps, call, opened.id, 'desk');
  return { token: opened.token };
}

/** The secret stands behind the #, so that no server on the way and no log sees it. */
const inviteLink = ({ env }: Deps, secret: string): string =>
  `${env.PUBLIC_URL || `http://localhost:${env.PORT}`}/desk#invite=${secret}`;

/** Adds somebody to a store, or gives them a new link. @throws Refusal `email_taken`, `validation` */
export async function inviteTo(
  deps: Deps,
  person: Parameters<typeof store.findOrAddStaff>[1],
  actor: Actor,
): Promise<{ link: string }> {
  const now = deps.clock.now();
  const email = requireEmail(person.email);
  const secret = await deps.db.transaction(async (tx) => {
    const row = await store.findOrAddStaff(tx, { ...person, email }, now);
    // An owner's own password is nobody's to set anew but by command.
    if (!row || row.role !== person.role)
      throw new Refusal('email_taken', { detail: { field: 'email' } });
    await noteAct(tx, actor, { kind: 'staff.added', about: row.id, note: email, at: now });
    return store.invite(tx, row.id, now);
  });
  return { link: inviteLink(deps, secret) };
}
