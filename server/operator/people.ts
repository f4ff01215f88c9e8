import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '../../domain/operator/act';
import type { Db, Tx } from '../db/client';
import { operatorInvites, operators, operatorTokens } from '../db/schema/operators';
import type { Deps } from '../deps';
import { tokenHash } from '../http/caller';
import { Refusal } from '../http/refusal';
import { countByAddress } from '../identity/attempts';
import { type DeviceCall, knownStaffDevice, rememberDevice } from '../identity/device';
import { newToken, requireEmail } from '../identity/identifiers';
import { checkPassword, hashPassword } from '../identity/passwords';
import { countTries } from '../identity/passwordTries';
import { noteAct } from './noteAct';

const day = 86_400_000;
const sessionDays = 30;
const inviteDays = 7;
const after = (now: Date, days: number) => new Date(now.getTime() + days * day);

async function openSession(db: Db | Tx, operatorId: number, now: Date): Promise<string> {
  const token = newToken();
  const values = { hash: tokenHash(token), operatorId, createdAt: now };
  await db.insert(operatorTokens).values({ ...values, expiresAt: after(now, sessionDays) });
  return token;
}

export async function endOperatorSession({ db, clock }: Deps, hash: string): Promise<void> {
  await db
    .update(operatorTokens)
    .set({ revokedAt: clock.now() })
    .where(eq(operatorTokens.hash, hash));
}

/**
 * Signs an operator in; the token. Whether there is such a person cannot be told by answer or time.
 * @throws Refusal `credentials`, `too_many_attempts`
 */
export async function signInOperator(
  deps: Deps,
  typed: { email: string; password: string },
  call: DeviceCall & { readonly address: string },
): Promise<{ token: string }> {
  const email = typed.email.toLowerCase();
  const [person] = await deps.db.select().from(operators).where(eq(operators.email, email));
  const tried = await countTries(deps, `operator:${email}`, {
    address: call.address,
    device: await knownStaffDevice(deps, call, 'operator', person?.id),
  });
  const fits = await checkPassword(person?.passwordHash ?? null, typed.password);
  if (!person || !fits) throw new Refusal('credentials');
  await tried.wasRight();
  await rememberDevice(deps, call, person.id, 'operator');
  return { token: await openSession(deps.db, person.id, deps.clock.now()) };
}

/** Uses a link up and sets the password; other sessions of theirs end. @throws Refusal `invite_expired` */
export async function chooseOperatorPassword(
  deps: Deps,
  { invite, password }: { invite: string; password: string },
  call: DeviceCall & { readonly address: string },
): Promise<{ token: string }> {
  const now = deps.clock.now();
  await countByAddress(deps.db, 'login', call.address, deps.env.LIMIT_SIGN_INS, now);
  const passwordHash = await hashPassword(password);
  const { id, token } = await deps.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(operatorInvites)
      .where(and(eq(operatorInvites.hash, tokenHash(invite)), gt(operatorInvites.expiresAt, now)))
      .returning({ id: operatorInvites.operatorId });
    if (!used) throw new Refusal('invite_expired');
    await tx.update(operators).set({ passwordHash }).where(eq(operators.id, used.id));
    await tx
      .update(operatorTokens)
      .set({ revokedAt: now })
      .where(and(eq(operatorTokens.operatorId, used.id), isNull(operatorTokens.revokedAt)));
    return { id: used.id, token: await openSession(tx, used.id, now) };
  });
  await rememberDevice(deps, call, id, 'operator');
  return { token };
}

/** Makes an operator, or gives one who is there a new link. @throws Refusal `validation` for what is no address */
export async function inviteOperator(
  deps: Deps,
  typed: string,
  actor: Actor,
): Promise<{ link: string }> {
  const now = deps.clock.now();
  const email = requireEmail(typed);
  const secret = newToken();
  const values = { hash: tokenHash(secret), expiresAt: after(now, inviteDays) };
  await deps.db.transaction(async (tx) => {
    await tx.insert(operators).values({ email, createdAt: now }).onConflictDoNothing();
    const [person] = await tx.select().from(operators).where(eq(operators.email, email));
    if (!person) throw new Error('The database gave no row back for an operator');
    await tx
      .insert(operatorInvites)
      .values({ operatorId: person.id, ...values })
      .onConflictDoUpdate({ target: operatorInvites.operatorId, set: values });
    await noteAct(tx, actor, { kind: 'operator.added', about: person.id, note: email, at: now });
  });
  const { env } = deps;
  // Behind the #, so that no server on the way and no log sees it.
  const base = env.PUBLIC_URL || `http://localhost:${env.PORT}`;
  return { link: `${base}/desk/shop#invite=${secret}` };
}

export const allOperators = (db: Db) => db.select().from(operators).orderBy(asc(operators.id));

/** Their sessions and links go with the row; whether there was one. */
export async function removeOperator(
  { db, clock }: Deps,
  email: string,
  actor: Actor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(operators)
      .where(eq(operators.email, email.toLowerCase()))
      .returning({ id: operators.id });
    if (!gone) return false;
    const did = { kind: 'operator.removed', about: gone.id, at: clock.now() } as const;
    await noteAct(tx, actor, { ...did, note: email.toLowerCase() });
    return true;
  });
}
