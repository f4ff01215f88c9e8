import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { Refusal } from '../../http/refusal';

type KeySet = ReturnType<typeof createRemoteJWKSet>;

// Of public addresses that the environment names: a handful, fetched once and again when a key is new.
const keySets = new Map<string, KeySet>();

function keySetOf(url: string): KeySet {
  const known = keySets.get(url);
  if (known) return known;
  const made = createRemoteJWKSet(new URL(url), { timeoutDuration: 8_000 });
  keySets.set(url, made);
  return made;
}

/** Failures of fetching keys, rather than of the token. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  error.code === 'ERR_JOSE_GENERIC';

/**
 * The claims of a token that one of the keys at `url` has signed; keys are cached.
 * @throws Refusal `provider_token`, or `provider_unreachable` when the keys cannot be had
 */
export async function verifySigned(
  url: string,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keySetOf(url), {
      ...options,
      requiredClaims: ['exp', 'sub'],
      clockTolerance: 30,
    });
    return payload;
  } catch (error) {
    throw new Refusal(isUnreachable(error) ? 'provider_unreachable' : 'provider_token');
  }
}
