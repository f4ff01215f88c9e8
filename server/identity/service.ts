import type * as v from 'valibot';
import type { login, signUp } from '../../domain/endpoints/identity';
import type { Profile } from '../../domain/entities/customer';
import type { LoginResponse } from '../../domain/entities/identity';
import { fromMillis } from '../../domain/money';
import { takeOverCart } from '../cart/takeover';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { countAttempt, forgetAttempts } from './attempts';
import { newRefCode, normalEmail, normalPhone } from './identifiers';
import { checkPassword, hashPassword } from './passwords';
import * as store from './store';

type Credentials = Pick<
  v.InferOutput<(typeof login)['body']>,
  'email_or_phone' | 'password' | 'guest_id'
>;
type Registration = v.InferOutput<(typeof signUp)['body']>;

/** Wrong passwords for one account before it rests, and for how long (issue: 429 with Retry-After). */
export const loginAttempts = { most: 10, seconds: 15 * 60 };

const findByEither = (deps: Deps, identifier: string) =>
  identifier.includes('@')
    ? store.findByEmail(deps.db, normalEmail(identifier))
    : store.findByPhone(deps.db, normalPhone(identifier));

/**
 * Signs in with e-mail or phone and password (LOGIN-07, LOGIN-08). An unknown account and a wrong
 * password get the same answer after the same time.
 * @throws Refusal `credentials`, or `rate_limited` after ten wrong passwords in a quarter of an hour
 */
export async function signIn(deps: Deps, credentials: Credentials): Promise<LoginResponse> {
  const identifier = credentials.email_or_phone.trim();
  const attemptKey = `login:${identifier.includes('@') ? normalEmail(identifier) : normalPhone(identifier)}`;
  await countAttempt(deps.db, attemptKey, loginAttempts, deps.clock.now());
  const customer = await findByEither(deps, identifier);
  const fits = await checkPassword(customer?.passwordHash ?? null, credentials.password);
  if (!customer || !fits) throw new Refusal('credentials');
  await forgetAttempts(deps.db, attemptKey);
  return deps.db.transaction((tx) => enter(tx, deps, customer, credentials.guest_id ?? null));
}

/**
 * Registers a customer and signs in (SIGN-01 and following).
 * @throws Refusal `email_taken`, `phone_taken`, `validation` when the passwords differ
 */
export async function register(deps: Deps, person: Registration): Promise<LoginResponse> {
  if (person.confirm_password !== undefined && person.confirm_password !== person.password) {
    throw new Refusal('validation', {
      message: { en: 'Passwords must match', ar: 'يجب أن تتطابق كلمتا المرور' },
      detail: { field: 'confirm_password' },
    });
  }
  const [firstName = '', ...rest] = person.name.trim().split(/\s+/);
  const email = normalEmail(person.email);
  const phone = normalPhone(person.phone);
  const passwordHash = await hashPassword(person.password);
  return deps.db.transaction(async (tx) => {
    const customer = await store.insertCustomer(tx, {
      firstName,
      lastName: rest.join(' '),
      email,
      phone,
      passwordHash,
      refCode: newRefCode(),
      createdAt: deps.clock.now(),
    });
    if (!customer) {
      throw new Refusal((await store.findByEmail(tx, email)) ? 'email_taken' : 'phone_taken');
    }
    return enter(tx, deps, customer, person.guest_id ?? null);
  });
}

async function enter(
  tx: Tx,
  deps: Deps,
  customer: store.Customer,
  guestId: string | null,
): Promise<LoginResponse> {
  const now = deps.clock.now();
  if (guestId) await takeOverCart(tx, guestId, customer.id, now);
  return {
    token: await store.openSession(tx, customer.id, now),
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    type: '',
    email: '',
    phone: '',
    errors: [],
  };
}

/** The signed-in customer as the wire shows it. */
export async function readProfile(deps: Deps, customerId: number): Promise<Profile> {
  const customer = await store.findById(deps.db, customerId);
  if (!customer) throw new Refusal('unauthenticated');
  return {
    id: customer.id,
    f_name: customer.firstName,
    l_name: customer.lastName,
    phone: customer.phone ?? '',
    email: customer.email ?? '',
    image: customer.image,
    image_full_url: customer.image,
    interest: [],
    interest_modules: [],
    is_phone_verified: customer.phoneVerified ? 1 : 0,
    is_email_verified: customer.emailVerified ? 1 : 0,
    wallet_balance: fromMillis(customer.walletBalance),
    loyalty_point: customer.loyaltyPoint,
    ref_code: customer.refCode,
    order_count: customer.orderCount,
  };
}
