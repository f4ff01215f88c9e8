import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { type Env, isInspectorOn } from '../env';
import { projectRoot } from '../root';
import { chooseEncoding, encodingHeaders } from './encoding';
import { serveFile } from './files';
import { changePage, createPages } from './pages';
import type { PreviewFor } from './preview';
import { previewLanguage, withCanonical, withPreview } from './previewHead';
import { isOpenPage } from './sitemap';

const dist = join(projectRoot, 'dist');

const notBuilt =
  'The client is not built: run "npm run build", or "npm run dev" while developing.\n';

/** Whether there is a client to serve. */
export const isClientBuilt = () => existsSync(join(dist, 'index.html'));

/** The built client: its files, and for every other address the page that draws it. Mounted last. */
export function mountClient(app: Hono, env: Env, previewFor: PreviewFor): void {
  const pageFor = createPages(dist, env);
  app.get('*', async (c) => {
    const { path } = c.req;
    if (!isInspectorOn(env) && /^\/(assets\/)?inspector\//.test(path)) return c.notFound();
    const file = await serveFile(dist, path, c.req.raw);
    if (file) return file;
    if (/^\/(api|media|map|demo|pay|webhooks|assets|pictures)\//.test(path)) return c.notFound();
    const shell = existsSync(dist) ? pageFor(path) : null;
    if (!shell) return c.text(notBuilt, 503);
    const preview = await previewFor(path, previewLanguage(c.req.header('accept-language')));
    const origin = env.PUBLIC_URL || new URL(c.req.url).origin;
    const isOpen = isOpenPage(path);
    const page =
      preview || isOpen
        ? changePage(shell, (html) =>
            preview
              ? withPreview(html, preview, origin)
              : withCanonical(html, new URL(c.req.url).pathname, origin),
          )
        : shell;
    const headers = {
      ETag: page.etag,
      'Cache-Control': 'no-cache',
      ...(!isOpen && { 'X-Robots-Tag': 'noindex' }),
    };
    if (c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers);
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    return c.body(encoding ? page[encoding] : page.plain, 200, {
      ...headers,
      ...encodingHeaders(encoding),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.contentSecurityPolicy,
    });
  });
}
