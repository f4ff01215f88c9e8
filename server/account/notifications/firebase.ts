import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Env } from '../../env';
import { askOther } from '../../http/askOther';

const account = v.object({
  project_id: v.string(),
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.optional(v.string(), 'https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = v.InferOutput<typeof account>;

/** The key file of a Firebase service account, as its JSON; null when it is none. */
export function readServiceAccount(json: string): ServiceAccount | null {
  try {
    return v.parse(account, JSON.parse(json));
  } catch {
    return null;
  }
}

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of the shop that it leads to. */
  readonly link: string;
  /** A later message of the same tag takes its place. */
  readonly tag: string;
}

const granted = v.object({ access_token: v.string(), expires_in: v.number() });
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const patience = () => AbortSignal.timeout(8_000);

const refused = v.object({ error: v.object({ status: v.literal('INVALID_ARGUMENT') }) });

/** All else of a message is made here and right. */
const isNoToken = async (answer: Response): Promise<boolean> =>
  v.is(refused, await answer.json().catch(() => null));

/** Hands messages to Firebase Cloud Messaging (HTTP v1); its access is asked for when the last has nearly run out. */
export function createPusher(env: Env, from: ServiceAccount) {
  let access: { token: string; until: number } | null = null;

  const authorize = async (): Promise<string> => {
    if (access && access.until > Date.now()) return access.token;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(from.client_email)
      .setAudience(from.token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(from.private_key, 'RS256'));
    const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const body = new URLSearchParams({ grant_type, assertion });
    const answer = await askOther('firebase', from.token_uri, {
      method: 'POST',
      body,
      signal: patience(),
    });
    if (!answer.ok) throw new Error(`Firebase grants no access: ${answer.status}`);
    const { access_token, expires_in } = v.parse(granted, await answer.json());
    access = { token: access_token, until: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  };

  /** False when the browser takes no messages any more. @throws Error when Firebase cannot be reached */
  return async (token: string, { title, body, link, tag }: PushMessage): Promise<boolean> => {
    const message = {
      token,
      data: { title, body, link, tag },
      webpush: { headers: { TTL: '3600' } },
    };
    const answer = await askOther(
      'firebase',
      `${env.FCM_URL}/v1/projects/${from.project_id}/messages:send`,
      {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${await authorize()}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ message }),
        signal: patience(),
      },
    );
    if (answer.ok) return true;
    // 404: no longer registered; 403: registered with another sender. Neither comes back.
    if (answer.status === 404 || answer.status === 403) return false;
    if (answer.status === 400 && (await isNoToken(answer))) return false;
    throw new Error(`Firebase did not take a message: ${answer.status}`);
  };
}
