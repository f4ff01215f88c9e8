import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Env } from '../env';

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
  if (/^\/store\/(latest|popular)$|^\/(categories|search|campaigns)$|^\/category\//.test(path))
    return 'list';
  if (path.startsWith('/store/')) return 'store';
  if (path.startsWith('/product/')) return 'product';
  if (path === '/checkout' || path === '/track-order') return path.slice(1);
  return 'page';
}

const origin = (address: string) => {
  try {
    return new URL(address.replace(/\{[^}]*\}/g, 'a')).origin;
  } catch {
    return '';
  }
};

/** Scripts in the page are allowed by their hash; everything else comes from us or what is configured. */
function policyFor(html: string, env: Env): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  );
  const google = env.GOOGLE_MAPS_KEY ? 'https://*.googleapis.com https://*.gstatic.com' : '';
  const api = origin(env.API_URL);
  const tiles = origin(env.MAP_TILES_URL);
  const rule = (name: string, ...sources: string[]) =>
    `${name} ${sources.filter(Boolean).join(' ')}`;
  return [
    rule('default-src', "'self'"),
    rule('script-src', "'self'", ...hashes, google),
    rule('style-src', "'self'", "'unsafe-inline'", google),
    rule('img-src', "'self'", 'data:', 'blob:', api, tiles, google),
    rule('font-src', "'self'", 'data:', google),
    rule('connect-src', "'self'", api, google),
    rule('object-src', "'none'"),
    rule('base-uri', "'self'"),
    rule('frame-ancestors', "'none'"),
  ].join('; ');
}

function packPage(source: string, env: Env): Page {
  const configuration = {
    apiUrl: env.API_URL,
    googleMapsKey: env.GOOGLE_MAPS_KEY,
    mapTilesUrl: env.MAP_TILES_URL,
    mapTilesAttribution: env.MAP_TILES_ATTRIBUTION,
    demo: env.DEMO_MODE,
  };
  const html = source.replace(
    /(<script id="runtime-config" type="application\/json">)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) =>
      `${open}${JSON.stringify(configuration).replaceAll('<', '\\u003c')}${close}`,
  );
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain: new Uint8Array(plain),
    br: new Uint8Array(
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ),
    gzip: new Uint8Array(gzipSync(plain, { level: 9 })),
    contentSecurityPolicy: policyFor(html, env),
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
    const page = packPage(readFileSync(file, 'utf8'), env);
    pages.set(shell, page);
    return page;
  };
}
