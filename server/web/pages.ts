import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Env, isInspectorOn } from '../env';
import { analyticsOf } from '../envAnalytics';
import { policyFor } from './contentSecurity';
import { type Face, withFace } from './face';

/** A page of the client with its configuration filled in; packed once, when first asked for so. */
export interface Page {
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly contentSecurityPolicy: string;
  /** What it allows when it is sent as this text. */
  policyOf(html: string): string;
}

export function shellOf(path: string): string {
  if (path === '/') return 'landing';
  if (path === '/home') return 'home';
  if (path === '/inspector') return 'inspector';
  if (path === '/categories') return 'categories';
  if (/^\/store\/(latest|popular)$|^\/(search|campaigns)$|^\/(category|brand)\//.test(path))
    return 'list';
  if (path.startsWith('/store/')) return 'store';
  if (path.startsWith('/product/')) return 'product';
  if (path === '/checkout' || path === '/track-order') return path.slice(1);
  return 'page';
}

const firebaseOf = (env: Env) =>
  env.FIREBASE_PROJECT_ID
    ? {
        projectId: env.FIREBASE_PROJECT_ID,
        apiKey: env.FIREBASE_API_KEY,
        authDomain: env.FIREBASE_AUTH_DOMAIN || `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
        appId: env.FIREBASE_APP_ID,
        emulator: env.FIREBASE_AUTH_EMULATOR_HOST,
        messagingSenderId: env.FIREBASE_SENDER_ID,
        vapidKey: env.FIREBASE_VAPID_KEY,
      }
    : null;

/** What the client is configured with, as JSON. */
export function clientSettings(env: Env, face: Face | null): string {
  const analytics = analyticsOf(env, face?.currency ?? null);
  return JSON.stringify({
    apiUrl: env.API_URL,
    apiDialect: env.API_DIALECT || (face?.dialect ?? ''),
    googleMapsKey: env.GOOGLE_MAPS_KEY,
    mapTilesUrl: env.MAP_TILES_URL,
    mapTilesAttribution: env.MAP_TILES_ATTRIBUTION,
    demo: env.DEMO_MODE,
    inspector: env.INSPECTOR || 'off',
    ...(env.INSPECTOR_STATELY && { statelyInspector: env.INSPECTOR_STATELY }),
    firebase: firebaseOf(env),
    ...(analytics && { analytics }),
    ...(face && { shop: { name: face.name, logo: face.logo, hero: face.hero } }),
  });
}

const configured = (source: string, env: Env, face: Face | null): string =>
  source.replace(
    /(<script id="runtime-config" type="application\/json">)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) =>
      `${open}${clientSettings(env, face).replaceAll('<', '\\u003c')}${close}`,
  );

/** The script that lets an inspector find a page's flows; nothing where the inspector is off. */
function withLoader(html: string, dist: string, env: Env): string {
  const file = join(dist, 'inspector/loader.txt');
  if (!isInspectorOn(env) || !existsSync(file)) return html;
  const script = readFileSync(file, 'utf8');
  const place = '<script id="runtime-config"';
  return html.replace(place, () => `<script>${script}</script>${place}`);
}

/** The script that lets the client take over what the server has rendered; nothing where it renders nothing. */
function withTakeOver(html: string, dist: string, env: Env): string {
  const file = join(dist, 'shells/takeOver.txt');
  if (!env.SERVER_RENDERING || !existsSync(file)) return html;
  const script = readFileSync(file, 'utf8');
  return html.replace('</body>', () => `<script>${script}</script></body>`);
}

/** The file of a kind of page; null when there is none, as of the inspector where it is off. */
function fileOf(shell: string, dist: string, env: Env): string | null {
  const inspector = join(dist, 'inspector/index.html');
  if (shell === 'inspector' && isInspectorOn(env) && existsSync(inspector)) return inspector;
  const own = join(dist, 'shells', `${shell === 'inspector' ? 'page' : shell}.html`);
  const file = existsSync(own) ? own : join(dist, 'index.html');
  return existsSync(file) ? file : null;
}

/**
 * No policy covers single style attributes: they are written as `data-style`, which the page's first script puts in force
 * (src/prerender/shells.ts). What stands in texts and scripts has its quotation marks escaped, so it is never taken for one.
 */
const withoutStyleAttributes = (html: string): string =>
  html.replace(/(<[a-z][^<>]*?) style="/g, '$1 data-style="');

/** `quality` of brotli, 0 to 11: the best takes 140 ms a page, 5 takes 3 and makes it a twelfth smaller than 4, which takes 2. */
function packPage(written: string, policyOf: Page['policyOf'], quality: number): Page {
  const html = withoutStyleAttributes(written);
  const plain = Buffer.from(html);
  let br: Page['br'] | undefined;
  let gzip: Page['gzip'] | undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain: new Uint8Array(plain),
    get br() {
      br ??= new Uint8Array(brotliCompressSync(plain, { params }));
      return br;
    },
    get gzip() {
      gzip ??= new Uint8Array(gzipSync(plain, { level: Math.min(quality, 9) }));
      return gzip;
    },
    contentSecurityPolicy: policyOf(html),
    policyOf,
  };
}

/**
 * The pages of the built client, read when first asked for and again when the shop's face has changed; null when it
 * has not been built.
 */
export function createPages(
  dist: string,
  env: Env,
): (path: string, face?: Face | null) => Page | null {
  const pages = new Map<string, { page: Page; shown: string }>();
  return (path, face = null) => {
    const shell = shellOf(path);
    const shown = JSON.stringify(face);
    const known = pages.get(shell);
    if (known?.shown === shown) return known.page;
    const file = fileOf(shell, dist, env);
    if (!file) return null;
    const source = configured(readFileSync(file, 'utf8'), env, face);
    const own =
      shell === 'inspector' ? source : withTakeOver(withLoader(source, dist, env), dist, env);
    const html = face && shell !== 'inspector' ? withFace(own, face) : own;
    const page = packPage(html, (sent) => policyFor(html, env, face?.pictures, sent), 11);
    pages.set(shell, { page, shown });
    return page;
  };
}

/** A page of which something was changed for one answer; the change adds no script that runs, but may add styles. */
export const changePage = (page: Page, change: (html: string) => string): Page =>
  packPage(change(textOf(page)), page.policyOf, 5);

export const textOf = ({ plain }: Page): string => Buffer.from(plain).toString();
