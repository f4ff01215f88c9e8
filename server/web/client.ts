import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { type Env, isInspectorOn } from '../env';
import { projectRoot } from '../root';
import { chooseEncoding, encodingHeaders } from './encoding';
import { type FaceOf, ownIcon } from './face';
import { serveFile } from './files';
import { isKnownPage, isOpenPage, tidyPath } from './knownPages';
import { serveManifest } from './manifest';
import { changePage, createPages } from './pages';
import type { PreviewFor } from './preview';
import {
  languageIn,
  previewLanguage,
  withCanonical,
  withoutIndex,
  withPreview,
} from './previewHead';

const dist = join(projectRoot, 'dist');

const notBuilt =
  'The client is not built: run "npm run build", or "npm run dev" while developing.\n';

export const isClientBuilt = () => existsSync(join(dist, 'index.html'));

/** The built client: its files, and for every other address the page that draws it. Mounted last. */
export function mountClient(
  app: Hono,
  env: Env,
  { previewFor, faceOf }: { previewFor: PreviewFor; faceOf: FaceOf },
  folder: string = dist,
): void {
  const pageFor = createPages(folder, env);
  app.get('*', async (c) => {
    const { path } = c.req;
    if (!isInspectorOn(env) && /^\/(assets\/)?inspector\//.test(path)) return c.notFound();
    if (path === '/manifest.webmanifest') return serveManifest(folder, await faceOf());
    // What browsers ask for by themselves, and what news carry that are pushed.
    if (path === '/favicon.ico' || path === '/pictures/icon-192.png') {
      const icon = ownIcon(await faceOf());
      if (icon) return c.redirect(icon);
    }
    const file = await serveFile(folder, path, c.req.raw);
    if (file) return file;
    if (/^\/(api|media|map|demo|pay|webhooks|assets|pictures)\//.test(path)) return c.notFound();
    const shell = existsSync(folder) ? pageFor(path, await faceOf()) : null;
    if (!shell) return c.text(notBuilt, 503);
    const url = new URL(c.req.url);
    const name = tidyPath(url.pathname);
    const asked = languageIn(url.searchParams);
    const language = asked ?? previewLanguage(c.req.header('accept-language'));
    const isOpen = isOpenPage(name);
    const preview = isOpen ? await previewFor(name, language) : null;
    // The page still comes and says so itself, in the shopper's language.
    const isMissing = preview === 'missing' || !isKnownPage(name);
    const origin = env.PUBLIC_URL || url.origin;
    const change = (html: string) => {
      if (preview === 'missing' || isMissing) return withoutIndex(html);
      return preview
        ? withPreview(html, preview, origin, asked)
        : withCanonical(html, name, origin, asked);
    };
    const page = isOpen || isMissing ? changePage(shell, change) : shell;
    const headers = {
      ETag: page.etag,
      'Cache-Control': 'no-cache',
      ...(isOpen && !isMissing ? {} : { 'X-Robots-Tag': 'noindex' }),
    };
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    const vary = { Vary: isOpen ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding' };
    if (!isMissing && c.req.header('if-none-match') === page.etag)
      return c.body(null, 304, { ...headers, ...vary });
    return c.body(encoding ? page[encoding] : page.plain, isMissing ? 404 : 200, {
      ...headers,
      ...encodingHeaders(encoding),
      ...vary,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.contentSecurityPolicy,
    });
  });
}
