import type * as v from 'valibot';
import type { LoginResponse } from '../../../domain/identity/identity';
import type {
  socialPayload,
  socialRegisterPayload,
} from '../../../domain/identity/identityPayloads';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { countByAddress } from '../attempts';
import type { Call } from '../call';
import { findByKey } from '../claims';
import { askForProfile } from '../completions';
import { emptyResponse, finish } from '../finish';
import { verifyFirebaseToken } from '../firebase/tokens';
import { type Identifier, normalPhone, requirePhone } from '../identifiers';
import type { Customer } from '../store';
import * as store from '../store';
import { isUnfinished } from '../unentered';
import { askForOwnProof, link, linkedCustomer, proveByCode } from './link';
import { adoptPicture } from './picture';
import { identify, type SocialIdentity } from './provider';

type Payload = v.InferOutput<typeof socialPayload>;
type RegisterPayload = v.InferOutput<typeof socialRegisterPayload>;

/** An account that the provider's identity points at, and whether it proves it. */
interface Match {
  readonly customer: Customer;
  readonly by: Identifier;
  readonly isProven: boolean;
}

/**
 * Sign-in with a provider's token (SOC-01 to SOC-09): a linked account signs in, a found one is asked about
 * ('Is It You?'), somebody new is asked for a profile.
 * @throws Refusal `email` (neither e-mail nor phone are known), `unverified_match` with `code_sent` (the account's own
 *   proof first), `phone_taken`, `provider_token`, `provider_unreachable`, `forbidden`, those of codes and `finish`
 */
export async function socialSignIn(
  deps: Deps,
  call: Call,
  body: Payload | RegisterPayload,
): Promise<LoginResponse> {
  const { centralize_login: offers } = await deps.settings.config();
  if (!offers.social_login_status || !offers[`${body.medium}_login_status`]) {
    throw new Refusal('forbidden');
  }
  await countByAddress(deps.db, 'social', call.address, deps.env.LIMIT_SIGN_INS, deps.clock.now());
  const who = await identify(deps, body.medium, body.token);
  const linked = await linkedCustomer(deps, who);
  const own = linked === undefined ? undefined : await store.findById(deps.db, linked);
  if (own && !(await isUnfinished(deps, own))) return finish(deps, call, own.id);
  if (own)
    return askNewcomer(deps, call, who, {
      phone: null,
      isPhoneProven: false,
      isEmailKnown: !who.emailVerified,
    });

  const phone = body.phone ? await requirePhone(deps, body.phone) : null;
  const isPhoneProven = phone !== null && (await provesPhone(deps, body, phone));
  const match = await findMatch(deps, who, phone, isPhoneProven);
  if (match && body.verified === 'default')
    return { ...emptyResponse, is_exist_user: shown(match) };
  if (match && body.verified === 'yes') return takeAccount(deps, call, who, match, body.otp);
  if (match?.by.channel === 'phone')
    throw new Refusal('phone_taken', { detail: { field: 'phone' } });
  return askNewcomer(deps, call, who, { phone, isPhoneProven, isEmailKnown: match !== null });
}

async function findMatch(
  deps: Deps,
  who: SocialIdentity,
  phone: string | null,
  isPhoneProven: boolean,
): Promise<Match | null> {
  const byEmail: Identifier = { channel: 'email', value: who.email };
  const ofEmail = await findByKey(deps.db, byEmail);
  if (ofEmail) return { customer: ofEmail, by: byEmail, isProven: who.emailVerified };
  const byPhone: Identifier = { channel: 'phone', value: phone ?? '' };
  const ofPhone = await findByKey(deps.db, byPhone);
  return ofPhone ? { customer: ofPhone, by: byPhone, isProven: isPhoneProven } : null;
}

/** Name and picture of the account (SOC-04); who has proved nothing of it sees just enough to know it again. */
function shown({ customer, isProven }: Match): { name: string; image: string } {
  const names = [customer.firstName, customer.lastName].filter(Boolean);
  return isProven
    ? { name: names.join(' '), image: customer.image }
    : { name: names.map((name) => `${name.slice(0, 1)}•••`).join(' '), image: '' };
}

async function takeAccount(
  deps: Deps,
  call: Call,
  who: SocialIdentity,
  match: Match,
  otp: string | null | undefined,
): Promise<LoginResponse> {
  const { customer, by, isProven } = match;
  if (!isProven) {
    if (!otp) return askForOwnProof(deps, call, who, by, customer.id);
    await proveByCode(deps, call, who, by, customer.id, otp);
  }
  await link(deps, who, customer.id, by);
  await adoptPicture(deps, customer.id, who.picture);
  return finish(deps, call, customer.id);
}

async function askNewcomer(
  deps: Deps,
  call: Call,
  who: SocialIdentity,
  known: { phone: string | null; isPhoneProven: boolean; isEmailKnown: boolean },
): Promise<LoginResponse> {
  const isFree =
    who.emailVerified ||
    !(await store.findByIdentifier(deps.db, { channel: 'email', value: who.email }));
  const email = who.email && !known.isEmailKnown && isFree ? who.email : null;
  if (!email && !known.phone) throw new Refusal('email');
  const facts = {
    social: { medium: who.medium, subject: who.subject, picture: who.picture },
    ...(email && { email, emailProven: who.emailVerified }),
    ...(known.phone && { phone: known.phone, phoneProven: known.isPhoneProven }),
  };
  return { ...(await askForProfile(deps, call, facts)), name: who.name.trim().slice(0, 100) };
}

/** Whether an ID token of a phone sign-in came along that proves the phone (SOC-10). */
async function provesPhone(
  deps: Deps,
  body: Payload | RegisterPayload,
  phone: string,
): Promise<boolean> {
  const idToken = 'id_token' in body ? body.id_token : null;
  if (!idToken || idToken === body.token) return false;
  try {
    const { phone: proven } = await verifyFirebaseToken(deps, idToken);
    return proven !== '' && (await normalPhone(deps, proven)) === phone;
  } catch (error) {
    // Some clients send the provider's token here: it proves no phone, and that is all.
    if (error instanceof Refusal && error.code === 'provider_token') return false;
    throw error;
  }
}
