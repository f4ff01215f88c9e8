import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Env } from '../env';
import { policyFor } from './contentSecurity';

/** A page of the client with its configuration filled in, packed once at start. */
export interface Page {
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  contentSecurityPolicy: string;
}

/** Kind of page (the name of its text shell) by path. */
export function shellOf(path: string): string {
  if (path === '/') return 'landing';
  if (path === '/home') return 'home';
  if (path === '/categories') return 'categories';
  if (/^\/store\/(latest|popular)$|^\/(search|campaigns)$|^\/category\//.test(path)) return 'list';
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
      }
    : null;

const configured = (source: string, env: Env): string => {
  const configuration = {
    apiUrl: env.API_URL,
    googleMapsKey: env.GOOGLE_MAPS_KEY,
    mapTilesUrl: env.MAP_TILES_URL,
    mapTilesAttribution: env.MAP_TILES_ATTRIBUTION,
    demo: env.DEMO_MODE,
    firebase: firebaseOf(env),
  };
  return source.replace(
    /(<script id="runtime-config" type="application\/json">)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) =>
      `${open}${JSON.stringify(configuration).replaceAll('<', '\\u003c')}${close}`,
  );
};

/** `quality` of brotli, 0 to 11: the best takes 20 ms a page, 5 takes one. */
function packPage(html: string, contentSecurityPolicy: string, quality: number): Page {
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain: new Uint8Array(plain),
    br: new Uint8Array(
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    ),
    gzip: new Uint8Array(gzipSync(plain, { level: 9 })),
    contentSecurityPolicy,
  };
}

/** The pages of the built client, read when first asked for; null when it has not been built. */
export function createPages(dist: string, env: Env): (path: string) => Page | null {
  const pages = new Map<string, Page>();
  return (path) => {
    const shell = shellOf(path);
    const known = pages.get(shell);
    if (known) return known;
    const own = join(dist, 'shells', `${shell}.html`);
    const file = existsSync(own) ? own : join(dist, 'index.html');
    if (!existsSync(file)) return null;
    const html = configured(readFileSync(file, 'utf8'), env);
    const page = packPage(html, policyFor(html, env), 11);
    pages.set(shell, page);
    return page;
  };
}

/** A page of which something was changed for one answer; the change adds no script that runs. */
export const changePage = (page: Page, change: (html: string) => string): Page =>
  packPage(change(Buffer.from(page.plain).toString()), page.contentSecurityPolicy, 5);
