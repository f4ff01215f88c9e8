import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { seededAt } from '../../support/database';
import { pngOf } from '../../support/pictures';

export const project = 'test-shop';

export interface Providers {
  /** Environment that names this server in place of all providers. */
  readonly env: Record<string, string>;
  /** Signs claims as the provider of the kind does; `parts` overrides any claim. */
  sign(
    claims: Record<string, unknown>,
    options?: { stranger?: boolean; seconds?: number },
  ): Promise<string>;
  google(parts: Record<string, unknown>): Promise<string>;
  apple(parts: Record<string, unknown>): Promise<string>;
  /** Of Firebase: signed in by `provider` ('google.com', 'phone'). */
  firebase(provider: string, parts: Record<string, unknown>): Promise<string>;
  /** People whom the Graph API knows, by access token. */
  readonly facebook: Map<
    string,
    { id: string; email?: string; app_id?: string; name?: string; picture?: object }
  >;
  /** Address under which Facebook has a picture; it leads on to where the picture is. */
  readonly pictureUrl: string;
  /** How often a picture was fetched. */
  pictureFetches: number;
  /** What the Identity Toolkit answers to a session and code. */
  exchange: (sessionInfo: string, code: string) => Promise<{ status: number; body: object }>;
  /** How often the keys were fetched. */
  keyFetches: number;
  close(): Promise<void>;
}

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** The provider's picture: 5 by 3 pixels. */
const pictureBytes = pngOf(5, 3);

export async function openProviders(): Promise<Providers> {
  const own = await generateKeyPair('RS256');
  const strange = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256' }] };

  const answer = async (url: URL, body: string): Promise<{ status: number; body: object }> => {
    if (url.pathname === '/keys') {
      providers.keyFetches += 1;
      return { status: 200, body: keys };
    }
    if (url.pathname === '/graph/debug_token') {
      const known = providers.facebook.get(url.searchParams.get('input_token') ?? '');
      const isOurs = url.searchParams.get('access_token') === 'fb-app|fb-secret';
      const data = {
        is_valid: known !== undefined && isOurs,
        app_id: known?.app_id ?? 'fb-app',
        user_id: known?.id ?? '',
      };
      return { status: 200, body: { data } };
    }
    if (url.pathname === '/graph/me') {
      const known = providers.facebook.get(url.searchParams.get('access_token') ?? '');
      return known ? { status: 200, body: known } : { status: 400, body: { error: {} } };
    }
    if (url.pathname === '/toolkit/v1/accounts:signInWithPhoneNumber') {
      const { sessionInfo, code } = JSON.parse(body) as { sessionInfo: string; code: string };
      return providers.exchange(sessionInfo, code);
    }
    return { status: 404, body: {} };
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/graph/me/picture') {
      response.writeHead(302, { Location: '/kept.png' }).end();
      return;
    }
    if (url.pathname === '/kept.png') {
      providers.pictureFetches += 1;
      response.end(pictureBytes);
      return;
    }
    void read(request)
      .then((body) => answer(url, body))
      .then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign: Providers['sign'] = (claims, { stranger = false, seconds = 3_600 } = {}) => {
    const now = Math.floor(seededAt.getTime() / 1000);
    return new SignJWT({ iat: now, exp: now + seconds, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(stranger ? strange.privateKey : own.privateKey);
  };
  const providers: Providers = {
    pictureUrl: `${base}/graph/me/picture`,
    pictureFetches: 0,
    env: {
      GOOGLE_CLIENT_ID: 'google-app',
      GOOGLE_KEYS_URL: `${base}/keys`,
      APPLE_CLIENT_ID: 'apple-app',
      APPLE_KEYS_URL: `${base}/keys`,
      FACEBOOK_APP_ID: 'fb-app',
      FACEBOOK_APP_SECRET: 'fb-secret',
      FACEBOOK_GRAPH_URL: `${base}/graph`,
      FIREBASE_PROJECT_ID: project,
      FIREBASE_API_KEY: 'web-key',
      FIREBASE_KEYS_URL: `${base}/keys`,
      IDENTITY_TOOLKIT_URL: `${base}/toolkit`,
    },
    sign,
    google: (parts) =>
      sign({
        iss: 'https://accounts.google.com',
        aud: 'google-app',
        email_verified: true,
        ...parts,
      }),
    apple: (parts) =>
      sign({
        iss: 'https://appleid.apple.com',
        aud: 'apple-app',
        email_verified: 'true',
        ...parts,
      }),
    firebase: (provider, parts) =>
      sign({
        iss: `https://securetoken.google.com/${project}`,
        aud: project,
        firebase: { sign_in_provider: provider, identities: { [provider]: [String(parts.sub)] } },
        ...parts,
      }),
    facebook: new Map(),
    exchange: async () => ({ status: 400, body: { error: { message: 'INVALID_SESSION_INFO' } } }),
    keyFetches: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return providers;
}
