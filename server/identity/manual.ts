import type * as v from 'valibot';
import type { LoginResponse } from '../../domain/identity/identity';
import type { loginPayload, signUpPayload } from '../../domain/identity/identityPayloads';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { countByAddress } from './attempts';
import type { Call } from './call';
import { finish } from './finish';
import { newRefCode, readIdentifier, requireEmail, requirePhone } from './identifiers';
import { checkPassword, hashPassword } from './passwords';
import { countPassword } from './passwordTries';
import { findReferrer, noteReferral } from './referrals';
import { signUpAgain } from './signUpAgain';
import * as store from './store';
import { hasEntered } from './unentered';

type Credentials = v.InferOutput<typeof loginPayload>;
type Registration = v.InferOutput<typeof signUpPayload>;

/**
 * Signs in with e-mail or phone and password (LOGIN-07, LOGIN-08). An unknown account and a wrong password get the same
 * answer after the same time.
 * @throws Refusal `credentials`, `too_many_attempts` as `countPassword`, those of `finish`
 */
export async function signIn(
  deps: Deps,
  call: Call,
  credentials: Credentials,
): Promise<LoginResponse> {
  const typed = credentials.email_or_phone || credentials.phone;
  const identifier = await readIdentifier(deps, typed);
  const customer = await store.findByIdentifier(deps.db, identifier);
  const tried = await countPassword(deps, call, identifier, customer?.id ?? null);
  const fits = await checkPassword(customer?.passwordHash ?? null, credentials.password);
  if (!customer || !fits) throw new Refusal('credentials');
  await tried.wasRight();
  return finish(deps, call, customer.id);
}

/** @throws Refusal `validation` when a confirmation is there and differs (SIGN-08) */
export function requireConfirmed(password: string, confirmation: string | undefined): void {
  if (confirmation === undefined || confirmation === password) return;
  throw new Refusal('validation', {
    message: t('Passwords must match'),
    detail: { field: 'confirm_password' },
  });
}

export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

/**
 * Registers a customer and signs in, or asks for the proofs that the shop wants (SIGN-11, SIGN-12). Sent again with
 * another phone or e-mail before anybody has entered, it mends the account of before.
 * @throws Refusal `email_taken`, `phone_taken`, `ref_code`, `validation` when the passwords differ, those of `finish`
 */
export async function register(
  deps: Deps,
  call: Call,
  person: Registration,
): Promise<LoginResponse> {
  requireConfirmed(person.password, person.confirm_password);
  const now = deps.clock.now();
  await countByAddress(deps.db, 'signup', call.address, deps.env.LIMIT_SIGN_UPS, now);
  const email = requireEmail(person.email);
  const phone = await requirePhone(deps, person.phone);
  const referrer = await findReferrer(deps, person.ref_code);
  const passwordHash = await hashPassword(person.password);
  const customer = await deps.db.transaction(async (tx) => {
    const row = await store.insertCustomer(tx, {
      ...splitName(person.name),
      email,
      phone,
      passwordHash,
      refCode: newRefCode(),
      createdAt: now,
    });
    if (row && referrer) await noteReferral(tx, referrer, row.id, now);
    return row;
  });
  if (!customer) {
    const { password } = person;
    const names = splitName(person.name);
    return finish(deps, call, await signUpAgain(deps, call, { email, phone, password, names }));
  }
  try {
    return await finish(deps, call, customer.id);
  } catch (error) {
    // No code could be sent: without the account the same form can be sent again.
    await deps.db.transaction(async (tx) => {
      // A session that was opened before its answer was lost is somebody's, and so is what they brought with them.
      if (!(await hasEntered(tx, customer, now))) await store.deleteCustomer(tx, customer.id);
    });
    throw error;
  }
}
