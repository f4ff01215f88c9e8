import { createHash } from 'node:crypto';
import { type Env, isInspectorOn } from '../env';
import { analyticsSources } from '../envAnalytics';

const origin = (address: string) => {
  try {
    return new URL(address.replace(/\{[^}]*\}/g, 'a')).origin;
  } catch {
    return '';
  }
};

const pushCalls =
  'https://fcmregistrations.googleapis.com https://firebaseinstallations.googleapis.com';

/** What Firebase's phone and social sign-in load: its own API, the check for robots, the provider's window. */
function firebaseSources(env: Env) {
  if (!env.FIREBASE_PROJECT_ID) return { scripts: '', calls: '', frames: '', pictures: '' };
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST && `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const domain = env.FIREBASE_AUTH_DOMAIN || `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`;
  return {
    scripts:
      'https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    calls: `https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/ ${env.FIREBASE_VAPID_KEY && pushCalls} ${emulator}`,
    frames: `https://${domain} https://www.google.com/recaptcha/ ${emulator}`,
    pictures: 'https://www.gstatic.com/recaptcha/',
  };
}

const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const scripts = /<script(?: data-early)?>([\s\S]*?)<\/script>/g;
const styleEnd = '</style>';
const styles = /<style(?: data-shell)?>([\s\S]*?)<\/style>/g;

/** What this server has written itself: not what it has drawn into the page after the page's first styles. */
function ownPart(page: string): string {
  const drawn = page.indexOf('<div id="rendered">');
  const end = drawn < 0 ? -1 : page.indexOf(styleEnd, drawn);
  return end < 0 ? page : page.slice(0, end + styleEnd.length);
}

/** Google's maps make style elements as they run, whose texts are Google's own: beside a hash `'unsafe-inline'` says nothing. */
const allowedStyles = (page: string, env: Env) =>
  env.GOOGLE_MAPS_KEY ? ["'unsafe-inline'"] : hashesOf(ownPart(page), styles);

/**
 * Scripts and styles in the page are allowed by their hash; everything else comes from us or what is configured.
 * @param html the page as it was built, whose scripts may run
 * @param page the page as it is sent, whose first styles may be its own
 */
export function policyFor(
  html: string,
  env: Env,
  pictures: readonly string[] = [],
  page: string = html,
): string {
  const google = env.GOOGLE_MAPS_KEY ? 'https://*.googleapis.com https://*.gstatic.com' : '';
  const api = origin(env.API_URL);
  // Another back end's pictures may lie in any store of files.
  const anywhere = api && (api.startsWith('http:') ? 'https: http:' : 'https:');
  const tiles = origin(env.MAP_TILES_URL);
  const firebase = firebaseSources(env);
  const analytics = analyticsSources(env);
  const rule = (name: string, ...sources: string[]) =>
    `${name} ${sources.filter(Boolean).join(' ')}`;
  return [
    rule('default-src', "'self'"),
    rule(
      'script-src',
      "'self'",
      ...hashesOf(html, scripts),
      google,
      firebase.scripts,
      analytics.scripts,
    ),
    rule('style-src', "'self'", ...allowedStyles(page, env), google),
    // Google's code writes style attributes too; ours sets styles by script alone.
    rule('style-src-attr', google ? "'unsafe-inline'" : "'none'"),
    rule(
      'img-src',
      "'self'",
      'data:',
      'blob:',
      api,
      anywhere,
      tiles,
      google,
      firebase.pictures,
      analytics.pictures,
      ...new Set(pictures.map(origin)),
    ),
    rule('font-src', "'self'", 'data:', google),
    rule('connect-src', "'self'", api, google, firebase.calls, analytics.calls),
    rule('frame-src', "'self'", firebase.frames),
    rule('object-src', "'none'"),
    rule('base-uri', "'none'"),
    rule('form-action', "'self'"),
    // The inspector shows the shop beside itself.
    rule('frame-ancestors', isInspectorOn(env) ? "'self'" : "'none'"),
  ].join('; ');
}
