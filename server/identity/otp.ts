import type * as v from 'valibot';
import type { LoginResponse } from '../../domain/identity/identity';
import type { loginPayload, verifyPhonePayload } from '../../domain/identity/identityPayloads';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import type { Call } from './call';
import { claim, findByKey, keep, lockByKey, release } from './claims';
import { sendCode, spendCode } from './codes/codes';
import { findCode } from './codes/store';
import { askForProfile } from './completions';
import { knownDevice } from './device';
import { emptyResponse, finish } from './finish';
import { type Identifier, requireEmail, requirePhone } from './identifiers';
import * as store from './store';
import { isUnfinished } from './unentered';

/**
 * Sign-in by code (LOGIN-14, LOGIN-15): without `otp` sends it, whoever the phone is of; with it signs in, or asks
 * somebody new for a profile.
 * @throws Refusal of `sendCode` and `spendCode`
 */
export async function signInByCode(
  deps: Deps,
  call: Call,
  { phone: typed, email_or_phone, otp }: v.InferOutput<typeof loginPayload>,
): Promise<LoginResponse> {
  const phone = await requirePhone(deps, typed || email_or_phone);
  if (otp) {
    await spendCode(deps, call, { purpose: 'login', subject: phone, typed: otp });
    return enterByPhone(deps, call, phone);
  }
  const code_sent = await sendCode(deps, call, {
    purpose: 'login',
    channel: 'phone',
    identifier: phone,
    customerId: null,
    delivery: 'now',
  });
  return { ...emptyResponse, is_phone_verified: 0, type: 'phone', phone, code_sent };
}

export async function enterByPhone(deps: Deps, call: Call, phone: string): Promise<LoginResponse> {
  const identifier: Identifier = { channel: 'phone', value: phone };
  const { centralize_login: wants } = await deps.settings.config();
  const owner = await findByKey(deps.db, identifier);
  const isOwnDevice = (await knownDevice(deps, call, owner?.id)) !== null;
  const known = await deps.db.transaction(async (tx) => {
    const customer = await lockByKey(tx, identifier);
    if (customer && isOwnDevice && customer.id === owner?.id) {
      await keep(tx, customer, identifier, wants.phone_verification_status === 1);
    } else if (customer) await claim(tx, customer, identifier, deps.clock.now());
    else await release(tx, identifier);
    return customer && store.findById(tx, customer.id);
  });
  return known && !(await isUnfinished(deps, known))
    ? finish(deps, call, known.id)
    : askForProfile(deps, call, { phone, phoneProven: true });
}

const awaited = async (deps: Deps, { channel, value }: Identifier) => {
  const row = await findCode(deps.db, 'verify', value);
  // Longer than a code lives, so that another can be asked for.
  const limit = deps.clock.now().getTime() - 30 * 60_000;
  const isOpen = row && !row.usedAt && row.channel === channel && row.sentAt.getTime() > limit;
  if (!isOpen || row.customerId === null) throw new Refusal('otp_expired');
  return row.customerId;
};

/**
 * Proves the phone or e-mail of a login under way (OTP-07, OTP-09), and goes on with that login.
 * @throws Refusal of `spendCode` and `sendCode`; `otp_expired` too when no login waits for this proof
 */
export async function verify(
  deps: Deps,
  call: Call,
  body: v.InferOutput<typeof verifyPhonePayload>,
): Promise<LoginResponse> {
  const identifier: Identifier =
    body.verification_type === 'email'
      ? { channel: 'email', value: requireEmail(body.email) }
      : { channel: 'phone', value: await requirePhone(deps, body.phone) };
  if (body.otp) {
    const guess = { purpose: 'verify', subject: identifier.value, typed: body.otp } as const;
    const { customerId } = await spendCode(deps, call, guess);
    return continueLogin(deps, call, customerId, identifier);
  }
  const { channel, value } = identifier;
  const customerId = await awaited(deps, identifier);
  const code_sent = await sendCode(deps, call, {
    purpose: 'verify',
    channel,
    identifier: value,
    customerId,
    delivery: 'now',
  });
  const answer = { ...emptyResponse, type: channel, code_sent, [channel]: value };
  return channel === 'email'
    ? { ...answer, is_email_verified: 0 }
    : { ...answer, is_phone_verified: 0 };
}

/** A phone proved by Firebase: of the login that waits for it. @throws Refusal `otp_expired` when none does */
export async function continueByPhone(
  deps: Deps,
  call: Call,
  phone: string,
): Promise<LoginResponse> {
  const identifier: Identifier = { channel: 'phone', value: phone };
  return continueLogin(deps, call, await awaited(deps, identifier), identifier);
}

async function continueLogin(
  deps: Deps,
  call: Call,
  customerId: number | null,
  identifier: Identifier,
): Promise<LoginResponse> {
  const isOwn = customerId !== null && (await store.markVerified(deps.db, customerId, identifier));
  if (!isOwn) throw new Refusal('otp_expired');
  return finish(deps, call, customerId);
}
