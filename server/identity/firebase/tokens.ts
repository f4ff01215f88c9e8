import { UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { verifySigned } from '../social/keys';

/** What we read of an ID token of Firebase. */
const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.boolean(), false),
  phone_number: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  picture: v.optional(v.string(), ''),
  firebase: v.object({
    sign_in_provider: v.optional(v.string(), ''),
    identities: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
});

export interface FirebaseIdentity {
  /** 'google.com', 'facebook.com', 'apple.com', 'phone'. */
  readonly provider: string;
  /** The provider's own id of the person. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string;
  readonly name: string;
  /** Address of a picture, or ''. */
  readonly picture: string;
}

const issuerOf = (project: string) => `https://securetoken.google.com/${project}`;

/**
 * Checks an ID token of our Firebase project: signature, issuer, audience, expiry. The emulator signs nothing: its
 * tokens are taken in demo mode only, where the environment names the emulator.
 * @throws Refusal `provider_token`, `provider_unreachable`
 */
export async function verifyFirebaseToken(deps: Deps, token: string): Promise<FirebaseIdentity> {
  const { env } = deps;
  const project = env.FIREBASE_PROJECT_ID;
  if (!project) throw new Refusal('provider_token');
  const expected = { issuer: issuerOf(project), audience: project };
  const isEmulated = env.DEMO_MODE && env.FIREBASE_AUTH_EMULATOR_HOST !== '';
  const payload = isEmulated
    ? decodeUnsigned(token, { ...expected, currentDate: deps.clock.now() })
    : await verifySigned(env.FIREBASE_KEYS_URL, token, {
        ...expected,
        algorithms: ['RS256'],
        currentDate: deps.clock.now(),
      });
  const read = v.safeParse(claims, payload);
  if (!read.success) throw new Refusal('provider_token');
  const { sub, firebase, ...person } = read.output;
  const provider = firebase.sign_in_provider;
  const own = firebase.identities[provider];
  const subject = Array.isArray(own) && own[0] !== undefined ? String(own[0]) : sub;
  return {
    provider,
    subject,
    email: person.email,
    emailVerified: person.email_verified,
    phone: person.phone_number,
    name: person.name,
    picture: person.picture,
  };
}

function decodeUnsigned(token: string, options: Parameters<typeof UnsecuredJWT.decode>[1]) {
  try {
    return UnsecuredJWT.decode(token, { ...options, requiredClaims: ['exp'] }).payload;
  } catch {
    throw new Refusal('provider_token');
  }
}
