import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env';

/** What a page may use of a device: where it is, and nothing else. */
const permissions = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-create',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ');

/** Calls answer about somebody, or about this moment: nothing on the way keeps that. */
const isCall = (path: string) => /^\/(api|apps|pay|webhooks|demo)\//.test(path);

/** An answer that somebody opens as a page shows and loads nothing. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** Whether a provider's own window may be opened to sign in; another back end alone knows which it offers. */
const opensWindows = (env: Env) =>
  [
    env.API_URL,
    env.GOOGLE_CLIENT_ID,
    env.APPLE_CLIENT_ID,
    env.FACEBOOK_APP_ID,
    env.FIREBASE_PROJECT_ID,
  ].some(({ length }) => length > 0);

/** What every answer says; pages also say what only pages can do, and the many small files do not. */
export function securityHeaders(env: Env): MiddlewareHandler {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const opener = opensWindows(env) ? 'same-origin-allow-popups' : 'same-origin';
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (isSecure) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (isCall(c.req.path) && !c.res.headers.has('cache-control')) {
      c.header('Cache-Control', 'no-store');
    }
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (isCall(c.req.path) && !isPage && !c.res.headers.has('content-security-policy')) {
      c.header('Content-Security-Policy', answerPolicy);
    }
    if (!isPage) return;
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Permissions-Policy', permissions);
    // A sign-in's own window of Google or Apple stays connected to ours.
    c.header('Cross-Origin-Opener-Policy', opener);
  };
}
