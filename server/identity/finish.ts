import type { LoginResponse } from '../../domain/identity/identity';
import { takeOverCart } from '../cart/takeover';
import type { CodeChannel } from '../db/schema/identity';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import type { Call } from './call';
import { ensureCode, expectProof } from './codes/codes';
import { rememberDevice } from './device';
import * as store from './store';

/** A login response in which nothing is missing but the token. */
export const emptyResponse: LoginResponse = {
  token: null,
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  type: '',
  email: '',
  phone: '',
  errors: [],
};

/** The proofs that the shop wants and a customer has not given yet, in the order in which they are asked for. */
export async function missingProofs(deps: Deps, customer: store.Customer): Promise<CodeChannel[]> {
  const { centralize_login: wants } = await deps.settings.config();
  const missing: CodeChannel[] = [];
  if (wants.email_verification_status && customer.email && !customer.emailVerified) {
    missing.push('email');
  }
  if (wants.phone_verification_status && customer.phone && !customer.phoneVerified) {
    missing.push('phone');
  }
  return missing;
}

/**
 * The end of every way to sign in (LOGIN-17 to LOGIN-19): a token and the guest's cart, or the next proof, whose code is
 * on its way already unless Firebase sends it.
 * @throws Refusal of `sendCode`
 */
export async function finish(deps: Deps, call: Call, customerId: number): Promise<LoginResponse> {
  const customer = await store.findById(deps.db, customerId);
  if (!customer) throw new Refusal('credentials');
  const { email, phone } = customer;
  const missing = await missingProofs(deps, customer);
  const [next] = missing;
  const answer = {
    ...emptyResponse,
    is_email_verified: missing.includes('email') ? 0 : 1,
    is_phone_verified: missing.includes('phone') ? 0 : 1,
    email: email ?? '',
    phone: phone ?? '',
  } as const;
  if (!next) {
    const entered = await enter(deps, call, customer.id);
    await rememberDevice(deps, call, customer.id);
    return { ...answer, ...entered };
  }
  const identifier = (next === 'email' ? email : phone) ?? '';
  const wanted = { purpose: 'verify', channel: next, identifier, customerId } as const;
  const { firebase_otp_verification: byFirebase } = await deps.settings.config();
  if (next === 'phone' && byFirebase) {
    await expectProof(deps, wanted);
    return { ...answer, type: next };
  }
  const code_sent = await ensureCode(deps, call, { ...wanted, delivery: 'now' });
  return { ...answer, type: next, code_sent };
}

async function enter(
  deps: Deps,
  { guestId, moduleId, language }: Call,
  customerId: number,
): Promise<Pick<LoginResponse, 'token' | 'cart_conflict'>> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const conflict = guestId
      ? await takeOverCart(tx, { guestId, customerId, moduleId, language, now })
      : null;
    return {
      token: await store.openSession(tx, customerId, now),
      ...(conflict && { cart_conflict: conflict }),
    };
  });
}
