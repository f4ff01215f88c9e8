import { decodeJwt } from 'jose';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { verifyFirebaseToken } from '../firebase/tokens';
import { askFacebook } from './facebook';
import { verifySigned } from './keys';

export type Medium = 'google' | 'facebook' | 'apple';

export interface SocialIdentity {
  readonly medium: Medium;
  /** The provider's own id of the person. */
  readonly subject: string;
  /** In small letters; '' when the provider gives none. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** '' when the provider tells none. */
  readonly name: string;
  /** Address of a picture of the person, or ''. */
  readonly picture: string;
}

const flagOf = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => value === true || value === 'true'),
);
const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.string(), ''),
  email_verified: flagOf,
  name: v.fallback(v.optional(v.string(), ''), ''),
  picture: v.fallback(v.optional(v.string(), ''), ''),
});

/**
 * Checks a token of the provider itself or of Firebase (SOC-08, SOC-09).
 * @throws Refusal `provider_token`, `provider_unreachable`
 */
export async function identify(deps: Deps, medium: Medium, token: string): Promise<SocialIdentity> {
  if (issuerIn(token).startsWith('https://securetoken.google.com/')) {
    return byFirebase(deps, medium, token);
  }
  if (medium === 'facebook') return askFacebook(deps.env, token);
  return byIdToken(deps, medium, token);
}

/** The issuer that a token claims; Facebook's access tokens have none. */
function issuerIn(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    return '';
  }
}

async function byFirebase(deps: Deps, medium: Medium, token: string): Promise<SocialIdentity> {
  const { provider, phone: _, ...person } = await verifyFirebaseToken(deps, token);
  if (provider !== `${medium}.com`) throw new Refusal('provider_token');
  return { ...person, medium, email: person.email.toLowerCase() };
}

async function byIdToken(
  deps: Deps,
  medium: 'google' | 'apple',
  token: string,
): Promise<SocialIdentity> {
  const { env, clock, settings } = deps;
  const isGoogle = medium === 'google';
  const { apple_login } = await settings.config();
  const audience = isGoogle
    ? env.GOOGLE_CLIENT_ID
    : [...env.APPLE_CLIENT_ID, ...apple_login.map(({ client_id }) => client_id).filter(Boolean)];
  if (audience.length === 0) throw new Refusal('provider_token');
  const payload = await verifySigned(isGoogle ? env.GOOGLE_KEYS_URL : env.APPLE_KEYS_URL, token, {
    audience,
    issuer: isGoogle
      ? ['https://accounts.google.com', 'accounts.google.com']
      : 'https://appleid.apple.com',
    algorithms: ['RS256'],
    currentDate: clock.now(),
  });
  const read = v.safeParse(claims, payload);
  if (!read.success) throw new Refusal('provider_token');
  const { sub, email, email_verified, name, picture } = read.output;
  return {
    medium,
    subject: sub,
    email: email.toLowerCase(),
    emailVerified: email_verified,
    name,
    picture,
  };
}
