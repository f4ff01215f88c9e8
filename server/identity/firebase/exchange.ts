import * as v from 'valibot';
import { comparablePhone } from '../../../domain/values/phone';
import type { ErrorCode } from '../../../domain/wire/errors';
import type { Deps } from '../../deps';
import { askOther } from '../../http/askOther';
import { Refusal } from '../../http/refusal';
import { countByAddress } from '../attempts';
import { readCode } from '../codes/secret';
import { verifyFirebaseToken } from './tokens';

const answer = v.object({ idToken: v.string() });
const failure = v.object({ error: v.object({ message: v.string() }) });

const patienceMilliseconds = 8_000;

/** What the Identity Toolkit says of a code, in our words. */
const refusalOf: Record<string, ErrorCode> = {
  INVALID_CODE: 'otp_wrong',
  MISSING_CODE: 'otp_wrong',
  CODE_EXPIRED: 'otp_expired',
  SESSION_EXPIRED: 'otp_expired',
  INVALID_SESSION_INFO: 'otp_expired',
  MISSING_SESSION_INFO: 'otp_expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'otp_too_many',
  QUOTA_EXCEEDED: 'otp_too_many',
};

const addressOf = ({ env }: Deps) => {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : env.IDENTITY_TOOLKIT_URL;
  const key = encodeURIComponent(env.FIREBASE_API_KEY);
  return `${base}/v1/accounts:signInWithPhoneNumber?key=${key}`;
};

/**
 * Exchanges a session and its code with Firebase (OTP-08, FORGOT-15) and checks the ID token that comes back.
 * @returns the phone that is proved
 * @throws Refusal `otp_wrong`, `otp_expired`, `otp_too_many`, `provider_token`, `provider_unreachable`,
 *   `too_many_attempts`, `forbidden` without a project
 */
export async function proveByFirebase(
  deps: Deps,
  address: string,
  sessionInfo: string,
  typedCode: string,
): Promise<string> {
  const { db, env, clock } = deps;
  if (!env.FIREBASE_PROJECT_ID) throw new Refusal('forbidden');
  await countByAddress(db, 'guesses', address, env.LIMIT_GUESSES, clock.now());
  const code = readCode(typedCode);
  if (!code) throw new Refusal('otp_wrong');
  const { status, body } = await post(addressOf(deps), { sessionInfo, code });
  if (status === 200 && v.is(answer, body)) {
    const { phone } = await verifyFirebaseToken(deps, body.idToken);
    if (!phone) throw new Refusal('provider_token');
    return comparablePhone(phone, '');
  }
  const said = v.safeParse(failure, body);
  const [reason = ''] = said.success ? said.output.error.message.split(/[\s:]/) : [];
  if (status >= 500 || !reason) throw new Refusal('provider_unreachable');
  throw new Refusal(refusalOf[reason] ?? 'provider_token');
}

async function post(url: string, body: object): Promise<{ status: number; body: unknown }> {
  try {
    const response = await askOther('identity toolkit', url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    throw new Refusal('provider_unreachable');
  }
}
